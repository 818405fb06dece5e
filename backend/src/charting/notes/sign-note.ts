import type { EntityManager } from '@mikro-orm/postgresql';
import { badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { findNoteValues } from '../../recovery/index.js';
import { noteHash } from './note-state.js';
import type { TreatmentNote } from './treatment-note.entity.js';

/**
 * Signs a draft or locked note as it stands. Something of this session must be in it, beside what was carried over.
 * @throws AppError BAD_INPUT
 */
export async function signNote(tx: EntityManager, note: TreatmentNote, now: Date): Promise<void> {
  const saysSomething = note.subjective !== '' || typeof note.painBefore === 'number';
  if (!saysSomething && !(await findNoteValues(tx, [note.id])).has(note.id))
    throw badInput({ subjective: reasonFor('NOTE_EMPTY') });
  note.status = 'SIGNED';
  note.signedAt = now;
  note.contentHash = hashOf(note);
}

/** SHA-256 of a note's content, from its row. */
function hashOf({ id, at, appointment, painBefore, painAfter, change, ...note }: TreatmentNote): string {
  const content = { painBefore: painBefore ?? null, painAfter: painAfter ?? null, change: change ?? null, ...note };
  return noteHash({ ...content, id, at, appointmentId: appointment?.id ?? null });
}
