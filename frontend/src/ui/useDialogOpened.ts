import { useEffect, useEffectEvent } from 'react';

const dialogs = () => document.querySelectorAll('[aria-modal="true"]').length;

/** Calls back once a dialog opens over the page, which is not one of those that stand open now. A dialog that opens takes the focus. */
export function useDialogOpened(onOpen: () => void): void {
  const opened = useEffectEvent(onOpen);
  useEffect(() => {
    let known = dialogs();
    const look = () => {
      const present = dialogs();
      if (present > known) opened();
      known = present;
    };
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, []);
}
