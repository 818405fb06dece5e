import type { z } from 'zod';
import { findDoctor, findPhysiotherapist, requireHereOn } from '../../clinic/index.js';
import { lockPhysiotherapists, type PlanLeft } from '../../scheduling/index.js';
import type { Actor } from '../../platform/access/actor.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import { reassignTask } from '../danger-signs/reassign-task.js';
import { badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { requireVersion } from '../../platform/inputs/expected-version.js';
import { nothing } from '../../platform/inputs/parse-input.js';
import type { UseCases } from '../../platform/use-cases.js';
import { holdPlan, requireLive } from '../ledger/held-plan.js';
import { careTeamInput } from '../ledger/plan-change.input.js';
import { shownPlan, type PlanView } from './plan-view.js';
import { findPlansLeft } from '../ledger/plans-left.queries.js';
import { RecoveryPlan } from '../ledger/recovery-plan.entity.js';

/** Manages the care teams of plans. */
export class CareTeamService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /**
   * Changes the physiotherapist or doctor of a live plan, or who answers for an ended plan with an open danger sign: the doctor, or the
   * physiotherapist of a programme. Absent members stay; an open danger sign is reassigned to who answers from then on.
   * @throws AppError BAD_INPUT (a doctor for a programme), NOT_FOUND, WRONG_STATE, CHANGED_MEANWHILE
   */
  async change(actor: Actor, input: z.input<typeof careTeamInput>): Promise<PlanView> {
    return this.useCases.write(actor, 'recovery.changeCareTeam', careTeamInput, input, async (asked, change) => {
      const { tx, actor: own } = change;
      const now = this.clock.now();
      const today = clinicDay(now);
      // Common lock order: physiotherapists before patients (slot-holders.ts).
      if (asked.physiotherapistId) await lockPhysiotherapists(tx, asked.physiotherapistId);
      const held = await holdPlan(change, asked.planId);
      const isProgramme = held.kind === 'PROGRAMME';
      if (!held.openTask || (asked.physiotherapistId && !isProgramme)) requireLive(held);
      if (isProgramme && asked.doctorId) throw badInput({ doctorId: reasonFor('PROGRAMME_WITHOUT_DOCTOR') });
      requireVersion(asked.version, held.version);
      const plan = await tx.findOneOrFail(RecoveryPlan, held.id);
      const answers = () => (isProgramme ? plan.physiotherapist.id : plan.doctor?.id);
      const before = answers();
      if (asked.physiotherapistId) {
        const physiotherapist = await findPhysiotherapist(tx, asked.physiotherapistId);
        await requireHereOn(tx, physiotherapist.id, today);
        tx.assign(plan, { physiotherapist });
      }
      if (asked.doctorId) tx.assign(plan, { doctor: await findDoctor(tx, asked.doctorId, today) });
      await tx.flush();
      if (answers() !== before) await reassignTask(tx, plan.id, now);
      return { subject: plan, answer: () => shownPlan(tx, own, held.id, now) };
    });
  }

  /** Lists live plans whose physiotherapist or doctor has left the team. */
  async left(actor: Actor): Promise<PlanLeft[]> {
    return this.useCases.read(actor, 'recovery.listLeft', nothing, {}, async (_, { em, listed }) => {
      const plans = await findPlansLeft(em, { after: clinicDay(this.clock.now()) });
      await listed(plans.map(({ planId }) => ({ id: planId })));
      return plans;
    });
  }
}
