import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { startOfDay } from '../../platform/clinic-time.js';
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
  await fillPlan(tx, plan);
}

/**
 * Lets a patient's sessions since the operation that belong to no plan fill the first open ones of theirs, in the same order. No admin: the
 * house does.
 */
export async function fillPlan(
  tx: EntityManager,
  { id, patientId, surgeryDate, enteredBy }: Omit<NewPlan, 'enteredBy'> & { enteredBy: string | null },
): Promise<void> {
  // The phase is found by the trigger that makes the projection.
  await sql`
    with present as (
      select a.id, a.status, row_number() over (order by a.status, a.starts_at, a.id) as place from appointment a
      where a.patient_id = ${patientId} and a.deleted_at is null and a.status in ('completed', 'scheduled')
        and a.starts_at >= ${startOfDay(surgeryDate)}
        and not exists (select from session_event e where e.appointment_id = a.id)),
    open as (
      select number, row_number() over (order by number) as place from plan_session
      where plan_id = ${id} and state = 'AHEAD' and appointment_id is null)
    insert into session_event (plan_id, number, kind, phase, appointment_id, entered_by, entered_as)
    select ${id}, number, kind, 1, present.id, ${enteredBy}::uuid, 'ADMIN'
    from present join open using (place),
      unnest(case status when 'completed' then array['BOOKED', 'DONE'] else array['BOOKED'] end) as kind
    order by number, kind`.execute(tx.getKysely());
}
