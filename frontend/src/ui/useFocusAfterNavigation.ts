import { useEffect, useRef } from 'react';
import { mainId } from './SkipLink';

/** Puts the focus on the heading of the page, else on the page. */
export function focusPage(): void {
  const main = document.getElementById(mainId);
  (main?.querySelector<HTMLElement>('h1[tabindex]') ?? main)?.focus({ preventScroll: true });
}

/**
 * After a navigation to another page, puts the focus on its heading, so that the keyboard and screen readers start there. The first page
 * of a visit keeps the browser's own focus.
 * @param page the address, or null while something above the page sees to the focus itself.
 */
export function useFocusAfterNavigation(page: string | null): void {
  const shown = useRef(page);
  useEffect(() => {
    if (page === null || shown.current === page) return;
    shown.current = page;
    focusPage();
  }, [page]);
}
