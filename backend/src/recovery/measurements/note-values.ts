import type { EntityManager } from '@mikro-orm/postgresql';
import { findOperatedSide } from '../ledger/plan.queries.js';
import type { Measured } from './measurement.input.js';
import { findNoteValues, storeMeasurements, storeRetractions, type Source } from './measurement.queries.js';
import { newValues, type NewValue } from './new-value.js';

/** A note whose values are written. */
export interface ValuedNote {
  id: string;
  patientId: string;
  /** When the values were taken. */
  takenAt: Date;
}

/** Account of the physiotherapist who writes, and when. */
interface Author {
  userId: string;
  now: Date;
}

const entryOf = ({ userId, now }: Author) => ({ enteredBy: userId, enteredAs: 'PHYSIOTHERAPIST' as const, now });

/**
 * Writes the values of a note as a whole: one that is there already stays, one that differs is retracted and entered anew. The caller holds
 * the lock on the note. @returns whether any changed @throws AppError BAD_INPUT
 */
export async function writeNoteValues(
  tx: EntityManager,
  { id, patientId, takenAt }: ValuedNote,
  measured: readonly Measured[],
  author: Author,
): Promise<boolean> {
  const plan = await findOperatedSide(tx, patientId);
  const left = [...((await findNoteValues(tx, [id])).get(id) ?? [])];
  const added = newValues(measured, plan?.side ?? null).filter((value) => {
    const same = left.findIndex((row) => nameOf(row) === nameOf(value));
    if (same >= 0) left.splice(same, 1);
    return same < 0;
  });
  const by = entryOf(author);
  if (left.length > 0) await storeRetractions(tx, idsOf(left), { ...by, reason: CHANGED });
  const source: Source = plan ? { ...by, planId: plan.planId } : { ...by, planId: null, patientId };
  if (added.length > 0) {
    const rows = added.map((value) => ({ ...value, takenAt, noteId: id }));
    await storeMeasurements(tx, rows, source);
  }
  return left.length + added.length > 0;
}

/** Retracts the values of a note that is discarded or was written by mistake. @returns whether it had any */
export async function retractNoteValues(
  tx: EntityManager,
  noteId: string,
  why: keyof typeof REASONS,
  author: Author,
): Promise<boolean> {
  const values = (await findNoteValues(tx, [noteId])).get(noteId) ?? [];
  if (values.length === 0) return false;
  await storeRetractions(tx, idsOf(values), { ...entryOf(author), reason: REASONS[why] });
  return true;
}

const CHANGED = 'Changed in the treatment note';
const REASONS = {
  DISCARDED: 'The draft of the treatment note was thrown away',
  IN_ERROR: 'The treatment note was written by mistake',
} as const;

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

const nameOf = ({ measure, value, side, mode, method }: NewValue) => [measure, value, side, mode, method].join(' ');
