import { Mutation, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import * as Contract from '../../platform/graphql/generated.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import type { ReminderService } from './reminder.service.js';

/** GraphQL resolvers of when patients are reminded of their exercises. */
@Resolver()
export class ReminderResolver {
  constructor(private readonly reminders: ReminderService) {}

  @Query(() => Contract.ReminderSettings)
  @RequiresPermission('reminder.own')
  reminderSettings({ actor }: GraphQLContext) {
    return this.reminders.settings(actor);
  }

  @Mutation(() => Contract.ReminderSettings)
  @RequiresPermission('reminder.own')
  setReminders({ at, weekdays }: Contract.SetRemindersArgs, { actor }: GraphQLContext) {
    return this.reminders.set(actor, { at, weekdays });
  }
}
