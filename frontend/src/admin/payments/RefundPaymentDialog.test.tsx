import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { dialogsGone } from '../../../test/dialogs.fixture';
import { refusal, type Answer } from '../../../test/fake-server';
import { findRow, openPayments, pageOf, paymentRow } from '../../../test/payments.fixture';

const refunded: Answer = { data: { refundPayment: paymentRow({ status: 'REFUNDED' }) } };

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
    expect(asked('RefundPayment')).toEqual([]);
  });

  it('that fails says why, and the dialog stays', async () => {
    const { dialog } = await openRefund({ RefundPayment: refusal('This payment was refunded before.', 'WRONG_STATE') });
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as refunded' }));
    const text = 'Failed to refund payment. This payment was refunded before.';
    expect(await dialog.findByRole('alert')).toHaveTextContent(text);
  });

  it('that somebody else was faster with shows the list as it is now', async () => {
    let status: 'PAID' | 'REFUNDED' = 'PAID';
    const { dialog } = await openRefund({
      Payments: () => pageOf([paymentRow({ status })]),
      RefundPayment: () => {
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
    const { asked, dialog } = await openRefund({ RefundPayment: refunded });
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as refunded' }));
    expect(await screen.findByText('₹1,500.00 was marked as refunded.')).toBeVisible();
    await dialogsGone();
    expect(asked('RefundPayment')).toEqual([{ id: '01a1f8c6-6104-7131-a85a-082a7fe1675b' }]);
    await waitFor(() => expect(asked('Payments')).toHaveLength(2));
  });
});
