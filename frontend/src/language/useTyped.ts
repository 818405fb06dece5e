import { useEffect, type RefObject } from 'react';
import { addressIn } from '../paths';

/** Whether something was typed on this page in another language, or before it was loaded again. A browser may refuse to say. */
function isWaiting(): boolean {
  try {
    return 'typed' in sessionStorage;
  } catch {
    return false;
  }
}

/** Puts back what was typed before the language was changed or the page was loaded again; a page without that loads nothing for it. */
export function useTyped(): void {
  useEffect(() => {
    if (isWaiting()) void import('./form-carryover').then(({ takeTyped }) => takeTyped());
  }, []);
}

/** Keeps what is typed in a form for the same page loaded again, where `useTyped` puts it back. Without what brings the languages along. */
export function useKeptTyping(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const leave = ({ persisted }: PageTransitionEvent) => {
      if (persisted || !form.current) return;
      const typed = [...new FormData(form.current)].filter(([, value]) => value !== '');
      if (typed.length === 0) return;
      try {
        sessionStorage.setItem('typed', JSON.stringify({ page: addressIn('', window.location.pathname), typed }));
      } catch {
        // The browser keeps nothing.
      }
    };
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [form]);
}
