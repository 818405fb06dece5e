import { useState } from 'react';

/**
 * Clears the filters of a list. Use `round` as the key of text inputs: they remount, so that text typed just before is not applied
 * afterwards.
 */
export function useClearing(clear: () => void): { readonly round: number; readonly clearAll: () => void } {
  const [round, setRound] = useState(0);
  const clearAll = () => {
    setRound((last) => last + 1);
    clear();
  };
  return { round, clearAll };
}
