import type { z } from 'zod';
import { findPhysiotherapist, requireHereOn } from '../../clinic/index.js';
import { noNamedPatient, Patient, requireReach } from '../../patients/index.js';
import { lockPhysiotherapists } from '../../scheduling/index.js';
import type { Account, Actor } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.js';
import { requireVersion } from '../../platform/inputs/expected-version.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases, WriteContext } from '../../platform/use-cases.js';
import { hasOpenSign } from '../danger-signs/task.queries.js';
import { endPlan } from '../ledger/end-plan.js';
import { holdTreatedPlan, raiseVersion, requireLive } from '../ledger/held-plan.js';
import { hasLivePlan, type PlanRow } from '../ledger/plan.queries.js';
import { RecoveryPlan } from '../ledger/recovery-plan.entity.js';
import { presentContent, shownPlan, type PlanView } from '../plans/plan-view.js';
import { notifyOfPlan } from '../reminders/plan-started.js';
import { requireReviewDay } from './programme-content.js';
import { prescribedExercises } from './programme-exercises.js';
import {
  changeProgrammeInput,
  completeProgrammeInput,
  startProgrammeInput,
  type Programme,
} from './programme.input.js';
import { findProgrammeOwner, setSide, storeVersion } from './programme.queries.js';

/** Begins, changes and completes programmes (bench §8). */
export class ProgrammeService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
    private readonly publicUrl: string,
  ) {}

  /**
   * Begins a programme today, once per idempotency key; also for an incomplete record.
   * @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE, ALREADY_EXISTS, IDEMPOTENCY_KEY_REUSED
   */
  async start(actor: Actor, input: z.input<typeof startProgrammeInput>): Promise<PlanView> {
    return this.useCases.write(actor, 'programme.start', startProgrammeInput, input, async (asked, change) => {
      const { tx, actor: own } = change;
      const { idempotencyKey: key, patientId, ...programme } = asked;
      // Reach is decided for a repeated request, too.
      const { patient, reach } = await requireReach(tx, own, patientId, 'treat');
      const make = () => this.make(patient.id, reach === 'COVERS', programme, change);
      const body = { patientId: patient.id, ...programme };
      const { id } = await withIdempotency(tx, { actorId: own.userId, key, body }, make, (kept) => kept);
      const answer = () => shownPlan(tx, own, id, this.clock.now());
      return { subject: tx.getReference(RecoveryPlan, id), answer, details: { area: programme.area } };
    });
  }

  /** Writes the next version of a programme. @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE, CHANGED_MEANWHILE */
  async change(actor: Actor, input: z.input<typeof changeProgrammeInput>): Promise<PlanView> {
    return this.useCases.write(actor, 'programme.change', changeProgrammeInput, input, async (asked, change) => {
      const { tx, actor: own } = change;
      const { planId, reason, version, ...programme } = asked;
      const now = this.clock.now();
      const plan = await holdProgramme(change, planId);
      requireVersion(version, plan.version);
      requireReviewDay(programme, clinicDay(now));
      const exercises = await prescribedExercises(tx, programme.exercises, presentContent(plan).exercises);
      const written = { planId, programme, exercises, begunOn: plan.surgeryDate, reason, writtenBy: own.userId, now };
      const number = await storeVersion(tx, written);
      await setSide(tx, planId, programme.side);
      await raiseVersion(tx, planId);
      change.changed('programme');
      return this.done(change, plan, { number });
    });
  }

  /** Ends a programme that has done its work. @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE */
  async complete(actor: Actor, input: z.input<typeof completeProgrammeInput>): Promise<PlanView> {
    return this.useCases.write(actor, 'programme.complete', completeProgrammeInput, input, async (asked, change) => {
      const plan = await holdProgramme(change, asked.planId);
      if (plan.openTask) throw new AppError('WRONG_STATE', reasonFor('COMPLETE_WHILE_SIGN_OPEN'));
      const { reason } = asked;
      await endPlan(change, plan, { status: 'COMPLETED', reason, now: this.clock.now() });
      await raiseVersion(change.tx, plan.id);
      return this.done(change, plan, { reason });
    });
  }

  private done({ tx, actor }: WriteContext<Account>, { id }: PlanRow, details: Record<string, unknown>) {
    const answer = () => shownPlan(tx, actor, id, this.clock.now());
    return { subject: tx.getReference(RecoveryPlan, id), details, answer };
  }

  private async make(
    patientId: string,
    isCover: boolean,
    programme: Programme,
    { tx, actor, lock }: WriteContext<Account>,
  ): Promise<{ id: string }> {
    const now = this.clock.now();
    const today = clinicDay(now);
    requireReviewDay(programme, today);
    const exercises = await prescribedExercises(tx, programme.exercises, []);
    const owner = await findProgrammeOwner(tx, actor, patientId, isCover);
    if (!owner) throw noNamedPatient();
    // Common lock order: physiotherapists before patients (slot-holders.ts).
    await lockPhysiotherapists(tx, owner);
    // Lock the record: of concurrent beginnings the second finds the first one's programme.
    const patient = await lock(Patient, { id: patientId, deletedAt: null });
    if (!patient) throw noNamedPatient();
    const physiotherapist = await findPhysiotherapist(tx, owner);
    await requireHereOn(tx, owner, today);
    if (await hasLivePlan(tx, patientId)) throw new AppError('ALREADY_EXISTS', reasonFor('PLAN_EXISTS'));
    // A sign reported after its plan ended also forbids exercise until it is resolved.
    if (await hasOpenSign(tx, patientId)) throw new AppError('WRONG_STATE', reasonFor('PLAN_WHILE_SIGN_OPEN'));
    const { id } = tx.create(RecoveryPlan, {
      kind: 'PROGRAMME',
      patient,
      physiotherapist,
      doctor: null,
      protocolVersionId: null,
      surgeryDate: today,
      side: programme.side,
      referral: null,
      createdAt: now,
    });
    await tx.flush();
    const version = { planId: id, programme, exercises, begunOn: today, reason: null, writtenBy: actor.userId, now };
    await storeVersion(tx, version);
    await notifyOfPlan(tx, { planId: id, patientId }, { publicUrl: this.publicUrl, now });
    return { id };
  }
}

/** Locks a live programme of a patient whom the actor treats. @throws AppError NOT_FOUND, WRONG_STATE */
async function holdProgramme(change: WriteContext<Account>, planId: string): Promise<PlanRow> {
  const plan = await holdTreatedPlan(change, planId);
  if (plan.kind !== 'PROGRAMME') throw new AppError('WRONG_STATE', reasonFor('PROGRAMME_ONLY'));
  requireLive(plan);
  return plan;
}
