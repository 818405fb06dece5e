import type * as Contract from '../../platform/graphql/generated.js';
import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { linesOf } from '../hl7v2/message-lines.js';
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
export const exchangeInspectionResolvers = (service: ExchangeInspectionService): RootResolvers => ({
  Query: {
    exchange: withPermission('exchange.inspect', async ({ id }, { actor }) =>
      toExchangeDetails(await service.inspect(actor, id)),
    ),
  },
  Mutation: {
    replayMessage: withPermission('exchange.replayMessage', async ({ id }, { actor }) =>
      toExchangedMessage(await service.replayMessage(actor, id)),
    ),
  },
});
