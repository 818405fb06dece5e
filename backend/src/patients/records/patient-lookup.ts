import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../../identity/auth/actor.js';
import { AppError } from '../../platform/errors.js';
import { reasonFor, type Reason } from '../../platform/reasons/reason.js';
import type { WriteContext } from '../../platform/use-cases.js';
import { parsePatientReference } from './patient-reference.js';
import { Patient } from './patient.entity.js';

/** What is answered for a record that is not there, or deleted. */
export function noRecord(fields: Record<string, Reason> = {}): AppError {
  return new AppError('NOT_FOUND', reasonFor('PATIENT_NOT_FOUND'), { fields });
}

/** A live record that another row is to name, by either of its own names. @throws AppError NOT_FOUND */
export async function findNamedPatient(tx: EntityManager, reference: string): Promise<Patient> {
  const named = parsePatientReference(reference);
  const patient = named && (await tx.findOne(Patient, { ...named, deletedAt: null }));
  if (patient) return patient;
  throw noNamedPatient();
}

/** What is answered for a record that was named and is not there, or not for who asks: the two must not be told apart. */
export function noNamedPatient(): AppError {
  return noRecord({ patientId: reasonFor('PATIENT_NOT_CHOSEN') });
}

/**
 * A live record, or one that was deleted at this moment or later; one that was merged leads on. Read without a lock.
 * @throws AppError NOT_FOUND
 */
export async function findShownPatient(em: EntityManager, reference: string, since: Date): Promise<Patient> {
  const found = await findAnyPatient(em, reference);
  const { mergedInto } = found ?? {};
  const patient = mergedInto ? await em.findOne(Patient, { id: mergedInto }, { disableIdentityMap: true }) : found;
  if (!patient || (patient.deletedAt && patient.deletedAt < since)) throw noRecord();
  return patient;
}

/** A record that was deleted at this moment or later and not merged, and when; read without a lock. @throws AppError NOT_FOUND */
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

/** The id of a record by either of its names, whether it is there still or was deleted; that of one that was merged leads on. */
export async function findAnyPatientId(em: EntityManager, reference: string): Promise<string | undefined> {
  const found = await findAnyPatient(em, reference);
  return found?.mergedInto ?? found?.id;
}

async function findAnyPatient(em: EntityManager, reference: string): Promise<Patient | null> {
  const named = parsePatientReference(reference);
  return named ? em.findOne(Patient, named, { disableIdentityMap: true }) : null;
}

/** A record by either of its names, its row locked until the transaction ends. @throws AppError NOT_FOUND */
export async function lockPatient({ lock }: WriteContext<Actor>, reference: string, where: object): Promise<Patient> {
  const named = parsePatientReference(reference);
  const patient = named && (await lock(Patient, { ...named, ...where }));
  if (!patient) throw noRecord();
  return patient;
}

/** A complete live record (reading 30), locked. @throws AppError NOT_FOUND, RECORD_INCOMPLETE */
export async function lockCompletePatient(change: WriteContext<Actor>, reference: string): Promise<Patient> {
  const patient = await lockPatient(change, reference, { deletedAt: null });
  requireComplete(patient);
  return patient;
}

/** @throws AppError RECORD_INCOMPLETE for a record that waits for Add Patient (reading 30) */
export function requireComplete({ isComplete }: { isComplete: boolean }): void {
  if (!isComplete) throw new AppError('RECORD_INCOMPLETE', reasonFor('PATIENT_INCOMPLETE'));
}
