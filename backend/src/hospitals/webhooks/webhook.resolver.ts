import { Int, Mutation, Query, Resolver } from 'type-graphql';
import type { WebhookDelivery } from './webhook-delivery.js';
import type { ListedEndpoint, CreatedEndpoint, WebhookService } from './webhook.service.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

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
@Resolver()
export class WebhookResolver {
  constructor(private readonly service: WebhookService) {}

  @Query(() => [Contract.WebhookEndpoint])
  @RequiresPermission('webhookEndpoint.list')
  async webhookEndpoints({ actor }: GraphQLContext) {
    return (await this.service.list(actor)).map((endpoint) => toWebhookEndpoint(endpoint));
  }

  @Query(() => [Contract.WebhookDelivery])
  @RequiresPermission('webhookDelivery.list')
  async webhookDeliveries({ endpointId, first }: Contract.WebhookDeliveriesArgs, { actor }: GraphQLContext) {
    const deliveries = await this.service.listDeliveries(actor, { endpointId, first });
    return deliveries.map((delivery) => toWebhookDelivery(delivery));
  }

  @Mutation(() => Contract.CreatedWebhookEndpoint)
  @RequiresPermission('webhookEndpoint.create')
  async createWebhookEndpoint({ input }: Contract.CreateWebhookEndpointArgs, { actor }: GraphQLContext) {
    return toCreatedWebhookEndpoint(await this.service.create(actor, input));
  }

  @Mutation(() => Boolean)
  @RequiresPermission('webhookEndpoint.end')
  async endWebhookEndpoint({ id }: Contract.EndWebhookEndpointArgs, { actor }: GraphQLContext) {
    await this.service.end(actor, id);
    return true;
  }

  @Mutation(() => Int)
  @RequiresPermission('webhookDelivery.replay')
  replayWebhooks({ endpointId, since }: Contract.ReplayWebhooksArgs, { actor }: GraphQLContext) {
    return this.service.replay(actor, { endpointId, since });
  }

  @Mutation(() => Contract.WebhookDelivery)
  @RequiresPermission('webhookDelivery.replay')
  async replayWebhook({ id }: Contract.ReplayWebhookArgs, { actor }: GraphQLContext) {
    return toWebhookDelivery(await this.service.replayOne(actor, id));
  }
}
