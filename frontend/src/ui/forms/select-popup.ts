/**
 * Returns the element for a Select's popup: inside the Select's landmark or dialog, as screen readers and focus traps expect, not under
 * body.
 */
export function besideSelect(select: HTMLElement): HTMLElement {
  return select.parentElement ?? document.body;
}
