import { raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { notifyAdmins } from '../../identity/index.js';
import type { Actor } from '../../platform/access/actor.js';
import type { Clock } from '../../platform/time/clock.js';
import { AppError, badInput } from '../../platform/errors/errors.js';
import { nothing, rowId } from '../../platform/inputs/parse-input.js';
import type { OutboundHttp } from '../../platform/outbound/outbound-http.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { SmartClient } from '../smart-clients/smart-client.entity.js';
import type { UseCases } from '../../platform/use-cases.js';
import { failWaiting, findDeliveries, findDelivery, replayDeliveries, replayDelivery } from './deliveries.queries.js';
import type { WebhookDelivery } from './webhook-delivery.js';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';
import type { WebhookSecrets } from './webhook-secret.js';
import { createWebhookEndpointInput, replayWebhooksInput, webhookDeliveriesInput } from './webhook.input.js';

/** Largest number of live endpoints per client: each change queues a delivery for all of them. */
const MOST_ENDPOINTS = 10;

interface Parts {
  hosts: OutboundHttp;
  secrets: WebhookSecrets;
  clock: Clock;
}

/** An endpoint in a list. */
export interface ListedEndpoint {
  endpoint: WebhookEndpoint;
  clientName: string;
  canSign: boolean;
}

/** A new endpoint with its secret, which is not stored. */
export interface CreatedEndpoint {
  secret: string;
  endpoint: ListedEndpoint;
}

const noEndpoint = () => new AppError('NOT_FOUND', reasonFor('ENDPOINT_NOT_FOUND'));

/** Manages webhook endpoints and their deliveries. */
export class WebhookService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: Parts,
  ) {}

  /** Lists the endpoints of live clients, also ended ones, newest first. */
  async list(actor: Actor): Promise<ListedEndpoint[]> {
    return this.useCases.read(actor, 'webhookEndpoint.list', nothing, {}, async (_asked, { em }) => {
      const reader = em.fork();
      const clients = new Map((await reader.find(SmartClient, { revokedAt: null })).map(({ id, name }) => [id, name]));
      const endpoints = await reader.find(
        WebhookEndpoint,
        { clientId: { $in: [...clients.keys()] } },
        { orderBy: { createdAt: 'desc', id: 'desc' } },
      );
      return endpoints.map((endpoint) => this.listed(endpoint, clients.get(endpoint.clientId) ?? ''));
    });
  }

  /**
   * Creates an endpoint. Its secret is in the response and stored nowhere.
   * @throws AppError BAD_INPUT, NOT_FOUND, RECENT_SIGN_IN_REQUIRED, LIMIT_REACHED, WRONG_STATE
   */
  async create(actor: Actor, input: z.input<typeof createWebhookEndpointInput>): Promise<CreatedEndpoint> {
    return this.useCases.write(
      actor,
      'webhookEndpoint.create',
      createWebhookEndpointInput,
      input,
      async ({ clientId, url, events }, { actor, tx, lock }) => {
        const { hosts, secrets } = this.parts;
        if (!secrets.isReady) throw new AppError('WRONG_STATE', reasonFor('CLIENT_NEEDS_SIGNING_KEY'));
        if (!hosts.mayCall(url)) throw badInput({ url: reasonFor('WEBHOOK_ADDRESS') });
        // Serializes creations per client, so that the limit holds.
        const client = await lock(SmartClient, { id: clientId, revokedAt: null });
        if (!client) throw new AppError('NOT_FOUND', reasonFor('CLIENT_NOT_FOUND'));
        if ((await tx.count(WebhookEndpoint, { clientId, endedAt: null })) >= MOST_ENDPOINTS)
          throw new AppError('LIMIT_REACHED', reasonFor('ENDPOINTS_ENOUGH', { most: MOST_ENDPOINTS }));
        const id = uuidv7();
        const { secret, secretHash } = secrets.make(id);
        const made = { id, clientId, url, events, secretHash, createdBy: actor.userId };
        const endpoint = tx.create(WebhookEndpoint, made);
        await notifyAdmins(tx, { kind: 'ENDPOINT_ADDED', subject: url, actor }, this.parts.clock.now());
        const answer = async () => {
          await tx.refresh(endpoint);
          return { secret, endpoint: this.listed(endpoint, client.name) };
        };
        return { subject: endpoint, answer };
      },
    );
  }

  /** Ends an endpoint and fails its pending deliveries. @throws AppError NOT_FOUND */
  async end(actor: Actor, id: string): Promise<void> {
    return this.useCases.write(actor, 'webhookEndpoint.end', rowId, id, async (asked, { tx, lock }) => {
      const endpoint = await lock(WebhookEndpoint, { id: asked, endedAt: null });
      if (!endpoint) throw noEndpoint();
      tx.assign(endpoint, { endedAt: raw<Date>('now()'), endReason: 'ENDED' });
      await failWaiting(tx, asked);
      return { subject: endpoint, answer: () => undefined };
    });
  }

  /** Lists the newest deliveries of an endpoint, live or ended. @throws AppError BAD_INPUT, NOT_FOUND */
  async listDeliveries(actor: Actor, input: z.input<typeof webhookDeliveriesInput>): Promise<WebhookDelivery[]> {
    return this.useCases.read(
      actor,
      'webhookDelivery.list',
      webhookDeliveriesInput,
      input,
      async ({ endpointId, first }, { em, seen }) => {
        if (!(await em.fork().findOne(WebhookEndpoint, { id: endpointId }))) throw noEndpoint();
        const deliveries = await findDeliveries(em, endpointId, first);
        await seen({ subjectType: 'webhookEndpoint', subjectId: endpointId });
        return deliveries;
      },
    );
  }

  /** Replays an endpoint's deliveries since a time, with the same ids. @returns their number. @throws AppError BAD_INPUT, NOT_FOUND */
  async replay(actor: Actor, input: z.input<typeof replayWebhooksInput>): Promise<number> {
    return this.useCases.write(
      actor,
      'webhookDelivery.replay',
      replayWebhooksInput,
      input,
      async ({ endpointId, since }, { tx, changed }) => {
        const endpoint = await liveEndpoint(tx, endpointId);
        const count = await replayDeliveries(tx, endpointId, since);
        changed('deliveries');
        return { subject: endpoint, details: { since: since.toISOString(), count }, answer: () => count };
      },
    );
  }

  /** Replays a delivery with the same id. @throws AppError NOT_FOUND, WRONG_STATE */
  async replayOne(actor: Actor, id: string): Promise<WebhookDelivery> {
    return this.useCases.write(actor, 'webhookDelivery.replay', rowId, id, async (asked, { tx, changed }) => {
      const found = await findDelivery(tx, asked);
      if (!found) throw new AppError('NOT_FOUND', reasonFor('DELIVERY_NOT_FOUND'));
      const endpoint = await tx.findOne(WebhookEndpoint, { id: found.endpointId, endedAt: null });
      if (!endpoint || !(await replayDelivery(tx, asked)))
        throw new AppError('WRONG_STATE', reasonFor('DELIVERY_NOT_NOW'));
      changed('deliveries');
      const answer = async () => (await findDelivery(tx, asked))?.delivery ?? found.delivery;
      return { subject: endpoint, details: { delivery: asked, count: 1 }, answer };
    });
  }

  private listed(endpoint: WebhookEndpoint, clientName: string): ListedEndpoint {
    return { endpoint, clientName, canSign: this.parts.secrets.find(endpoint) !== undefined };
  }
}

async function liveEndpoint(tx: EntityManager, id: string): Promise<WebhookEndpoint> {
  const endpoint = await tx.findOne(WebhookEndpoint, { id, endedAt: null });
  if (!endpoint) throw noEndpoint();
  return endpoint;
}
