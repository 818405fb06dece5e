import type { EntityManager } from '@mikro-orm/postgresql';
import { findNamedPatient, findReach, type Patient, type ReachAccess, requireReach } from '../../patients/index.js';
import type { Account } from '../../platform/access/actor.js';
import { badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { requireReadable } from '../../platform/scanning/file-scans.js';
import { type FileReach, mayRead, noFile, type ShownFile } from './file-state.js';
import { type FileRow, isNoteOf } from './file.queries.js';

/** Finds a live record whose files an account may know of. @throws AppError NOT_FOUND */
export async function requireFileReach(
  em: EntityManager,
  actor: Account,
  reference: string,
  access: ReachAccess = 'read',
): Promise<{ patient: Patient; reach: FileReach }> {
  if (actor.role === 'reception') return { patient: await findNamedPatient(em, reference), reach: 'DESK' };
  return requireReach(em, actor, reference, actor.role === 'admin' ? 'read' : access);
}

/** Returns a file as an account sees it. @throws AppError NOT_FOUND for a file of a patient beyond reach */
export async function showFile(em: EntityManager, actor: Account, row: FileRow | undefined): Promise<ShownFile> {
  if (!row) throw noFile();
  if (actor.role === 'reception') return { row, actor, reach: 'DESK' };
  const { reach } = await findReach(em, actor, row.patientId);
  if (reach === 'NONE') throw noFile();
  return { row, actor, reach };
}

/** Returns a file that an account may open. @throws AppError NOT_FOUND, WRONG_STATE if it is being checked or quarantined */
export async function requireOpenable(em: EntityManager, actor: Account, row: FileRow | undefined): Promise<ShownFile> {
  const shown = await showFile(em, actor, row);
  if (!mayRead(shown)) throw noFile();
  requireReadable(shown.row.check);
  return shown;
}

/** Checks that a note is one of the patient; reception knows of none. @throws AppError BAD_INPUT */
export async function requireNoteOf(
  em: EntityManager,
  actor: Account,
  noteId: string,
  patientId: string,
): Promise<void> {
  if (actor.role === 'reception' || !(await isNoteOf(em, noteId, patientId)))
    throw badInput({ noteId: reasonFor('CLINICAL_FILE_NOTE') });
}
