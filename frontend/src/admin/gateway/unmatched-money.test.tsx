import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { refusal, type Answer } from '../../../test/fake-server';
import { dialogsGone } from '../../../test/dialogs.fixture';
import { findRow, openPayments, paymentRow } from '../../../test/payments.fixture';

const event = {
  __typename: 'GatewayEvent',
  id: 'event-1',
  event: 'payment_link.paid',
  at: '2026-11-18T11:00:00.000Z',
  gatewayPaymentId: 'pay_1',
  amount: 123_450,
};
const unmatched = (...events: readonly { id: string }[]): Answer => ({
  data: {
    gatewayEvents: {
      __typename: 'GatewayEventConnection',
      edges: events.map((node) => ({ __typename: 'GatewayEventEdge', node })),
    },
    latest: {
      __typename: 'GatewayEventConnection',
      edges: events
        .slice(0, 1)
        .map(({ id }) => ({ __typename: 'GatewayEventEdge', node: { __typename: 'GatewayEvent', id } })),
    },
  },
});

it('is not mentioned while there is none', async () => {
  openPayments();
  await findRow('Ramesh');
  expect(screen.queryByRole('heading', { name: 'Unmatched money' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'All events of the payment gateway' })).toBeNull();
});

it('that cannot be fetched is said', async () => {
  openPayments({ UnmatchedMoney: refusal('Please try again.', 'UNAVAILABLE') });
  expect(await screen.findByText(/Failed to fetch unmatched money/)).toBeVisible();
});

it('is booked for a patient, once somebody chose one; a refund is not', async () => {
  let isThere = true;
  const refund = { ...event, id: 'event-2', event: 'refund.processed', amount: 450 };
  const { asked } = openPayments({
    UnmatchedMoney: () => (isThere ? unmatched(event, refund) : unmatched()),
    MatchGatewayEvent: () => {
      isThere = false;
      return { data: { matchGatewayEvent: { __typename: 'Payment', id: paymentRow().id, status: 'PAID' } } };
    },
  });
  const list = within(await screen.findByRole('list', { name: 'Unmatched money' }));
  expect(list.getAllByRole('listitem')).toHaveLength(1);
  const all = screen.getByRole('link', { name: 'All events of the payment gateway' });
  expect(all).toHaveAttribute('href', '/admin/gateway');
  const refunds = within(screen.getByRole('list', { name: 'Refunds that are not booked' }));
  expect(refunds.getByText('₹4.50')).toBeVisible();
  expect(refunds.queryByRole('button')).not.toBeInTheDocument();
  await userEvent.click(list.getByRole('button', { name: 'Match ₹1,234.50 with a patient' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Match money' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Book it' }));
  expect(await dialog.findByText('Patient is required')).toBeInTheDocument();
  await userEvent.click(dialog.getByLabelText('Patient'));
  await userEvent.click(
    await screen.findByText(/Ramesh Srivastava, PT-000012|Ramesh Srivastava.*PT-000012/, {
      selector: '.ant-select-item-option-content',
    }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Book it' }));
  expect(await screen.findByText('₹1,234.50 was booked.')).toBeVisible();
  await dialogsGone();
  expect(asked('MatchGatewayEvent')).toEqual([{ id: 'event-1', patientId: 'patient-1' }]);
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Unmatched money' })).not.toBeInTheDocument());
});

it('of the gateway is refunded only as paid back in cash or by an own transfer, which somebody chooses', async () => {
  const row = paymentRow({ method: 'UPI', gatewayPaymentId: 'pay_1' });
  const { asked } = openPayments({
    Payments: {
      data: { payments: { __typename: 'PaymentPage', payments: [row], total: 1, totalPages: 1, page: 1, limit: 10 } },
    },
  });
  await findRow('Ramesh');
  await userEvent.click(screen.getByRole('button', { name: /^Refund/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Refund payment' }));
  expect(dialog.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
    'CASH',
    'NET_BANKING',
  ]);
  for (const method of dialog.getAllByRole('radio')) expect(method).not.toBeChecked();
  expect(
    dialog.getByText(
      /^Enter this only if you paid it back in cash or by your own transfer\. A refund made at Razorpay appears by itself\.$/,
    ),
  ).toBeInTheDocument();
  expect(dialog.queryByText(/the way it was paid/)).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as refunded' }));
  expect(await dialog.findByText('Choose how you paid it back')).toBeInTheDocument();
  expect(asked('Refund')).toEqual([]);
});
