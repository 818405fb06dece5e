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

/** What was entered wrongly of a session, put right by an event of its own (recovery §1). */
export class CorrectionService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /**
   * Turns completed into missed or the reverse, while the session still holds this appointment; also after the plan has ended. The charge
   * of the session comes or goes by the trigger of charges. @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE
   */
  async correct(actor: Actor, input: z.input<typeof correctInput>): Promise<PlanView> {
    return this.useCases.write(actor, 'recovery.correctSession', correctInput, input, async (asked, change) => {
      const { tx, lock, actor: own } = change;
      const planId = await planOf(tx, asked.appointmentId);
      if (!planId) throw noAppointment();
      const plan = await holdPlan(change, planId).catch((error: unknown) => {
        // The appointment was asked for, not its plan.
        throw error instanceof AppError && error.code === 'NOT_FOUND' ? noAppointment() : error;
      });
      const appointment = await lock(Appointment, { id: asked.appointmentId, deletedAt: null });
      if (!appointment) throw noAppointment();
      if (!(await holds(tx, planId, appointment.id)))
        throw new AppError('WRONG_STATE', reasonFor('PLAN_SESSION_LET_GO'));
      await setTriggerActor(tx, own);
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

/** The plan with a session that holds an appointment, else that of its patient, whose session has let it go. */
async function planOf(tx: EntityManager, appointmentId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select r.id from appointment a join recovery_plan r on r.patient_id = a.patient_id
      left join plan_session s on s.plan_id = r.id and s.appointment_id = a.id
    where a.id = ${appointmentId} and a.deleted_at is null
    order by s.number nulls last, r.status = 'ACTIVE' desc, r.created_at desc limit 1`.execute(tx.getKysely());
  return rows[0]?.id;
}

async function holds(tx: EntityManager, planId: string, appointmentId: string): Promise<boolean> {
  const { rows } = await sql`
    select from plan_session where plan_id = ${planId} and appointment_id = ${appointmentId}`.execute(tx.getKysely());
  return rows.length > 0;
}
