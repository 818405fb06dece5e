import { Mutation, Query, Resolver } from 'type-graphql';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import { encodeCursor } from '../../platform/lists/list-cursor.js';
import { toPayment, type PaymentUses } from '../payments/payment.graphql.js';
import type { FoundEvents, GatewayService } from './gateway.service.js';

/** GraphQL resolvers of the payment gateway's events. */
@Resolver()
export class GatewayResolver {
  constructor(
    private readonly service: GatewayService,
    private readonly uses: PaymentUses,
  ) {}

  @Query(() => Contract.GatewayEventConnection)
  @RequiresPermission('gatewayEvent.list')
  async gatewayEvents({ first, after, status }: Contract.GatewayEventsArgs, { actor }: GraphQLContext) {
    return toConnection(await this.service.list(actor, { first, after, status }));
  }

  @Mutation(() => Contract.Payment)
  @RequiresPermission('gatewayEvent.match')
  async matchGatewayEvent({ id, patientId }: Contract.MatchGatewayEventArgs, { actor }: GraphQLContext) {
    const row = await this.service.match(actor, { id, patientId });
    return toPayment(row, this.uses.ofPayments([row], false));
  }
}

function toConnection({ events, hasNextPage }: FoundEvents): Contract.GatewayEventConnection {
  const edges = events.map(({ at, amountPaise: amount, ...event }) => ({
    node: { ...event, amount, at: new Date(at) },
    cursor: encodeCursor({ at, id: event.id }),
  }));
  return { edges, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null } };
}
