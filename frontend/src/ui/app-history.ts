import { isSpareEntry } from '../router/spare-entry';

/** Whether the entry before this one in the browser's history is a page of this site, so that going back stays here (reading 7). */
export function hasAppHistory(): boolean {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state)) return false;
  const below = 'usr' in state && isSpareEntry(state.usr) ? 1 : 0;
  return typeof state.idx === 'number' && state.idx > below;
}
