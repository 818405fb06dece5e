import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer, type Answer } from '../../test/fake-server';
import { accounts, renderRoute } from '../../test/render-route';

const page = { total: 0, page: 1, limit: 10 };
const connection = (typename: string, count = {}): unknown => ({
  __typename: typename,
  edges: [],
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  ...count,
});

/** Each list of the console: its address, its query with an answer without rows, and the text that says so. */
const lists: readonly (readonly [path: string, operation: string, data: unknown, empty: string])[] = [
  ['patient-record', 'Patients', { patients: { __typename: 'PatientPage', patients: [], ...page } }, 'No patients'],
  [
    'payment',
    'Payments',
    { payments: { __typename: 'PaymentPage', payments: [], totalPages: 1, ...page } },
    'No payments in this period',
  ],
  [
    'payment?status=PAID',
    'PaymentsConnection',
    { paymentsConnection: connection('PaymentConnection', { totalCount: 0 }) },
    'No matching payments',
  ],
  ['accounts', 'Accounts', { users: { __typename: 'UserPage', users: [], ...page } }, 'No accounts'],
  [
    'inbox',
    'ContactMessages',
    { contactMessages: connection('ContactMessageConnection', { totalCount: 0 }) },
    'No messages',
  ],
  ['messages', 'Messages', { messages: connection('MessageConnection', { totalCount: 0 }) }, 'No messages'],
  ['referrals', 'Referrals', { referrals: connection('ReferralConnection') }, 'No referrals'],
  ['exchanges', 'Exchanges', { exchanges: connection('ExchangeConnection') }, 'No exchanges'],
  ['api-keys', 'ApiKeys', { apiKeys: [] }, 'No keys'],
  ['team', 'Team', { staff: [] }, 'No members'],
  ['missed', 'MissedSessions', { missedSessions: [] }, 'No sessions'],
  ['integrations', 'SmartClients', { smartClients: [] }, 'No clients'],
  ['integrations', 'WebhookEndpoints', { webhookEndpoints: [] }, 'No webhooks'],
  ['integrations', 'Hl7Sources', { hl7Sources: [] }, 'No sources of HL7 v2'],
];

/** Opens a list, and counts how often it was asked for. */
async function open(path: string, operation: string, answer: Answer, empty: string) {
  const server = fakeServer({ Me: { data: { me: accounts.admin } }, [operation]: answer });
  renderRoute(`/admin/${path}`, server);
  await waitFor(() => expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(empty));
  return () => server.calls.filter((call) => call.operation === operation).length;
}

const focus = async () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));

it.each(lists)('/admin/%s reads %s again when its tab is looked at again', async (path, operation, data, empty) => {
  const asked = await open(path, operation, { data }, empty);
  expect(asked()).toBe(1);
  await focus();
  expect(asked()).toBe(2);
});

it('/admin/audit stays as read: to look at it again would be one more line', async () => {
  const data = { auditEvents: connection('AuditEventConnection') };
  const asked = await open('audit', 'AuditEvents', { data }, 'No lines');
  await focus();
  expect(asked()).toBe(1);
});
