import { useState } from 'react';

/** What a dialog is about. It is kept until the dialog has gone, so that a closing dialog does not empty before the eyes. */
export function useDialogSubject<Subject>() {
  const [dialog, setDialog] = useState<{ readonly subject: Subject; readonly isOpen: boolean } | null>(null);
  return {
    subject: dialog?.subject ?? null,
    isOpen: dialog?.isOpen ?? false,
    open: (subject: Subject) => setDialog({ subject, isOpen: true }),
    close: () => setDialog((present) => present && { ...present, isOpen: false }),
    /** To be called when the dialog has gone. */
    forget: () => setDialog(null),
  };
}
