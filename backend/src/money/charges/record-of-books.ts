import type { EntityManager } from '@mikro-orm/postgresql';
import {
  findShownPatient,
  Patient,
  requireVisiblePatient,
  restorableSince,
  visiblePatients,
} from '../../patients/index.js';
import type { Actor } from '../../platform/access/actor.js';

/**
 * Returns the id of the record whose books an actor asks for: of staff the named one, also a deleted one that can be restored, because its
 * page shows the balance; of a patient their own, undefined without one.
 * @throws AppError NOT_FOUND
 */
export async function recordOfBooks(
  em: EntityManager,
  actor: Actor,
  patientId: string | null | undefined,
  now: Date,
): Promise<string | undefined> {
  if (actor.role !== 'patient') return (await findShownPatient(em, patientId ?? '', restorableSince(now))).id;
  const record = patientId
    ? await requireVisiblePatient(em.fork(), actor, patientId)
    : await em.fork().findOne(Patient, visiblePatients(actor));
  return record?.id;
}
