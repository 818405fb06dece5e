import { toStaffMember } from '../../clinic/index.js';
import type * as Contract from '../../platform/graphql/generated.js';
import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import type { Departure, DepartureService } from './departure.service.js';
import { toPlanLeft } from './plan-left.js';

/** Maps a departure to its GraphQL type. */
function toDeparture({ member, handedOver, unassigned, plans }: Departure): Contract.Departure {
  const left = plans.map((plan) => toPlanLeft(plan));
  return { member: toStaffMember(member), handedOver, unassigned, plans: left };
}

/** GraphQL resolvers of departures. */
export const departureResolvers = (departures: DepartureService): RootResolvers => ({
  Mutation: {
    leaveTeam: withPermission('staff.leave', async ({ id, lastDay, successorId }, { actor }) =>
      toDeparture(await departures.leave(actor, { id, lastDay, successorId })),
    ),
  },
});
