import type { WebhookEvent } from './webhook-endpoint.entity.js';

export const WEBHOOK_DELIVERY_STATUSES = ['PENDING', 'DELIVERED', 'FAILED'] as const;
/** Where a delivery stands. */
export type WebhookDeliveryStatus = (typeof WEBHOOK_DELIVERY_STATUSES)[number];

/** What an endpoint is told of one change, as the console lists it. */
export interface WebhookDelivery {
  id: string;
  event: WebhookEvent;
  status: WebhookDeliveryStatus;
  attempts: number;
  resource: string;
  resourceId: string;
  createdAt: Date;
  deliveredAt: Date | null;
  nextAttemptAt: Date | null;
  code: string | null;
}
