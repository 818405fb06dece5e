/** A count that triggers keep in the table `counter`, in the transaction that writes the rows (docs/performance.md). */
export interface Counter {
  /** Its name in the table. */
  name: string;
  /** What it counts, for people. */
  what: string;
  /** SQL that counts the rows themselves, as `slot`, `part`, `n` and `paise`; without rows of 0. */
  truth: string;
  /** SQL statement that corrects a column which the triggers of the counter read and `truth` does not. */
  repair?: string;
}
