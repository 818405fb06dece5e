/** Opens a Select's list inside the landmark or dialog of the Select, where screen readers and focus traps expect it, not under body. */
export function besideSelect(select: HTMLElement): HTMLElement {
  return select.parentElement ?? document.body;
}
