import { useSyncExternalStore } from 'react';
import type { ColorScheme } from '../theme';

const darkQuery = '(prefers-color-scheme: dark)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(darkQuery);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** The device's preferred colour scheme, followed while it changes. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(subscribe, () => (window.matchMedia(darkQuery).matches ? 'dark' : 'light'));
}
