let present = 0;
const listeners = new Set<() => void>();

/** A number in front of each document title, such as '(3) Today'; none for 0. Pages without an account never set it. */
export const titleCount = {
  set(count: number): void {
    if (count === present) return;
    present = count;
    for (const listener of listeners) listener();
  },
  get: (): number => present,
  onServer: (): number => 0,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
