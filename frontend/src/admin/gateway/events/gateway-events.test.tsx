import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeServer, type Answer } from '../../../../test/fake-server';
import { accounts, renderRoute } from '../../../../test/render-route';
import type { GatewayEventRowFragment } from './gql/generated';

const row = (changes: Partial<GatewayEventRowFragment> = {}) => ({
  __typename: 'GatewayEvent',
  id: 'e1',
  event: 'payment_link.paid',
  at: '2026-11-18T11:00:00.000Z',
  gatewayPaymentId: 'pay_1',
  amount: 123_450,
  status: 'APPLIED' as const,
  paymentId: 'p1',
  ...changes,
});
const refund = row({ id: 'e2', event: 'refund.processed', status: 'UNMATCHED', amount: 450 });
const unmatched = row({ id: 'e3', gatewayPaymentId: 'pay_3', status: 'UNMATCHED', paymentId: null, amount: 70_000 });
const ignored = row({ id: 'e4', event: 'order.paid', status: 'IGNORED', gatewayPaymentId: null, amount: null });
const second = row({ id: 'e5', status: 'SECOND' });

const pageOf = (rows: readonly GatewayEventRowFragment[], next: string | null = null): Answer => ({
  data: {
    gatewayEvents: {
      __typename: 'GatewayEventConnection',
      edges: rows.map((node) => ({ __typename: 'GatewayEventEdge', node })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: next !== null, endCursor: next },
    },
  },
});

function openPage(events: Answer | ((variables: Record<string, unknown>) => Answer), search = '') {
  const server = fakeServer({
    Me: { data: { me: accounts.admin } },
    GatewayEvents: events,
    MatchGatewayEvent: { data: { matchGatewayEvent: { __typename: 'Payment', id: 'p9', status: 'PAID' } } },
    PatientChoices: { data: { patients: { __typename: 'PatientPage', patients: [] } } },
  });
  const router = renderRoute(`/admin/gateway${search}`, server);
  const asked = () =>
    server.calls.filter(({ operation }) => operation === 'GatewayEvents').map(({ variables }) => variables);
  return { router, asked };
}

it('says of each event when it came, of what money, and what became of it', async () => {
  openPage(pageOf([row(), refund, unmatched, ignored, second]));
  await screen.findByText('Booked as a further payment');
  const [, ...rows] = screen.getAllByRole('row');
  expect(rows[0]).toHaveTextContent(/18 Nov 2026, 4:30 pm IST.*Payment by a link.*pay_1.*₹1,234\.50.*Booked/);
  expect(rows[1]).toHaveTextContent(/Refund.*₹4\.50.*Not booked/);
  expect(rows[3]).toHaveTextContent(/order\.paid–– ?Nothing to book/);
});

it('matches money that is not booked with a patient, and no refund', async () => {
  openPage(pageOf([row(), refund, unmatched]));
  const match = await screen.findByRole('button', { name: /^Match/ });
  expect(match).toHaveAccessibleName('Match ₹700.00 of 18 Nov 2026, 4:30 pm IST with a patient');
  await userEvent.click(match);
  const dialog = within(await screen.findByRole('dialog', { name: 'Match money' }));
  expect(dialog.getByText(/^₹700\.00, 18 Nov 2026, 4:30 pm IST, pay_3\./)).toBeVisible();
});

it('is narrowed by what became of them, which stands in the address, and goes on by cursor', async () => {
  const many = Array.from({ length: 20 }, (_, at) => row({ id: `n${at}` }));
  const { router, asked } = openPage(({ after }) => (after ? pageOf([unmatched]) : pageOf(many, 'c1')));
  await userEvent.click(await screen.findByRole('combobox', { name: 'What became of it' }));
  await userEvent.click(await screen.findByTitle('Not booked'));
  await waitFor(() => expect(router.state.location.search).toBe('?status=UNMATCHED'));
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ first: 20, status: 'UNMATCHED' }));
  await userEvent.click(await screen.findByRole('button', { name: /next/i }));
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ first: 20, after: 'c1', status: 'UNMATCHED' }));
});

it('says why there is nothing to see', async () => {
  openPage(pageOf([]));
  expect(await screen.findByText('The gateway has sent no event yet.')).toBeVisible();
  openPage(pageOf([]), '?status=SECOND');
  expect(await screen.findByText('No event is like that.')).toBeVisible();
  openPage(new TypeError('no'));
  expect(await screen.findByText(/Failed to fetch the events/)).toBeVisible();
});
