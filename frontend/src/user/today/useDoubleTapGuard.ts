import { useEffect, useRef, useState } from 'react';

/** For how long after a press a further one is taken for a double tap, in milliseconds. */
const DOUBLE_TAP_MS = 1_000;

interface DoubleTapGuard {
  /** A press was taken just now; the next ones are ignored until this is over. */
  readonly isSettling: boolean;
  /** Runs an action, unless the press is a double tap. */
  readonly press: (action: () => void) => void;
}

/** Ignores the second press of a double tap, which would fall on what has taken the place of the pressed button. */
export function useDoubleTapGuard(): DoubleTapGuard {
  const [isSettling, setSettling] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const press = (action: () => void) => {
    if (isSettling) return;
    setSettling(true);
    timer.current = setTimeout(() => setSettling(false), DOUBLE_TAP_MS);
    action();
  };
  return { isSettling, press };
}
