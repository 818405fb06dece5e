import { Mutation, Query, Resolver } from 'type-graphql';
import { toStaffMember } from './staff.graphql.js';
import type { StaffChangeService } from './staff-change.service.js';
import type { StaffService } from './staff.service.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

/** GraphQL endpoints of the team. */
@Resolver()
export class StaffResolver {
  constructor(
    private readonly service: StaffService,
    private readonly changes: StaffChangeService,
  ) {}

  @Query(() => [Contract.StaffMember])
  @RequiresPermission('staff.list')
  async staff({ includeLeft }: Contract.StaffArgs, { actor }: GraphQLContext) {
    return (await this.service.list(actor, { includeLeft })).map((member) => toStaffMember(member));
  }

  @Query(() => [Contract.Doctor])
  @RequiresPermission('staff.listDoctors')
  doctors({ actor }: GraphQLContext) {
    return this.service.doctors(actor);
  }

  @Mutation(() => Contract.StaffMember)
  @RequiresPermission('staff.register')
  async registerStaff({ input }: Contract.RegisterStaffArgs, { actor }: GraphQLContext) {
    return toStaffMember(await this.service.register(actor, input));
  }

  @Mutation(() => Contract.StaffMember)
  @RequiresPermission('staff.update')
  async updateStaff({ id, input, version }: Contract.UpdateStaffArgs, { actor }: GraphQLContext) {
    return toStaffMember(await this.changes.update(actor, { ...input, id, version }));
  }
}
