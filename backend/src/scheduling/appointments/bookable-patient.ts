import type { EntityManager } from '@mikro-orm/postgresql';
import type { SessionType } from '../../clinic/index.js';
import { findNamedPatient, type Patient, requireReach } from '../../patients/index.js';
import type { Actor } from '../../platform/access/actor.js';
import { requireOwnColumn } from './appointment-scope.js';
import { requireAddress } from './home-address.js';

/** What a booking names: the record, who treats, and where. */
interface Booked {
  patientId: string;
  physiotherapistId?: string | null | undefined;
  sessionType: SessionType;
}

/**
 * Finds the patient of a booking by staff: any for the desk, one within reach for a physiotherapist, who books only in their own column. A
 * home visit needs the address (bench §1).
 * @throws AppError NOT_FOUND, BAD_INPUT
 */
export async function requireBookable(em: EntityManager, actor: Actor, booked: Booked): Promise<Patient> {
  const patient = await findWithinReach(em, actor, booked.patientId);
  await requireOwnColumn(em, actor, booked.physiotherapistId);
  requireAddress(patient, booked.sessionType);
  return patient;
}

/** Finds a live record that the actor may book for. @throws AppError NOT_FOUND */
export async function findWithinReach(em: EntityManager, actor: Actor, reference: string): Promise<Patient> {
  return actor.kind === 'account' && actor.role === 'physiotherapist'
    ? (await requireReach(em, actor, reference, 'treat')).patient
    : findNamedPatient(em, reference);
}
