import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal } from '../../../test/fake-server';
import { findRow, openPayments, pageOf, paymentRow } from '../../../test/payments.fixture';

/** A Sunday evening at the clinic; still the day before in America. */
const now = new Date('2026-11-22T20:00:00+05:30');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe('loading', () => {
  it('says that it failed, and tries again', async () => {
    const answers = [refusal('Something went wrong on our side.', 'INTERNAL'), pageOf([paymentRow()])];
    openPayments({ Payments: () => answers.shift() ?? new Error('asked too often') });
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Error: Failed to fetch payments$/);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findRow('Ramesh Srivastava')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says the same when the network is away', async () => {
    openPayments({ Payments: new TypeError('Failed to fetch') });
    expect(await screen.findByText('Error: Failed to fetch payments')).toBeVisible();
  });

  it('adds the sentence of the server when it says what to do', async () => {
    openPayments({ Payments: refusal('Please try again in 30 seconds.', 'RATE_LIMITED') });
    expect(await screen.findByText('Error: Failed to fetch payments. Please try again in 30 seconds.')).toBeVisible();
  });
});

describe('the list', () => {
  it('says when there is nothing, and what will appear', async () => {
    openPayments({ Payments: pageOf([]) });
    expect(await screen.findByText('No transactions found.')).toBeVisible();
    expect(screen.getByText('Page 1 of 1')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('has the columns of the specification', async () => {
    openPayments();
    await findRow('Ramesh');
    const titles = screen.getAllByRole('columnheader').map((header) => header.textContent);
    expect(titles).toEqual(['ID', 'Patient', 'Amount', 'Method', 'Date', 'Status']);
  });

  it('shows the end of the id, patient, rupees, the words for the method and the status, and clinic time', async () => {
    vi.stubEnv('TZ', 'America/Los_Angeles');
    const createdAt = '2026-11-18T20:05:00.000Z';
    openPayments({ Payments: pageOf([paymentRow({ amount: 12_345_650, createdAt, status: 'FAILED' })]) });
    const cells = within(await findRow('Ramesh')).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent?.trim())).toEqual([
      'e1675b',
      'Ramesh Srivastava',
      '₹1,23,456.50',
      'Net Banking',
      '19 Nov 2026 1:35 am',
      'Failed',
    ]);
  });

  it('shows the receipt number in place of the id, what a payment pays, and what is an advance', async () => {
    const charges = ['Session of 18 Nov 2026', 'Ten sessions', 'Knee brace'];
    const allocations = charges.map((text, index) => ({
      __typename: 'Allocation' as const,
      amount: 10_000 * (index + 1),
      charge: { __typename: 'Charge' as const, id: text, text },
    }));
    const row = paymentRow({ receiptNumber: '2026-27/000123', allocations, free: 90_000 });
    openPayments({ Payments: pageOf([row]) });
    const [id, patient, amount] = within(await findRow('Ramesh')).getAllByRole('cell');
    expect(id).toHaveTextContent(/^Receipt 2026-27\/000123$/);
    expect(amount).toHaveTextContent(/^₹1,500\.00$/);
    expect(patient).toHaveTextContent(
      'Ramesh Srivastava ₹100.00 for Session of 18 Nov 2026₹200.00 for Ten sessionsand 1 more₹900.00 advance',
    );
  });

  it.each([
    ['UPI', 'UPI', 'PENDING', 'Pending'],
    ['CARD', 'Card', 'REFUNDED', 'Refunded'],
    ['CASH', 'Cash', 'PAID', 'Paid'],
  ] as const)('shows %s as %s, and %s as %s', async (method, methodWord, status, statusWord) => {
    openPayments({ Payments: pageOf([paymentRow({ method, status })]) });
    const row = within(await findRow('Ramesh'));
    expect(row.getByRole('cell', { name: methodWord })).toBeVisible();
    expect(row.getByText(statusWord)).toBeVisible();
  });

  it('shows N/A for a patient whose record was deleted', async () => {
    openPayments({ Payments: pageOf([paymentRow({ patient: null })]) });
    expect(await screen.findByRole('cell', { name: 'N/A' })).toBeVisible();
  });

  it('has its title, and below it what the period brought after refunds', async () => {
    openPayments();
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment Transactions' })).toBeVisible();
    expect(await screen.findByText('₹1,23,456.00 after refunds')).toBeVisible();
    expect(screen.getByText('1 Nov 2026 to 30 Nov 2026')).toBeVisible();
  });
});

describe('the period', () => {
  it('is the month unless chosen otherwise', async () => {
    const { asked, router } = openPayments();
    await findRow('Ramesh');
    expect(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    expect(asked('Payments')).toEqual([{ from: '2026-11-01', until: '2026-11-30', page: 1, limit: 10 }]);
    expect(router.state.location.search).toBe('');
  });

  it('is the week from Monday to this Sunday, in the address, from page 1', async () => {
    const { asked, router } = openPayments(
      { Payments: pageOf([paymentRow()], { total: 11, totalPages: 2 }) },
      '?page=2',
    );
    await findRow('Ramesh');
    await userEvent.click(screen.getByText('Weekly'));
    expect(await screen.findByText('16 Nov 2026 to 22 Nov 2026')).toBeVisible();
    await waitFor(() =>
      expect(asked('Payments').at(-1)).toEqual({ from: '2026-11-16', until: '2026-11-22', page: 1, limit: 10 }),
    );
    expect(router.state.location.search).toBe('?period=weekly');
  });

  it('comes from the address', async () => {
    const { asked } = openPayments({}, '?period=weekly');
    await findRow('Ramesh');
    expect(screen.getByRole('radio', { name: 'Weekly' })).toBeChecked();
    expect(asked('Payments')).toHaveLength(1);
  });

  it.each(['?period=yearly', '?period=&page=0', '?page=-1', '?page=x'])('reads %s as the month', async (search) => {
    const { asked } = openPayments({}, search);
    await findRow('Ramesh');
    expect(asked('Payments')).toEqual([{ from: '2026-11-01', until: '2026-11-30', page: 1, limit: 10 }]);
  });

  it("moves on at the clinic's midnight while the page stays open", async () => {
    const { asked } = openPayments({}, '?period=weekly');
    await findRow('Ramesh');
    vi.setSystemTime(new Date('2026-11-23T00:00:00+05:30'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(asked('Payments').at(-1)).toMatchObject({ from: '2026-11-23', until: '2026-11-29' }));
  });
});

describe('pages', () => {
  const pages = ({ page }: Readonly<Record<string, unknown>>) =>
    pageOf(Number(page) > 4 ? [] : [paymentRow({ id: `payment-of-page-${String(page)}` })], {
      total: 40,
      totalPages: 4,
      page: Number(page),
    });

  it('turns with Previous and Next, in the address', async () => {
    const { router } = openPayments({ Payments: pages });
    await findRow('page-1');
    expect(screen.getByText('Page 1 of 4')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await findRow('page-2');
    expect(screen.getByText('Page 2 of 4')).toBeVisible();
    expect(router.state.location.search).toBe('?page=2');
  });

  it('keeps the sum while the next page comes', async () => {
    const second = Promise.withResolvers<ReturnType<typeof pageOf>>();
    openPayments({ Payments: ({ page }) => (page === 1 ? pages({ page }) : second.promise) });
    await findRow('page-1');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('₹1,23,456.00 after refunds')).toBeVisible();
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    second.resolve(pages({ page: 2 }));
    await findRow('page-2');
  });

  it('does not keep it for another period', async () => {
    const week = Promise.withResolvers<ReturnType<typeof pageOf>>();
    const totals = (received: number) => ({
      data: { moneyTotals: { __typename: 'MoneyTotals', received, refunded: 0, pending: 0 } },
    });
    openPayments({
      Payments: ({ from }) => (from === '2026-11-01' ? pages({ page: 1 }) : week.promise),
      MoneyTotals: ({ from }) => totals(from === '2026-11-01' ? 12_345_600 : 100),
    });
    await findRow('page-1');
    await userEvent.click(screen.getByText('Weekly'));
    expect(screen.queryByText(/^₹1,23,456.00/)).not.toBeInTheDocument();
    expect(screen.queryByText('payment-of-page-1')).not.toBeInTheDocument();
    week.resolve(pageOf([paymentRow()]));
    expect(await screen.findByText('₹1.00 after refunds')).toBeVisible();
  });

  it('goes back to the last one from beyond the end', async () => {
    const { router } = openPayments({ Payments: pages }, '?page=9');
    await findRow('page-4');
    expect(screen.getByText('Page 4 of 4')).toBeVisible();
    expect(router.state.location.search).toBe('?page=4');
  });
});
