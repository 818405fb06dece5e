import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../errors.js';
import { parsePatientReference } from './patient-reference.js';
import { Patient } from './patient.entity.js';

/** A record by either of its names. @throws AppError NOT_FOUND */
export async function findPatient(
  em: EntityManager,
  reference: string,
  where: object,
  lockMode?: LockMode,
): Promise<Patient> {
  const named = parsePatientReference(reference);
  const patient =
    named && (await em.findOne(Patient, { ...named, ...where }, lockMode === undefined ? {} : { lockMode }));
  if (!patient) throw new AppError('NOT_FOUND', 'There is no patient record with this id.');
  return patient;
}

/** A complete live record (reading 30). @throws AppError NOT_FOUND, RECORD_INCOMPLETE */
export async function findCompletePatient(em: EntityManager, reference: string, lockMode?: LockMode): Promise<Patient> {
  const patient = await findPatient(em, reference, { deletedAt: null }, lockMode);
  if (!patient.isComplete)
    throw new AppError('RECORD_INCOMPLETE', 'This record is incomplete. Use Add Patient to fill it in first.');
  return patient;
}

/** The same, its row locked until the transaction ends. */
export async function lockCompletePatient(tx: EntityManager, reference: string): Promise<Patient> {
  return findCompletePatient(tx, reference, LockMode.PESSIMISTIC_WRITE);
}
