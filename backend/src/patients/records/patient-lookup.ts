import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Actor } from '../../platform/access/actor.js';
import { ALL_ROWS, recordFilter, type VisibleTo } from '../../platform/access/visible-to.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor, type Reason } from '../../platform/errors/reason.js';
import type { WriteContext } from '../../platform/use-cases.js';
import { visiblePatients } from './patient-scope.js';
import { parsePatientReference } from './patient-reference.js';
import { Patient } from './patient.entity.js';

/** Error for a record that does not exist or is deleted. */
export function noRecord(fields: Record<string, Reason> = {}): AppError {
  return new AppError('NOT_FOUND', reasonFor('PATIENT_NOT_FOUND'), { fields });
}

/** Finds a live record by id or record number, for a row that references it. @throws AppError NOT_FOUND */
export async function findNamedPatient(tx: EntityManager, reference: string): Promise<Patient> {
  const named = parsePatientReference(reference);
  const patient = named && (await tx.findOne(Patient, { ...named, deletedAt: null }));
  if (patient) return patient;
  throw noNamedPatient();
}

/** Finds a live record that the actor may see, by id or record number. @throws AppError NOT_FOUND */
export async function requireVisiblePatient(em: EntityManager, actor: VisibleTo, reference: string): Promise<Patient> {
  const named = parsePatientReference(reference);
  const patient = named && (await em.findOne(Patient, { $and: [named, visiblePatients(actor)] }));
  if (patient) return patient;
  throw noNamedPatient();
}

/** Whether the consents of an actor's client let it read a live record; true for whoever belongs to no client. */
export async function mayReadRecord(em: EntityManager, actor: VisibleTo, id: string): Promise<boolean> {
  const mayRead = recordFilter(actor);
  if (mayRead === ALL_ROWS) return true;
  const { rows } =
    await sql`select from patient p where p.id = ${id}::uuid and p.deleted_at is null and ${mayRead}`.execute(
      em.getKysely(),
    );
  return rows.length > 0;
}

/**
 * Error for a record that does not exist or is hidden from the actor: one error for both, so that it reveals nothing.
 */
export function noNamedPatient(): AppError {
  return noRecord({ patientId: reasonFor('PATIENT_NOT_CHOSEN') });
}

/**
 * Finds a record that is live, or was deleted since a time; follows merges. Takes no lock.
 * @throws AppError NOT_FOUND
 */
export async function findShownPatient(em: EntityManager, reference: string, since: Date): Promise<Patient> {
  const found = await findAnyPatient(em, reference);
  const { mergedInto } = found ?? {};
  const patient = mergedInto ? await em.findOne(Patient, { id: mergedInto }, { disableIdentityMap: true }) : found;
  if (!patient || (patient.deletedAt && patient.deletedAt < since)) throw noRecord();
  return patient;
}

/**
 * Finds a record that was deleted since a time and not merged, and the time of its deletion. Takes no lock.
 * @throws AppError NOT_FOUND
 */
export async function findDeletedPatient(
  tx: EntityManager,
  reference: string,
  since: Date,
): Promise<{ patientId: string; deletedAt: Date }> {
  const named = parsePatientReference(reference);
  const gone =
    named &&
    (await tx.findOne(
      Patient,
      { ...named, deletedAt: { $gte: since }, mergedInto: null },
      { disableIdentityMap: true },
    ));
  if (!gone?.deletedAt) throw noRecord();
  return { patientId: gone.id, deletedAt: gone.deletedAt };
}

/** Finds the id of a record by id or record number, also of a deleted one; follows merges. */
export async function findAnyPatientId(em: EntityManager, reference: string): Promise<string | undefined> {
  const found = await findAnyPatient(em, reference);
  return found?.mergedInto ?? found?.id;
}

async function findAnyPatient(em: EntityManager, reference: string): Promise<Patient | null> {
  const named = parsePatientReference(reference);
  return named ? em.findOne(Patient, named, { disableIdentityMap: true }) : null;
}

/** Finds a record by id or record number and locks its row until commit. @throws AppError NOT_FOUND */
export async function lockPatient({ lock }: WriteContext<Actor>, reference: string, where: object): Promise<Patient> {
  const named = parsePatientReference(reference);
  const patient = named && (await lock(Patient, { ...named, ...where }));
  if (!patient) throw noRecord();
  return patient;
}

/** Locks a complete live record. @throws AppError NOT_FOUND, RECORD_INCOMPLETE */
export async function lockCompletePatient(change: WriteContext<Actor>, reference: string): Promise<Patient> {
  const patient = await lockPatient(change, reference, { deletedAt: null });
  requireComplete(patient);
  return patient;
}

/** Checks that a record is complete. @throws AppError RECORD_INCOMPLETE */
export function requireComplete({ isComplete }: { isComplete: boolean }): void {
  if (!isComplete) throw new AppError('RECORD_INCOMPLETE', reasonFor('PATIENT_INCOMPLETE'));
}
