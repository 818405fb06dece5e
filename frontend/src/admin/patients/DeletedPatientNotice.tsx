import { Button } from 'antd';
import { failureText } from '../../failure-text';
import { useRestorePatientMutation } from '../../gql/generated';
import { useAction } from '../../ui/useAction';
import styles from './DeletedPatientNotice.module.css';
import { patientLists } from './patient-queries';

/** A record that was just deleted, as the notice names it. */
export interface DeletedRecord {
  readonly id: string;
  readonly patientId: string;
  readonly name: string;
}

interface Props {
  readonly deleted: DeletedRecord | null;
  /** It was dismissed, or the record is back. */
  readonly onGone: () => void;
}

const takeFocus = (notice: HTMLDivElement | null) => notice?.focus();

/**
 * Says that a record was deleted and offers to undo it (reading 37). It stays until it is dismissed, so that nobody has to hurry, and
 * takes the focus, since the button that had it went away with the row.
 */
export function DeletedPatientNotice({ deleted, onGone }: Props) {
  const [restore] = useRestorePatientMutation();
  const undo = useAction<DeletedRecord>({
    send: async (record) => {
      await restore({ variables: { id: record.id } });
      return `The record of ${record.name || record.patientId} is back in the list.`;
    },
    failureText: (failure) => failureText('Failed to restore patient', failure),
    reloads: patientLists,
    onDone: onGone,
  });
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
