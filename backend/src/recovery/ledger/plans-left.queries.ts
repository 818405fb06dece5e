import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { hasLeft } from '../../identity/index.js';
import type { PlanLeft } from '../../scheduling/index.js';

/** Largest number of plans, because the list has no pages. */
const MOST = 100;

/** Selects plans: of members who left before a day, or of one member. */
type WhoLeft = { after: string } | { physiotherapistId: string | null; doctorId: string | null };

/** Finds live plans without a remaining physiotherapist or doctor, by the patient's name. */
export async function findPlansLeft(em: EntityManager, who: WhoLeft): Promise<PlanLeft[]> {
  const [treats, answers] =
    'after' in who
      ? [
          sql`(t.deleted_at is not null or ${hasLeft('t', who.after)})`,
          sql`(d.id is not null and (d.deleted_at is not null or ${hasLeft('d', who.after)}))`,
        ]
      : [
          sql`(t.id is not distinct from ${who.physiotherapistId}::uuid)`,
          sql`(d.id is not null and d.id is not distinct from ${who.doctorId}::uuid)`,
        ];
  const { rows } = await sql<PlanLeft>`
    select r.id as "planId", p.id as "patientId", p.number as "patientNumber", p.name as "patientName",
      ${treats} as "needsPhysiotherapist", ${answers} as "needsDoctor"
    from recovery_plan r join patient p on p.id = r.patient_id and p.deleted_at is null
      join physiotherapist t on t.id = r.physiotherapist_id left join doctor d on d.id = r.doctor_id
    where r.status = 'ACTIVE' and (${treats} or ${answers})
    order by p.name, r.id limit ${MOST}`.execute(em.getKysely());
  return rows;
}
