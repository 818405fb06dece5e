import { useEffect, useState } from 'react';

/** After how long without a key a typed text is used. */
export const typingPauseMs = 300;

/** Debouncing: the typed text once the typing pauses, so that no key costs a query. */
export function useDebounced(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
