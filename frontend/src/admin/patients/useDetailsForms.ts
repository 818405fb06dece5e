import { useState } from 'react';
import type { DiscardQuestion } from '../../ui/DiscardQuestion';

/** The forms inside the details of a patient. */
export type FormKind = 'plan' | 'history' | 'report';

/** Which form is open: one at most, so that it is clear what Save saves. */
export interface DetailsForms {
  readonly openForm: FormKind | null;
  /** Opens a form in the place of the open one, which asks before it throws away what was typed. */
  readonly open: (kind: FormKind) => void;
  readonly close: () => void;
  readonly markEdited: () => void;
}

/** @param discard the question that closing the whole dialog asks, too. */
export function useDetailsForms({ setEdited, discardThen }: DiscardQuestion): DetailsForms {
  const [openForm, setOpenForm] = useState<FormKind | null>(null);
  const change = (next: FormKind | null) => {
    setEdited(false);
    setOpenForm(next);
  };
  return {
    openForm,
    open: (kind) => discardThen(() => change(kind)),
    close: () => change(null),
    markEdited: () => setEdited(true),
  };
}
