import { createHmac, randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { RazorpayConfig } from '../src/platform/gateway-config.js';
import { NOON, type Sql, type TestApp } from './test-app.js';
import type { TestClient } from './test-client.js';

/** The secret of the tests' webhooks, the older of two. */
const WEBHOOK_SECRET = 'a webhook secret of the tests alone';

/** Configuration of a gateway at the address of a double. */
export const gatewayAt = (url: string): RazorpayConfig => ({
  url,
  keyId: 'rzp_test_key',
  keySecret: 'key secret',
  webhookSecrets: ['the newer webhook secret of the tests', WEBHOOK_SECRET],
});

/** Returns an id such as the gateway's. */
export const gatewayId = (kind: 'pay' | 'rfnd' | 'plink' | 'evt') => `${kind}_${randomBytes(7).toString('hex')}`;

/** A payment as the gateway tells it, as far as a test changes it. */
interface ToldPayment {
  id?: string;
  amount?: number;
  currency?: string;
  status?: string;
  method?: string;
  acquirer_data?: { rrn: string | number | null } | undefined;
}

/** What the gateway tells once a link was paid. */
export function paidEvent(link: string, { id = gatewayId('pay'), amount = 123_450, ...rest }: ToldPayment = {}) {
  const payment = {
    id,
    amount,
    currency: 'INR',
    status: 'captured',
    method: 'card',
    created_at: 1_773_124_200,
    acquirer_data: { rrn: '412345678901' },
    ...rest,
  };
  const paidLink = { id: 'plink_1', reference_id: link, amount, amount_paid: amount, status: 'paid' };
  return {
    event: 'payment_link.paid',
    payload: { payment_link: { entity: paidLink }, payment: { entity: payment } },
  };
}

/** What the gateway tells once it paid money back. */
export const refundEvent = (payment: string, amount: number, id = gatewayId('rfnd')) => ({
  event: 'refund.processed',
  payload: { refund: { entity: { id, payment_id: payment, amount, status: 'processed' } } },
});

/** Signs bytes as the gateway does. */
export const signatureOf = (text: string, secret = WEBHOOK_SECRET) =>
  createHmac('sha256', secret).update(text).digest('hex');

/** Sends an event as the gateway does, and returns the status. */
export async function report(
  app: TestApp,
  told: object | string,
  { eventId = gatewayId('evt'), ...headers }: Record<string, string> = {},
): Promise<number> {
  const body = typeof told === 'string' ? told : JSON.stringify(told);
  const own = { 'x-razorpay-signature': signatureOf(body), 'x-razorpay-event-id': eventId };
  const sent = { 'content-type': 'application/json', ...own, ...headers };
  const answer = await fetch(`${app.origin}/api/v1/gateway-events`, { method: 'POST', headers: sent, body });
  await answer.arrayBuffer();
  return answer.status;
}

/** An event whose money nothing asked for. */
export async function insertGatewayEvent(sql: Sql): Promise<string> {
  const id = uuidv7();
  await sql(
    `insert into gateway_event (id, event_id, event, at, gateway_payment_id, amount_paise, method, status)
     values ($1, $2, 'payment_link.paid', $3, $4, 100, 'UPI', 'UNMATCHED')`,
    [id, gatewayId('evt'), NOON, gatewayId('pay')],
  );
  return id;
}

/** An event as the calls return it. */
export interface ShownEvent {
  id: string;
  event: string;
  gatewayPaymentId: string | null;
  amount: number | null;
  status: string;
  paymentId: string | null;
}

/** Operations on events of the gateway, by a signed-in client. */
export function gatewayCalls(client: TestClient) {
  return {
    events: async (variables: object = {}) => {
      const { body } = await client.graphql<{
        gatewayEvents: { edges: { cursor: string; node: ShownEvent }[]; pageInfo: { hasNextPage: boolean } };
      }>(
        `query ($first: Int!, $after: String, $status: GatewayEventStatus) { gatewayEvents(first: $first, after: $after, status: $status) {
          edges { cursor node { id event at gatewayPaymentId amount status paymentId } } pageInfo { hasNextPage } } }`,
        { first: 100, ...variables },
      );
      return body.data?.gatewayEvents;
    },
    match: async (id: string, patientId: string) => {
      const { body } = await client.graphql<{ done: { id: string; status: string; gatewayPaymentId: string } }>(
        'mutation ($id: ID!, $patientId: ID!) { done: matchGatewayEvent(id: $id, patientId: $patientId) { id status gatewayPaymentId } }',
        { id, patientId },
      );
      return { done: body.data?.done, code: body.errors?.[0]?.extensions.code };
    },
  };
}
