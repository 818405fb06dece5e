import { useState } from 'react';
import type { DialogState } from './Dialog';

/** What a dialog is about. It is kept until the dialog has gone, so that a closing dialog does not empty before the eyes. */
export function useDialog<Subject = true>() {
  const [dialog, setDialog] = useState<{ readonly subject: Subject; readonly isOpen: boolean } | null>(null);
  const frame: DialogState = {
    isOpen: dialog?.isOpen ?? false,
    onClose: () => setDialog((present) => present && { ...present, isOpen: false }),
    onClosed: () => setDialog(null),
  };
  return {
    /** Null while there is no dialog. */
    subject: dialog?.subject ?? null,
    open: (subject: Subject) => setDialog({ subject, isOpen: true }),
    /** For the dialog. */
    frame,
  };
}
