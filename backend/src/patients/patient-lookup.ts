import type { EntityManager } from '@mikro-orm/postgresql';
import { LOCKED } from '../db/locked.js';
import { AppError } from '../errors.js';
import { parsePatientReference } from './patient-reference.js';
import { Patient } from './patient.entity.js';

/** What is answered for a record that is not there, or deleted. */
export function noRecord(): AppError {
  return new AppError('NOT_FOUND', 'There is no patient record with this id.');
}

/** A record by either of its names. @throws AppError NOT_FOUND */
export async function findPatient(
  em: EntityManager,
  reference: string,
  where: object,
  options: typeof LOCKED | object = {},
): Promise<Patient> {
  const named = parsePatientReference(reference);
  const patient = named && (await em.findOne(Patient, { ...named, ...where }, options));
  if (!patient) throw noRecord();
  return patient;
}

/** A complete live record (reading 30), its row locked until the transaction ends. @throws AppError NOT_FOUND, RECORD_INCOMPLETE */
export async function lockCompletePatient(tx: EntityManager, reference: string): Promise<Patient> {
  const patient = await findPatient(tx, reference, { deletedAt: null }, LOCKED);
  requireComplete(patient);
  return patient;
}

/** @throws AppError RECORD_INCOMPLETE for a record that waits for Add Patient (reading 30) */
export function requireComplete({ isComplete }: { isComplete: boolean }): void {
  if (!isComplete)
    throw new AppError('RECORD_INCOMPLETE', 'This record is incomplete. Use Add Patient to fill it in first.');
}
