import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { findDoctor, findPhysiotherapist, requireHereOn } from '../../clinic/index.js';
import {
  allows,
  findNamedPatient,
  findReach,
  lockCompletePatient,
  mayReadRecord,
  noNamedPatient,
} from '../../patients/index.js';
import { lockPhysiotherapists } from '../../scheduling/index.js';
import type { Account, Actor, Program } from '../../platform/access/actor.js';
import { addDays, clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import { AppError, badInput } from '../../platform/errors/errors.js';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.js';
import { fitsSide, holdVersion, type PlannedVersion } from '../protocols/protocol.queries.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { WriteContext, UseCases } from '../../platform/use-cases.js';
import { hasLivePlan, findPlan, type PlanRow } from '../ledger/plan.queries.js';
import { planSessions } from '../ledger/plan-ledger.js';
import { createPlanInput, ownQuery, planQuery } from '../ledger/plan.input.js';
import { seenPlan } from '../ledger/plan-scope.js';
import { planView, shownPlan, withReads, type PlanView, type StoredPlanView } from './plan-view.js';
import { RecoveryPlan } from '../ledger/recovery-plan.entity.js';
import { hasOpenSign } from '../danger-signs/task.queries.js';
import { notifyOfPlan } from '../reminders/plan-started.js';

type Wanted = Omit<z.output<typeof createPlanInput>, 'idempotencyKey'>;

/** Largest age of an operation, in days. */
const MOST_DAYS = 365;

/** Creates and reads plans. */
export class PlanService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
    private readonly publicUrl: string,
  ) {}

  /**
   * Creates a plan with all its sessions from an approved version, for a complete record; once per idempotency key.
   * @throws AppError BAD_INPUT, NOT_FOUND, RECORD_INCOMPLETE, WRONG_STATE, ALREADY_EXISTS, IDEMPOTENCY_KEY_REUSED
   */
  async create(actor: Actor, input: z.input<typeof createPlanInput>): Promise<PlanView> {
    return this.useCases.write(actor, 'recovery.createPlan', createPlanInput, input, async (asked, change) => {
      const { tx, actor: own } = change;
      const { idempotencyKey: key, ...body } = asked;
      const make = async (): Promise<StoredPlanView> => {
        const { guides: _guides, answeredTask: _answeredTask, ...plan } = await this.make(body, change, own.userId);
        return plan;
      };
      const asKept = (kept: object) => kept as StoredPlanView;
      const plan = await withIdempotency(tx, { actorId: own.userId, key, body }, make, asKept);
      return {
        subject: tx.getReference(RecoveryPlan, plan.id),
        answer: () => withReads(tx, plan, { language: 'EN', now: this.clock.now() }),
      };
    });
  }

  /**
   * Returns a patient's live plan, or else the newest; null without one. Restricted to the care team and admins.
   * @throws AppError NOT_FOUND
   */
  async ofPatient(actor: Actor, input: z.input<typeof planQuery>): Promise<PlanView | null> {
    return this.useCases.read(actor, 'recovery.readPlan', planQuery, input, async (asked, look) => {
      const { em, actor: own, seen } = look;
      const patient = await findNamedPatient(em.fork(), asked.patientId);
      const row =
        (await readProgramme(em, own, patient.id)) ?? (await findPlan(em, { patientId: patient.id, visibleTo: own }));
      // Do not reveal to others whether the record exists.
      if (!row && (own.role !== 'admin' || !(await mayReadRecord(em, own, patient.id)))) throw noNamedPatient();
      await seen({ subjectType: 'patient', subjectId: patient.id });
      return row ? planView(em, seenPlan(own, row), { language: asked.language, now: this.clock.now() }) : null;
    });
  }

  /** Returns the actor's own plan; null without one. */
  async own(actor: Actor, input: z.input<typeof ownQuery>): Promise<PlanView | null> {
    return this.useCases.read(actor, 'recovery.readOwn', ownQuery, input, async ({ language }, { em, actor: own }) => {
      const row = await findPlan(em, { visibleTo: own });
      return row ? planView(em, row, { language, now: this.clock.now(), ofPatient: true }) : null;
    });
  }

  private async make(wanted: Wanted, change: WriteContext<Account>, enteredBy: string): Promise<PlanView> {
    const { tx } = change;
    const now = this.clock.now();
    // Common lock order: physiotherapists before patients (slot-holders.ts).
    await lockPhysiotherapists(tx, wanted.physiotherapistId);
    // Lock the record: of concurrent creations the second finds the first one's plan.
    const patient = await lockCompletePatient(change, (await findNamedPatient(tx, wanted.patientId)).id);
    const version = await this.approved(tx, wanted);
    requireSurgeryDay(wanted.surgeryDate, clinicDay(now));
    const physiotherapist = await findPhysiotherapist(tx, wanted.physiotherapistId);
    await requireHereOn(tx, physiotherapist.id, clinicDay(now));
    const doctor = await findDoctor(tx, wanted.doctorId, clinicDay(now));
    if (await hasLivePlan(tx, patient.id)) throw new AppError('ALREADY_EXISTS', reasonFor('PLAN_EXISTS'));
    // A sign reported after its plan ended also forbids exercise until it is resolved.
    if (await hasOpenSign(tx, patient.id)) throw new AppError('WRONG_STATE', reasonFor('PLAN_WHILE_SIGN_OPEN'));
    const { surgeryDate, side, referral, protocolVersionId } = wanted;
    const made = { patient, physiotherapist, doctor, protocolVersionId, surgeryDate, side, referral, createdAt: now };
    const { id } = tx.create(RecoveryPlan, made);
    await tx.flush();
    await planSessions(tx, { id, patientId: patient.id, surgeryDate, enteredBy }, version.content.phases);
    await notifyOfPlan(tx, { planId: id, patientId: patient.id }, { publicUrl: this.publicUrl, now });
    return shownPlan(tx, change.actor, id, now);
  }

  private async approved(tx: EntityManager, { protocolVersionId, side }: Wanted): Promise<PlannedVersion> {
    const version = await holdVersion(tx, protocolVersionId);
    if (!version) {
      const fields = { protocolVersionId: reasonFor('PROTOCOL_NOT_CHOSEN') };
      throw new AppError('NOT_FOUND', reasonFor('PROTOCOL_NOT_FOUND'), { fields });
    }
    if (version.status !== 'APPROVED') throw new AppError('WRONG_STATE', reasonFor('PROTOCOL_NOT_APPROVED'));
    if (!fitsSide(version.hasSide, side))
      throw badInput({ side: version.hasSide ? reasonFor('SIDE_NOT_CHOSEN') : reasonFor('OPERATION_WITHOUT_SIDE') });
    return version;
  }
}

/** Finds a patient's live plan, or else the newest, if it is a programme and the actor a physiotherapist who sees the patient (bench §2). */
async function readProgramme(
  em: EntityManager,
  actor: Account | Program,
  patientId: string,
): Promise<PlanRow | undefined> {
  if (actor.kind !== 'account' || actor.role !== 'physiotherapist') return undefined;
  const row = await findPlan(em, { patientId, visibleTo: 'SYSTEM' });
  return row?.kind === 'PROGRAMME' && allows((await findReach(em, actor, patientId)).reach, 'read') ? row : undefined;
}

/** Requires a past day within the last year. @throws AppError BAD_INPUT */
function requireSurgeryDay(day: string, today: string): void {
  if (day > today || day < addDays(today, -MOST_DAYS))
    throw badInput({ surgeryDate: reasonFor('RECEIVED_WHEN', { days: MOST_DAYS }) });
}
