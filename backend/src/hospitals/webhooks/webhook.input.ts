import { z } from 'zod';
import { rowId } from '../../platform/inputs/parse-input.js';
import { validationMessage } from '../../platform/errors/reason.js';
import { WEBHOOK_EVENTS, type WebhookEvent } from './webhook-endpoint.entity.js';

const FIRST = validationMessage('BETWEEN', { input: 'FIRST', least: 1, most: 100 });
const EVENTS = validationMessage('WEBHOOK_EVENTS', { events: WEBHOOK_EVENTS.join(', ') });
const ID = validationMessage('REQUIRED', { input: 'ID' });
const id = z.string(ID).pipe(rowId);

const isEvent = (text: string): text is WebhookEvent => WEBHOOK_EVENTS.some((event) => event === text);

/** Schema of a new endpoint; whether its URL may be called is checked separately. */
export const createWebhookEndpointInput = z.object({
  clientId: id,
  url: z.string(validationMessage('WEBHOOK_ADDRESS')).trim(),
  events: z
    .array(z.string(EVENTS), EVENTS)
    .refine((events) => events.length > 0 && events.every(isEvent), EVENTS)
    .transform((events) => [...new Set(events.filter(isEvent))]),
});

/** The newest deliveries of an endpoint. */
export const webhookDeliveriesInput = z.object({
  endpointId: id,
  first: z.int(FIRST).min(1, FIRST).max(100, FIRST),
});

/** Deliveries to replay. */
export const replayWebhooksInput = z.object({
  endpointId: id,
  since: z.date(validationMessage('LOOKS_LIKE', { input: 'A_TIME', example: '2026-11-21T10:30:00Z' })),
});
