import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { toEnteredLeave } from './leave.graphql.js';
import type { LeaveService } from './leave.service.js';

/** GraphQL resolvers of leave. */
export const leaveResolvers = (service: LeaveService): RootResolvers => ({
  Mutation: {
    addLeave: withPermission('physiotherapist.setTimes', async ({ input }, { actor }) =>
      toEnteredLeave(await service.addLeave(actor, input)),
    ),
    cancelLeave: withPermission('physiotherapist.setTimes', async ({ id }, { actor }) => {
      await service.cancelLeave(actor, id);
      return true;
    }),
  },
});
