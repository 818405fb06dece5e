import { Mutation, Query, Resolver } from 'type-graphql';
import { namedPatient } from '../../patients/index.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import type { FlagService } from './flag.service.js';
import type { FlagView } from './flag-view.js';

/** Maps a flag to the GraphQL type. */
function toCareFlag({ patientId, patientNumber, patientName, ...flag }: FlagView): Contract.CareFlag {
  return { ...flag, patient: namedPatient({ patientId, patientNumber, patientName }) };
}

/** GraphQL resolvers for flags. */
@Resolver()
export class FlagResolver {
  constructor(private readonly service: FlagService) {}

  @Query(() => [Contract.CareFlag])
  @RequiresPermission('careFlag.list')
  async careFlags({ all }: Contract.CareFlagsArgs, { actor }: GraphQLContext) {
    return (await this.service.list(actor, { all })).map((flag) => toCareFlag(flag));
  }

  @Mutation(() => Contract.CareFlag)
  @RequiresPermission('careFlag.see')
  async seeCareFlag({ id, note }: Contract.SeeCareFlagArgs, { actor }: GraphQLContext) {
    return toCareFlag(await this.service.see(actor, { id, note }));
  }
}
