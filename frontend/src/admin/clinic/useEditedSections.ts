import { useRef } from 'react';
import { useDiscardQuestion } from '../../ui/DiscardQuestion';
import type { ClinicForms } from './clinic-forms';

/** Keeps which sections hold something that is not saved: as long as there is one, leaving the page asks. */
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
