import { Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import * as Contract from '../../platform/graphql/generated.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import type { FamilyDayService } from './family-day.service.js';
import { toToday } from './today.graphql.js';

/** GraphQL resolver of the day that a family member reads. */
@Resolver()
export class FamilyDayResolver {
  constructor(private readonly days: FamilyDayService) {}

  @Query(() => Contract.Today, { nullable: true })
  @RequiresPermission('family.readDay')
  async familyToday({ grantId, language }: Contract.FamilyTodayArgs, { actor }: GraphQLContext) {
    const day = await this.days.today(actor, { grantId, language });
    return day && toToday(day);
  }
}
