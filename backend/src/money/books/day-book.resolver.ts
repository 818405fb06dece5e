import { Mutation, Query, Resolver } from 'type-graphql';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import { toDayBook, toDayClose } from './day-book.graphql.js';
import type { DayCloseService } from './day-close.service.js';

/** GraphQL resolvers of the day book. */
@Resolver()
export class DayBookResolver {
  constructor(private readonly service: DayCloseService) {}

  @Query(() => Contract.DayBook)
  @RequiresPermission('day.read')
  async dayBook({ day }: Contract.DayBookArgs, { actor }: GraphQLContext) {
    return toDayBook(await this.service.read(actor, { day }));
  }

  @Query(() => [Contract.DayClose])
  @RequiresPermission('day.listCloses')
  async dayCloses({ before }: Contract.DayClosesArgs, { actor }: GraphQLContext) {
    return (await this.service.list(actor, { before })).map((row) => toDayClose(row));
  }

  @Mutation(() => Contract.DayClose)
  @RequiresPermission('day.close')
  async closeDay({ day, counted, banked, openingCash, note }: Contract.CloseDayArgs, { actor }: GraphQLContext) {
    return toDayClose(await this.service.close(actor, { day, counted, banked, openingCash, note }));
  }

  @Mutation(() => Boolean)
  @RequiresPermission('day.reopen')
  async reopenDay({ day, reason }: Contract.ReopenDayArgs, { actor }: GraphQLContext) {
    await this.service.reopen(actor, { day, reason });
    return true;
  }
}
