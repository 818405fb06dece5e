import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../test/fake-server';
import { callerRecord, deskPatient, openDesk } from '../../test/desk.fixture';

const row = {
  __typename: 'Appointment',
  id: 's-1',
  patient: { __typename: 'AppointmentPatient', id: 'p-7', patientId: 'PT-000007', name: 'Sunita Devi' },
  physiotherapist: null,
  appointmentDate: '2026-11-20T05:30:00.000Z',
  durationMinutes: 45,
  sessionType: 'CLINIC',
  homeAddress: null,
  callEnding: null,
  status: 'SCHEDULED',
  missedReason: null,
  outsideHours: false,
  overrideReason: null,
  needsPhysiotherapist: true,
  version: 1,
};
const connection = (nodes: readonly object[]) => ({
  edges: nodes.map((node) => ({ __typename: 'Edge', node })),
  pageInfo: { __typename: 'PageInfo', endCursor: null },
  totalCount: nodes.length,
});
const answers = {
  DeskPatient: { data: { deskPatient } },
  AppointmentsOfPatient: { data: { appointments: connection([row]) } },
  PaymentsConnection: { data: { paymentsConnection: connection([]) } },
  Charges: { data: { charges: [] } },
  PatientChannelConsents: { data: { channelConsents: [] } },
  PaymentLinks: { data: { paymentLinks: [] } },
  Wallet: { data: { wallet: { __typename: 'Wallet', packages: [], sessionsLeft: 0, uncovered: 0 } } },
  Bills: { data: { emailIsOffered: false, bills: { __typename: 'BillConnection', edges: [], totalCount: 0 } } },
};
const open = (more: object = {}) => openDesk('/desk/patients/PT-000007', { ...answers, ...more });

