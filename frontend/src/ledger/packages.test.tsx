import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deskPatient, openDesk } from '../../test/desk.fixture';
import { refusal } from '../../test/fake-server';
import { anyKey, askFor, ledgerAnswers, ofPackage, openLedger, ten, walletOf } from '../../test/ledger.fixture';
import { openClinic } from '../../test/open-clinic.fixture';
import { foundPayments, paymentRow } from '../../test/payments.fixture';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T10:00:00+05:30') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('selling a package', () => {
  const fill = async (dialog: Awaited<ReturnType<typeof askFor>>) => {
    await userEvent.type(dialog.getByLabelText('Name'), 'Six sessions');
    await userEvent.type(dialog.getByLabelText('Number of sessions (optional)'), '6');
    await userEvent.type(dialog.getByLabelText('Price in rupees'), '3,000');
  };
  const submit = async (dialog: Awaited<ReturnType<typeof askFor>>) =>
    userEvent.click(dialog.getByRole('button', { name: 'Sell package' }));

  it('needs a name and a price, and a reason for a discount', async () => {
    const asked = await openLedger();
    const dialog = await askFor('Sell package');
    await userEvent.type(dialog.getByLabelText('Discount in rupees (optional)'), '100');
    await submit(dialog);
    expect(await dialog.findByText('Name is required')).toBeVisible();
    expect(dialog.getByText('Amount is required')).toBeVisible();
    expect(dialog.getByText('Reason is required')).toBeVisible();
    expect(asked('SellPackage')).toEqual([]);
  });

  it('sends it once, and leads to its payment', async () => {
    const sold = { ...ten, id: 'k2', name: 'Six sessions', sessions: 6, left: 6, price: 300_000, due: 290_000 };
    const asked = await openLedger({ SellPackage: { data: { sellPackage: sold } } });
    const dialog = await askFor('Sell package');
    await fill(dialog);
    await userEvent.type(dialog.getByLabelText('Discount in rupees (optional)'), '100');
    await userEvent.type(await dialog.findByLabelText('Reason of the discount'), 'Staff of the hospital');
    await submit(dialog);
    expect(
      await dialog.findByText(/^Six sessions was sold: 6 sessions until 19 May 2027\. ₹2,900\.00 is due\.$/),
    ).toBeVisible();
    const input = {
      patientId: 'p1',
      name: 'Six sessions',
      sessions: 6,
      price: 300_000,
      validUntil: '2027-11-21',
      discount: 10_000,
      discountReason: 'Staff of the hospital',
    };
    expect(asked('SellPackage')).toEqual([{ input, idempotencyKey: anyKey }]);
    await waitFor(() => expect(asked('Wallet')).toHaveLength(2));
    await userEvent.click(dialog.getByRole('button', { name: 'Take payment' }));
    const payment = within(await screen.findByRole('dialog', { name: 'Record payment' }));
    expect(payment.getByText('For the package Six sessions.')).toBeVisible();
    expect(payment.getByLabelText('Amount in rupees')).toHaveValue('2900');
  });

  it('says why it was refused, keeps what was typed, and sends the same key again', async () => {
    const fields = { validUntil: 'The last day cannot be in the past' };
    const answers = [
      { errors: [{ message: 'Please check', extensions: { code: 'BAD_INPUT', fields } }] },
      new TypeError('Failed to fetch'),
    ];
    const asked = await openLedger({ SellPackage: () => answers.shift() ?? new Error('asked too often') });
    const dialog = await askFor('Sell package');
    await fill(dialog);
    await submit(dialog);
    expect(await dialog.findByText('The last day cannot be in the past')).toBeVisible();
    await submit(dialog);
    expect(await dialog.findByText('Failed to sell the package')).toBeVisible();
    expect(dialog.getByLabelText('Name')).toHaveValue('Six sessions');
    const [first, second] = asked('SellPackage');
    expect(first?.['idempotencyKey']).toBe(second?.['idempotencyKey']);
  });

  it('at the desk chooses an offer of the clinic, and gives no discount', async () => {
    const { asked } = openDesk(
      '/desk/patients/PT-000007',
      {
        ...ledgerAnswers,
        DeskPatient: { data: { deskPatient } },
        AppointmentsOfPatient: { data: { appointments: { edges: [], pageInfo: { endCursor: null }, totalCount: 0 } } },
        SellPackage: { data: { sellPackage: { ...ten, name: 'Knee plan' } } },
      },
      openClinic,
    );
    const dialog = await askFor('Sell package');
    expect(dialog.getByRole('radio', { name: 'Knee plan, 25 sessions, ₹1,23,456.00' })).toBeChecked();
    expect(dialog.getByLabelText('Price in rupees')).toHaveValue('123456');
    expect(dialog.queryByLabelText(/^Discount/)).toBeNull();
    await userEvent.click(dialog.getByRole('radio', { name: 'Another one' }));
    expect(dialog.getByLabelText('Name')).toHaveValue('');
    await userEvent.click(dialog.getByRole('radio', { name: /^Knee plan/ }));
    await submit(dialog);
    await waitFor(() =>
      expect(asked('SellPackage')).toMatchObject([{ input: { name: 'Knee plan', sessions: 25, price: 12_345_600 } }]),
    );
    expect(screen.queryByRole('button', { name: /^Close package|^More for|^Take back/ })).toBeNull();
  });
});

