import type { Location } from 'react-router-dom';
import { paths } from '../paths';

/** State of /login's history entry: the page below /user/ to return to after sign-in. */
interface WayBack {
  readonly back: string;
}

const isOwnPage = (path: string) => path.toLowerCase().startsWith(`${paths.user}/`);

/** Returns the state of /login that leads back to this page; null outside /user/. */
export function wayBackTo({ pathname, search, hash }: Location): WayBack | null {
  return isOwnPage(pathname) ? { back: pathname + search + hash } : null;
}

/** Returns the page to return to. History can hold anything, so only a page below /user/ is accepted. */
export function backIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('back' in state)) return null;
  return typeof state.back === 'string' && isOwnPage(state.back) ? state.back : null;
}
