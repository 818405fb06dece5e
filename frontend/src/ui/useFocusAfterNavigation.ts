import { useEffect, useRef } from 'react';
import { mainId } from './SkipLink';

/**
 * After a navigation to another page, puts the focus on its heading, so that the keyboard and screen readers start there. The first page
 * of a visit keeps the browser's own focus.
 * @param page what tells pages apart; addresses that show the same page pass the same value.
 */
export function useFocusAfterNavigation(page: string): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const main = document.getElementById(mainId);
    (main?.querySelector<HTMLElement>('h1[tabindex]') ?? main)?.focus({ preventScroll: true });
  }, [page]);
}
