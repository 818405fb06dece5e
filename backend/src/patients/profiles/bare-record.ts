import type { EntityManager } from '@mikro-orm/postgresql';
import type { PatientSignedUp, UserTypeSet } from '../../identity/index.js';
import { Patient } from '../records/patient.entity.js';

/** Gives somebody who signed up a bare record (reading 30). */
export async function createBareRecord(tx: EntityManager, { user }: PatientSignedUp): Promise<void> {
  tx.create(Patient, { user, createdAt: user.createdAt });
}

/** Gives an account that is a patient's from now on a bare record with what the account knows, unless it has a live one. */
export async function ensureRecord(tx: EntityManager, { user, at }: UserTypeSet): Promise<void> {
  if (user.userType !== 'patient' || (await tx.findOne(Patient, { user: user.id, deletedAt: null }))) return;
  tx.create(Patient, { user, name: user.fullName, createdAt: at }).takePerson(user);
}
