import type { WebhookEvent } from './webhook-endpoint.entity.js';

export const WEBHOOK_DELIVERY_STATUSES = ['PENDING', 'DELIVERED', 'FAILED'] as const;
/** Status of a delivery. */
export type WebhookDeliveryStatus = (typeof WEBHOOK_DELIVERY_STATUSES)[number];

/** A delivery in the console's list. */
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
