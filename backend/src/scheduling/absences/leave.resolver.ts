import { Mutation, Resolver } from 'type-graphql';
import { toEnteredLeave } from './leave.graphql.js';
import type { LeaveService } from './leave.service.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

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
