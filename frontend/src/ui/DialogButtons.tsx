import { Button } from 'antd';
import styles from './DialogButtons.module.css';
import { useStayWhileSaving } from './DiscardQuestion';

interface Props {
  readonly keepLabel?: string;
  readonly submitLabel: string;
  readonly isBusy: boolean;
  readonly isDanger?: boolean;
  readonly onKeep: () => void;
  /** Left out when the button submits the form around it. */
  readonly onSubmit?: () => void;
}

/** The two buttons at a dialog's end: leave everything as it is, or go on. */
export function DialogButtons(props: Props) {
  const { keepLabel = 'Cancel', submitLabel, isBusy, isDanger = false, onKeep, onSubmit } = props;
  useStayWhileSaving(isBusy);
  return (
    <div className={styles.buttons}>
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
    </div>
  );
}
