import { Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import * as Contract from '../../platform/graphql/generated.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import type { SystemService } from './system.service.js';

/** GraphQL resolvers of the server's own state. */
@Resolver()
export class SystemResolver {
  constructor(private readonly service: SystemService) {}

  @Query(() => Contract.SystemState)
  @RequiresPermission('system.read')
  async systemState({ actor }: GraphQLContext): Promise<Contract.SystemState> {
    const { backup, isBackupOn: isOn, ...state } = await this.service.read(actor);
    const { lastAt = null, lastBytes = null, archivedAt = null, failedAt = null, failure = null } = backup ?? {};
    return { ...state, backup: { isOn, takenAt: lastAt, bytes: lastBytes, archivedAt, failedAt, failure } };
  }
}
