import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { dialogsGone } from '../../test/dialogs.fixture';
import { fakeServer, refusal } from '../../test/fake-server';
import { accounts, renderRoute } from '../../test/render-route';
import type { TreatedSessionFragment } from './gql/generated';

const session = (changes: Partial<TreatedSessionFragment> = {}) => ({
  __typename: 'Appointment',
  id: 's1',
  patient: { __typename: 'AppointmentPatient', id: 'p1', name: 'Sunita Yadav' },
  appointmentDate: '2025-11-19T11:00:00.000Z',
  durationMinutes: 45,
  sessionType: 'CLINIC' as const,
  homeAddress: null,
  callEnding: null,
  status: 'SCHEDULED' as const,
  missedReason: null,
  version: 2,
  ...changes,
});
const page = (sessions: readonly object[], endCursor: string | null = null) => ({
  data: {
    appointments: {
      __typename: 'AppointmentConnection',
      edges: sessions.map((node) => ({ __typename: 'AppointmentEdge', node })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
    },
  },
});

const ownTimes = (changes: object = {}) => ({
  data: {
    physiotherapistTimes: { __typename: 'PhysiotherapistTimes', workingHours: null, leave: [], ...changes },
  },
});

function openPhysio(answers: Parameters<typeof fakeServer>[0] = {}, path = '/physio/calendar?day=2025-11-19') {
  const server = fakeServer({
    Me: { data: { me: accounts.physiotherapist } },
    TreatedSessions: page([session()]),
    OwnTimes: ownTimes(),
    CompleteTreatedSession: { data: { completeAppointment: session({ status: 'COMPLETED', version: 3 }) } },
    MissTreatedSession: { data: { markAppointmentMissed: session({ status: 'MISSED', version: 3 }) } },
    ...answers,
  });
  const router = renderRoute(path, server);
  const asked = (operation: string) =>
    server.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
  return { router, asked };
}
const day = async (name: string) => within(await screen.findByRole('region', { name }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the own day', () => {
  it('shows the sessions of a clinic day with the name of each patient', async () => {
    const { asked } = openPhysio();
    const item = (await day('Wednesday, 19 Nov 2025')).getByRole('listitem');
    expect(item).toHaveTextContent(/4:30 pm Sunita Yadav.*Scheduled.*45 minutes/);
    expect(asked('TreatedSessions')).toEqual([
      { first: 100, from: '2025-11-18T18:30:00.000Z', before: '2025-11-19T18:30:00.000Z' },
    ]);
  });

  it('says where a session at home takes place, and how one by video begins, until it is over', async () => {
    openPhysio({
      TreatedSessions: page([
        session({ sessionType: 'HOME', homeAddress: '7 Lake View' }),
        session({ id: 's2', sessionType: 'HOME' }),
        session({ id: 's3', sessionType: 'TELE', callEnding: '3210' }),
        session({ id: 's4', sessionType: 'HOME', status: 'CANCELED' }),
      ]),
    });
    const items = (await day('Wednesday, 19 Nov 2025')).getAllByRole('listitem');
    expect(items.map(({ textContent }) => /minutes(.*?)(?:Mark|$)/.exec(textContent ?? '')?.[1])).toEqual([
      'At 7 Lake View',
      'The record has no address yet',
      'Call the number ending 3210',
      '',
    ]);
  });

  it('leads to the page of each patient, with a plan or without', async () => {
    openPhysio();
    const sessions = await day('Wednesday, 19 Nov 2025');
    expect(sessions.getByRole('link', { name: 'Sunita Yadav' })).toHaveAttribute('href', '/physio/patients/p1');
  });

  it('says that there are none, and why they are not there', async () => {
    const answers = [new TypeError('Failed to fetch'), page([])];
    openPhysio({ TreatedSessions: () => answers.shift() ?? new Error('asked too often') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch your sessions');
    await press('Try again');
    expect((await day('Wednesday, 19 Nov 2025')).getByText('No sessions.')).toBeVisible();
  });

  it('asks for page after page until the day is whole', async () => {
    const pages = [page([session()], 'c1'), page([session({ id: 's2', patient: { id: 'p2', name: 'Ravi' } })])];
    openPhysio({ TreatedSessions: () => pages.shift() ?? new Error('asked too often') });
    await waitFor(async () => expect((await day('Wednesday, 19 Nov 2025')).getAllByRole('listitem')).toHaveLength(2));
  });
});

describe('the own hours and leave', () => {
  it('stand there to read', async () => {
    const leave = [
      { __typename: 'Leave', id: 'l1', from: '2025-11-24T18:30:00.000Z', until: '2025-11-25T18:30:00.000Z' },
    ];
    const { asked } = openPhysio({ OwnTimes: ownTimes({ workingHours: [], leave }) }, '/physio/times');
    const times = await day('Your hours and leave');
    expect(await times.findByText('Monday: off')).toBeVisible();
    expect(times.getByText(/^Away from 25 Nov 2025, 12:00 am.* until 26 Nov 2025, 12:00 am/)).toBeVisible();
    expect(asked('OwnTimes')).toEqual([{ id: accounts.physiotherapist.id }]);
  });

  it('are the clinic’s where there are none', async () => {
    openPhysio({}, '/physio/times');
    expect(await (await day('Your hours and leave')).findByText('You work while the clinic is open.')).toBeVisible();
  });
});

describe('the own week', () => {
  it('has its seven days, from Monday on, and lives in the address', async () => {
    const { router, asked } = openPhysio();
    await day('Wednesday, 19 Nov 2025');
    await userEvent.click(screen.getByText('Week'));
    expect(await screen.findByRole('region', { name: 'Sunday, 23 Nov 2025' })).toBeVisible();
    expect((await day('Wednesday, 19 Nov 2025')).getByText('Sunita Yadav')).toBeVisible();
    expect(router.state.location.search).toBe('?day=2025-11-19&view=week');
    expect(asked('TreatedSessions').at(-1)).toMatchObject({
      from: '2025-11-16T18:30:00.000Z',
      before: '2025-11-23T18:30:00.000Z',
    });
    await press('Next');
    expect(router.state.location.search).toBe('?day=2025-11-26&view=week');
  });
});

describe('what came of a session', () => {
  it('completed, of the version that was read', async () => {
    const { asked } = openPhysio();
    await press('Mark completed: Sunita Yadav, 4:30 pm');
    expect(await screen.findByText('The session of Sunita Yadav was marked as completed.')).toBeVisible();
    expect(asked('CompleteTreatedSession')).toEqual([{ id: 's1', version: 2 }]);
    await waitFor(() => expect(asked('TreatedSessions')).toHaveLength(2));
  });

  it('is not asked of a session that has not begun', async () => {
    const ahead = session({ appointmentDate: '2099-11-18T11:00:00.000Z' });
    openPhysio({ TreatedSessions: page([ahead]) }, '/physio/calendar?day=2099-11-18');
    const item = (await day('Wednesday, 18 Nov 2099')).getByRole('listitem');
    expect(within(item).queryByRole('button')).not.toBeInTheDocument();
  });

  it('is corrected with a reason, of the version that was read', async () => {
    const { asked } = openPhysio({
      TreatedSessions: page([session({ status: 'COMPLETED', version: 3 })]),
      CorrectAppointment: {
        data: {
          correctAppointment: { __typename: 'Appointment', id: 's1', status: 'MISSED', missedReason: 'x', version: 4 },
        },
      },
    });
    await press('Correct Sunita Yadav, 4:30 pm');
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct the status' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Correct' }));
    expect(await dialog.findByText('Reason is required')).toBeVisible();
    await userEvent.click(dialog.getByText('Missed'));
    await userEvent.type(dialog.getByLabelText('Reason'), 'Entered for the wrong patient');
    await userEvent.click(dialog.getByRole('button', { name: 'Correct' }));
    expect(await screen.findByText('The session was corrected from completed to missed.')).toBeVisible();
    const reason = 'Entered for the wrong patient';
    expect(asked('CorrectAppointment')).toEqual([{ id: 's1', to: 'MISSED', reason, version: 3 }]);
  });

  it('missed, with a reason', async () => {
    const { asked } = openPhysio();
    await press('Mark missed: Sunita Yadav, 4:30 pm');
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark as missed' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Mark missed' }));
    expect(await dialog.findByText('Reason is required')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Reason'), 'Rain');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark missed' }));
    await dialogsGone();
    expect(asked('MissTreatedSession')).toEqual([{ id: 's1', version: 2, reason: 'Rain' }]);
  });

  it('is refused with the server’s sentence', async () => {
    openPhysio({ CompleteTreatedSession: refusal('There is no appointment with this id.', 'NOT_FOUND') });
    await press('Mark completed: Sunita Yadav, 4:30 pm');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to mark the session. There is no appointment with this id.',
    );
  });
});
