import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, refusal, type Answer } from '../../../test/fake-server';
import type { DashboardQuery } from '#src/workplace/gql/generated';
import { quietDay } from '../../../test/desk.fixture';
import { accounts, renderRoute } from '../../../test/render-route';

vi.mock('./PaymentsChart', () => ({
  PaymentsChart: ({ days }: { days: readonly { paid: number }[] }) => (
    <p>Columns: {days.map(({ paid }) => paid).join(' ')}</p>
  ),
}));

/** What the page observes; jsdom has no screen. */
const observers: { readonly show: () => void }[] = [];

beforeEach(() => {
  observers.length = 0;
  class Observer {
    readonly show: () => void;
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      this.show = () => callback([{ isIntersecting: true }]);
    }
    observe = () => void observers.push(this);
    disconnect = () => undefined;
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});

afterEach(() => vi.unstubAllGlobals());

const showAll = () => act(() => observers.forEach(({ show }) => show()));

function numbers(changes: Partial<DashboardQuery['dashboard']> = {}): Answer {
  const dashboard = {
    asOf: '2026-11-21T11:00:00.000Z',
    patients: { total: 1_264, incomplete: 16, active: 40, inactive: 24 },
    pendingSessions: 12,
    todaysSessions: 5,
    waitingReferrals: 0,
    paymentsByDay: [
      { day: '2026-11-01', paid: 150_000 },
      { day: '2026-11-02', paid: 0 },
      { day: '2026-11-03', paid: 12_195_600 },
    ],
    signUpsByWeek: [
      { week: '2026-11-09', count: 4 },
      { week: '2026-11-16', count: 1 },
    ],
    ...changes,
  };
  return { data: { dashboard } };
}

function open(dashboard: Answer | (() => Answer) = numbers(), others: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    Me: { data: { me: accounts.admin } },
    OpenSigns: { data: { openSigns: [] } },
    DeskDay: { data: { deskDay: { __typename: 'DeskDay', ...quietDay } } },
    Dashboard: dashboard,
    MoneyTotals: {
      data: { moneyTotals: { __typename: 'MoneyTotals', received: 12_345_600, refunded: 45_600, pending: 0 } },
    },
    ...others,
  });
  renderRoute('/admin', server);
  return server;
}

describe('when the numbers cannot be had', () => {
  it('says so below the welcome, and tries again', async () => {
    const answers = [refusal('Please try again in 30 seconds.', 'RATE_LIMITED'), numbers()];
    open(() => answers.shift() ?? refusal('asked too often', 'INTERNAL'));
    expect(await screen.findByText('Failed to fetch the dashboard. Please try again in 30 seconds.')).toBeVisible();
    expect(screen.getByText('Welcome to the admin dashboard, Anita Verma.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('As of 21 Nov 2026, 4:30 pm IST')).toBeVisible();
  });
});

describe('the numbers', () => {
  it.each([
    ['12 Pending sessions Waiting for a decision', '/admin/pending-sessions'],
    ["5 Today's sessions", '/admin/schedule'],
    ['1,264 Total Patients', '/admin/patient-record'],
    ['16 Incomplete Profiles', '/admin/patient-record?status=incomplete'],
    ['40 Active Patients', '/admin/patient-record?activity=active'],
    ['24 Inactive Patients', '/admin/patient-record?activity=inactive'],
  ])('"%s" opens %s, the list that it counts', async (name, href) => {
    open();
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('ask for no decision when nothing is pending', async () => {
    open(numbers({ pendingSessions: 0 }));
    await screen.findByText(/^As of/);
    expect(screen.queryByText(/Waiting for a decision/)).not.toBeInTheDocument();
  });

  it('say when they were counted, in clinic time, and can be counted again', async () => {
    const answers = [numbers(), numbers({ asOf: '2026-11-21T11:01:00.000Z', pendingSessions: 11 })];
    open(() => answers.shift() ?? refusal('asked too often', 'INTERNAL'));
    await screen.findByText('As of 21 Nov 2026, 4:30 pm IST');
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('As of 21 Nov 2026, 4:31 pm IST')).toBeVisible();
    expect(screen.getByText('11')).toBeVisible();
  });

  it('stand below the welcome, which leads to the schedule', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'schedule' })).toHaveAttribute('href', '/admin/schedule');
  });
});

