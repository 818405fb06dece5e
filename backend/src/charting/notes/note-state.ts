import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Account } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { contentHash } from '../../recovery/index.js';
import { CONTENT_FIELDS, type NoteContent } from './note-content.js';
import type { NoteRow } from './note.queries.js';

/** Where a note stands by the clock: a draft is locked from `locksAt` on. */
export type NoteStatus = 'DRAFT' | 'LOCKED' | 'SIGNED' | 'IN_ERROR';

/** Stored status of a note, and when it locks. */
interface Stored {
  status: 'DRAFT' | 'SIGNED' | 'IN_ERROR';
  locksAt: Date;
}

/** A note as it is shown to an account at a time. */
export interface ShownNote {
  row: NoteRow;
  now: Date;
  actor: Pick<Account, 'userId'>;
}

/** Returns where a note stands at a time. */
export function noteStatus({ status, locksAt }: Stored, now: Date): NoteStatus {
  return status === 'DRAFT' && locksAt <= now ? 'LOCKED' : status;
}

/** Error for a note that does not exist or is hidden from the actor. */
export const noNote = () => new AppError('NOT_FOUND', reasonFor('NOTE_NOT_FOUND'));

/** Returns why a note cannot be changed or thrown away; undefined for an open draft. */
export function closedReason(note: Stored, now: Date): AppError | undefined {
  const reason = {
    DRAFT: undefined,
    LOCKED: reasonFor('NOTE_LOCKED', { at: note.locksAt.toISOString() }),
    SIGNED: reasonFor('NOTE_SIGNED'),
    IN_ERROR: reasonFor('NOTE_IN_ERROR'),
  }[noteStatus(note, now)];
  return reason && new AppError('WRONG_STATE', reason);
}

/** Checks that a note is locked or signed: what may be corrected only by additions. @throws AppError WRONG_STATE */
export function requireClosed(note: Stored, now: Date): void {
  const status = noteStatus(note, now);
  if (status === 'DRAFT') throw new AppError('WRONG_STATE', reasonFor('NOTE_IS_DRAFT'));
  if (status === 'IN_ERROR') throw new AppError('WRONG_STATE', reasonFor('NOTE_IN_ERROR'));
}

/**
 * SHA-256, in hex, of the canonical JSON of a note's content: sorted keys, no whitespace, times in UTC with milliseconds. Documented in
 * docs/bench.md, so that anybody can calculate it.
 */
export function noteHash(note: NoteContent & { id: string; appointmentId: string | null; at: Date }): string {
  const { id, appointmentId, at } = note;
  const content = Object.fromEntries(CONTENT_FIELDS.map((field) => [field, note[field]]));
  return contentHash({ ...content, id, appointmentId, at: at.toISOString() });
}

/** Passes the application's clock to the trigger that keeps locked notes, for this transaction. */
export async function setTriggerClock(tx: EntityManager, now: Date): Promise<void> {
  await sql`select set_config('charting.now', ${now.toISOString()}, true)`.execute(tx.getKysely());
}
