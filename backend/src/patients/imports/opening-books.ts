import type { EntityManager } from '@mikro-orm/postgresql';

/** What is brought over to the account of a record. Amounts are in paise. */
export interface Opening {
  /** Above 0 is owed, below 0 was paid in advance; null for nothing. */
  openingBalance: number | null;
  /** Sessions left of a package that was paid in the former books; null for none. */
  sessionsLeft: number | null;
  /** Last day of these sessions, YYYY-MM-DD; 365 days from the day of the import if null. */
  validUntil: string | null;
}

/** The import that brings something over. */
export interface OfImport {
  importId: string;
  now: Date;
}

/** The books of patients, which the money module keeps: it is above this one, so the composition hands it in. */
export interface OpeningBooks {
  /** Finds what was brought over to records and counts still. */
  find: (tx: EntityManager, patientIds: readonly string[]) => Promise<Map<string, Opening>>;
  /** Opens accounts. The records are new, or locked, and no import opened the same before. */
  open: (tx: EntityManager, openings: readonly (Opening & { patientId: string })[], of: OfImport) => Promise<void>;
  /** Returns the records whose books hold anything but what an import brought over and nobody has changed. */
  findMoved: (tx: EntityManager, patientIds: readonly string[]) => Promise<Set<string>>;
  /** Takes back what an import brought over to locked records that `findMoved` does not name. */
  takeBack: (tx: EntityManager, patientIds: readonly string[], of: OfImport) => Promise<void>;
}

/** Returns whether a row brings something over. */
export const opensAccount = ({ openingBalance, sessionsLeft }: Opening): boolean =>
  openingBalance !== null || sessionsLeft !== null;
