/**
 * A spare history entry duplicates the entry below it. It is added when a dialog opens on the first page of a visit, because Back can only
 * close the dialog within the visit. Going back skips the entry below it.
 */
const spare = { isSpareEntry: true };

/** Returns the state of a spare entry above an entry with this state. */
export function spareState(state: unknown): object {
  return { ...(typeof state === 'object' ? state : {}), ...spare };
}

/** Whether a history state is that of a spare entry. */
export function isSpareEntry(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isSpareEntry' in state;
}
