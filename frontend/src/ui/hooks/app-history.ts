import { isSpareEntry } from './spare-entry';

/** Whether the previous history entry is a page of this site, so that going back stays on it. */
export function hasAppHistory(): boolean {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state)) return false;
  const below = 'usr' in state && isSpareEntry(state.usr) ? 1 : 0;
  return typeof state.idx === 'number' && state.idx > below;
}
