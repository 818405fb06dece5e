import { useEffect } from 'react';

/** Reads a query anew whenever the page is looked at again, such as a tab that stood open over night. */
export function useRefetchOnFocus(refetch: () => Promise<unknown>): void {
  useEffect(() => {
    // A failure is the query's own to tell; what was known stays, and the next look asks again.
    const look = () => document.visibilityState === 'visible' && void refetch().catch(() => undefined);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [refetch]);
}
