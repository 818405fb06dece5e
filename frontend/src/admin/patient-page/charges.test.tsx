import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { dialogsGone } from '../../../test/dialogs.fixture';
import { refusal } from '../../../test/fake-server';
import { openPage, overview, pageOf } from '../../../test/patient-page.fixture';
import { foundPayments } from '../../../test/payments.fixture';

const charge = {
  __typename: 'Charge',
  id: 'c1',
  kind: 'OTHER',
  text: 'Ten sessions',
  amount: 900_000,
  discount: 0,
  open: 900_000,
  day: '2026-11-20',
  appointmentId: null,
  packageId: null,
  canceledReason: null,
  credits: [],
};

/** Opens the payments of a patient who is charged for ten sessions. */
async function openCharges(answers: Parameters<typeof openPage>[0] = {}) {
  const { calls } = openPage(
    {
      ...pageOf(overview),
      Charges: { data: { charges: [charge] } },
      PaymentLinks: { data: { paymentLinks: [] } },
      Wallet: { data: { wallet: { __typename: 'Wallet', packages: [], sessionsLeft: 0, uncovered: 0 } } },
      Bills: { data: { emailIsOffered: false, bills: { __typename: 'BillConnection', edges: [], totalCount: 0 } } },
      PaymentsConnection: foundPayments([]),
      ...answers,
    },
    '?tab=payments',
  );
  await screen.findByRole('list', { name: 'Charges' });
  return (operation: string) => calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
}

async function openDialog(button: string, name = button) {
  if (button === 'Charge') await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
  await userEvent.click(screen.getByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name }));
}

it('a charge stands once among the payments: in its list, and not in what happened', async () => {
  const asked = await openCharges();
  expect(
    within(screen.getByRole('region', { name: 'Packages, charges and payments' })).getAllByText('Ten sessions'),
  ).toHaveLength(1);
  expect(asked('PatientTimeline')).toEqual([]);
});

