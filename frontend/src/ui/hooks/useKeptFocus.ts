import { useEffect, useRef } from 'react';

/**
 * Keeps keyboard focus in a list: when the row of the focused button is removed, the focus goes to the list, which needs `tabIndex={-1}`.
 * @param rows the rows; each change checks the focus
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
