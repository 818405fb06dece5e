let given = 0;

/** A number that no other call of the same file gave. */
export const freshNumber = () => ++given;

/** Gives the numbers from the beginning again: each file has databases of its own, and knows which phones it makes. */
export function beginAnew(): void {
  given = 0;
}
