import { createHmac } from 'node:crypto';
import type { WhatsAppConfig } from '../src/platform/whatsapp-config.js';
import type { TestApp } from './test-app.js';

/** Secret by which the double of Meta signs. */
export const APP_SECRET = 'the app secret of the tests alone';

/** WhatsApp by a double of Meta. */
export const whatsAppOf = ({ url }: { url: string }): WhatsAppConfig => ({
  url: `${url}/v25.0`,
  token: 'the-token',
  phoneNumberId: '106540352242922',
  appSecrets: [APP_SECRET],
  verifyTokens: ['the-verify-token'],
  timeoutSeconds: 0.2,
});

/** Meta's answer to a message that it takes. */
export const TAKEN = (reference = 'wamid.1') => ({
  status: 200,
  body: { messaging_product: 'whatsapp', contacts: [], messages: [{ id: reference }] },
});
/** Meta's answer to one that it does not. */
export const REFUSED = (code: number, status = 400) => ({ status, body: { error: { message: 'No.', code } } });

/** Signs a report as Meta does. */
export const signatureOf = (bytes: string, secret = APP_SECRET) =>
  `sha256=${createHmac('sha256', secret).update(bytes).digest('hex')}`;

/** A report of Meta, with what is of interest to the test. */
export const eventOf = (value: object) => ({
  object: 'whatsapp_business_account',
  entry: [
    {
      id: '102290129340398',
      changes: [
        {
          field: 'messages',
          value: {
            messaging_product: 'whatsapp',
            metadata: { display_phone_number: '15550783881', phone_number_id: '106540352242922' },
            ...value,
          },
        },
      ],
    },
  ],
});

/** What became of a message. */
export const statusOf = (id: string, status: string, reference = 'wamid.1') =>
  eventOf({
    statuses: [
      { id: reference, status, timestamp: '1749416383', recipient_id: '919876543210', biz_opaque_callback_data: id },
    ],
  });

/** What somebody wrote. */
export const wordsOf = (phone: string, body: string, reference = 'wamid.in.1') =>
  eventOf({
    contacts: [{ profile: { name: 'Sunita Yadav' }, wa_id: phone.slice(1) }],
    messages: [{ from: phone.slice(1), id: reference, timestamp: '1749416383', type: 'text', text: { body } }],
  });

/** Posts a report, signed unless told otherwise, and returns the status of the answer. */
export async function report(app: TestApp, event: unknown, signature?: string): Promise<number> {
  const body = typeof event === 'string' ? event : JSON.stringify(event);
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature ?? signatureOf(body) };
  const { status } = await app.client().send('/api/v1/whatsapp-events', { method: 'POST', body, headers });
  return status;
}
