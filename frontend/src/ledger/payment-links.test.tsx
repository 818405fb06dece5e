import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { openDesk, deskPatient } from '../../test/desk.fixture';
import { refusal } from '../../test/fake-server';
import { anyKey, ledgerAnswers, openLedger } from '../../test/ledger.fixture';
import type { PaymentLinkRowFragment } from './gql/generated';

const link = (changes: Partial<PaymentLinkRowFragment> = {}) => ({
  __typename: 'PaymentLink',
  id: 'l1',
  amount: 580_000,
  status: 'OPEN',
  createdAt: '2026-11-22T04:30:00.000Z',
  expiresAt: '2026-11-29T04:30:00.000Z',
  ...changes,
});
const made = (messageId: string | null) => ({
  data: {
    createPaymentLink: {
      __typename: 'CreatedPaymentLink',
      link: link(),
      url: 'https://clinic.example/pay?AAAAAAAAAAAAAAAAAAAAAA',
      messageId,
    },
  },
});
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const card = async () => within(await screen.findByRole('region', { name: 'Payment links' }));

it('a link for what is due goes out by one press, and its address is shown to be copied', async () => {
  const writeText = vi.fn<Clipboard['writeText']>(() => Promise.resolve());
  const asked = await openLedger({ CreatePaymentLink: made('m1') });
  await press('Send a link for ₹5,800.00');
  expect(await screen.findByText('https://clinic.example/pay?AAAAAAAAAAAAAAAAAAAAAA')).toBeVisible();
  expect(screen.getByText('The link was made, and a text message with it goes to the patient.')).toBeVisible();
  expect(asked('CreatePaymentLink')).toEqual([{ input: { patientId: 'p1', amount: 580_000 }, idempotencyKey: anyKey }]);
  await waitFor(() => expect(asked('PaymentLinks')).toHaveLength(2));
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await press('Copy the address');
  expect(writeText).toHaveBeenCalledWith('https://clinic.example/pay?AAAAAAAAAAAAAAAAAAAAAA');
});

it('a link of which nobody is told says so, and a refusal says why and sends the same key again', async () => {
  const answers = [refusal('The clinic has no UPI address yet.', 'WRONG_STATE'), made(null)];
  const asked = await openLedger({ CreatePaymentLink: () => answers.shift() ?? new Error('asked too often') });
  await press('Send a link for ₹5,800.00');
  expect(await screen.findByText(/The clinic has no UPI address yet\./)).toBeVisible();
  await press('Send a link for ₹5,800.00');
  expect(
    await screen.findByText('The link was made. No text message reaches the patient: copy the address.'),
  ).toBeVisible();
  const [first, second] = asked('CreatePaymentLink');
  expect(second).toEqual(first);
});

it('lists links with where they stand, and cancels an open one', async () => {
  const links = [link(), link({ id: 'l2', status: 'PAID' }), link({ id: 'l3', status: 'EXPIRED' })];
  const asked = await openLedger({
    PaymentLinks: () => ({ data: { paymentLinks: links } }),
    CancelPaymentLink: () => {
      links[0] = link({ status: 'CANCELED' });
      return { data: { cancelPaymentLink: links[0] } };
    },
  });
  const items = await (await card()).findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^₹5,800\.00 made .*, until .*OpenCancel$/),
    expect.stringMatching(/Paid$/),
    expect.stringMatching(/Expired$/),
  ]);
  await press('Cancel the link for ₹5,800.00');
  await waitFor(() => expect(asked('CancelPaymentLink')).toEqual([{ id: 'l1' }]));
  expect(await screen.findByText('Canceled')).toBeVisible();
});

it('stands at the desk, too, and offers none while nothing is due', async () => {
  openDesk('/desk/patients/PT-000007', {
    ...ledgerAnswers,
    DeskPatient: { data: { deskPatient } },
    Charges: { data: { charges: [] } },
  });
  expect(await (await card()).findByText('Nothing is due that a link could ask for.')).toBeVisible();
});
