import { Button } from 'antd';
import styles from './DeletedPatientNotice.module.css';

/** A record that was just deleted, as the notice names it. */
export interface DeletedRecord {
  readonly id: string;
  readonly patientId: string;
  readonly name: string;
}

interface Props {
  readonly deleted: DeletedRecord | null;
  readonly isRestoring: boolean;
  readonly onUndo: () => void;
  readonly onDismiss: () => void;
}

const takeFocus = (notice: HTMLDivElement | null) => notice?.focus();

/**
 * Says that a record was deleted and offers to undo it (reading 37). It stays until it is dismissed, so that nobody has to hurry, and
 * takes the focus, since the button that had it went away with the row.
 */
export function DeletedPatientNotice({ deleted, isRestoring, onUndo, onDismiss }: Props) {
  return (
    <output>
      {deleted && (
        <div key={deleted.id} ref={takeFocus} tabIndex={-1} className={styles.notice}>
          <p className={styles.text}>
            The record of {deleted.name || deleted.patientId} was deleted. It can be brought back within 30 days.
          </p>
          <Button type="link" loading={isRestoring} onClick={onUndo}>
            Undo
          </Button>
          <Button type="link" onClick={onDismiss}>
            Close
          </Button>
        </div>
      )}
    </output>
  );
}
