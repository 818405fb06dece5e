import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { dialogsGone } from '../../test/dialogs.fixture';
import { refusal, type Answer } from '../../test/fake-server';
import { findRow, openPayments, paymentRow, sessionsOf } from '../../test/payments.fixture';

const recorded: Answer = { data: { recordPayment: paymentRow({ amount: 1_999 }) } };

async function openDialog(answers: Parameters<typeof openPayments>[0] = {}) {
  const page = openPayments(answers);
  await findRow('Ramesh');
  await reopen();
  return page;
}

async function reopen() {
  await userEvent.click(screen.getByRole('button', { name: 'Record payment' }));
  await screen.findByRole('dialog', { name: 'Record payment' });
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Record payment' }));
const submit = async () => userEvent.click(dialog().getByRole('button', { name: 'Record payment' }));
const amount = () => dialog().getByLabelText('Amount in rupees');

async function fill(typed = '19.99') {
  await userEvent.click(dialog().getByLabelText('Patient'));
  await userEvent.click(await screen.findByText('Ramesh Srivastava, PT-000012, +91 90000 00101'));
  await userEvent.type(amount(), typed);
  await userEvent.click(dialog().getByLabelText('Card'));
}

describe('recording a payment', () => {
  it('needs patient, amount and method', async () => {
    const { asked } = await openDialog();
    await submit();
    expect(await dialog().findByText('Patient is required')).toBeInTheDocument();
    expect(dialog().getByText('Amount is required')).toBeInTheDocument();
    expect(dialog().getByText('Method is required')).toBeInTheDocument();
    expect(asked('RecordPayment')).toEqual([]);
  });

  it.each([
    ['1,5', 'Enter the amount in rupees, such as 1,500 or 1500.50'],
    ['-20', 'Enter the amount in rupees, such as 1,500 or 1500.50'],
    ['0', 'Enter an amount from ₹0.01 to ₹10,00,000.00'],
    ['1000000.01', 'Enter an amount from ₹0.01 to ₹10,00,000.00'],
  ])('refuses the amount %s', async (typed, complaint) => {
    const { asked } = await openDialog();
    await fill(typed);
    await submit();
    expect(await dialog().findByText(complaint)).toBeInTheDocument();
    expect(asked('RecordPayment')).toEqual([]);
  });

  it("shows the server's sentences beside the inputs and keeps what was typed", async () => {
    const fields = { amount: 'That is too much for one session' };
    const RecordPayment = { errors: [{ message: 'Please check', extensions: { code: 'BAD_INPUT', fields } }] };
    await openDialog({ RecordPayment });
    await fill();
    await submit();
    expect(await dialog().findByText('That is too much for one session')).toBeInTheDocument();
    expect(amount()).toHaveValue('19.99');
    expect(dialog().queryByText(/^Failed to record payment/)).not.toBeInTheDocument();
  });

  it('sends whole paise once, announces it, and reads the list again', async () => {
    const { asked } = await openDialog({ RecordPayment: recorded });
    await fill();
    await submit();
    expect(await screen.findByText('₹19.99 from Ramesh Srivastava was recorded.')).toBeVisible();
    await dialogsGone();
    expect(asked('RecordPayment')).toEqual([
      {
        input: { patientId: 'patient-1', amount: 1_999, method: 'CARD', status: 'PAID' },
        idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    ]);
    await waitFor(() => expect(asked('Payments')).toHaveLength(2));
  });

  it('is for a session of the patient, of those that are agreed or over', async () => {
    const PatientSessions = sessionsOf(
      ['s3', '2026-12-01T04:30:00.000Z', 'CANCELED'],
      ['s2', '2026-11-20T05:00:00.000Z', 'SCHEDULED'],
      ['s1', '2026-11-18T04:30:00.000Z', 'COMPLETED'],
    );
    const { asked } = await openDialog({ RecordPayment: recorded, PatientSessions });
    expect(dialog().queryByLabelText('For the session (optional)')).not.toBeInTheDocument();
    await fill();
    await userEvent.click(await dialog().findByLabelText('For the session (optional)'));
    expect(await screen.findByText(/^20 Nov 2026.*, Clinic$/)).toBeInTheDocument();
    expect(screen.queryByText(/^1 Dec 2026.*, Clinic$/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByText(/^18 Nov 2026.*, Clinic$/));
    await submit();
    await dialogsGone();
    expect(asked('PatientSessions')).toEqual([{ patientId: 'patient-1' }]);
    expect(asked('RecordPayment')).toMatchObject([{ input: { patientId: 'patient-1', appointmentId: 's1' } }]);
  });

  it('is recorded without a session where they could not be loaded', async () => {
    const { asked } = await openDialog({ RecordPayment: recorded, PatientSessions: new TypeError('Failed to fetch') });
    await fill();
    await userEvent.click(await dialog().findByLabelText('For the session (optional)'));
    expect(await screen.findByText(/^The sessions could not be loaded/)).toBeInTheDocument();
    await submit();
    await dialogsGone();
    expect(asked('RecordPayment')[0]?.['input']).not.toHaveProperty('appointmentId');
  });

  it('uses the same key when it is sent again, and another one for the next payment', async () => {
    const answers = [new TypeError('Failed to fetch'), refusal('Please try again.', 'UNAVAILABLE'), recorded, recorded];
    const { asked } = await openDialog({ RecordPayment: () => answers.shift() ?? new Error('asked too often') });
    await fill();
    await submit();
    expect(await dialog().findByText('Failed to record payment')).toBeInTheDocument();
    await submit();
    expect(await dialog().findByText('Failed to record payment. Please try again.')).toBeInTheDocument();
    await submit();
    await dialogsGone();
    await reopen();
    await fill();
    await submit();
    await dialogsGone();
    const keys = asked('RecordPayment').map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(4);
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(keys[3]).not.toBe(keys[0]);
  });

  it('leads to the list when an earlier try was recorded with other values', async () => {
    const answers = [new TypeError('Failed to fetch'), refusal('Please use a new one.', 'IDEMPOTENCY_KEY_REUSED')];
    const { asked } = await openDialog({ RecordPayment: () => answers.shift() ?? new Error('asked too often') });
    await fill();
    await submit();
    await dialog().findByText('Failed to record payment');
    await userEvent.clear(amount());
    await userEvent.type(amount(), '20');
    await submit();
    expect(await dialog().findByText(/^An earlier try was recorded already/)).toBeInTheDocument();
    await waitFor(() => expect(asked('Payments')).toHaveLength(2));
  });

  it('searches only complete records, by name', async () => {
    const { asked } = await openDialog();
    await userEvent.type(dialog().getByLabelText('Patient'), ' ram ');
    await waitFor(() => expect(asked('PatientChoices')).toEqual([{}, { search: 'ram' }]));
  });

  it('asks before it throws away what was typed', async () => {
    await openDialog();
    await userEvent.type(amount(), '500');
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByText('Discard what you typed?')).not.toBeInTheDocument());
    expect(amount()).toHaveValue('500');
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await dialogsGone();
  });

  it('stays where it is while the payment is on its way, since it cannot be taken back', async () => {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    const { asked, router } = await openDialog({ RecordPayment: () => promise });
    await fill();
    await submit();
    await waitFor(() => expect(asked('RecordPayment')).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    expect(dialog().queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await act(() => router.navigate('/admin/report'));
    expect(screen.queryByText('Discard what you typed?')).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/admin/payment');
    expect(amount()).toHaveValue('19.99');
    resolve(recorded);
    expect(await screen.findByText('₹19.99 from Ramesh Srivastava was recorded.')).toBeVisible();
    await dialogsGone();
  });
});
