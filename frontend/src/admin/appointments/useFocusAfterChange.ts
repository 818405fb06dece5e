import { useEffect, useRef } from 'react';

/**
 * Keeps the keyboard in the list after a change: when the button that had the focus went away with its row, the focus goes to the list.
 * @param rows the list; with each new one the focus is looked after.
 */
export function useFocusAfterChange<List extends HTMLElement>(rows: unknown) {
  const listRef = useRef<List>(null);
  const hasChanged = useRef(false);
  const keepFocus = () => {
    if (hasChanged.current && document.activeElement === document.body) listRef.current?.focus();
  };
  useEffect(keepFocus, [rows]);
  return {
    /** For the list's element, which takes `tabIndex={-1}`. */
    listRef,
    /** A change was made: from now on the focus may get lost. */
    expectChange: () => {
      hasChanged.current = true;
    },
    /** To be called when a dialog has gone. */
    keepFocus,
  };
}
