import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { dialogsGone } from '../../test/dialogs.fixture';
import { refusal } from '../../test/fake-server';
import { anyKey, askFor, ofPackage, openLedger, session } from '../../test/ledger.fixture';
import { overview, pageOf } from '../../test/patient-page.fixture';
import { foundPayments, paymentRow } from '../../test/payments.fixture';

const itemsOf = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
it('the balance says what is due for, oldest first, and what is left of the packages', async () => {
  await openLedger();
  expect(itemsOf('Due for')).toEqual([
    '₹800.00 for Session of 12 Nov 2026 12 Nov 2026',
    '₹5,000.00 for Ten sessions Package, 20 Nov 2026',
  ]);
  expect(
    within(screen.getByRole('region', { name: 'Balance' })).getByText('7 sessions left in packages'),
  ).toBeVisible();
});

it('a package says what was used and is left, until when, and which sessions took place', async () => {
  await openLedger();
  const card = within(screen.getByRole('region', { name: 'Packages' }));
  expect(card.getByText('3 of 10 used, 7 left, until 19 May 2027')).toBeVisible();
  expect(card.getByText('21 Nov 2026, Neha Kapoor')).toBeInTheDocument();
  expect(card.getByText('1 session took place that no package covers.')).toBeVisible();
});

describe('taking a payment', () => {
  const pay = (name = 'Take payment') => askFor(name, 'Record payment');
  const paysOf = (dialog: Awaited<ReturnType<typeof pay>>) =>
    dialog.getByRole('region', { name: 'What it pays' }).textContent;

  it('is filled with what is due, and says what each amount pays', async () => {
    await openLedger({ ...pageOf({ ...overview, balance: { ...overview.balance, due: 580_000 } }) });
    const dialog = await pay();
    const amount = dialog.getByLabelText('Amount in rupees');
    expect(amount).toHaveValue('5800');
    await dialog.findByRole('region', { name: 'What it pays' });
    expect(paysOf(dialog)).toContain('₹5,800.00 due. It pays:₹800.00 Session of 12 Nov 2026');
    await userEvent.clear(amount);
    await userEvent.type(amount, '1,000');
    expect(paysOf(dialog)).toContain('₹200.00 Ten sessions Package, 20 Nov 2026 ₹4,800.00 stays open');
    await userEvent.clear(amount);
    await userEvent.type(amount, '6000');
    expect(paysOf(dialog)).toContain('₹200.00 is an advance, which pays the next charges.');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Hold it as a deposit' }));
    expect(dialog.getByText(/^It is held as a deposit, and pays nothing/)).toBeVisible();
  });

  it('for a package pays it before older charges, and reads again what it changes', async () => {
    const recorded = { data: { recordPayment: paymentRow({ amount: 500_000, method: 'CASH' }) } };
    const asked = await openLedger({ RecordPayment: recorded });
    const dialog = await pay('Take payment for Ten sessions');
    expect(dialog.getByLabelText('Amount in rupees')).toHaveValue('5000');
    await waitFor(() => expect(paysOf(dialog)).toContain('It pays:₹5,000.00 Ten sessions'));
    expect(paysOf(dialog)).not.toContain('Session of 12 Nov 2026');
    await userEvent.click(dialog.getByLabelText('Cash'));
    const read = ['Charges', 'Wallet', 'PaymentsConnection', 'PatientPage'];
    const before = new Map(read.map((operation) => [operation, asked(operation).length]));
    await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
    await dialogsGone();
    const input = { patientId: 'p1', amount: 500_000, method: 'CASH', status: 'PAID', packageId: 'k1' };
    expect(asked('RecordPayment')).toEqual([{ input, idempotencyKey: anyKey }]);
    for (const [operation, times] of before)
      await waitFor(() => expect(asked(operation).length).toBeGreaterThan(times));
  });

  it('as a deposit is sent so', async () => {
    const asked = await openLedger({ RecordPayment: { data: { recordPayment: paymentRow({ isDeposit: true }) } } });
    const dialog = await pay();
    await userEvent.click(dialog.getByLabelText('Cash'));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Hold it as a deposit' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
    await dialogsGone();
    expect(asked('RecordPayment')).toMatchObject([{ input: { isDeposit: true, amount: 120_000 } }]);
  });
});