describe("this month's payments", () => {
  it('have a sum, which opens the list, and a sentence for the chart', async () => {
    open();
    expect(await screen.findByRole('link', { name: '₹1,23,000.00 after refunds' })).toHaveAttribute(
      'href',
      '/admin/payment',
    );
    expect(screen.getByText('Paid each day, before refunds. The most was ₹1,21,956.00, on 3 Nov 2026.')).toBeVisible();
  });

  it('have a chart, which is loaded when it comes on screen', async () => {
    open();
    await screen.findByText(/^As of/);
    expect(screen.queryByText(/^Columns/)).not.toBeInTheDocument();
    showAll();
    expect(await screen.findByText('Columns: 150000 0 12195600')).toBeInTheDocument();
  });

  it('have the same numbers as a table', async () => {
    open();
    await userEvent.click(await screen.findByText('Show the chart as a table'));
    const rows = within(screen.getByRole('region', { name: 'Payments this month' })).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'DayPaid',
      '1 Nov 2026₹1,500.00',
      '2 Nov 2026₹0.00',
      '3 Nov 2026₹1,21,956.00',
    ]);
  });

  it('say when there are none yet', async () => {
    open(numbers({ paymentsByDay: [{ day: '2026-11-01', paid: 0 }] }));
    expect(await screen.findByText(/^Nothing was paid this month yet/)).toBeVisible();
    expect(screen.queryByText('Show the chart as a table')).not.toBeInTheDocument();
  });
});

it('shows the sign-ups of each week, the present one last', async () => {
  open();
  const table = within(await screen.findByRole('table', { name: 'Sign-ups per week' }));
  await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(3));
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'WeekPatients',
    '9 Nov to 15 Nov4',
    '16 Nov to 22 Nov1',
  ]);
});

it.each([
  [1, '1 plan needs somebody else to look after it.'],
  [2, '2 plans need somebody else to look after them.'],
  [100, '100 plans or more need somebody else to look after them.'],
])(
  'says of %i plans whose physiotherapist or doctor has left that they need another, and leads to them',
  async (count, sentence) => {
    const patient = { __typename: 'AppointmentPatient', id: 'p1', patientId: 'PT-000001', name: 'Asha Yadav' };
    const plan = { __typename: 'PlanLeft', patient, needsPhysiotherapist: true, needsDoctor: false };
    const plansLeft = Array.from({ length: count }, (_, at) => ({ ...plan, planId: `plan${at}` }));
    open(numbers(), { PlansLeft: { data: { plansLeft } } });
    const line = (await screen.findByText(sentence)).closest('p') as HTMLElement;
    expect(within(line).getByRole('link', { name: 'See which' })).toHaveAttribute('href', '/admin/team');
  },
);

it('says nothing of plans that need somebody else where there are none', async () => {
  const server = open(numbers(), { PlansLeft: { data: { plansLeft: [] } } });
  await waitFor(() => expect(server.calls.map(({ operation }) => operation)).toContain('PlansLeft'));
  await screen.findByText('As of 21 Nov 2026, 4:30 pm IST');
  expect(screen.queryByText(/somebody else/)).toBeNull();
});

it.each([
  [1, '1 referral waits for an answer.'],
  [1_200, '1,200 referrals wait for an answer.'],
])('says of %i patients whom hospitals send that they wait, leads to them, and asks once', async (count, sentence) => {
  const server = open(numbers({ waitingReferrals: count }));
  const line = (await screen.findByText(sentence)).closest('p') as HTMLElement;
  expect(within(line).getByRole('link', { name: 'See which' })).toHaveAttribute(
    'href',
    '/admin/referrals?state=waiting',
  );
  expect(server.calls.filter(({ operation }) => operation === 'Dashboard')).toHaveLength(1);
});

it('says nothing of referrals where none waits, and no more once they are counted again and answered', async () => {
  const answers = [numbers({ waitingReferrals: 2 }), numbers()];
  open(() => answers.shift() ?? refusal('asked too often', 'INTERNAL'));
  await screen.findByText('2 referrals wait for an answer.');
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(screen.queryByText(/for an answer/)).toBeNull());
});

const notice = (kind: string, subject: string | null, by: string | null, id = kind) => ({
  __typename: 'SecurityNotice',
  id,
  kind,
  at: '2026-11-21T09:00:00.000Z',
  subject,
  by,
});
const securityNotices = () => screen.findByRole('region', { name: 'Security notices of the last 7 days' });

