import { useEffect, useRef } from 'react';
import { mainId } from '../layout/SkipLink';

/** Focuses the page's heading, or the page if it has none. */
export function focusPage(): void {
  const main = document.getElementById(mainId);
  (main?.querySelector<HTMLElement>('h1[tabindex]') ?? main)?.focus({ preventScroll: true });
}

/**
 * Focuses the heading after a navigation to another page, so that keyboard and screen reader users start there. The first page of a visit
 * keeps the browser's focus.
 * @param page the address, or null while another component manages the focus
 */
export function useFocusAfterNavigation(page: string | null): void {
  const shown = useRef(page);
  useEffect(() => {
    if (page === null || shown.current === page) return;
    shown.current = page;
    focusPage();
  }, [page]);
}
