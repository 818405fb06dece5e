import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import type { Account, Actor } from '../../identity/auth/actor.js';
import type { Clock } from '../../platform/clock.js';
import { AppError, badInput } from '../../platform/errors.js';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.js';
import { momentRefused } from '../../platform/inputs/event-time.js';
import { reasonFor } from '../../platform/reasons/reason.js';
import { noPlan, reachOf } from '../plans/plan-reach.js';
import { findPlan } from '../plans/plan.queries.js';
import { RecoveryPlan } from '../plans/recovery-plan.entity.js';
import type { UseCases } from '../../platform/use-cases.js';
import { measurementsInput, recordInput, retractInput } from './measurement.input.js';
import {
  findMeasurement,
  findMeasurements,
  storeMeasurements,
  storeRetraction,
  type MeasurementRow,
} from './measurement.queries.js';
import { newValue, sideRefused } from './new-value.js';

/** How long ago a value may have been taken, in days: as long as an operation may lie back. */
const MOST_DAYS = 365;

/** What is measured of patients with a plan (recovery §1). */
export class MeasurementService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** Enters a value, once for each idempotency key. @throws AppError BAD_INPUT, NOT_FOUND, IDEMPOTENCY_KEY_REUSED */
  async record(actor: Actor, input: z.input<typeof recordInput>): Promise<MeasurementRow> {
    return this.useCases.write(actor, 'measurement.record', recordInput, input, async (asked, change) => {
      const { tx, actor: own, changed } = change;
      const { idempotencyKey: key, ...body } = asked;
      const now = this.clock.now();
      const make = async (): Promise<MeasurementRow> => {
        const plan = await findPlan(tx, { planId: body.planId, ...reachOf(own) });
        if (!plan) throw noPlan();
        const refused = sideRefused(body, plan.side);
        if (refused) throw refused;
        const takenAt = requireTaken(body.takenAt ?? now, now);
        const who = { planId: plan.id, enteredBy: own.userId, enteredAs: roleOf(own), now };
        const [id = ''] = await storeMeasurements(tx, [{ ...newValue(body, plan.side), takenAt }], who);
        changed('measurement');
        return rowOf(tx, id);
      };
      const row = await withIdempotency(
        tx,
        { actorId: own.userId, key, body },
        make,
        ({ takenAt, recordedAt, ...kept }) => ({
          ...kept,
          takenAt: new Date(takenAt),
          recordedAt: new Date(recordedAt),
        }),
      );
      return {
        subject: tx.getReference(RecoveryPlan, body.planId),
        answer: () => row,
        details: { measurementId: row.id },
      };
    });
  }

  /** Takes a wrong value back; it stays in the list and counts no more. @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE */
  async retract(actor: Actor, input: z.input<typeof retractInput>): Promise<MeasurementRow> {
    return this.useCases.write(actor, 'measurement.retract', retractInput, input, async ({ id, reason }, change) => {
      const { tx, actor: own, changed, lock } = change;
      // A patient what they entered themselves: what those who treat have measured is theirs to judge.
      const found = await findMeasurement(tx, id, own.role === 'patient' ? own.userId : undefined);
      const plan = found && (await findPlan(tx, { planId: found.planId, ...reachOf(own) }));
      if (!plan) throw noMeasurement();
      await lock(RecoveryPlan, { id: plan.id });
      if ((await rowOf(tx, id)).retractedReason !== null)
        throw new AppError('WRONG_STATE', reasonFor('MEASUREMENT_RETRACTED'));
      await storeRetraction(tx, id, { reason, enteredBy: own.userId, enteredAs: roleOf(own), now: this.clock.now() });
      changed('measurement');
      return {
        subject: tx.getReference(RecoveryPlan, plan.id),
        answer: () => rowOf(tx, id),
        details: { measurementId: id },
      };
    });
  }

  /** The values of a plan, those taken last first, also those that were taken back. @throws AppError BAD_INPUT, NOT_FOUND */
  async list(actor: Actor, input: z.input<typeof measurementsInput>): Promise<MeasurementRow[]> {
    return this.useCases.read(actor, 'measurement.list', measurementsInput, input, async (asked, look) => {
      const { planId, measure, first } = asked;
      const plan = await findPlan(look.em, { planId, ...reachOf(look.actor) });
      if (!plan) throw noPlan();
      if (look.actor.role !== 'patient') await look.seen({ subjectType: 'patient', subjectId: plan.patientId });
      return findMeasurements(look.em, planId, { measure, first });
    });
  }
}

const noMeasurement = () => new AppError('NOT_FOUND', reasonFor('MEASUREMENT_NOT_FOUND'));

async function rowOf(em: EntityManager, id: string): Promise<MeasurementRow> {
  const found = await findMeasurement(em, id);
  if (!found) throw noMeasurement();
  return found.row;
}

/** @throws AppError BAD_INPUT for a moment to come, or longer ago than a year */
function requireTaken(takenAt: Date, now: Date): Date {
  const refused = momentRefused(takenAt, now, { mostDays: MOST_DAYS, ahead: reasonFor('TAKEN_AHEAD') });
  if (refused) throw badInput({ takenAt: refused });
  return takenAt;
}

/** In which role those who treat, and patients, enter. */
function roleOf({ role }: Account): MeasurementRow['enteredAs'] {
  if (role === 'patient') return 'PATIENT';
  return role === 'doctor' ? 'DOCTOR' : 'PHYSIOTHERAPIST';
}
