import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { toRecoveryPlan } from './plan.graphql.js';
import type { PlanService } from './plan.service.js';
import { toToday } from './today.graphql.js';
import type { TodayService } from './today.service.js';

/** GraphQL resolvers for plans and a patient's day. */
export const planResolvers = (plans: PlanService, days: TodayService): RootResolvers => ({
  Query: {
    recoveryPlan: withPermission('recovery.readPlan', async ({ patientId, language }, { actor }) => {
      const plan = await plans.ofPatient(actor, { patientId, language });
      return plan && toRecoveryPlan(plan);
    }),
    myPlan: withPermission('recovery.readOwn', async ({ language }, { actor }) => {
      const plan = await plans.own(actor, { language });
      return plan && toRecoveryPlan(plan);
    }),
    today: withPermission('recovery.readOwn', async ({ language }, { actor }) => {
      const day = await days.today(actor, { language });
      return day && toToday(day);
    }),
  },
  Mutation: {
    createPlan: withPermission('recovery.createPlan', async ({ input, idempotencyKey }, { actor }) =>
      toRecoveryPlan(await plans.create(actor, { ...input, idempotencyKey })),
    ),
  },
});
