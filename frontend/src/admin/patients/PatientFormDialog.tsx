import { Dialog } from '../../ui/Dialog';
import { useDiscardQuestion } from '../../ui/DiscardQuestion';
import { AddPatientForm } from './AddPatientForm';
import { EditPatientForm } from './EditPatientForm';

/** What the form is for: a new record, or one that exists. */
export type FormSubject = { readonly kind: 'add' } | { readonly kind: 'edit'; readonly id: string };

interface Props {
  /** Null while the dialog is closed. */
  readonly subject: FormSubject | null;
  readonly onClose: () => void;
  /** Told the patient's name; the dialog closes by itself. */
  readonly onSaved: (subject: FormSubject, name: string) => void;
}

/** The add and edit form in a dialog, which asks before it throws away what was typed. */
export function PatientFormDialog({ subject, onClose, onSaved }: Props) {
  const { setEdited, discardThen } = useDiscardQuestion();

  const close = () => discardThen(onClose);
  const saved = (name: string) => {
    if (!subject) return;
    onSaved(subject, name);
    onClose();
  };
  const common = { onEdited: () => setEdited(true), onCancel: close, onSaved: saved };

  return (
    <Dialog
      isOpen={subject !== null}
      title={subject?.kind === 'edit' ? 'Edit patient' : 'Add patient'}
      width={640}
      onClose={close}
      onClosed={() => setEdited(false)}
    >
      {subject?.kind === 'add' && <AddPatientForm {...common} />}
      {subject?.kind === 'edit' && (
        <EditPatientForm key={subject.id} id={subject.id} onReloaded={() => setEdited(false)} {...common} />
      )}
    </Dialog>
  );
}
