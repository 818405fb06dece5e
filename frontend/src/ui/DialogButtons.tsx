import { Button } from 'antd';
import * as kit from '#messages/kit';
import { useBusyDialog } from './Dialog';
import { useStayWhileSaving } from './DiscardQuestion';
import { Stack } from './Stack';

interface Props {
  readonly keepLabel?: string | undefined;
  readonly submitLabel: string;
  readonly isBusy: boolean;
  readonly isDanger?: boolean | undefined;
  readonly onKeep: () => void;
  /** Left out when the button submits the form around it. */
  readonly onSubmit?: () => void;
}

/** The two buttons at a dialog's or a form's end: leave everything as it is, or go on. */
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
