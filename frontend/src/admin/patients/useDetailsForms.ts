import { useState } from 'react';
import type { DiscardQuestion } from '#src/ui/dialogs/DiscardQuestion';

/** Kinds of inline forms in the details. */
export type FormKind = 'plan' | 'history' | 'report';

/** State of the inline forms: at most one is open, so that it is clear what Save saves. */
export interface DetailsForms {
  readonly openForm: FormKind | null;
  /** Opens a form instead of the open one; asks before unsaved input is discarded. */
  readonly open: (kind: FormKind) => void;
  readonly close: () => void;
  readonly markEdited: () => void;
}

/**
 * Manages the inline forms.
 * @param discard the dialog's DiscardQuestion
 */
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
