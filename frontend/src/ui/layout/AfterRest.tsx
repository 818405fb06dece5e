import { useDeferredValue, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  readonly fallback?: ReactNode;
}

/**
 * Renders its children in a transition after the rest of the screen, so that the browser can respond to input in between. Mounting Ant
 * Design's drawer in one piece, styles included, blocked a mid-range phone for half a second.
 */
export function AfterRest({ children, fallback = null }: Props) {
  return useDeferredValue(true, false) ? children : fallback;
}
