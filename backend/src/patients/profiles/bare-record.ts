import type { EntityManager } from '@mikro-orm/postgresql';
import type { PatientSignedUp, UserTypeSet } from '../../identity/index.js';
import { Patient } from '../records/patient.entity.js';

/** Creates a bare record for a new account. */
export async function createBareRecord(tx: EntityManager, { user }: PatientSignedUp): Promise<void> {
  tx.create(Patient, { user, createdAt: user.createdAt });
}

/** Creates a bare record from the account's data when the account becomes a patient's, unless it has a live record. */
export async function ensureRecord(tx: EntityManager, { user, at }: UserTypeSet): Promise<void> {
  if (user.userType !== 'patient' || (await tx.findOne(Patient, { user: user.id, deletedAt: null }))) return;
  tx.create(Patient, { user, name: user.fullName, createdAt: at }).takePerson(user);
}
