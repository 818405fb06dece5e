import type { EntityManager } from '@mikro-orm/postgresql';
import type { Tables } from '../entities.js';

/** How many sessions of a patient were completed and missed: counted from the appointments, never stored (reading 45). */
export async function countSessions(
  em: EntityManager,
  patientId: string,
): Promise<{ completed: number; missed: number }> {
  const counts = await em
    .getKysely<Tables>()
    .selectFrom('appointment')
    .select((eb) => [
      eb.cast<number>(eb.fn.countAll().filterWhere('status', '=', 'completed'), 'integer').as('completed'),
      eb.cast<number>(eb.fn.countAll().filterWhere('status', '=', 'missed'), 'integer').as('missed'),
    ])
    .where('patient_id', '=', patientId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return counts;
}
