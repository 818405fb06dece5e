import { Mutation, Query, Resolver } from 'type-graphql';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import { toAppointment } from '../appointments/appointment.graphql.js';
import type { WaitingBookingService } from './waiting-booking.service.js';
import { toWaitingListConnection, toWaitingListEntry } from './waiting-list.graphql.js';
import type { WaitingListService } from './waiting-list.service.js';

/** GraphQL resolvers of the waiting list. */
@Resolver()
export class WaitingListResolver {
  constructor(
    private readonly service: WaitingListService,
    private readonly booking: WaitingBookingService,
  ) {}

  @Query(() => Contract.WaitingListConnection)
  @RequiresPermission('waiting.list')
  async waitingList(asked: Contract.WaitingListArgs, { actor }: GraphQLContext) {
    return toWaitingListConnection(await this.service.list(actor, asked));
  }

  @Query(() => [Contract.WaitingListEntry])
  @RequiresPermission('waiting.list')
  async waitingListFor(asked: Contract.WaitingListForArgs, { actor }: GraphQLContext) {
    return (await this.service.listFor(actor, asked)).map((entry) => toWaitingListEntry(entry));
  }

  @Mutation(() => Contract.WaitingListEntry)
  @RequiresPermission('waiting.add')
  async addToWaitingList({ input, idempotencyKey }: Contract.AddToWaitingListArgs, { actor }: GraphQLContext) {
    return toWaitingListEntry(await this.service.add(actor, { ...input, idempotencyKey }));
  }

  @Mutation(() => Contract.WaitingListEntry)
  @RequiresPermission('waiting.withdraw')
  async withdrawFromWaitingList(named: Contract.WithdrawFromWaitingListArgs, { actor }: GraphQLContext) {
    return toWaitingListEntry(await this.service.withdraw(actor, named));
  }

  @Mutation(() => Contract.Appointment)
  @RequiresPermission('waiting.book')
  async bookFromWaitingList(asked: Contract.BookFromWaitingListArgs, { actor }: GraphQLContext) {
    return toAppointment(await this.booking.book(actor, asked));
  }
}