describe('an admin on a charge', () => {
  const more = async (item: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'More for ₹800.00, Session of 12 Nov 2026' }));
    await userEvent.click(screen.getByRole('button', { name: item }));
    return within(await screen.findByRole('dialog', { name: item }));
  };

  it('writes off what is open, with a reason, once', async () => {
    const asked = await openLedger({ WriteOff: { data: { writeOff: { ...session, open: 0 } } } });
    const dialog = await more('Write off');
    expect(dialog.getByLabelText('Amount in rupees')).toHaveValue('800');
    await userEvent.click(dialog.getByRole('button', { name: 'Write off' }));
    expect(await dialog.findByText('Reason is required')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Reason'), 'Cannot be reached');
    await userEvent.click(dialog.getByRole('button', { name: 'Write off' }));
    expect(await screen.findByText('₹800.00 was written off.')).toBeVisible();
    expect(asked('WriteOff')).toEqual([
      { chargeId: 'c1', amount: 80_000, reason: 'Cannot be reached', idempotencyKey: anyKey },
    ]);
    await waitFor(() => expect(asked('Charges')).toHaveLength(2));
  });

  it('discounts it by at most what is charged, and keeps what was typed when it fails', async () => {
    await openLedger({ DiscountCharge: refusal('Somebody took it back.', 'WRONG_STATE') });
    const dialog = await more('Discount');
    await userEvent.type(dialog.getByLabelText('Amount in rupees'), '801');
    await userEvent.type(dialog.getByLabelText('Reason'), 'Staff of the hospital');
    expect(await dialog.findByText('Enter an amount from ₹0.01 to ₹800.00')).toBeVisible();
    await userEvent.clear(dialog.getByLabelText('Amount in rupees'));
    await userEvent.type(dialog.getByLabelText('Amount in rupees'), '80');
    await userEvent.click(dialog.getByRole('button', { name: 'Give the discount' }));
    expect(await dialog.findByText('Failed to give the discount. Somebody took it back.')).toBeVisible();
    expect(dialog.getByLabelText('Reason')).toHaveValue('Staff of the hospital');
  });

  it('cancels a write-off with a reason, and takes no charge of a package back', async () => {
    const credits = [
      { __typename: 'Credit', id: 'w1', kind: 'WRITE_OFF', amount: 30_000, day: '2026-11-21', reason: 'Moved away' },
    ];
    const asked = await openLedger({
      Charges: { data: { charges: [ofPackage, { ...session, open: 50_000, credits }] } },
      CancelCredit: { data: { cancelCredit: { __typename: 'Credit', id: 'w1', canceledReason: 'Came back' } } },
    });
    expect(screen.getByText('₹300.00 written off, 21 Nov 2026: Moved away')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Take back ₹5,000.00, Ten sessions' })).toBeNull();
    const dialog = await askFor('Cancel written off of ₹300.00, Session of 12 Nov 2026', 'Cancel a write-off');
    await userEvent.type(dialog.getByLabelText('Reason'), 'Came back');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel it' }));
    await dialogsGone();
    expect(asked('CancelCredit')).toEqual([{ id: 'w1', reason: 'Came back' }]);
  });
});

describe('a payment of the patient', () => {
  const allocations = [
    {
      __typename: 'Allocation' as const,
      amount: 50_000,
      charge: { __typename: 'Charge' as const, id: 'c1', text: session.text },
    },
  ];

  it('is shared out otherwise against the version that was read', async () => {
    const asked = await openLedger({
      PaymentsConnection: foundPayments([paymentRow({ amount: 50_000, allocations, version: 4 })]),
      Charges: { data: { charges: [ofPackage, { ...session, open: 30_000 }] } },
      AllocatePayment: { data: { allocatePayment: { __typename: 'Payment', id: paymentRow().id, version: 5 } } },
    });
    const dialog = await askFor('Change what ₹500.00 from Ramesh Srivastava pays', 'Change what it pays');
    const [ofSession, package_] = [/^Session of 12 Nov 2026/, /^Ten sessions/].map((label) =>
      dialog.getByLabelText(label),
    );
    if (!ofSession || !package_) throw new Error('An input is missing.');
    expect(ofSession).toHaveValue('500');
    await userEvent.clear(ofSession);
    await userEvent.type(package_, '500');
    const before = asked('Charges').length;
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialogsGone();
    expect(asked('AllocatePayment')).toEqual([
      { paymentId: paymentRow().id, allocate: [{ chargeId: 'c2', amount: 50_000 }], version: 4 },
    ]);
    await waitFor(() => expect(asked('Charges').length).toBeGreaterThan(before));
  });

  it('that is a deposit is released after a question', async () => {
    const deposit = paymentRow({ isDeposit: true, free: 150_000 });
    const asked = await openLedger({
      PaymentsConnection: foundPayments([deposit]),
      ReleaseDeposit: { data: { releaseDeposit: { __typename: 'Payment', id: deposit.id, isDeposit: false } } },
    });
    const dialog = await askFor('Release the deposit of ₹1,500.00 from Ramesh Srivastava', 'Release deposit');
    await userEvent.click(dialog.getByRole('button', { name: 'Release' }));
    expect(await screen.findByText('The deposit of ₹1,500.00 was released.')).toBeVisible();
    expect(asked('ReleaseDeposit')).toEqual([{ paymentId: deposit.id }]);
  });
});
