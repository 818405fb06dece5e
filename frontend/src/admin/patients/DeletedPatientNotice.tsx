import { Button } from 'antd';
import styles from './DeletedPatientNotice.module.css';
import { useRestore, type DeletedRecord } from './useRestore';

interface Props {
  readonly deleted: DeletedRecord | null;
  /** Called when it is dismissed, or the record is restored. */
  readonly onGone: () => void;
}

const takeFocus = (notice: HTMLDivElement | null) => notice?.focus();

/**
 * Says that a record was deleted, with Undo. It stays until it is dismissed, and takes the focus, because the focused button was removed
 * with its row.
 */
export function DeletedPatientNotice({ deleted, onGone }: Props) {
  const undo = useRestore(onGone);
  return (
    <output>
      {deleted && (
        <div key={deleted.id} ref={takeFocus} tabIndex={-1} className={styles.notice}>
          <p className={styles.text}>
            The record of {deleted.name || deleted.patientId} was deleted. It can be brought back within 30 days.
          </p>
          <Button type="link" loading={undo.isBusy} onClick={() => undo.run(deleted)}>
            Undo
          </Button>
          <Button type="link" onClick={onGone}>
            Close
          </Button>
        </div>
      )}
    </output>
  );
}