describe('a patient at the desk', () => {
  it('answers at once when the person comes and what they owe, and says what is missing', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Sunita Devi' })).toBeVisible();
    expect(screen.getByRole('link', { name: '+91 98123 45678' })).toHaveAttribute('href', 'tel:+919812345678');
    expect(screen.getByText('No session is planned.')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Balance' })).getByText('Nothing was charged.')).toBeVisible();
    expect(screen.getByText('diagnosis, address')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Complete details' })).toBeVisible();
  });

  it('asks for nothing that the front desk may not read', async () => {
    const { server } = open();
    await screen.findByRole('table', { name: 'Sessions' });
    // Its card is loaded apart.
    await waitFor(() => expect(server.calls.map(({ operation }) => operation)).toContain('PatientChannelConsents'));
    expect(new Set(server.calls.map(({ operation }) => operation))).toEqual(
      new Set([
        'Me',
        'UnseenNotices',
        'DeskPatient',
        'AppointmentsOfPatient',
        'TreatmentConsents',
        'PatientFiles',
        'PaymentsConnection',
        'Charges',
        'Wallet',
        'Bills',
        'PaymentLinks',
        'PatientChannelConsents',
      ]),
    );
  });

  it('offers what can be done with a session', async () => {
    open();
    const sessions = within(await screen.findByRole('table', { name: 'Sessions' }));
    expect(sessions.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Completed',
      'Missed',
      'Move',
      'Cancel',
    ]);
  });

  it('offers no refund of a payment', async () => {
    const payment = {
      __typename: 'Payment',
      id: 'pay-1',
      patient: { __typename: 'PaymentPatient', id: 'p-7', patientId: 'PT-000007', name: 'Sunita Devi' },
      amount: 50_000,
      method: 'CASH',
      createdAt: '2026-11-20T05:30:00.000Z',
      status: 'PAID',
      reference: null,
      receivedOn: '2026-11-20',
      receiptNumber: '2026-27/000001',
      refunded: 0,
      upiLink: null,
      version: 1,
      allocations: [],
      free: 0,
      isDeposit: false,
      gatewayPaymentId: null,
    };
    open({ PaymentsConnection: { data: { paymentsConnection: connection([payment]) } } });
    const payments = within(await screen.findByRole('table', { name: 'Payments' }));
    expect(payments.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Receipt']);
  });

  it('keeps what everybody who meets the person must know, against the version that was read', async () => {
    const { asked } = open({
      SetPatientAlert: { data: { setPatientAlert: { __typename: 'Patient', id: 'p-7', version: 4 } } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add an alert' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Alert' }));
    await userEvent.type(dialog.getByRole('textbox'), ' Hard of hearing ');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(asked('SetPatientAlert')).toEqual([{ patientId: 'p-7', alert: 'Hard of hearing', version: 3 }]),
    );
  });

  it('who has a complete record is changed without the diagnosis, which the desk does not read', async () => {
    const patient = {
      ...callerRecord,
      isProfileComplete: true,
      age: 61,
      gender: 'FEMALE',
      address: '4 Aminabad, Lucknow',
      emergencyContactNumber: '+919123456780',
    };
    const { asked } = open({
      DeskPatient: { data: { deskPatient: { ...deskPatient, patient, missing: [] } } },
      UpdatePatient: { data: { updatePatient: patient } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Change details' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change details' }));
    expect(dialog.queryByLabelText('Diagnosed with')).not.toBeInTheDocument();
    await userEvent.clear(dialog.getByLabelText('Address'));
    await userEvent.type(dialog.getByLabelText('Address'), '5 Hazratganj, Lucknow');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(asked('UpdatePatient')).toHaveLength(1));
    const [sent] = asked('UpdatePatient');
    expect(sent).toMatchObject({ id: 'p-7', version: 3, input: { address: '5 Hazratganj, Lucknow' } });
    expect(sent?.input).not.toHaveProperty('diagnosedWith');
  });

  it('has an ABHA that the desk writes down, beside records with the same one', async () => {
    const abha = { __typename: 'Abha', number: null, address: 'sunita@abdm', status: 'CLAIMED', verifiedAt: null };
    const pair = {
      __typename: 'PossibleDuplicate',
      id: 'd1',
      reason: 'The same ABHA address',
      foundAt: '2026-11-18T11:00:00.000Z',
      first: { __typename: 'AppointmentPatient', id: 'p-2', patientId: 'PT-000002', name: 'Sunita Devi' },
      second: { __typename: 'AppointmentPatient', id: 'p-7', patientId: 'PT-000007', name: 'Sunita Devi' },
    };
    const { server } = open({
      DeskPatient: { data: { deskPatient: { ...deskPatient, abha } } },
      PossibleDuplicates: { data: { possibleDuplicates: [pair] } },
      SetAbha: { data: { setAbha: { ...abha, number: '91-7507-6821-7770' } } },
    });
    const card = within(await screen.findByRole('region', { name: 'ABHA' }));
    expect(card.getByText('sunita@abdm. Not verified by ABDM.')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Find records with the same one' }));
    expect(await card.findByRole('link', { name: 'PT-000002 Sunita Devi' })).toHaveAttribute(
      'href',
      '/desk/patients/p-2',
    );
    await userEvent.click(card.getByRole('button', { name: 'Change the ABHA' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Number (optional)'), '91-7507-6821-7770');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const sent = () => server.calls.filter(({ operation }) => operation === 'SetAbha');
    await waitFor(() => expect(sent()).toHaveLength(1));
    // Only what was changed: the address may have been changed by a hospital meanwhile.
    expect(sent()[0]?.variables).toMatchObject({ input: { number: '91-7507-6821-7770', isCompared: false } });
    expect(sent()[0]?.variables).not.toHaveProperty('input.address');
  });

  it('who is not there is said in words', async () => {
    open({ DeskPatient: refusal('Not found', 'NOT_FOUND') });
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no record PT-000007');
  });

  it('is booked at home only with an address, which the form then leads to', async () => {
    const refused = {
      errors: [
        {
          message: 'Please check',
          extensions: { code: 'BAD_INPUT', fields: { patientId: 'The record has no address for a session at home' } },
        },
      ],
    };
    open({ BookAppointment: refused });
    await userEvent.click(await screen.findByRole('button', { name: 'Book a session' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Book a session' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Home' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Book session' }));
    expect(await dialog.findByText('The record has no address for a session at home')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Open the record' })).toHaveAttribute('href', '/desk/patients/p-7');
  });
});
