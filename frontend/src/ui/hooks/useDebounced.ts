import { useEffect, useState } from 'react';

/** Pause in typing after which text is used. */
export const typingPauseMs = 300;

/** Returns the text after a pause in typing, so that not every key sends a query. */
export function useDebounced(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
