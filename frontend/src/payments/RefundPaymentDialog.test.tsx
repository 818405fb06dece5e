import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { dialogsGone } from '../../test/dialogs.fixture';
import { refusal, type Answer } from '../../test/fake-server';
import { findRow, openPayments, pageOf, paymentRow } from '../../test/payments.fixture';

const refunded: Answer = { data: { refund: paymentRow({ status: 'REFUNDED', refunded: 150_000 }) } };

async function openRefund(answers: Parameters<typeof openPayments>[0] = {}) {
  const page = openPayments(answers);
  await findRow('Ramesh');
  await userEvent.click(screen.getByRole('button', { name: 'Refund ₹1,500.00 to Ramesh Srivastava' }));
  const dialog = await screen.findByRole('dialog', { name: 'Refund payment' });
  return { ...page, dialog: within(dialog) };
}

describe('a refund', () => {
  it.each(['PENDING', 'FAILED', 'REFUNDED'] as const)('is not offered for a payment that is %s', async (status) => {
    openPayments({ Payments: pageOf([paymentRow({ status })]) });
    await findRow('Ramesh');
    expect(screen.queryByRole('button', { name: /^Refund/ })).not.toBeInTheDocument();
  });

  it('is asked about first, and Cancel changes nothing', async () => {
    const { asked, dialog } = await openRefund();
    const question = dialog.getByText('Are you sure you want to mark this payment as refunded?');
    await waitFor(() => expect(question).toBeVisible());
    expect(dialog.getByText('₹1,500.00')).toBeVisible();
    expect(dialog.getByText('Net Banking, 18 Nov 2026')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await dialogsGone();
    expect(asked('Refund')).toEqual([]);
  });

  it('that fails says why, and the dialog stays', async () => {
    const { dialog } = await openRefund({ Refund: refusal('This payment was refunded before.', 'WRONG_STATE') });
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as refunded' }));
    const text = 'Failed to refund payment. This payment was refunded before.';
    expect(await dialog.findByRole('alert')).toHaveTextContent(text);
  });

  it('that somebody else was faster with shows the list as it is now', async () => {
    let status: 'PAID' | 'REFUNDED' = 'PAID';
    const { dialog } = await openRefund({
      Payments: () => pageOf([paymentRow({ status })]),
      Refund: () => {
        status = 'REFUNDED';
        return refusal('This payment was refunded before.', 'WRONG_STATE');
      },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as refunded' }));
    await dialog.findByRole('alert');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await dialogsGone();
    await waitFor(() => expect(screen.getByRole('row', { name: /Ramesh/ })).toHaveTextContent('Refunded'));
    expect(screen.queryByRole('button', { name: /^Refund/ })).not.toBeInTheDocument();
  });

  it('that worked is announced, and the list is read again', async () => {
    const { asked, dialog } = await openRefund({ Refund: refunded });
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as refunded' }));
    expect(await screen.findByText('₹1,500.00 was marked as refunded.')).toBeVisible();
    await dialogsGone();
    const input = { amount: 150_000, method: 'NET_BANKING', reason: 'Refund' };
    expect(asked('Refund')).toEqual([{ id: paymentRow().id, input, idempotencyKey: expect.any(String) }]);
    await waitFor(() => expect(asked('Payments')).toHaveLength(2));
  });

  it('of a part is at most what is left, and keeps what was typed when it is refused', async () => {
    const row = paymentRow({ refunded: 50_000 });
    const { asked, dialog } = await openRefund({
      Payments: pageOf([row]),
      Refund: refusal('Somebody else was faster.', 'WRONG_STATE'),
    });
    const amount = dialog.getByLabelText('Amount in rupees (optional)');
    await userEvent.type(amount, '1000.01');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as refunded' }));
    expect(await dialog.findByText('Enter an amount from ₹0.01 to ₹1,000.00')).toBeInTheDocument();
    expect(asked('Refund')).toEqual([]);
    await userEvent.clear(amount);
    await userEvent.type(amount, '999.99');
    await userEvent.type(dialog.getByLabelText('Reason (optional)'), 'Paid twice');
    await userEvent.click(dialog.getByLabelText('Cash'));
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as refunded' }));
    await dialog.findByRole('alert');
    expect(asked('Refund')[0]).toMatchObject({ input: { amount: 99_999, method: 'CASH', reason: 'Paid twice' } });
    expect(amount).toHaveValue('999.99');
  });
});
