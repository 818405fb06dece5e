import { Mutation, Resolver } from 'type-graphql';
import { toStaffMember } from '../../clinic/index.js';
import type { Departure, DepartureService } from './departure.service.js';
import { toPlanLeft } from './plan-left.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

/** Maps a departure to its GraphQL type. */
function toDeparture({ member, handedOver, unassigned, plans }: Departure): Contract.Departure {
  const left = plans.map((plan) => toPlanLeft(plan));
  return { member: toStaffMember(member), handedOver, unassigned, plans: left };
}

/** GraphQL resolvers of departures. */
@Resolver()
export class DepartureResolver {
  constructor(private readonly departures: DepartureService) {}

  @Mutation(() => Contract.Departure)
  @RequiresPermission('staff.leave')
  async leaveTeam({ id, lastDay, successorId }: Contract.LeaveTeamArgs, { actor }: GraphQLContext) {
    return toDeparture(await this.departures.leave(actor, { id, lastDay, successorId }));
  }
}