describe('closing a package', () => {
  const paid = {
    Wallet: walletOf({ ...ten, paid: 500_000, due: 0 }),
    Charges: { data: { charges: [{ ...ofPackage, open: 0 }] } },
  };
  const payment = paymentRow({ amount: 500_000, method: 'CASH', free: 270_000 });

  it('says before what it credits and refunds, and leads to the refund as far as other dues left it', async () => {
    const asked = await openLedger({
      ...paid,
      ClosePackage: { data: { closePackage: { ...ten, status: 'CLOSED', left: 0, refundDue: 350_000 } } },
      PaymentsConnection: foundPayments([payment, paymentRow({ id: 'held', free: 90_000, isDeposit: true })]),
    });
    const dialog = await askFor('Close package Ten sessions', 'Close package');
    expect(
      await dialog.findByText(
        'What was used is worth ₹1,500.00; ₹3,500.00 is credited. ₹3,500.00 of what was paid is to be refunded.',
      ),
    ).toBeVisible();
    expect(dialog.getByText(/^Other dues are paid first/)).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Reason'), 'Moves to another town');
    await userEvent.click(dialog.getByRole('button', { name: 'Close package' }));
    expect(await dialog.findByText('Ten sessions was closed. ₹3,500.00 is to be refunded.')).toBeVisible();
    expect(asked('ClosePackage')).toEqual([{ id: 'k1', reason: 'Moves to another town' }]);
    expect(await dialog.findByText('₹800.00 of it pays other dues now, so ₹2,700.00 is left to refund.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Refund ₹2,700.00, paid 18 Nov 2026, Cash' }));
    const refund = within(await screen.findByRole('dialog', { name: 'Refund payment' }));
    expect(refund.getByLabelText('Amount in rupees (optional)')).toHaveValue('2700');
  });

  it('keeps the reason when it is refused', async () => {
    await openLedger({ ...paid, ClosePackage: refusal('This package is closed.', 'WRONG_STATE') });
    const dialog = await askFor('Close package Ten sessions', 'Close package');
    await userEvent.type(dialog.getByLabelText('Reason'), 'Moves to another town');
    await userEvent.click(dialog.getByRole('button', { name: 'Close package' }));
    expect(await dialog.findByText('Failed to close the package. This package is closed.')).toBeVisible();
    expect(dialog.getByLabelText('Reason')).toHaveValue('Moves to another town');
  });
});
