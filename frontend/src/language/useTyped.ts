import { useEffect, type RefObject } from 'react';
import { addressIn } from '../paths';

/** Whether there are carried-over values. Storage may be denied. */
function isWaiting(): boolean {
  try {
    return 'typed' in sessionStorage;
  } catch {
    return false;
  }
}

/** Restores typed values after a change of language or a reload. Without any, it loads no code. */
export function useTyped(): void {
  useEffect(() => {
    if (isWaiting()) void import('./form-carryover').then(({ takeTyped }) => takeTyped());
  }, []);
}

/** Carries a form's typed values over a reload, for `useTyped` to restore. It does not load the code for a change of language. */
export function useKeptTyping(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const leave = ({ persisted }: PageTransitionEvent) => {
      if (persisted || !form.current) return;
      const typed = [...new FormData(form.current)].filter(([, value]) => value !== '');
      if (typed.length === 0) return;
      try {
        sessionStorage.setItem('typed', JSON.stringify({ page: addressIn('', window.location.pathname), typed }));
      } catch {
        // Storage is denied.
      }
    };
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [form]);
}
