import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { dialogsGone } from '../../../test/dialogs.fixture';
import { refusal } from '../../../test/fake-server';
import { findRow, openPayments, pageOf, paymentRow } from '../../../test/payments.fixture';

const pending = paymentRow({ status: 'PENDING', reference: 'UTR 7', version: 3 });
const id = pending.id;

async function openDialog(button: string, title: string, answers: Parameters<typeof openPayments>[0] = {}) {
  const page = openPayments({ Payments: pageOf([pending]), ...answers });
  await findRow('Ramesh');
  await userEvent.click(screen.getByRole('button', { name: button }));
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: title })) };
}

const openSettle = (answers = {}) => openDialog('Settle ₹1,500.00 from Ramesh Srivastava', 'Settle payment', answers);
const openFail = (answers = {}) =>
  openDialog('Mark failed: ₹1,500.00 from Ramesh Srivastava', 'Payment failed', answers);

describe('a pending payment', () => {
  it('that somebody else changed shows how, keeps what was typed, and is settled as it is now', async () => {
    const refused = refusal('Somebody else changed this meanwhile. Please load it again.', 'CHANGED_MEANWHILE');
    const { dialog, asked } = await openSettle({
      SettlePayment: ({ version }: { readonly version?: unknown }) =>
        version === 4 ? { data: { settlePayment: paymentRow() } } : refused,
      PresentPayment: { data: { payment: { ...pending, method: 'CASH', version: 4 } } },
    });
    await userEvent.clear(dialog.getByLabelText('Reference (optional)'));
    await userEvent.type(dialog.getByLabelText('Reference (optional)'), 'UTR 8');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as paid' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^Somebody else changed this meanwhile/);
    expect(dialog.getByText('Method: was Net Banking, is now Cash')).toBeVisible();
    expect(dialog.getByLabelText('Cash')).toBeChecked();
    expect(dialog.getByLabelText('Reference (optional)')).toHaveValue('UTR 8');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as paid' }));
    await dialogsGone();
    expect(asked('SettlePayment')).toMatchObject([
      { version: 3 },
      { version: 4, input: { method: 'CASH', reference: 'UTR 8' } },
    ]);
  });

  it('that somebody else changed before it fails keeps the reason, and fails as it is now', async () => {
    const { dialog, asked } = await openFail({
      FailPayment: ({ version }: { readonly version?: unknown }) =>
        version === 4
          ? { data: { failPayment: paymentRow({ status: 'FAILED' }) } }
          : refusal('Somebody else changed this meanwhile. Please load it again.', 'CHANGED_MEANWHILE'),
      PresentPayment: { data: { payment: { ...pending, reference: 'UTR 9', version: 4 } } },
    });
    await userEvent.type(dialog.getByLabelText('Reason'), 'The bank refused it');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as failed' }));
    expect(await dialog.findByText('Reference: was UTR 7, is now UTR 9')).toBeVisible();
    expect(dialog.getByLabelText('Reason')).toHaveValue('The bank refused it');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as failed' }));
    await dialogsGone();
    expect(asked('FailPayment').map(({ version }) => version)).toEqual([3, 4]);
  });

  it('is settled with its day, method and reference', async () => {
    const { dialog, asked } = await openSettle({ SettlePayment: { data: { settlePayment: paymentRow() } } });
    expect(dialog.getByLabelText('Reference (optional)')).toHaveValue('UTR 7');
    await userEvent.click(dialog.getByLabelText('Cash'));
    await userEvent.type(dialog.getByLabelText('Received on (optional)'), '2026-03-31');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as paid' }));
    expect(await screen.findByText('₹1,500.00 was marked as paid.')).toBeVisible();
    await dialogsGone();
    const input = { receivedOn: '2026-03-31', method: 'CASH', reference: 'UTR 7' };
    expect(asked('SettlePayment')).toEqual([{ id, version: 3, input }]);
    await waitFor(() => expect(asked('Payments')).toHaveLength(2));
  });

  it('fails for a reason alone', async () => {
    const { dialog, asked } = await openFail({
      FailPayment: { data: { failPayment: paymentRow({ status: 'FAILED' }) } },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as failed' }));
    expect(await dialog.findByText('Reason is required')).toBeInTheDocument();
    expect(asked('FailPayment')).toEqual([]);
    await userEvent.type(dialog.getByLabelText('Reason'), 'The bank refused it');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as failed' }));
    expect(await screen.findByText('₹1,500.00 was marked as failed.')).toBeVisible();
    await dialogsGone();
    expect(asked('FailPayment')).toEqual([{ id, version: 3, reason: 'The bank refused it' }]);
  });
});

it('that is expected by UPI shows a code to scan', async () => {
  const upiLink = 'upi://pay?pa=asha@kotak&pn=Asha&am=1500.00&cu=INR';
  openPayments({ Payments: pageOf([paymentRow({ status: 'PENDING', method: 'UPI', upiLink })]) });
  await findRow('Ramesh');
  await userEvent.click(screen.getByRole('button', { name: 'UPI code for ₹1,500.00 from Ramesh Srivastava' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'UPI code' }));
  expect(await dialog.findByText('UPI code for ₹1,500.00')).toBeInTheDocument();
});

it('offers nothing for a payment that failed', async () => {
  openPayments({ Payments: pageOf([paymentRow({ status: 'FAILED' })]) });
  expect(within(await findRow('Ramesh')).queryByRole('button')).not.toBeInTheDocument();
});
