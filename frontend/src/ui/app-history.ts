/** Whether the entry before this one in the browser's history is a page of this site, so that going back stays here (reading 7). */
export function hasAppHistory(): boolean {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state)) return false;
  return typeof state.idx === 'number' && state.idx > 0;
}
