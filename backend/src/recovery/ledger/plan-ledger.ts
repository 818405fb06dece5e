import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { startOfDay } from '../../platform/time/clinic-time.js';
import type { ContentPhase } from '../protocols/protocol-content.js';

/** A new plan, and the admin who created it. */
export interface NewPlan {
  id: string;
  patientId: string;
  /** YYYY-MM-DD. */
  surgeryDate: string;
  enteredBy: string;
}

/**
 * Creates the sessions of a new plan, phase by phase. The patient's sessions since the operation that belong to no plan fill the first
 * ones: completed ones, then booked ones, in order of time. Surplus sessions stay outside the plan (recovery §1).
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
 * Fills a plan's first open sessions with the patient's sessions since the operation that belong to no plan, in the same order. Without an
 * admin, the system is recorded as author.
 */
export async function fillPlan(
  tx: EntityManager,
  { id, patientId, surgeryDate, enteredBy }: Omit<NewPlan, 'enteredBy'> & { enteredBy: string | null },
): Promise<void> {
  // The projection's trigger sets the phase.
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
