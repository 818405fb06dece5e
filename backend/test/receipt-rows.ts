import { insertMessage } from './builders.js';
import type { Call, Row } from './call-row.js';
import { RECEIPT_SECRET, type TestApp } from './test-app.js';

/** What the gateway sends of a message that has arrived. */
export async function receiptOf(app: TestApp): Promise<Call> {
  const { id } = await insertMessage(app.sql, { status: 'SENT' });
  return { path: `/sms-receipts/${RECEIPT_SECRET}`, body: { client_ref: id, status: 'delivered' } };
}

/** What the SMS gateway calls (clinic §5). */
export const receiptRows: Row[] = [
  ['POST', '/sms-receipts/:secret', 'visitor', ({ app }) => receiptOf(app), 200, { message: 'Noted.' }],
];
