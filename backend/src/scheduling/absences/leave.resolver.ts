import { Mutation, Resolver } from 'type-graphql';
import type { LeaveService, EnteredLeave } from './leave.service.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import { toLeave } from '../../clinic/index.js';
import { toAppointment } from '../appointments/appointment.graphql.js';

/** Maps a created leave to its GraphQL type. */
function toEnteredLeave({ leave, affected }: EnteredLeave): Contract.EnteredLeave {
  return { leave: toLeave(leave), affected: affected.map((row) => toAppointment(row)) };
}

/** GraphQL resolvers of leave. */
@Resolver()
export class LeaveResolver {
  constructor(private readonly service: LeaveService) {}

  @Mutation(() => Contract.EnteredLeave)
  @RequiresPermission('physiotherapist.setLeave')
  async addLeave({ input }: Contract.AddLeaveArgs, { actor }: GraphQLContext) {
    return toEnteredLeave(await this.service.addLeave(actor, input));
  }

  @Mutation(() => Boolean)
  @RequiresPermission('physiotherapist.setLeave')
  async cancelLeave({ id }: Contract.CancelLeaveArgs, { actor }: GraphQLContext) {
    await this.service.cancelLeave(actor, id);
    return true;
  }
}
