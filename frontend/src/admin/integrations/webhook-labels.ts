import { CheckCircleOutlined, ClockCircleOutlined, CloseCircleOutlined } from '@ant-design/icons';
import type { WebhookDeliveryStatus, WebhookEndReason } from './gql/generated';

/** Webhook events with their labels. */
export const eventLabels: Readonly<Record<string, string>> = {
  'patient.created': 'A record was made',
  'patient.updated': 'A record changed',
  'patient.deleted': 'A record was deleted',
  'patient.merged': 'Two records became one',
  'patient.discharged': 'A patient was discharged',
  'appointment.created': 'A session was booked or asked for',
  'appointment.updated': 'A session changed',
  'referral.updated': 'The clinic answered a referral',
  'document.created': 'A document came in',
  'consent.revoked': 'A patient withdrew a consent',
};

/** Labels of the reasons for an endpoint's end. */
export const endLabels: Record<WebhookEndReason, string> = {
  ENDED: 'Ended here',
  GONE: 'Ended by its own answer (410)',
  CLIENT_REVOKED: 'Ended with its client',
};

/** Appearance of each delivery status. */
export const statusLooks = {
  PENDING: { tone: 'info', Icon: ClockCircleOutlined, word: 'Waits' },
  DELIVERED: { tone: 'success', Icon: CheckCircleOutlined, word: 'Delivered' },
  FAILED: { tone: 'error', Icon: CloseCircleOutlined, word: 'Failed' },
} as const satisfies Record<WebhookDeliveryStatus, object>;
