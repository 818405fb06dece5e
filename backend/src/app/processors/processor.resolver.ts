import { Mutation, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import * as Contract from '../../platform/graphql/generated.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import type { ProcessorService } from './processor.service.js';

/** GraphQL resolvers of the register of processors. */
@Resolver()
export class ProcessorResolver {
  constructor(private readonly service: ProcessorService) {}

  @Query(() => [Contract.DataProcessor])
  @RequiresPermission('processor.list')
  async dataProcessors({ actor }: GraphQLContext): Promise<Contract.DataProcessor[]> {
    return this.service.list(actor);
  }

  @Mutation(() => Contract.DataProcessor)
  @RequiresPermission('processor.save')
  async saveDataProcessor({ input, version }: Contract.SaveDataProcessorArgs, { actor }: GraphQLContext) {
    return this.service.save(actor, { ...input, version });
  }
}
