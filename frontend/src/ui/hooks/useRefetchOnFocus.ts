import { useEffect } from 'react';

/**
 * Refetches a query whenever the page becomes visible again.
 * @param isKept whether the data stays as read instead
 */
export function useRefetchOnFocus(refetch: () => Promise<unknown>, isKept = false): void {
  useEffect(() => {
    if (isKept) return undefined;
    // The query itself reports a failure; the data stays, and the next focus refetches again.
    const look = () => document.visibilityState === 'visible' && void refetch().catch(() => undefined);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [refetch, isKept]);
}
