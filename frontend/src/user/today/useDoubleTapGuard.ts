import { useCallback, useEffect, useRef, useState } from 'react';

/** Time in milliseconds within which a second press counts as a double tap. */
const DOUBLE_TAP_MS = 1_000;

interface DoubleTapGuard {
  /** A press was just handled; further presses are ignored until this is false. */
  readonly isSettling: boolean;
  /** Runs the action unless the press is the second of a double tap. */
  readonly press: (action: () => void) => void;
  /** Ignores presses from now on as after one, such as when an answer of the server replaces what was pressed. */
  readonly settle: () => void;
}

/** Ignores the second press of a double tap, which would hit the element that replaced the button. */
export function useDoubleTapGuard(): DoubleTapGuard {
  const [isSettling, setSettling] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const settle = useCallback(() => {
    setSettling(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setSettling(false), DOUBLE_TAP_MS);
  }, []);
  const press = (action: () => void) => {
    if (isSettling) return;
    settle();
    action();
  };
  return { isSettling, press, settle };
}
