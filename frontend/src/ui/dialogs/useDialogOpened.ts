import { useEffect, useEffectEvent } from 'react';

const dialogs = () => document.querySelectorAll('[aria-modal="true"]').length;

/** Calls `onOpen` when a dialog opens after this mounts; already open dialogs are ignored. It detects the dialog by its focus. */
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
