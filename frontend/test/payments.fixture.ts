import { screen } from '@testing-library/react';
import { fakeServer, type Answer } from './fake-server';
import type { AppointmentStatus, PaymentRowFragment, PaymentsQuery } from '../src/workplace/gql/generated';
import { closedClinic } from '../src/brand/business';
import { accounts, renderRoute } from './render-route';

type Variables = Readonly<Record<string, unknown>>;
type Answers = Parameters<typeof fakeServer>[0];

/** A paid payment, unless it says otherwise. */
export function paymentRow(changes: Partial<PaymentRowFragment> = {}) {
  const patient =
    changes.patient === undefined
      ? { id: 'patient-1', patientId: 'PT-000012', name: 'Ramesh Srivastava' }
      : changes.patient;
  return {
    __typename: 'Payment',
    id: '01a1f8c6-6104-7131-a85a-082a7fe1675b',
    amount: 150_000,
    method: 'NET_BANKING' as const,
    createdAt: '2026-11-18T11:00:00.000Z',
    status: 'PAID' as const,
    reference: null,
    receivedOn: '2026-11-18',
    receiptNumber: null,
    refunded: 0,
    upiLink: null,
    version: 1,
    allocations: [],
    free: 0,
    isDeposit: false,
    gatewayPaymentId: null,
    ...changes,
    patient: patient && { __typename: 'PaymentPatient', ...patient },
  };
}

/** The answer to the query of a page. */
export function pageOf(
  payments: readonly PaymentRowFragment[],
  page: Partial<Omit<PaymentsQuery['payments'], 'payments'>> = {},
): Answer {
  const rest = { total: payments.length, totalPages: 1, page: 1, limit: 10, ...page };
  return { data: { payments: { __typename: 'PaymentPage', payments, ...rest } } };
}

/** The answer to what is looked for. */
export function foundPayments(payments: readonly PaymentRowFragment[], totalCount = payments.length): Answer {
  const edges = payments.map((node) => ({ __typename: 'PaymentEdge', node }));
  const pageInfo = { __typename: 'PageInfo', endCursor: payments.at(-1)?.id ?? null };
  return { data: { paymentsConnection: { __typename: 'PaymentConnection', edges, pageInfo, totalCount } } };
}

/** The patients that the record dialog offers. */
const patientsAnswer: Answer = {
  data: {
    patients: {
      __typename: 'PatientPage',
      patients: [
        {
          __typename: 'Patient',
          id: 'patient-1',
          patientId: 'PT-000012',
          name: 'Ramesh Srivastava',
          contactNumber: '9000000101',
        },
      ],
    },
  },
};

/** The answer to what sessions a patient has: each at a time, where it says, without a physiotherapist. */
export function sessionsOf(
  ...sessions: readonly (readonly [id: string, at: string, status: AppointmentStatus])[]
): Answer {
  const edges = sessions.map(([id, appointmentDate, status]) => ({
    __typename: 'AppointmentEdge',
    node: { __typename: 'Appointment', id, appointmentDate, status, sessionType: 'CLINIC', physiotherapist: null },
  }));
  return { data: { appointments: { __typename: 'AppointmentConnection', edges } } };
}

/** Opens the screen as an admin over a server with these answers; without others there is one payment. */
export function openPayments(answers: Answers = {}, search = '', clinic = closedClinic) {
  const server = fakeServer({
    Me: { data: { me: accounts.admin } },
    Payments: pageOf([paymentRow()]),
    PaymentsConnection: foundPayments([]),
    MoneyTotals: {
      data: { moneyTotals: { __typename: 'MoneyTotals', received: 12_345_611, refunded: 11, pending: 33 } },
    },
    PatientChoices: patientsAnswer,
    PatientSessions: sessionsOf(),
    Charges: { data: { charges: [] } },
    UnmatchedMoney: {
      data: {
        latest: { __typename: 'GatewayEventConnection', edges: [] },
        gatewayEvents: { __typename: 'GatewayEventConnection', edges: [] },
      },
    },
    ...answers,
  });
  const router = renderRoute(`/admin/payment${search}`, server, null, clinic);
  const asked = (operation: string): Variables[] =>
    server.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
  return { router, asked };
}

/** The row of the list with this text, once it is there. */
export async function findRow(text: string): Promise<HTMLElement> {
  return screen.findByRole('row', { name: new RegExp(text) });
}
