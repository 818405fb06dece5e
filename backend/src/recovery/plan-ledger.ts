import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { startOfDay } from '../clinic-time.js';
import type { ContentPhase } from '../protocols/protocol-content.js';

/** A plan that was just made, and by which admin. */
export interface NewPlan {
  id: string;
  patientId: string;
  /** YYYY-MM-DD. */
  surgeryDate: string;
  enteredBy: string;
}

/**
 * Makes all sessions of a new plan, phase by phase, and lets the patient's sessions since the operation that belong to no plan fill the
 * first of them: those that took place, then those that are agreed, in order of time. What is more than the plan holds stays outside it
 * (recovery §1).
 */
export async function planSessions(tx: EntityManager, plan: NewPlan, phases: readonly ContentPhase[]): Promise<void> {
  const planned = phases.flatMap(({ sessions }, at) => Array.from({ length: sessions }, () => at + 1));
  await sql`
    insert into session_event (plan_id, number, kind, phase, entered_by, entered_as)
    select ${plan.id}, number, 'PLANNED', phase, ${plan.enteredBy}, 'ADMIN'
    from unnest(${planned}::int[]) with ordinality as of_phase (phase, number) order by number`.execute(tx.getKysely());
  await fillWithPresent(tx, plan, planned.length);
}

// The phase is found by the trigger that makes the projection.
async function fillWithPresent(tx: EntityManager, plan: NewPlan, most: number): Promise<void> {
  await sql`
    with present as (
      select a.id, a.status, row_number() over (order by a.status, a.starts_at, a.id) as number from appointment a
      where a.patient_id = ${plan.patientId} and a.deleted_at is null and a.status in ('completed', 'scheduled')
        and a.starts_at >= ${startOfDay(plan.surgeryDate)}
        and not exists (select from session_event e where e.appointment_id = a.id))
    insert into session_event (plan_id, number, kind, phase, appointment_id, entered_by, entered_as)
    select ${plan.id}, number, kind, 1, id, ${plan.enteredBy}, 'ADMIN'
    from present, unnest(case status when 'completed' then array['BOOKED', 'DONE'] else array['BOOKED'] end) as kind
    where number <= ${most} order by number, kind`.execute(tx.getKysely());
}
