import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { z } from 'zod';
import {
  Appointment,
  correctTo,
  isOutcome,
  noAppointment,
  setTriggerActor,
  setTriggerReason,
} from '../../scheduling/index.js';
import type { Actor } from '../../platform/access/actor.js';
import type { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { UseCases } from '../../platform/use-cases.js';
import { holdPlan, raiseVersion } from '../ledger/held-plan.js';
import { correctInput } from '../ledger/plan-change.input.js';
import { shownPlan, type PlanView } from './plan-view.js';

/** Corrects the status of sessions with an event of its own. */
export class CorrectionService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /**
   * Changes a completed session to missed or the reverse, while it still refers to this appointment; also in an ended plan. A trigger adds
   * or removes the charge. @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE
   */
  async correct(actor: Actor, input: z.input<typeof correctInput>): Promise<PlanView> {
    return this.useCases.write(actor, 'recovery.correctSession', correctInput, input, async (asked, change) => {
      const { tx, lock, actor: own } = change;
      const planId = await planOf(tx, asked.appointmentId);
      if (!planId) throw noAppointment();
      const plan = await holdPlan(change, planId).catch((error: unknown) => {
        // The caller named the appointment, not the plan.
        throw error instanceof AppError && error.code === 'NOT_FOUND' ? noAppointment() : error;
      });
      const appointment = await lock(Appointment, { id: asked.appointmentId, deletedAt: null });
      if (!appointment) throw noAppointment();
      if (!(await holds(tx, planId, appointment.id)))
        throw new AppError('WRONG_STATE', reasonFor('PLAN_SESSION_LET_GO'));
      await setTriggerActor(tx, own, this.clock.now());
      await setTriggerReason(tx, asked.reason);
      const { status: from } = appointment;
      if (!isOutcome(from))
        throw new AppError('WRONG_STATE', reasonFor('APPOINTMENT_CANNOT_BECOME', { from, to: asked.to }));
      correctTo(appointment, asked.to, asked.reason);
      await raiseVersion(tx, plan.id);
      const answer = () => shownPlan(tx, own, plan.id, this.clock.now());
      return { subject: appointment, answer };
    });
  }
}

/** Finds the plan whose session refers to an appointment, or else the plan of its patient, whose session was detached. */
async function planOf(tx: EntityManager, appointmentId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select r.id from appointment a join recovery_plan r on r.patient_id = a.patient_id
      left join plan_session s on s.plan_id = r.id and s.appointment_id = a.id
    where a.id = ${appointmentId} and a.deleted_at is null and r.kind = 'PROTOCOL'
    order by s.number nulls last, r.status = 'ACTIVE' desc, r.created_at desc limit 1`.execute(tx.getKysely());
  return rows[0]?.id;
}

async function holds(tx: EntityManager, planId: string, appointmentId: string): Promise<boolean> {
  const { rows } = await sql`
    select from plan_session where plan_id = ${planId} and appointment_id = ${appointmentId}`.execute(tx.getKysely());
  return rows.length > 0;
}
