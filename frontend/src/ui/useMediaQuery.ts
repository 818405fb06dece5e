import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches, followed while it changes; false in a page that is built beforehand, until it runs in a browser. */
export function useMediaQuery(text: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const query = window.matchMedia(text);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    [text],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(text).matches,
    () => false,
  );
}
