import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findRow, foundPayments, openPayments, paymentRow } from '../../../test/payments.fixture';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T20:00:00+05:30') });
});
afterEach(() => {
  vi.useRealTimers();
});

const found = foundPayments([paymentRow({ id: 'a-payment-of-march', createdAt: '2026-03-03T10:00:00.000Z' })]);

describe('looking for payments', () => {
  it('begins with the period of the specification, and the books of its days', async () => {
    const { asked } = openPayments();
    await findRow('Ramesh');
    expect(asked('PaymentsConnection')).toEqual([]);
    expect(await screen.findByText('Received ₹1,23,456.11')).toBeVisible();
    expect(screen.getByText('Refunded ₹0.11')).toBeVisible();
    expect(screen.getByText('Pending ₹0.33')).toBeVisible();
    expect(screen.getAllByText(/after refunds/).map(({ textContent }) => textContent)).toEqual([
      '₹1,23,456.00 after refunds',
    ]);
    expect(screen.queryByText(/ paid$/)).not.toBeInTheDocument();
    expect(asked('MoneyTotals')).toEqual([{ from: '2026-11-01', until: '2026-11-30' }]);
  });

  it('comes from the address, where what is none of them looks for nothing', async () => {
    const search = '?from=2026-03-01&until=2026-03-31&search=%20UTR&status=PAID&method=CASH&period=weekly';
    const { asked } = openPayments({ PaymentsConnection: found }, search);
    await findRow('-march');
    const filter = { from: '2026-03-01', until: '2026-03-31', search: 'UTR', status: 'PAID', method: 'CASH' };
    expect(asked('PaymentsConnection')).toEqual([{ first: 10, filter }]);
    expect(asked('MoneyTotals')).toEqual([]); // what the days brought in all would stand below rows that are not all of them
    expect(screen.getByRole('radio', { name: 'Weekly' })).toBeChecked();
  });

  it.each(['?from=yesterday', '?until=2026-02-30', '?search=%20', '?status=GONE&method=BITCOIN'])(
    'of %s shows the period',
    async (search) => {
      const { asked } = openPayments({}, search);
      await findRow('Ramesh');
      expect(asked('PaymentsConnection')).toEqual([]);
    },
  );

  it('takes what is typed after a pause, keeps it in the input, and goes back to the period when it is cleared', async () => {
    const { asked, router } = openPayments({ PaymentsConnection: found }, '?page=1');
    await findRow('Ramesh');
    const input = screen.getByLabelText('Search');
    await userEvent.type(input, 'UTR 7 ');
    await findRow('-march');
    expect(asked('PaymentsConnection').at(-1)).toEqual({ first: 10, filter: { search: 'UTR 7' } });
    expect(router.state.location.search).toBe('?search=UTR+7');
    expect(input).toHaveValue('UTR 7 ');
    expect(input).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await findRow('18 Nov 2026');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.getByLabelText('Search')).toHaveValue('');
  });

  it('turns pages in the address, whatever page the period has', async () => {
    const answer = ({ after }: Readonly<Record<string, unknown>>) =>
      foundPayments([paymentRow({ id: after ? 'of-page-2' : 'of-page-1' })], 11);
    const { asked, router } = openPayments({ PaymentsConnection: answer }, '?status=PAID');
    await findRow('page-1');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await findRow('page-2');
    expect(asked('PaymentsConnection').at(-1)).toEqual({ first: 10, filter: { status: 'PAID' }, after: 'of-page-1' });
    expect(router.state.location.search).toBe('?status=PAID&page=2&after=of-page-1');
    expect(asked('Payments')).toHaveLength(1);
  });

  it('ends with another period', async () => {
    const { router } = openPayments({ PaymentsConnection: found }, '?status=PAID');
    await findRow('-march');
    await userEvent.click(screen.getByText('Weekly'));
    await findRow('18 Nov 2026');
    expect(router.state.location.search).toBe('?period=weekly');
  });

  it('that finds nothing says so', async () => {
    openPayments({}, '?search=nobody');
    expect(await screen.findByText('No payment matches these filters.')).toBeVisible();
  });
});
