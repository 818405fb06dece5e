import { useRef } from 'react';
import { useDiscardQuestion } from '#src/ui/dialogs/DiscardQuestion';
import type { ClinicForms } from './clinic-forms';

/** Tracks which sections have unsaved input; leaving the page asks while there is any. */
export function useEditedSections() {
  const { setEdited: setPageEdited } = useDiscardQuestion();
  const edited = useRef(new Set<string>());
  const setEdited: ClinicForms['setEdited'] = (section, isEdited) => {
    if (isEdited) edited.current.add(section);
    else edited.current.delete(section);
    setPageEdited(edited.current.size > 0);
  };
  return { setEdited, hasEdited: () => edited.current.size > 0 };
}
