import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from './user.entity.js';

/** What the live patient record of an account says: of an account without one, no sessions of the plan that a new record has. */
export interface RecordSummary {
  /** YYYY-MM-DD, where the record knows it exactly. */
  birthDate: string | undefined;
  gender: User['gender'];
  address: string | undefined;
  sessionsCompleted: number;
  missedSessions: number;
  plannedSessions: number;
  /** Of the live plan; undefined without one. */
  sessionsToGo: number | undefined;
  /** Whole per cent. */
  recoveryProgress: number;
}

/** Reads the summary of an account's record; records are kept by patients, which is above this module. */
export type FindRecordSummary = (em: EntityManager, userId: string) => Promise<RecordSummary>;
