import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the page is as the server sent it, true from then on: for what a page built beforehand cannot hold. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
