import type { Reference } from '@apollo/client';
import { failureText } from '#src/failure-text';
import { useConfirm } from '#src/ui/dialogs/ConfirmProvider';
import { useAction } from '#src/ui/hooks/useAction';
import { useDiscardNoteMutation, type TreatmentNoteFragment } from '../patients/gql/generated';
import { noteLists } from './note-lists';
import { noteName } from './note-texts';

interface Connection {
  readonly edges: readonly { readonly node: Reference }[];
}

/** Throws one's own draft away after a confirmation. */
export function useDiscardNote() {
  const confirm = useConfirm();
  const [discard] = useDiscardNoteMutation();
  const { run, isBusyWith } = useAction<TreatmentNoteFragment>({
    keyOf: ({ id }) => id,
    send: async (note) => {
      await discard({
        variables: { id: note.id },
        // The list may have grown beyond its first slice, and a refetch keeps the rest.
        update: (cache) =>
          void cache.modify<{ readonly treatmentNotes: Connection }>({
            fields: {
              treatmentNotes: (list, { readField }) =>
                'edges' in list
                  ? { ...list, edges: list.edges.filter(({ node }) => readField('id', node) !== note.id) }
                  : list,
            },
          }),
      });
      return 'The draft was thrown away.';
    },
    failureText: (failure) => failureText('The draft was not thrown away', failure),
    reloads: noteLists,
  });
  const ask = async (note: TreatmentNoteFragment) => {
    const isMeant = await confirm({
      title: 'Throw this draft away?',
      content: `Nothing of the ${noteName(note)} stays, and it cannot be brought back. The audit trail says that you threw it away.`,
      okText: 'Throw away',
      cancelText: 'Keep it',
      isDanger: true,
    });
    if (isMeant) run(note);
  };
  return { isDiscarding: isBusyWith, onDiscard: (note: TreatmentNoteFragment) => void ask(note) };
}
