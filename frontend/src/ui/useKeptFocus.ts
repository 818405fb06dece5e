import { useEffect, useRef } from 'react';

/**
 * Keeps the keyboard in a list: when the button that had the focus went away with its row, the focus goes to the list, which takes
 * `tabIndex={-1}`.
 * @param rows the list; with each new one the focus is looked after.
 */
export function useKeptFocus<List extends HTMLElement>(rows: unknown) {
  const ref = useRef<List>(null);
  const hadFocus = useRef(false);
  const keepFocus = () => {
    if (hadFocus.current && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  };
  useEffect(keepFocus, [rows]);
  return {
    ref,
    onFocus: () => {
      hadFocus.current = true;
    },
  };
}
