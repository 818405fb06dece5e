import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { refusal, type Answer } from '../../../test/fake-server';
import { openAs, profileOf } from '../../../test/user.fixture';
import { saveFile } from '#src/downloads/save-file';
import type { OwnPaymentFragment } from './gql/generated';

vi.mock('#src/downloads/save-file', () => ({ saveFile: vi.fn<typeof saveFile>() }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(saveFile).mockClear();
});

const paymentOf = (changes: Partial<OwnPaymentFragment> = {}) => ({
  __typename: 'Payment',
  id: 'y1',
  amount: 150_000,
  method: 'UPI',
  status: 'PAID',
  createdAt: '2026-11-20T04:30:00.000Z',
  receivedOn: '2026-11-19',
  receiptNumber: null,
  upiLink: null,
  refunds: [],
  allocations: [],
  free: 0,
  isDeposit: false,
  ...changes,
});
const balance = {
  __typename: 'Balance',
  charged: 250_000,
  paid: 150_000,
  refunded: 20_000,
  credited: 0,
  held: 0,
  due: 120_000,
};
const me = profileOf();
/** Nothing is open, and there is no package. */
const nothing = {
  charges: [],
  wallet: { __typename: 'Wallet', packages: [] },
  bills: { __typename: 'BillConnection', edges: [] },
};
const open = (...payments: readonly object[]) =>
  openAs(profileOf(), '/user/payments', {
    OwnPayments: { data: { me, ...nothing, myBalance: balance, myPayments: payments } },
  });
const items = async () => {
  const list = within(await screen.findByRole('region', { name: 'Payments and receipts' }));
  return (await list.findAllByRole('listitem')).map(({ textContent }) => textContent);
};
const download = { name: 'Download receipt 2026-27/000123' };
const withReceipt = paymentOf({ receiptNumber: '2026-27/000123' });

