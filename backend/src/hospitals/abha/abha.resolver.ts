import { Mutation, Query, Resolver } from 'type-graphql';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import type { AbhaService } from './abha.service.js';

/** GraphQL endpoints of ABHA. */
@Resolver()
export class AbhaResolver {
  constructor(private readonly service: AbhaService) {}

  @Query(() => [Contract.PossibleDuplicate])
  @RequiresPermission('duplicate.list')
  possibleDuplicates({ patientId }: Contract.PossibleDuplicatesArgs, { actor }: GraphQLContext) {
    return this.service.possibleDuplicates(actor, { patientId });
  }

  @Mutation(() => Contract.Abha, { nullable: true })
  @RequiresPermission('patient.setAbha')
  setAbha({ patientId, input }: Contract.SetAbhaArgs, { actor }: GraphQLContext) {
    return this.service.set(actor, { ...input, patientId });
  }
}
