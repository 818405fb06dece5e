import { Query, Resolver } from 'type-graphql';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import type { ActivityService } from './activity.service.js';
import type { DayActivity } from './day-activity.js';

/** Maps a day to the GraphQL type. */
function toDayActivity({ pain, ...day }: DayActivity): Contract.DayActivity {
  return { ...day, pain: pain.map(({ at, ...one }) => ({ ...one, at: new Date(at) })) };
}

/** GraphQL resolvers for the days of plans. */
@Resolver()
export class ActivityResolver {
  constructor(private readonly service: ActivityService) {}

  @Query(() => [Contract.DayActivity])
  @RequiresPermission('recovery.readActivity')
  async activity({ planId, from, until }: Contract.ActivityArgs, { actor }: GraphQLContext) {
    return (await this.service.list(actor, { planId, from, until })).map((day) => toDayActivity(day));
  }
}
