import type { TestClient } from './test-client.js';
import type { Done } from './money-calls.js';

/** A payment link as the calls return it. */
export interface ShownLink {
  id: string;
  amount: number;
  status: string;
  expiresAt: string;
  patient: { id: string; patientId: string; name: string };
  payment: { id: string; status: string; note: string | null; failedReason: string | null; paymentLinkId: string };
}

/** A link that was just created. */
export interface CreatedLink {
  link: ShownLink;
  url: string;
  messageId: string | null;
}

/** A slice of the patients who owe. */
export interface ShownDues {
  edges: {
    cursor: string;
    node: {
      patient: { id: string } | null;
      due: number;
      ageing: object;
      oldestDay: string;
      remindedAt: string | null;
      notNow: string | null;
    };
  }[];
  pageInfo: { hasNextPage: boolean };
  totalCount: number;
  total: number;
  ageing: object;
}

const LINK =
  'id amount status createdAt expiresAt patient { id patientId name } payment { id status note failedReason paymentLinkId }';
const AGEING = 'ageing { days0to30 days31to60 days61to90 over90 }';

/** Operations on payment links and dues, by a signed-in client. */
export function linkCalls(client: TestClient) {
  let keys = 0;
  const key = () => `link-key-${++keys}`;
  const call = async <T>(query: string, variables: object): Promise<Done<T>> => {
    const { body } = await client.graphql<{ done: T }>(query, variables);
    return {
      ...(body.data && { done: body.data.done }),
      ...(body.errors?.[0] && { error: { ...body.errors[0].extensions, message: body.errors[0].message } }),
    };
  };
  return {
    create: (input: object, idempotencyKey = key()) =>
      call<CreatedLink>(
        `mutation ($input: PaymentLinkInput!, $key: String!) { done: createPaymentLink(input: $input, idempotencyKey: $key) { link { ${LINK} } url messageId } }`,
        { input, key: idempotencyKey },
      ),
    payOnline: (amount?: number, idempotencyKey = key()) =>
      call<CreatedLink>(
        `mutation ($amount: Paise, $key: String!) { done: payOnline(amount: $amount, idempotencyKey: $key) { link { ${LINK} } url messageId } }`,
        { amount, key: idempotencyKey },
      ),
    cancel: (id: string) =>
      call<ShownLink>(`mutation ($id: ID!) { done: cancelPaymentLink(id: $id) { ${LINK} } }`, { id }),
    links: (patientId?: string) =>
      call<ShownLink[]>(`query ($patientId: ID) { done: paymentLinks(patientId: $patientId) { ${LINK} } }`, {
        patientId,
      }),
    fail: (id: string) =>
      call<{ id: string }>('mutation ($id: ID!) { done: failPayment(id: $id, reason: "Not paid") { id } }', { id }),
    dues: (first = 10, rest: object = {}) =>
      call<ShownDues>(
        `query ($first: Int!, $after: String, $search: String) { done: dues(first: $first, after: $after, search: $search) {
          edges { cursor node { patient { id } due oldestDay remindedAt notNow ${AGEING} } } pageInfo { hasNextPage } totalCount total ${AGEING} } }`,
        { first, ...rest },
      ),
    remind: (patientIds: string[]) =>
      call<{ patientId: string; messageId: string | null; code: string | null }[]>(
        'mutation ($ids: [ID!]!) { done: remindDues(patientIds: $ids) { patientId messageId code } }',
        { ids: patientIds },
      ),
  };
}
