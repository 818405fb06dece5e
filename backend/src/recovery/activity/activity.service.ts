import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import type { Actor } from '../../platform/access/actor.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { requireVisiblePlan } from '../ledger/held-plan.js';
import type { PlanRow } from '../ledger/plan.queries.js';
import { findProgrammeCourse } from '../ledger/programme-version.queries.js';
import { presentContent } from '../plans/plan-view.js';
import { activityInput, daysOf } from './activity.input.js';
import { findActivity } from './activity.queries.js';
import { dayActivity, type DayActivity } from './day-activity.js';

/** Reads what patients did, skipped and reported, by day. */
export class ActivityService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** Returns the days of a plan, oldest first. @throws AppError BAD_INPUT, NOT_FOUND */
  async list(actor: Actor, input: z.input<typeof activityInput>): Promise<DayActivity[]> {
    return this.useCases.read(actor, 'recovery.readActivity', activityInput, input, async (asked, look) => {
      const days = daysOf(asked);
      const plan = await requireVisiblePlan(look.em, look.actor, asked.planId);
      if (look.actor.role !== 'patient') await look.seen({ subjectType: 'patient', subjectId: plan.patientId });
      const shown = await this.daysOfPlan(look.em, plan, days);
      // A program needs no names of the family.
      return look.actor.kind === 'account' ? shown : shown.map((day) => ({ ...day, tickedBy: [] }));
    });
  }

  private async daysOfPlan(em: EntityManager, plan: PlanRow, days: readonly string[]): Promise<DayActivity[]> {
    const [from = '', until = ''] = [days[0], days.at(-1)];
    const { stops, endedAt, leftAt, ...facts } = await findActivity(em, plan.id, { from, until });
    const course =
      plan.kind === 'PROGRAMME' ? await findProgrammeCourse(em, plan.id) : { phases: plan.content.phases, leftAt };
    const known = {
      ...facts,
      now: this.clock.now(),
      madeOn: clinicDay(new Date(plan.createdAt)),
      phases: course.phases,
      present: presentContent(plan),
      leftOn: course.leftAt.map((at) => clinicDay(new Date(at))),
      stops: endedAt === null ? stops : [...stops, { from: endedAt, until: null }],
    };
    return days.map((day) => dayActivity(day, known));
  }
}