it('of a deleted record its payments are history, and nothing is offered', async () => {
  const asked = await openCharges(pageOf({ ...overview, deletedAt: '2026-11-20T06:00:00.000Z' }));
  await waitFor(() => expect(asked('PatientTimeline').map(({ kinds }) => kinds)).toEqual([['PAYMENT']]));
  expect(asked('PaymentsConnection')).toEqual([]);
  for (const name of ['Take payment', 'Sell package', /^Take back/])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

describe('charging a patient', () => {
  it('needs what it is for and an amount', async () => {
    const asked = await openCharges();
    const dialog = await openDialog('Charge');
    await userEvent.click(dialog.getByRole('button', { name: 'Charge' }));
    expect(await dialog.findByText('What it is for is required')).toBeInTheDocument();
    expect(dialog.getByText('Amount is required')).toBeInTheDocument();
    expect(asked('AddCharge')).toEqual([]);
  });

  it.each([
    ['on the day that was chosen', '2026-11-20', { day: '2026-11-20' }],
    ['today, where none was', '', {}],
  ])('sends whole paise once, %s, and reads the charges again', async (_when, day, sent) => {
    const asked = await openCharges({ AddCharge: { data: { addCharge: { ...charge, id: 'c2' } } } });
    const dialog = await openDialog('Charge');
    await userEvent.type(dialog.getByLabelText('What for'), 'Brace');
    await userEvent.type(dialog.getByLabelText('Amount in rupees'), '1,500.50');
    if (day) await userEvent.type(dialog.getByLabelText('Day (optional)'), day);
    await userEvent.click(dialog.getByRole('button', { name: 'Charge' }));
    expect(await screen.findByText('₹1,500.50 was charged.')).toBeVisible();
    await dialogsGone();
    const input = { patientId: 'p1', text: 'Brace', amount: 150_050, ...sent };
    expect(asked('AddCharge')).toEqual([{ input, idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/) }]);
    await waitFor(() => expect(asked('Charges')).toHaveLength(2));
  });

  it('takes an item of the price list, with quantity and discount', async () => {
    const brace = { __typename: 'PriceItem', id: 'i1', name: 'Knee brace', price: 118_000, gstRate: 1_800 };
    const asked = await openCharges({
      PriceList: { data: { priceList: [brace] } },
      AddCharge: { data: { addCharge: { ...charge, id: 'c2' } } },
    });
    const dialog = await openDialog('Charge');
    await userEvent.click(await dialog.findByLabelText('Item of the price list (optional)'));
    await userEvent.click(
      await screen.findByText('Knee brace, ₹1,180.00', { selector: '.ant-select-item-option-content' }),
    );
    expect(dialog.getByLabelText('What for')).toHaveValue('Knee brace');
    expect(dialog.queryByLabelText('Amount in rupees')).toBeNull();
    await userEvent.clear(dialog.getByLabelText('How many'));
    await userEvent.type(dialog.getByLabelText('How many'), '2');
    await userEvent.type(dialog.getByLabelText('Discount in rupees (optional)'), '60');
    await userEvent.type(dialog.getByLabelText('Reason of the discount'), 'A regular');
    expect(dialog.getByText('₹2,300.00 is charged, 18 % GST included.')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Charge' }));
    expect(await screen.findByText('₹2,300.00 was charged.')).toBeVisible();
    expect(asked('AddCharge')).toMatchObject([
      {
        input: {
          itemId: 'i1',
          quantity: 2,
          amount: 230_000,
          discount: 6_000,
          discountReason: 'A regular',
          text: 'Knee brace',
        },
      },
    ]);
  });

  it('says beside the input what the server refuses, and keeps what was typed', async () => {
    const fields = { day: 'The day can be at most 365 days back' };
    await openCharges({
      AddCharge: { errors: [{ message: 'Please check', extensions: { code: 'BAD_INPUT', fields } }] },
    });
    const dialog = await openDialog('Charge');
    await userEvent.type(dialog.getByLabelText('What for'), 'Brace');
    await userEvent.type(dialog.getByLabelText('Amount in rupees'), '10');
    await userEvent.click(dialog.getByRole('button', { name: 'Charge' }));
    expect(await dialog.findByText('The day can be at most 365 days back')).toBeInTheDocument();
    expect(dialog.getByLabelText('What for')).toHaveValue('Brace');
  });

  it('leads to the charges, read again, when an earlier try of one arrived with another amount', async () => {
    const answers = [new TypeError('Failed to fetch'), refusal('Please use a new one.', 'IDEMPOTENCY_KEY_REUSED')];
    const asked = await openCharges({ AddCharge: () => answers.shift() ?? new Error('asked too often') });
    const dialog = await openDialog('Charge');
    await userEvent.type(dialog.getByLabelText('What for'), 'Ten sessions');
    await userEvent.type(dialog.getByLabelText('Amount in rupees'), '150');
    await userEvent.click(dialog.getByRole('button', { name: 'Charge' }));
    await dialog.findByText('Failed to charge');
    await userEvent.type(dialog.getByLabelText('Amount in rupees'), '0');
    expect(asked('Charges')).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Charge' }));
    expect(await dialog.findByText(/^An earlier try was charged already, with other values/)).toBeInTheDocument();
    await waitFor(() => expect(asked('Charges')).toHaveLength(2));
  });
});

describe('taking a charge back', () => {
  const open = async () => openDialog('Take back ₹9,000.00, Ten sessions', 'Take back a charge');
  const submit = async (dialog: Awaited<ReturnType<typeof open>>) =>
    userEvent.click(dialog.getByRole('button', { name: 'Take back' }));

  it('needs a reason, which is sent, and what shows the charge is read again', async () => {
    const asked = await openCharges({
      CancelCharge: { data: { cancelCharge: { ...charge, canceledReason: 'Typed twice' } } },
    });
    const dialog = await open();
    await submit(dialog);
    expect(await dialog.findByText('Reason is required')).toBeInTheDocument();
    expect(asked('CancelCharge')).toEqual([]);
    await userEvent.type(dialog.getByLabelText('Reason'), 'Typed twice');
    await submit(dialog);
    expect(await screen.findByText('₹9,000.00 is charged no more.')).toBeVisible();
    await dialogsGone();
    expect(asked('CancelCharge')).toEqual([{ id: 'c1', reason: 'Typed twice' }]);
    await waitFor(() => expect([asked('Charges').length, asked('PatientPage').length]).toEqual([2, 2]));
  });

  it('says why it was refused, and keeps the reason', async () => {
    await openCharges({ CancelCharge: refusal('It was taken back already.', 'WRONG_STATE') });
    const dialog = await open();
    await userEvent.type(dialog.getByLabelText('Reason'), 'Typed twice');
    await submit(dialog);
    expect(await dialog.findByText(/^Failed to take the charge back/)).toBeInTheDocument();
    expect(dialog.getByLabelText('Reason')).toHaveValue('Typed twice');
  });
});
