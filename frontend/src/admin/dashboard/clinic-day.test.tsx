import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { quietDay } from '../../../test/desk.fixture';
import { fakeServer, refusal, type Answer } from '../../../test/fake-server';
import { accounts, renderRoute } from '../../../test/render-route';

const dashboard = {
  asOf: '2026-11-21T11:00:00.000Z',
  patients: { total: 3, incomplete: 1, active: 2, inactive: 0 },
  pendingSessions: 2,
  todaysSessions: 1,
  waitingReferrals: 0,
  paymentsByDay: [],
  signUpsByWeek: [],
};

function open(answers: Parameters<typeof fakeServer>[0]) {
  const server = fakeServer({ Me: { data: { me: accounts.admin } }, Dashboard: { data: { dashboard } }, ...answers });
  renderRoute('/admin', server);
}

describe("the clinic's day", () => {
  const dayWith = (part: object): Answer => ({ data: { deskDay: { __typename: 'DeskDay', ...quietDay, ...part } } });

  it('says first that a clinic that is not open tells nobody anything, and leads to where it is opened', async () => {
    open({ DeskDay: dayWith({ isOpen: false }) });
    const line = (await screen.findByText('The clinic is closed: nobody is told anything.')).closest(
      'p',
    ) as HTMLElement;
    expect(line).toHaveTextContent(/^The clinic is closed: nobody is told anything. Open it$/);
    expect(within(line).getByRole('link', { name: 'Open it' })).toHaveAttribute('href', '/admin/clinic');
  });

  it('of an open clinic has its hours, who comes next and who owes, each with the way to the patient', async () => {
    const patient = { __typename: 'AppointmentPatient', id: 'p-1', patientId: 'PT-000001', name: 'Asha Verma' };
    const session = {
      __typename: 'Appointment',
      id: 's-1',
      patient,
      physiotherapist: null,
      appointmentDate: '2026-11-21T05:30:00.000Z',
      durationMinutes: 45,
      sessionType: 'HOME',
    };
    const due = { __typename: 'DueToday', patient: { ...patient, __typename: 'PaymentPatient' }, due: 120_050 };
    open({ DeskDay: dayWith({ next: [session], due: [due] }) });
    expect(await screen.findByText('Saturday, 21 Nov 2026. Open from 8:00 am to 6:00 pm.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Open it' })).toBeNull();
    for (const list of ['Next', 'Comes today and owes'])
      expect(
        within(screen.getByRole('list', { name: list })).getByRole('link', { name: 'Asha Verma' }),
      ).toHaveAttribute('href', '/admin/patients/PT-000001');
    expect(screen.queryByRole('button', { name: /^Payment/ })).toBeNull();
  });

  it('leads from what waits to where the console has it', async () => {
    const lost = { __typename: 'Appointment', id: 'a1', appointmentDate: '2026-11-22T11:00:00.000Z' };
    const sessions = { __typename: 'AppointmentConnection', edges: [{ __typename: 'AppointmentEdge', node: lost }] };
    open({
      DeskDay: dayWith({
        requests: 2,
        needsPhysiotherapist: 1,
        waiting: 1,
        unmarked: 1,
        newContactMessages: 1,
        failedMessages: 3,
      }),
      DeskTaskDays: { data: { unmarked: sessions, needsPhysiotherapist: sessions } },
    });
    const list = within(await screen.findByRole('list', { name: 'Waits for you' }));
    const links = () => list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await waitFor(() =>
      expect(links()).toEqual([
        ['2 requests wait for an answer', '/admin/pending-sessions'],
        ['1 session needs a physiotherapist', '/admin/schedule?day=2026-11-22'],
        ['1 patient waits for a time', '/admin/waiting'],
        ['1 session is over and not marked', '/admin/schedule?day=2026-11-22'],
        ['1 new message in the inbox', '/admin/inbox'],
        ['3 text messages could not be sent', '/admin/messages?status=FAILED'],
      ]),
    );
  });

  it('that cannot be had is said, and the numbers stand all the same', async () => {
    open({ DeskDay: refusal('Please try again in 30 seconds.', 'RATE_LIMITED') });
    expect(await screen.findByText('Failed to fetch the day. Please try again in 30 seconds.')).toBeVisible();
    expect(await screen.findByText(/^As of/)).toBeVisible();
  });
});
