import { failureText } from '#src/failure-text';
import { useAction } from '#src/ui/hooks/useAction';
import { useSignNoteMutation, type TreatmentNoteFragment } from '../patients/gql/generated';
import { noteLists } from './note-lists';
import { noteName } from './note-texts';

/** Signs one's own note as it is shown: of a note that was changed meanwhile nothing is signed, and its text is read again. */
export function useSignNote() {
  const [sign] = useSignNoteMutation();
  const { run, isBusyWith } = useAction<TreatmentNoteFragment>({
    keyOf: ({ id }) => id,
    send: async (note) => {
      await sign({ variables: { id: note.id, version: note.version } });
      return `The ${noteName(note)} was signed.`;
    },
    failureText: (failure) => failureText('The note was not signed', failure),
    reloads: noteLists,
  });
  return { isSigning: isBusyWith, onSign: run };
}
