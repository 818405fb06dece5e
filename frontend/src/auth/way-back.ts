import type { Location } from 'react-router-dom';
import { paths } from '../paths';

/** What the history's entry of /login says when the sign-in stands before a page below /user/, to which it leads back. */
interface WayBack {
  readonly back: string;
}

const isOwnPage = (path: string) => path.toLowerCase().startsWith(`${paths.user}/`);

/** The state of /login that leads back to this page; null for a page that is not below /user/. */
export function wayBackTo({ pathname, search, hash }: Location): WayBack | null {
  return isOwnPage(pathname) ? { back: pathname + search + hash } : null;
}

/** The page that the sign-in stands before, if any. History can hold anything, so that only a page below /user/ is believed. */
export function backIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('back' in state)) return null;
  return typeof state.back === 'string' && isOwnPage(state.back) ? state.back : null;
}
