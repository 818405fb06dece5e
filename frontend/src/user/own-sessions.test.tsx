import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, refusal } from '../../test/fake-server';
import { slotOf, slotsAnswer } from '../../test/free-times.fixture';
import { openClinic } from '../../test/open-clinic.fixture';
import { aheadAnswer, openAs, pastAnswer, profileOf, sessionOf, stopTheClock } from '../../test/user.fixture';

type Answers = Parameters<typeof fakeServer>[0];

beforeEach(stopTheClock);
afterEach(() => vi.useRealTimers());

const open = (answers: Answers = {}) => openAs(profileOf(), '/user/sessions', answers);
const block = async (name: string) => within(await screen.findByRole('region', { name }));
const ahead = (...sessions: Parameters<typeof aheadAnswer>[0][number][]) => ({ SessionsAhead: aheadAnswer(sessions) });
const past = (...sessions: readonly object[]) => ({ SessionsPast: pastAnswer(sessions) });

const atFour = { appointmentDate: '2026-11-21T11:00:00Z' };
const pending = sessionOf({ id: 's2', status: 'PENDING', physiotherapist: null, ...atFour });

describe('upcoming sessions', () => {
  it('hold what begins from an hour ago on, with a word for where each stands', async () => {
    const { asked } = open(
      ahead(pending, sessionOf(), sessionOf({ id: 's3', status: 'CANCELED', sessionType: 'TELE' })),
    );
    const items = await (await block('Upcoming sessions')).findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/4:30 pm IST\s+Pending.*not assigned yet.*The clinic will confirm it\.$/),
      expect.stringMatching(/4:30 pm IST\s+ScheduledClinic · Neha Kapoor$/),
      expect.stringMatching(/CanceledTele · Neha Kapoor.*will not take place\.$/),
    ]);
    expect(asked('SessionsAhead')).toEqual([{ first: 10, from: '2026-11-21T03:30:00.000Z' }]);
    expect(asked('SessionsPast')).toEqual([{ first: 10, before: '2026-11-21T03:30:00.000Z' }]);
  });

  it('say what will stand there while there are none', async () => {
    open();
    expect(await screen.findByText(/^Sessions that you ask for .* will stand here\.$/)).toBeVisible();
  });

  it.each([
    ['Failed to fetch your sessions', refusal('Something went wrong on our side.', 'INTERNAL')],
    ['Error fetching your sessions', new TypeError('Failed to fetch')],
  ])('that could not be loaded say "%s" once, and can be tried again', async (sentence, failure) => {
    const answers = [failure, aheadAnswer([sessionOf()])];
    open({ SessionsAhead: () => answers.shift() ?? new Error('asked too often') });
    const upcoming = await block('Upcoming sessions');
    expect(await upcoming.findByText(sentence)).toBeVisible();
    expect(screen.getAllByText(sentence)).toHaveLength(1);
    await userEvent.click(upcoming.getByRole('button', { name: 'Try again' }));
    expect(await upcoming.findByText('22 Nov 2026, 4:30 pm IST')).toBeVisible();
  });
});

