import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import type { Account, Actor } from '../../platform/access/actor.js';
import type { Clock } from '../../platform/time/clock.js';
import { AppError, badInput } from '../../platform/errors/errors.js';
import { publish } from '../../platform/events/domain-events.js';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.js';
import { momentRefused } from '../../platform/inputs/event-time.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { recountPainHigh } from '../flags/raise-flag.js';
import { requireVisiblePlan } from '../ledger/held-plan.js';
import { findPlan } from '../ledger/plan.queries.js';
import { RecoveryPlan } from '../ledger/recovery-plan.entity.js';
import { allows, findReach, Patient } from '../../patients/index.js';
import type { UseCases } from '../../platform/use-cases.js';
import { measurementsInput, recordInput, retractInput } from './measurement.input.js';
import {
  findMeasurement,
  findMeasurements,
  storeMeasurements,
  storeRetractions,
  type MeasurementRow,
} from './measurement.queries.js';
import { NoteValueRetracted } from './note-value-retracted.js';
import { newValue, sideRefused } from './new-value.js';

/** Largest age of a measurement in days; the same as for an operation. */
const MOST_DAYS = 365;

/** Records and lists measurements of patients with a plan, and retracts those of all. */
export class MeasurementService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** Records a measurement, once per idempotency key. @throws AppError BAD_INPUT, NOT_FOUND, IDEMPOTENCY_KEY_REUSED */
  async record(actor: Actor, input: z.input<typeof recordInput>): Promise<MeasurementRow> {
    return this.useCases.write(actor, 'measurement.record', recordInput, input, async (asked, change) => {
      const { tx, actor: own, changed } = change;
      const { idempotencyKey: key, ...body } = asked;
      const now = this.clock.now();
      const make = async (): Promise<MeasurementRow> => {
        const plan = await requireVisiblePlan(tx, own, body.planId);
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

  /** Retracts a measurement: it stays in the list and no longer counts. @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE */
  async retract(actor: Actor, input: z.input<typeof retractInput>): Promise<MeasurementRow> {
    return this.useCases.write(actor, 'measurement.retract', retractInput, input, async ({ id, reason }, change) => {
      const { tx, actor: own, changed, lock } = change;
      // Patients retract only their own measurements; those by staff are up to staff.
      const found = await findMeasurement(tx, id, own.role === 'patient' ? own.userId : undefined);
      if (!found || !(await mayRetract(tx, own, found))) throw noMeasurement();
      const { planId, patientId, row } = found;
      // Before the plan, as when a note is written: the note is locked first.
      if (row.noteId) await publish(tx, new NoteValueRetracted(row.noteId));
      if (planId) await lock(RecoveryPlan, { id: planId });
      const by = { enteredBy: own.userId, enteredAs: roleOf(own), now: this.clock.now() };
      if ((await storeRetractions(tx, [id], { reason, ...by })) === 0)
        throw new AppError('WRONG_STATE', reasonFor('MEASUREMENT_RETRACTED'));
      if (planId) await recountPainHigh(tx, planId, by.now);
      changed('measurement');
      return {
        subject: planId ? tx.getReference(RecoveryPlan, planId) : tx.getReference(Patient, patientId),
        answer: () => rowOf(tx, id),
        details: { measurementId: id },
      };
    });
  }

  /** Lists a plan's measurements, newest first, including retracted ones. @throws AppError BAD_INPUT, NOT_FOUND */
  async list(actor: Actor, input: z.input<typeof measurementsInput>): Promise<MeasurementRow[]> {
    return this.useCases.read(actor, 'measurement.list', measurementsInput, input, async (asked, look) => {
      const { planId, measure, first } = asked;
      const plan = await requireVisiblePlan(look.em, look.actor, planId);
      if (look.actor.role !== 'patient') await look.seen({ subjectType: 'patient', subjectId: plan.patientId });
      const rows = await findMeasurements(look.em, planId, { measure, first });
      return look.actor.role === 'patient' || look.actor.kind === 'program'
        ? rows.map((row) => ({ ...row, noteId: null }))
        : rows;
    });
  }
}

const noMeasurement = () => new AppError('NOT_FOUND', reasonFor('MEASUREMENT_NOT_FOUND'));

async function rowOf(em: EntityManager, id: string): Promise<MeasurementRow> {
  const found = await findMeasurement(em, id);
  if (!found) throw noMeasurement();
  return found.row;
}

/** Whether an account may retract a value: whoever may see its plan, or who enters values of the patient (bench §2). */
async function mayRetract(
  tx: EntityManager,
  own: Account,
  { planId, patientId }: { planId: string | null; patientId: string },
): Promise<boolean> {
  if (planId && (await findPlan(tx, { planId, visibleTo: own }))) return true;
  return own.role !== 'patient' && allows((await findReach(tx, own, patientId)).reach, 'values');
}

/** Requires a past time within the last year. @throws AppError BAD_INPUT */
export function requireTaken(takenAt: Date, now: Date): Date {
  const refused = momentRefused(takenAt, now, { mostDays: MOST_DAYS, ahead: reasonFor('TAKEN_AHEAD') });
  if (refused) throw badInput({ takenAt: refused });
  return takenAt;
}

/** Returns the role in which an account enters measurements. */
export function roleOf({ role }: Account): MeasurementRow['enteredAs'] {
  if (role === 'patient') return 'PATIENT';
  return role === 'doctor' ? 'DOCTOR' : 'PHYSIOTHERAPIST';
}
