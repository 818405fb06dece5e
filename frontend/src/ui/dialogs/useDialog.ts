import { useState } from 'react';
import type { DialogState } from './Dialog';

/**
 * State of a dialog and its subject. The subject is kept until the closing animation ends, so that the content does not disappear early.
 */
export function useDialog<Subject = true>() {
  const [dialog, setDialog] = useState<{ readonly subject: Subject; readonly isOpen: boolean } | null>(null);
  const frame: DialogState = {
    isOpen: dialog?.isOpen ?? false,
    onClose: () => setDialog((present) => present && { ...present, isOpen: false }),
    onClosed: () => setDialog(null),
  };
  return {
    /** Null when the dialog is not mounted. */
    subject: dialog?.subject ?? null,
    open: (subject: Subject) => setDialog({ subject, isOpen: true }),
    /** Props of the Dialog. */
    frame,
  };
}
