import { Mutation, Query, Resolver } from 'type-graphql';
import { toPhysiotherapistTimes } from './times.graphql.js';
import type { PhysiotherapistTimesService } from './times.service.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

/** GraphQL endpoints of a physiotherapist's working hours and leave. */
@Resolver()
export class PhysiotherapistTimesResolver {
  constructor(private readonly service: PhysiotherapistTimesService) {}

  @Query(() => Contract.PhysiotherapistTimes)
  @RequiresPermission('physiotherapist.readTimes')
  async physiotherapistTimes({ physiotherapistId }: Contract.PhysiotherapistTimesArgs, { actor }: GraphQLContext) {
    return toPhysiotherapistTimes(await this.service.read(actor, physiotherapistId));
  }

  @Mutation(() => Contract.PhysiotherapistTimes)
  @RequiresPermission('physiotherapist.setTimes')
  async setWorkingHours(
    { physiotherapistId: id, hours, version }: Contract.SetWorkingHoursArgs,
    { actor }: GraphQLContext,
  ) {
    return toPhysiotherapistTimes(await this.service.setWorkingHours(actor, { id, hours, version }));
  }
}