describe('/user/payments', () => {
  it('is found from /user', async () => {
    const { router } = openAs(profileOf(), '/user', {
      OwnPayments: { data: { me, ...nothing, myBalance: { ...balance, charged: 0 }, myPayments: [] } },
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Your payments and receipts' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your payments' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/user/payments');
    expect(await screen.findByText('No payments yet')).toBeVisible();
    expect(screen.getByText('What you pay to the clinic will stand here, with its receipt.')).toBeVisible();
  });

  it('says of each payment how much, where it stands, when and how, and what was paid back', async () => {
    const refund = { __typename: 'Refund', id: 'r1', amount: 50_000, method: 'CASH' as const };
    const refunds = [{ ...refund, refundedOn: '2026-11-21', number: 'RF/2026-27/00012' }];
    open(
      paymentOf({ status: 'PENDING', receivedOn: null, method: 'NET_BANKING' }),
      paymentOf({ id: 'y2', refunds }),
      paymentOf({ id: 'y3', status: 'REFUNDED' }),
      paymentOf({ id: 'y4', status: 'FAILED', receivedOn: null, method: 'CARD' }),
    );
    expect(await items()).toEqual([
      expect.stringMatching(/₹1,500\.00\s*Pending20 Nov 2026 · Net Banking$/),
      expect.stringMatching(/Paid19 Nov 2026 · UPI₹500\.00 paid back on 21 Nov 2026, Cash, RF\/2026-27\/00012$/),
      expect.stringMatching(/Refunded19 Nov 2026 · UPI$/),
      expect.stringMatching(/Failed20 Nov 2026 · Card$/),
    ]);
    expect(screen.queryByRole('button', { name: /^Download receipt/ })).not.toBeInTheDocument();
  });

  it('offers to pay what is expected by UPI, in an app here or on another phone', async () => {
    const upiLink = 'upi://pay?pa=asha@kotak&pn=Asha&am=1500.00&cu=INR';
    open(paymentOf({ status: 'PENDING', receivedOn: null, upiLink }));
    expect(await screen.findByRole('link', { name: 'Pay by UPI' })).toHaveAttribute('href', upiLink);
    await userEvent.click(screen.getByText('Show the code to scan with another phone'));
    expect(screen.getByText('UPI code for ₹1,500.00')).toBeVisible();
  });

  it.each([
    [120_000, '₹1,200.00 still to pay'],
    [-50_000, '₹500.00 paid in advance'],
    [0, 'Nothing to pay'],
  ])('says first how things stand: of %i paise due', async (due, sentence) => {
    openAs(profileOf(), '/user/payments', {
      OwnPayments: { data: { me, ...nothing, myBalance: { ...balance, due }, myPayments: [paymentOf()] } },
    });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByText('Charged: ₹2,500.00. Paid: ₹1,500.00. Paid back: ₹200.00.')).toBeVisible();
  });

  it('pays what is due on the page of a link of her own, without the clinic, and says why it could not begin', async () => {
    const assign = vi.fn<Location['assign']>();
    const url = 'https://clinic.example/pay?AAAAAAAAAAAAAAAAAAAAAA';
    const made = { data: { payOnline: { __typename: 'CreatedPaymentLink', url } } };
    const answers: Answer[] = [refusal('The clinic has no UPI address yet.', 'WRONG_STATE'), made];
    openAs(profileOf(), '/user/payments', {
      OwnPayments: { data: { me, ...nothing, myBalance: balance, myPayments: [] } },
      PayOnline: () => answers.shift() ?? new Error('asked too often'),
    });
    const pay = { name: 'Pay ₹1,200.00 now' };
    await userEvent.click(await screen.findByRole('button', pay));
    expect(await screen.findByText(/The clinic has no UPI address yet\./)).toBeVisible();
    vi.stubGlobal('location', { href: window.location.href, pathname: '/user/payments', assign });
    await userEvent.click(screen.getByRole('button', pay));
    await waitFor(() => expect(assign).toHaveBeenCalledWith(url));
  });

  it('offers no payment while nothing is due', async () => {
    openAs(profileOf(), '/user/payments', {
      OwnPayments: { data: { me, ...nothing, myBalance: { ...balance, due: -100 }, myPayments: [] } },
    });
    expect(await screen.findByText('₹1.00 paid in advance')).toBeVisible();
    expect(screen.queryByRole('button', { name: /now$/ })).not.toBeInTheDocument();
  });

  it('says what is still to pay for, oldest first, and not what is paid', async () => {
    const charge = { __typename: 'Charge', text: 'Session of 20 Nov 2026', day: '2026-11-20' };
    const charges = [
      { ...charge, id: 'c3', kind: 'SESSION', open: 80_000 },
      { ...charge, id: 'c2', kind: 'PACKAGE', text: 'Ten sessions', open: 0 },
      { ...charge, id: 'c1', kind: 'OTHER', text: 'Knee brace', day: '2026-11-01', open: 40_000 },
    ];
    openAs(profileOf(), '/user/payments', {
      OwnPayments: { data: { me, ...nothing, charges, myBalance: balance, myPayments: [] } },
    });
    const list = within(await screen.findByRole('list', { name: 'What it is for' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '₹400.00 for Knee brace, 1 Nov 2026',
      '₹800.00 for the session on 20 Nov 2026',
    ]);
  });

  it('says how many sessions of a package are left and until when, or how it ended', async () => {
    const days = { sessions: 10, validUntil: '2027-05-20' };
    const one = { __typename: 'Package', name: 'Ten sessions', chargeId: 'c1', ...days, due: 0 };
    const packages = [
      { ...one, id: 'p1', status: 'ACTIVE', used: 3, left: 7, due: 50_000 },
      { ...one, id: 'p2', status: 'USED_UP', used: 10, left: 0 },
      { ...one, id: 'p3', status: 'EXPIRED', used: 4, left: 0 },
      { ...one, id: 'p4', status: 'CLOSED', used: 4, left: 0 },
      { ...one, id: 'p5', status: 'ACTIVE', sessions: null, used: 4, left: null },
      // Brought over from the former books: its name is English, whatever the language.
      { ...one, id: 'p6', status: 'ACTIVE', chargeId: null, used: 0, left: 10 },
    ];
    openAs(profileOf(), '/user/payments', {
      OwnPayments: {
        data: { me, ...nothing, wallet: { __typename: 'Wallet', packages }, myBalance: balance, myPayments: [] },
      },
    });
    const card = within(await screen.findByRole('region', { name: 'Your packages' }));
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Ten sessions7 of 10 sessions left, until 20 May 2027₹500.00 still to pay',
      'Ten sessionsAll 10 sessions took place',
      'Ten sessionsEnded on 20 May 2027',
      'Ten sessionsClosed',
      'Ten sessionsAny number of sessions until 20 May 2027',
      'Sessions paid before10 of 10 sessions left, until 20 May 2027',
    ]);
  });

  it('says of a payment what it paid, what is an advance, and what is a deposit', async () => {
    const charge = {
      __typename: 'Charge' as const,
      id: 'c1',
      kind: 'PACKAGE' as const,
      text: 'Ten sessions',
      day: '2026-11-01',
    };
    open(
      paymentOf({ allocations: [{ amount: 120_000, charge }], free: 30_000 }),
      paymentOf({ id: 'y2', free: 150_000, isDeposit: true }),
    );
    expect(await items()).toEqual([
      expect.stringMatching(/UPI₹1,200\.00 for the package Ten sessions₹300\.00 paid in advance$/),
      expect.stringMatching(/UPIThe clinic holds it as a deposit$/),
    ]);
  });

  it('downloads a receipt under its number', async () => {
    const send = vi.fn<typeof fetch>(async () => new Response('%PDF-1.3'));
    open(withReceipt);
    await screen.findByText('Receipt 2026-27/000123');
    vi.stubGlobal('fetch', send);
    await userEvent.click(screen.getByRole('button', download));
    await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
    expect(send.mock.calls[0]?.[0]).toBe('/api/v1/payments/y1/receipt');
    expect(vi.mocked(saveFile).mock.calls[0]?.[1]).toBe('receipt-2026-27-000123.pdf');
  });

  it('says beside its payment when a receipt cannot be had', async () => {
    open(withReceipt);
    await screen.findByText('Receipt 2026-27/000123');
    const refused = { message: 'We could not find this payment.', code: 'NOT_FOUND' };
    vi.stubGlobal('fetch', async () => Response.json(refused, { status: 404 }));
    await userEvent.click(screen.getByRole('button', download));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch the receipt. We could not find this');
    expect(saveFile).not.toHaveBeenCalled();
  });

  it('downloads a bill under its number, and says which one is canceled', async () => {
    const send = vi.fn<typeof fetch>(async () => new Response('%PDF-1.3'));
    const bill = { __typename: 'Bill', day: '2026-11-20', total: 150_000, canceledReason: null };
    const edges = [
      { __typename: 'BillEdge', node: { ...bill, id: 'b2', number: 'B/2026-27/00002' } },
      { __typename: 'BillEdge', node: { ...bill, id: 'b1', number: 'B/2026-27/00001', canceledReason: '' } },
    ];
    openAs(profileOf(), '/user/payments', {
      OwnPayments: {
        data: {
          me,
          ...nothing,
          bills: { __typename: 'BillConnection', edges },
          myBalance: balance,
          myPayments: [],
        },
      },
    });
    const card = within(await screen.findByRole('region', { name: 'Your bills' }));
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '₹1,500.00Bill B/2026-27/00002, 20 Nov 2026Download bill',
      '₹1,500.00CanceledBill B/2026-27/00001, 20 Nov 2026Download bill',
    ]);
    vi.stubGlobal('fetch', send);
    await userEvent.click(card.getByRole('button', { name: 'Download bill B/2026-27/00002' }));
    await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
    expect(send.mock.calls[0]?.[0]).toBe('/api/v1/bills/b2/pdf');
    expect(vi.mocked(saveFile).mock.calls[0]?.[1]).toBe('bill-B-2026-27-00002.pdf');
  });

  it('downloads the statement of account, at first of this financial year', async () => {
    const send = vi.fn<typeof fetch>(async () => new Response('%PDF-1.3'));
    open();
    const card = within(await screen.findByRole('region', { name: 'Statement of account' }));
    fireEvent.change(card.getByLabelText('Last day'), { target: { value: '2026-12-31' } });
    vi.stubGlobal('fetch', send);
    await userEvent.click(card.getByRole('button', { name: 'Download statement' }));
    await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
    expect(send.mock.calls[0]?.[0]).toBe('/api/v1/patients/me/statement?from=2026-04-01&until=2026-12-31');
  });

  it('that could not be loaded says so, and can be tried again', async () => {
    const answers: Answer[] = [
      refusal('Something went wrong.', 'INTERNAL'),
      { data: { me, ...nothing, myBalance: balance, myPayments: [paymentOf()] } },
    ];
    openAs(profileOf(), '/user/payments', { OwnPayments: () => answers.shift() ?? new Error('asked too often') });
    expect(await screen.findByText('Failed to fetch your payments')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await items()).toHaveLength(1);
  });
});
