import { Mutation, Query, Resolver } from 'type-graphql';
import { linesOf } from '../hl7v2/charset.js';
import type { FoundMessage } from '../hl7v2/message-store.js';
import { toWebhookDelivery } from '../webhooks/webhook.resolver.js';
import {
  canReplay,
  type ExchangeInspectionService,
  type Inspected,
  type InspectedDelivery,
  type DeliveryAttempt,
} from './exchange-inspection.service.js';
import { toExchange } from '../exchanges/exchange.resolver.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

/** Maps a message to the GraphQL type, field by field. */
function toExchangedMessage(message: FoundMessage): Contract.ExchangedMessage {
  const { id, controlId, receivedAt, code, body, answer } = message;
  const texts = { body: body && linesOf(body), answer: linesOf(answer) };
  return { id, controlId, receivedAt, code, ...texts, canReplay: canReplay(message) };
}

/** Maps a delivery attempt to the GraphQL type. */
function toExchangeAttempt({ at, outcome, code }: DeliveryAttempt): Contract.ExchangeAttempt {
  return { at, outcome, code };
}

/** Maps a webhook delivery to the GraphQL type. */
function toExchangedDelivery({ delivery, url, tries, canReplay }: InspectedDelivery): Contract.ExchangedDelivery {
  const own = {
    delivery: toWebhookDelivery(delivery),
    tries: tries.map((one) => toExchangeAttempt(one)),
  };
  return { ...own, url, canReplay };
}

/** Maps an exchange with its details to the GraphQL type. */
function toExchangeDetails({ exchange, message, delivery }: Inspected): Contract.ExchangeDetails {
  return {
    exchange: toExchange(exchange),
    message: message ? toExchangedMessage(message) : null,
    delivery: delivery ? toExchangedDelivery(delivery) : null,
  };
}

/** GraphQL resolvers for the details of single exchanges. */
@Resolver()
export class ExchangeInspectionResolver {
  constructor(private readonly service: ExchangeInspectionService) {}

  @Query(() => Contract.ExchangeDetails)
  @RequiresPermission('exchange.inspect')
  async exchange({ id }: Contract.ExchangeArgs, { actor }: GraphQLContext) {
    return toExchangeDetails(await this.service.inspect(actor, id));
  }

  @Mutation(() => Contract.ExchangedMessage)
  @RequiresPermission('exchange.replayMessage')
  async replayMessage({ id }: Contract.ReplayMessageArgs, { actor }: GraphQLContext) {
    return toExchangedMessage(await this.service.replayMessage(actor, id));
  }
}