describe('a session that can still be changed', () => {
  const changeable = sessionOf({ changeableUntil: '2026-11-21T11:00:00.000Z', version: 3 });
  const canceled = { data: { cancelAppointment: { ...changeable, status: 'CANCELED', changeableUntil: null } } };
  const openOne = (session: Parameters<typeof aheadAnswer>[0][number], answers: Answers = {}) => {
    return openAs(
      profileOf(),
      '/user/sessions',
      { ...ahead(session), FreeTimes: slotsAnswer([]), ...answers },
      null,
      openClinic,
    );
  };
  const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

  it.each([
    ['what is agreed', changeable, 'until 21 Nov 2026, 4:30 pm IST.'],
    ['what was asked for', { ...changeable, status: 'PENDING' as const }, 'until it begins.'],
  ])('says until when: %s', async (_what, session, sentence) => {
    openOne(session);
    const item = await (await block('Upcoming sessions')).findByRole('listitem');
    expect(item).toHaveTextContent(`You can move or cancel it ${sentence}`);
    expect((await block('Upcoming sessions')).queryByText(/If you cannot come/)).not.toBeInTheDocument();
  });

  it('leads to the clinic by phone once that is over', async () => {
    openOne({ ...changeable, changeableUntil: null }, {});
    const card = await block('Upcoming sessions');
    expect(await card.findByRole('link', { name: /^call the clinic on / })).toBeVisible();
    expect(card.getByText(/If you cannot come/)).toBeVisible();
    expect(card.queryByRole('button', { name: /^(Move|Cancel)/ })).not.toBeInTheDocument();
  });

  it('is canceled after a question, in the version that was read', async () => {
    const { asked } = openOne(changeable, { CancelOwnSession: canceled });
    await press('Cancel 22 Nov 2026, 4:30 pm IST');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this session?' }));
    expect(dialog.getByText('22 Nov 2026, 4:30 pm IST')).toBeInTheDocument();
    expect(asked('CancelOwnSession')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel session' }));
    expect(await screen.findByText('Your session on 22 Nov 2026, 4:30 pm IST was canceled.')).toBeVisible();
    expect(asked('CancelOwnSession')).toEqual([{ id: 's1', version: 3 }]);
    expect(asked('SessionsAhead').length).toBeGreaterThan(1);
  });

  it.each([
    ['an agreed one', changeable, 'Your session is now on 23 Nov 2026, 9:00 am IST.'],
    [
      'what was asked for',
      { ...changeable, status: 'PENDING' as const, physiotherapist: null },
      'Your request is now on 23 Nov 2026, 9:00 am IST. The clinic will confirm it.',
    ],
  ])('is moved to one of the times that are free for it: %s', async (_what, session, sentence) => {
    const moved = { data: { moveAppointment: { ...session, appointmentDate: '2026-11-23T03:30:00.000Z' } } };
    const free = slotsAnswer([slotOf('2026-11-23T09:00')]);
    const { asked } = openOne(session, { FreeTimes: free, MoveOwnSession: moved });
    await press('Move 22 Nov 2026, 4:30 pm IST');
    const dialog = within(await screen.findByRole('dialog', { name: 'Move this session' }));
    await press('Move session');
    expect(await dialog.findByText('Choose a day and a time')).toBeInTheDocument();
    await userEvent.click(await dialog.findByRole('radio', { name: '9:00 am' }));
    await press('Move session');
    expect(await screen.findByText(sentence)).toBeVisible();
    const whose = session.physiotherapist ? { physiotherapistId: 't1' } : {};
    expect(asked('FreeTimes')).toContainEqual({
      input: { sessionType: 'CLINIC', appointmentId: 's1', ...whose, from: '2026-11-21', until: '2026-12-04' },
    });
    expect(asked('MoveOwnSession')).toEqual([{ id: 's1', input: { appointmentDate: '2026-11-23T09:00' }, version: 3 }]);
    await vi.waitFor(() => expect(asked('SessionsAhead').length).toBeGreaterThan(1));
  });

  it('stays when the time was just taken: that stands beside the times, which are read again', async () => {
    const message = 'This time was just taken.';
    const extensions = { code: 'DOUBLE_BOOKED', fields: { appointmentDate: message } };
    const answers = [slotsAnswer([slotOf('2026-11-23T09:00')]), slotsAnswer([slotOf('2026-11-23T10:00')])];
    const { asked } = openOne(changeable, {
      FreeTimes: ({ input }) => {
        const isOfMove = typeof input === 'object' && input !== null && 'appointmentId' in input;
        return (isOfMove && answers.length > 1 ? answers.shift() : answers[0]) ?? slotsAnswer([]);
      },
      MoveOwnSession: { errors: [{ message, extensions }] },
    });
    await press('Move 22 Nov 2026, 4:30 pm IST');
    const dialog = within(await screen.findByRole('dialog', { name: 'Move this session' }));
    await userEvent.click(await dialog.findByRole('radio', { name: '9:00 am' }));
    await press('Move session');
    expect(await dialog.findByRole('radio', { name: '10:00 am' })).not.toBeChecked();
    expect(await dialog.findByText('23 Nov 2026, 9:00 am IST is no longer chosen. Choose a time.')).toBeInTheDocument();
    expect(dialog.getByText(message)).toBeInTheDocument();
    await press('Move session');
    expect(await dialog.findByText('Choose a day and a time')).toBeInTheDocument();
    expect(asked('MoveOwnSession')).toHaveLength(1);
  });

  it('and a free time that was chosen are not left without a question', async () => {
    openOne(changeable, { FreeTimes: slotsAnswer([slotOf('2026-11-23T09:00')]) });
    await press('Move 22 Nov 2026, 4:30 pm IST');
    const dialog = within(await screen.findByRole('dialog', { name: 'Move this session' }));
    await userEvent.click(await dialog.findByRole('radio', { name: '9:00 am' }));
    await userEvent.keyboard('{Escape}');
    await press('Keep editing');
    expect(dialog.getByRole('radio', { name: '9:00 am' })).toBeChecked();
    await vi.waitFor(() => expect(screen.queryByText('Keep editing')).not.toBeInTheDocument());
    await press('Keep the time');
    await press('Discard');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('that the clinic changed meanwhile is shown as it is now, and canceled then', async () => {
    const theirs = { ...changeable, appointmentDate: '2026-11-22T12:00:00.000Z', version: 4 };
    const { asked } = openOne(changeable, {
      OwnSessionsAgain: pastAnswer([theirs]),
      CancelOwnSession: refusal('The clinic has changed this session meanwhile.', 'CHANGED_MEANWHILE'),
    });
    await press('Cancel 22 Nov 2026, 4:30 pm IST');
    await press('Cancel session');
    expect(await screen.findByText(/^Somebody else changed this meanwhile/)).toBeInTheDocument();
    expect(screen.getByText('Time: was 22 Nov 2026, 4:30 pm IST, is now 22 Nov 2026, 5:30 pm IST')).toBeInTheDocument();
    expect(asked('CancelOwnSession').map((sent) => sent.version)).toEqual([3]);
    await press('Cancel session');
    await vi.waitFor(() => expect(asked('CancelOwnSession').map((sent) => sent.version)).toEqual([3, 4]));
  });

  it('stays when it was too late, and the sentence says whom to call', async () => {
    const sentence =
      'This session could be canceled or moved here until 21 Nov 2026. Please call us on +91 522 400 1234.';
    openOne(changeable, { CancelOwnSession: refusal(sentence, 'TOO_LATE') });
    await press('Cancel 22 Nov 2026, 4:30 pm IST');
    await press('Cancel session');
    expect(await screen.findByText(`Failed to cancel your session. ${sentence}`)).toBeInTheDocument();
  });
});

it('a session that can no longer be changed, or in a closed clinic, offers nothing', async () => {
  open(ahead(sessionOf()));
  const item = within(await (await block('Upcoming sessions')).findByRole('listitem'));
  expect(item.queryByRole('button')).not.toBeInTheDocument();
});

describe('past sessions', () => {
  it('say how each went, why one was missed, and what the clinic has not recorded', async () => {
    const at = (day: number) => `2026-11-${day}T11:00:00.000Z`;
    open(
      past(
        sessionOf({ id: 'p1', status: 'SCHEDULED', appointmentDate: at(20) }),
        sessionOf({ id: 'p2', status: 'MISSED', missedReason: 'Fever', appointmentDate: at(19) }),
        sessionOf({ id: 'p3', status: 'COMPLETED', appointmentDate: at(18) }),
        sessionOf({ id: 'p4', status: 'CANCELED', appointmentDate: at(17) }),
        sessionOf({ id: 'p5', status: 'PENDING', appointmentDate: at(16) }),
      ),
    );
    const items = await (await block('Past sessions')).findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^20 Nov .*Scheduled.*The clinic has not recorded yet how it went\.$/),
      expect.stringMatching(/^19 Nov .*Missed.*Reason: Fever$/),
      expect.stringMatching(/^18 Nov .*CompletedClinic · Neha Kapoor$/),
      expect.stringMatching(/^17 Nov .*CanceledClinic · Neha Kapoor$/),
      expect.stringMatching(/^16 Nov .*Pending.*The clinic did not confirm this time/),
    ]);
  });

  it('let a request that nobody answered in time be canceled, in an open clinic', async () => {
    const unanswered = sessionOf({
      id: 's7',
      status: 'PENDING',
      appointmentDate: '2026-11-19T11:00:00Z',
      changeableUntil: null,
    });
    const { asked } = openAs(
      profileOf(),
      '/user/sessions',
      { ...past(unanswered), CancelOwnSession: { data: { cancelAppointment: { ...unanswered, status: 'CANCELED' } } } },
      null,
      openClinic,
    );
    const list = await block('Past sessions');
    await userEvent.click(await list.findByRole('button', { name: 'Cancel 19 Nov 2026, 4:30 pm IST' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel session' }));
    expect(await screen.findByText('Your session on 19 Nov 2026, 4:30 pm IST was canceled.')).toBeVisible();
    expect(asked('CancelOwnSession')).toEqual([{ id: 's7', version: unanswered.version }]);
  });

  it('show more beyond ten, by cursor, and the focus goes to the first of them', async () => {
    const page = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => sessionOf({ id: `p${from + index}`, status: 'COMPLETED' }));
    const pages = [pastAnswer(page(1, 10), 'ten'), new TypeError('Failed to fetch'), pastAnswer(page(11, 12))];
    const { asked } = open({ SessionsPast: () => pages.shift() ?? new Error('asked too often') });
    const list = await block('Past sessions');
    const more = await list.findByRole('button', { name: 'Show more past sessions' });
    expect(list.getAllByRole('listitem')).toHaveLength(10);

    await userEvent.click(more);
    expect(await list.findByText('Error fetching your sessions')).toBeVisible();
    expect(list.getAllByRole('listitem')).toHaveLength(10);

    await userEvent.click(more);
    await vi.waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(12));
    expect(list.getAllByRole('listitem')[10]).toHaveFocus();
    expect(list.queryByRole('button', { name: /Show more/ })).not.toBeInTheDocument();
    expect(asked('SessionsPast').at(-1)).toMatchObject({ first: 10, after: 'ten' });
  });

  it('say what will stand there while there are none', async () => {
    open();
    expect(await screen.findByText('After your first session you will find it here.')).toBeVisible();
  });
});
