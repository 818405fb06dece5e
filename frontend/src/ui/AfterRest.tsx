import { useDeferredValue, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  readonly fallback?: ReactNode;
}

/**
 * Renders its children once the rest of the screen is there, in slices between which the browser can answer a finger. Ant Design's drawer
 * mounts what is in it in one piece, styles included, which blocked a mid-range phone for half a second.
 */
export function AfterRest({ children, fallback = null }: Props) {
  return useDeferredValue(true, false) ? children : fallback;
}
