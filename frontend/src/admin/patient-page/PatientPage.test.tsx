import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeServer, refusal } from '../../../test/fake-server';
import { accounts, renderRoute } from '../../../test/render-route';

const patient = {
  __typename: 'Patient',
  id: 'p1',
  patientId: 'PT-000123',
  name: 'Sunita Yadav',
  age: 34,
  diagnosedWith: 'Knee replacement',
  contactNumber: '+919876543210',
  lastLogin: null,
  isProfileComplete: true,
  version: 1,
  address: '12 Mall Road',
  bloodGroup: null,
  gender: 'FEMALE',
  emergencyContactNumber: '+919812345678',
};
const overview = {
  __typename: 'PatientOverview',
  patient,
  account: null,
  deletedAt: null,
  missing: [],
  recoveryPercent: 0,
  plannedSessions: 25,
  sessionsCompleted: 0,
  missedSessions: 0,
  referringDoctor: null,
  physiotherapist: null,
  nextSession: null,
  balance: { __typename: 'Balance', charged: 250_000, paid: 150_000, refunded: 20_000, due: 120_000 },
  medicalHistory: [],
  progressReports: [],
};
const nothing = { __typename: 'TimelineConnection', edges: [] };

function openPage(answers: Parameters<typeof fakeServer>[0], search = '') {
  const server = fakeServer({
    Me: { data: { me: accounts.admin } },
    PatientTimeline: {
      data: {
        patientTimeline: { ...nothing, pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null } },
      },
    },
    ...answers,
  });
  renderRoute(`/admin/patients/PT-000123${search}`, server);
  return server;
}

const nobodyWaits = { __typename: 'AppointmentConnection', edges: [] };
/** The answer for a patient of whom nothing is to be said but this. */
const pageOf = (patientOverview: object) => ({
  PatientPage: { data: { patientOverview, requests: nobodyWaits, lastPayment: nothing } },
});

/** The page of a patient whose requests are for these times. */
function openWith(...asked: string[]) {
  const edges = asked.map((appointmentDate) => ({
    __typename: 'AppointmentEdge',
    node: { __typename: 'Appointment', id: appointmentDate, appointmentDate },
  }));
  const requests = { __typename: 'AppointmentConnection', edges };
  openPage({ PatientPage: { data: { patientOverview: overview, requests, lastPayment: nothing } } });
}

it('says of a number that nobody has that there is no such record, and leads to the list', async () => {
  openPage({ PatientPage: refusal('This record does not exist.', 'NOT_FOUND') });
  expect(await screen.findByText(/There is no record PT-000123/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'the list of records' })).toHaveAttribute('href', '/admin/patient-record');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('offers another try where the page could not be fetched', async () => {
  openPage({ PatientPage: new TypeError('Failed to fetch') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

it('says that a request waits, and of nobody who waits that no session is planned', async () => {
  openWith('2026-03-12T04:30:00.000Z');
  const card = within(await screen.findByRole('region', { name: 'Next session' }));
  expect(card.getByText(/^A request for/)).toHaveTextContent(/12 Mar 2026.* waits for an answer\.$/);
  expect(card.getByRole('link', { name: 'an answer' })).toHaveAttribute('href', '/admin/pending-sessions');
  expect(card.queryByText('No session is planned.')).toBeNull();
});

it('says that no session is planned where no request waits either', async () => {
  openWith();
  const card = within(await screen.findByRole('region', { name: 'Next session' }));
  expect(card.getByText('No session is planned.')).toBeVisible();
  expect(card.queryByText(/^A request for/)).toBeNull();
});

it('leads to the charges, read again, when an earlier try of one arrived with another amount', async () => {
  const answers = [new TypeError('Failed to fetch'), refusal('Please use a new one.', 'IDEMPOTENCY_KEY_REUSED')];
  const { calls } = openPage(
    {
      ...pageOf(overview),
      Charges: { data: { charges: [] } },
      AddCharge: () => answers.shift() ?? new Error('asked too often'),
    },
    '?tab=payments',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Charge' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Charge' }));
  await userEvent.type(dialog.getByLabelText('What for'), 'Ten sessions');
  await userEvent.type(dialog.getByLabelText('Amount in rupees'), '150');
  await userEvent.click(dialog.getByRole('button', { name: 'Charge' }));
  await dialog.findByText('Failed to charge');
  await userEvent.type(dialog.getByLabelText('Amount in rupees'), '0');
  const asked = () => calls.filter(({ operation }) => operation === 'Charges');
  expect(asked()).toHaveLength(1);
  await userEvent.click(dialog.getByRole('button', { name: 'Charge' }));
  expect(await dialog.findByText(/^An earlier try was charged already, with other values/)).toBeInTheDocument();
  await waitFor(() => expect(asked()).toHaveLength(2));
});

it.each([
  [overview.balance, '₹1,200.00 due', '₹2,500.00 charged, ₹1,500.00 paid, ₹200.00 given back'],
  [{ ...overview.balance, charged: 0, due: -130_000 }, 'Nothing was charged.', '₹1,500.00 paid, ₹200.00 given back'],
])(
  'says how the account stands, and of nothing charged not that it was paid in advance',
  async (balance, main, line) => {
    openPage(pageOf({ ...overview, balance }));
    const card = within(await screen.findByRole('region', { name: 'Balance' }));
    expect([...card.getAllByRole('paragraph')].map(({ textContent }) => textContent)).toEqual([main, line]);
  },
);
