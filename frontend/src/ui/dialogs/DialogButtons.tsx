import { Button } from 'antd';
import * as kit from '#messages/kit';
import { useBusyDialog } from './Dialog';
import { useStayWhileSaving } from './DiscardQuestion';
import { Stack } from '../layout/Stack';

interface Props {
  readonly keepLabel?: string | undefined;
  readonly submitLabel: string;
  readonly isBusy: boolean;
  readonly isDanger?: boolean | undefined;
  readonly onKeep: () => void;
  /** Omit it when the button submits the surrounding form. */
  readonly onSubmit?: () => void;
}

/** The Cancel and Submit buttons of a dialog or form. */
export function DialogButtons(props: Props) {
  const { keepLabel = kit.cancel, submitLabel, isBusy, isDanger = false, onKeep, onSubmit } = props;
  useStayWhileSaving(isBusy);
  useBusyDialog(isBusy);
  return (
    <Stack row justify="end" gap={2}>
      <Button disabled={isBusy} onClick={onKeep}>
        {keepLabel}
      </Button>
      <Button
        type="primary"
        danger={isDanger}
        htmlType={onSubmit ? 'button' : 'submit'}
        loading={isBusy}
        {...(onSubmit && { onClick: onSubmit })}
      >
        {submitLabel}
      </Button>
    </Stack>
  );
}
