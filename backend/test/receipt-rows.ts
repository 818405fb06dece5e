import { expect } from 'vitest';
import { insertMessage } from './builders.js';
import type { Call, Row } from './call-row.js';
import { RECEIPT_SECRET, type TestApp } from './test-app.js';

/** What the gateway sends of a message that has arrived. */
export async function receiptOf(app: TestApp): Promise<Call> {
  const { id } = await insertMessage(app.sql, { status: 'SENT' });
  return { path: `/sms-receipts/${RECEIPT_SECRET}`, body: { client_ref: id, status: 'delivered' } };
}

/** What Exotel sends of one. */
export async function exotelReceiptOf(app: TestApp): Promise<Call> {
  const { id } = await insertMessage(app.sql, { status: 'SENT' });
  return { path: `/sms-receipts/${RECEIPT_SECRET}/exotel`, body: { CustomField: id, Status: 'delivered' } };
}

/** What MSG91 sends of one. */
export async function msg91ReceiptOf(app: TestApp): Promise<Call> {
  const { id } = await insertMessage(app.sql, { status: 'SENT' });
  return { path: `/sms-receipts/${RECEIPT_SECRET}/msg91`, body: { CRQID: id, status: '1' } };
}

/** What the SMS gateway calls (clinic §5). */
export const receiptRows: Row[] = [
  ['POST', '/sms-receipts/:secret', 'visitor', ({ app }) => receiptOf(app), 200, { message: 'Noted.' }],
  ['POST', '/sms-receipts/:secret/exotel', 'visitor', ({ app }) => exotelReceiptOf(app), 200, { message: 'Noted.' }],
  ['POST', '/sms-receipts/:secret/msg91', 'visitor', ({ app }) => msg91ReceiptOf(app), 200, { message: 'Noted.' }],
  // No WhatsApp is set up.
  ['GET', '/whatsapp-events', 'visitor', undefined, 404, expect.objectContaining({ code: 'NOT_FOUND' })],
  [
    'POST',
    '/whatsapp-events',
    'visitor',
    async () => ({ path: '/whatsapp-events', body: { object: 'x', entry: [] } }),
    404,
    expect.objectContaining({ code: 'NOT_FOUND' }),
  ],
];
