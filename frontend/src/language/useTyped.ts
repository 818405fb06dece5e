import { useEffect } from 'react';

/** Whether something was typed on this page in another language. A browser may refuse to say. */
function isWaiting(): boolean {
  try {
    return 'typed' in sessionStorage;
  } catch {
    return false;
  }
}

/** Puts back what was typed before the language was changed; a page without that loads nothing for it. */
export function useTyped(): void {
  useEffect(() => {
    if (isWaiting()) void import('./carry').then(({ takeTyped }) => takeTyped());
  }, []);
}
