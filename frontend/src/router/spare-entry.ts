/**
 * A spare entry of the browser's history shows the same page as the entry below it. It is made where a page is the first of a visit and
 * a dialog opens: only within the visit can Back close the dialog. The way back passes over the entry below it.
 */
const spare = { isSpareEntry: true };

/** The state of a spare entry above one with this state. */
export function spareState(state: unknown): object {
  return { ...(typeof state === 'object' ? state : {}), ...spare };
}

/** Whether the state is that of a spare entry. */
export function isSpareEntry(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isSpareEntry' in state;
}
