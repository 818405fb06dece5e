import type { Tables } from '../../platform/db/tables.js';
import { cancelAppointments, setTriggerActor } from '../../scheduling/index.js';
import type { Account } from '../../platform/access/actor.js';
import type { WriteContext } from '../../platform/use-cases.js';
import { findPlanSessions, type PlanRow } from './plan.queries.js';
import type { PlanStatus } from './recovery-plan.entity.js';
import { addEvents } from './session-event.queries.js';

/** How a plan ends. */
interface End {
  status: Exclude<PlanStatus, 'ACTIVE'>;
  /** Reason stored with sessions that are no longer needed. */
  reason: string;
  now: Date;
}

/** Ends a locked plan: cancels its booked sessions, then removes the open ones. Returns what happened to both. */
export async function endPlan(
  { tx, actor, changed }: WriteContext<Account>,
  plan: PlanRow,
  { status, reason, now }: End,
): Promise<{ calledOff: string[]; cancelled: number }> {
  const ahead = (await findPlanSessions(tx, plan.id)).filter(({ state }) => state === 'AHEAD');
  const calledOff = ahead.flatMap(({ appointmentId }) => appointmentId ?? []);
  await setTriggerActor(tx, actor, now);
  await cancelAppointments(tx, calledOff, now);
  const numbers = ahead.map(({ number }) => number);
  await addEvents(tx, actor, { planId: plan.id, kind: 'CANCELLED', numbers, reason });
  await tx
    .getKysely<Tables>()
    .updateTable('recovery_plan')
    .set({ status, ended_at: now.toISOString() })
    .where('id', '=', plan.id)
    .execute();
  changed('status');
  return { calledOff, cancelled: ahead.length };
}
