import { useEffect, useState } from 'react';

/** Restores the previous focus on unmount. */
export function useFocusReturn(): void {
  // Read before the drawer takes the focus.
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    },
    [opener],
  );
}
