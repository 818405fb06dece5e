import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from './user.entity.js';

/** Summary of an account's live patient record; without a record, it has no plan. */
export interface RecordSummary {
  /** YYYY-MM-DD, if the record has the exact date. */
  birthDate: string | undefined;
  gender: User['gender'];
  address: string | undefined;
  sessionsCompleted: number;
  missedSessions: number;
  plannedSessions: number;
  /** Remaining sessions of the live plan; undefined without one. */
  sessionsToGo: number | undefined;
  /** Percentage, an integer. */
  recoveryProgress: number;
}

/** Reads the summary of an account's record. The module patients provides it, which depends on this one. */
export type FindRecordSummary = (em: EntityManager, userId: string) => Promise<RecordSummary>;