it.each([
  ['ADMIN_ADDED', 'Ravi Nair', 'Ravi Nair can sign in as an admin now.', '/admin/team'],
  ['API_KEY_ADDED', 'Pharmacy', 'The API key Pharmacy was made.', '/admin/api-keys'],
  ['CLIENT_ADDED', 'City', "The hospital's system City was registered.", '/admin/integrations'],
  ['SOURCE_ADDED', 'HIS', 'The source of HL7 messages HIS was registered.', '/admin/integrations'],
  ['ENDPOINT_ADDED', 'https://city.example', 'Changes are told to https://city.example now.', '/admin/integrations'],
  ['UPI_CHANGED', 'asha@bank', 'Patients pay to the UPI address asha@bank now.', '/admin/clinic'],
  ['UPI_CHANGED', null, 'The UPI address was taken away.', '/admin/clinic'],
])('tells admins of %s %s, with who did it, and leads to it', async (kind, subject, sentence, address) => {
  open(numbers(), { SecurityNotices: { data: { securityNotices: [notice(kind, subject, 'Anita Verma')] } } });
  const item = within(await securityNotices()).getByRole('listitem');
  expect(item).toHaveTextContent(sentence);
  expect(item).toHaveTextContent('21 Nov 2026, 2:30 pm IST · by Anita Verma ·');
  expect(within(item).getByRole('link')).toHaveAttribute('href', address);
});

it('tells admins of codes that were used up, which nobody of the team did, and of what was done at the server', async () => {
  const told = [
    notice('CODES_USED_UP', 'the team', null),
    notice('CODES_UNUSED', null, null),
    notice('ADMIN_ADDED', 'Ravi Nair', null),
  ];
  open(numbers(), { SecurityNotices: { data: { securityNotices: told } } });
  const items = within(await securityNotices()).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^ The sign-in codes of an hour for the team were used up.*IST · Audit$/),
    expect.stringMatching(/hardly any were used.*IST · Audit$/),
    expect.stringMatching(/IST · by a command at the server · Team$/),
  ]);
});

it('shows three notices, and the others when they are asked for', async () => {
  const told = ['1', '2', '3', '4', '5'].map((id) => notice('API_KEY_ADDED', `Key ${id}`, 'Anita Verma', id));
  open(numbers(), { SecurityNotices: { data: { securityNotices: told } } });
  const region = within(await securityNotices());
  expect(region.getByText(/Key 3/)).toBeVisible();
  expect(region.getByText(/Key 4/)).not.toBeVisible();
  await userEvent.click(region.getByText('Show 2 more'));
  expect(region.getByText(/Key 5/)).toBeVisible();
});

it('says nothing of security where nothing happened', async () => {
  const server = open(numbers(), { SecurityNotices: { data: { securityNotices: [] } } });
  await waitFor(() => expect(server.calls.map(({ operation }) => operation)).toContain('SecurityNotices'));
  await screen.findByText('As of 21 Nov 2026, 4:30 pm IST');
  expect(screen.queryByText(/Security notices/)).toBeNull();
});

describe('providers of text messages', () => {
  const channel = (changes: object) => ({
    __typename: 'ChannelStatus',
    channel: 'SMS',
    provider: 'exotel',
    rank: 1,
    isPaused: false,
    takenAt: null,
    failedAt: null,
    failure: null,
    credit: null,
    isCreditLow: false,
    ...changes,
  });

  it('that are paused or low in credit are named, with the way to them', async () => {
    const channels = [channel({ isPaused: true }), channel({ provider: 'msg91', credit: 900, isCreditLow: true })];
    open(numbers(), { Channels: { data: { channels } } });
    const card = within(await screen.findByRole('region', { name: 'Text messages' }));
    expect(card.getByText('Exotel fails and is not asked for now.')).toBeVisible();
    expect(card.getByText('The credit with MSG91 is low: ₹9.00.')).toBeVisible();
    expect(card.getByRole('link', { name: 'Channels' })).toHaveAttribute('href', '/admin/channels');
  });

  it('that do well are not mentioned', async () => {
    const server = open(numbers(), { Channels: { data: { channels: [channel({})] } } });
    await waitFor(() => expect(server.calls.map(({ operation }) => operation)).toContain('Channels'));
    expect(screen.queryByText('Text messages')).not.toBeInTheDocument();
  });
});
