import { useEffect, useState } from 'react';

/** Gives the focus back, when a drawer goes away, to what had it before. */
export function useFocusReturn(): void {
  // Read before anything in the drawer takes it.
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    },
    [opener],
  );
}
