import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { TaskRow } from '../recovery/plan.queries.js';

/** A task of a live record; with an account, of a plan that this doctor looks after, whose row is held until the transaction ends. */
export async function findTask(em: EntityManager, id: string, doctorUserId?: string): Promise<TaskRow | undefined> {
  const ofDoctor = doctorUserId ? sql`and d.user_id = ${doctorUserId} and d.deleted_at is null` : sql``;
  const { rows } = await sql<TaskRow>`
    select k.id, k.severity, k.status, k.signs, p.id as "patientId", null as "patientNumber", p.name as "patientName", k.created_at as "createdAt",
      k.due_at as "dueAt", k.note
    from care_task k join recovery_plan r on r.id = k.plan_id join doctor d on d.id = r.doctor_id
      join patient p on p.id = r.patient_id and p.deleted_at is null
    where k.id = ${id} ${ofDoctor} ${doctorUserId ? sql`for update of r` : sql``}`.execute(em.getKysely());
  return rows[0];
}
