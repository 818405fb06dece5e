import type * as Contract from '../../platform/graphql/generated.js';
import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import type { WebhookDelivery } from './webhook-delivery.js';
import type { ListedEndpoint, CreatedEndpoint, WebhookService } from './webhook.service.js';

/** Maps an endpoint to the GraphQL type, field by field. */
function toWebhookEndpoint({ endpoint, clientName, canSign }: ListedEndpoint): Contract.WebhookEndpoint {
  const { id, clientId, url, events, createdAt, endedAt = null, endReason = null } = endpoint;
  return { id, clientId, clientName, url, events, createdAt, endedAt, endReason, canSign };
}

/** Maps a new endpoint to the GraphQL type, with its secret, which is sent only once. */
function toCreatedWebhookEndpoint({ secret, endpoint }: CreatedEndpoint): Contract.CreatedWebhookEndpoint {
  return { secret, endpoint: toWebhookEndpoint(endpoint) };
}

/** Maps a delivery to the GraphQL type. */
export function toWebhookDelivery(delivery: WebhookDelivery): Contract.WebhookDelivery {
  const { id, event, status, attempts, resource, resourceId } = delivery;
  const { createdAt, deliveredAt, nextAttemptAt, code } = delivery;
  return { id, event, status, attempts, resource, resourceId, createdAt, deliveredAt, nextAttemptAt, code };
}

/** GraphQL resolvers for webhooks. */
export const webhookResolvers = (service: WebhookService): RootResolvers => ({
  Query: {
    webhookEndpoints: withPermission('webhookEndpoint.list', async (_args, { actor }) =>
      (await service.list(actor)).map((endpoint) => toWebhookEndpoint(endpoint)),
    ),
    webhookDeliveries: withPermission('webhookDelivery.list', async ({ endpointId, first }, { actor }) => {
      const deliveries = await service.listDeliveries(actor, { endpointId, first });
      return deliveries.map((delivery) => toWebhookDelivery(delivery));
    }),
  },
  Mutation: {
    createWebhookEndpoint: withPermission('webhookEndpoint.create', async ({ input }, { actor }) =>
      toCreatedWebhookEndpoint(await service.create(actor, input)),
    ),
    endWebhookEndpoint: withPermission('webhookEndpoint.end', async ({ id }, { actor }) => {
      await service.end(actor, id);
      return true;
    }),
    replayWebhooks: withPermission('webhookDelivery.replay', ({ endpointId, since }, { actor }) =>
      service.replay(actor, { endpointId, since }),
    ),
    replayWebhook: withPermission('webhookDelivery.replay', async ({ id }, { actor }) =>
      toWebhookDelivery(await service.replayOne(actor, id)),
    ),
  },
});
