import type { TreatmentNoteFragment } from '../patients/gql/generated';

/** Whether a draft can go on in the dialog of a call: it is a call, and holds only the texts that the dialog shows. */
export function isContactDraft({
  kind,
  status,
  isOwn,
  objective,
  painBefore,
  ...note
}: TreatmentNoteFragment): boolean {
  const isOnlyTexts = objective === '' && painBefore === null && note.painAfter === null && note.change === null;
  return (
    kind === 'CONTACT' &&
    status === 'DRAFT' &&
    isOwn &&
    isOnlyTexts &&
    note.treatments.length + note.values.length + note.body.length === 0
  );
}
