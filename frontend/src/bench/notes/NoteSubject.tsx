import { kindLabels } from '#src/note-templates/note-kinds';
import { momentText } from '#src/calendar/clinic-time';
import { Subject } from '#src/ui/layout/Subject';
import type { TreatmentNoteFragment } from '../patients/gql/generated';
import { authorText } from './note-texts';

/** The note that a dialog is about. */
export function NoteSubject({ note }: { readonly note: TreatmentNoteFragment }) {
  return (
    <Subject>
      <strong>{note.patient.name || 'N/A'}</strong>
      <small>
        {kindLabels[note.kind]}, {momentText(note.at)}, {authorText(note)}
      </small>
    </Subject>
  );
}
