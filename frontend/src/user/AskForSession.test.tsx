import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, refusal } from '../../test/fake-server';
import { aheadAnswer, openAs, profileOf, sessionOf, stopTheClock } from '../../test/user.fixture';

type Answers = Parameters<typeof fakeServer>[0];

beforeEach(stopTheClock);
afterEach(() => vi.useRealTimers());

const open = (answers: Answers = {}) => openAs(profileOf(), '/user', answers);
const time = () => screen.findByLabelText('Date and time (clinic time, IST)');
const ask = async () => userEvent.click(screen.getByRole('button', { name: 'Ask for this session' }));
const asked = sessionOf({ id: 's9', status: 'PENDING', sessionType: 'HOME', physiotherapist: null });

async function fill(typed = '2026-11-22T16:30') {
  fireEvent.change(await time(), { target: { value: typed } });
  await userEvent.click(screen.getByLabelText('Home'));
}

it('the day and the time are chosen in the device’s own field, and said as people do', async () => {
  open();
  expect(await time()).toHaveAttribute('type', 'datetime-local');
  await fill();
  expect(screen.getByText('Sunday, 22 Nov 2026, 4:30 pm IST')).toBeVisible();
});

describe('what is refused before it is sent', () => {
  it.each([
    ['', 'Choose a day and a time'],
    ['2026-02-30T10:00', 'Choose a day and a time'],
    ['2026-11-21T09:59', 'This time has passed. Choose one in the future'],
  ])('"%s"', async (typed, sentence) => {
    const { asked: calls } = open();
    await fill(typed);
    await ask();
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(calls('RequestAppointment')).toEqual([]);
  });
});

it('a request is sent, announced, and stands among the upcoming sessions at once', async () => {
  const lists = [aheadAnswer([]), aheadAnswer([asked])];
  const { asked: calls } = open({
    SessionsAhead: () => lists.shift() ?? new Error('asked too often'),
    RequestAppointment: { data: { requestAppointment: asked } },
  });
  await fill();
  await ask();
  expect(
    await screen.findByText('You asked for a session for 22 Nov 2026, 4:30 pm IST. The clinic will confirm it.'),
  ).toBeVisible();
  expect(calls('RequestAppointment')).toEqual([
    { input: { appointmentDate: '2026-11-22T16:30', sessionType: 'HOME' } },
  ]);
  const upcoming = within(await screen.findByRole('region', { name: 'Upcoming sessions' }));
  expect(await upcoming.findByText('Pending')).toBeVisible();
  expect(upcoming.getByText('You asked for this time. The clinic will confirm it.')).toBeVisible();
  await waitFor(async () => expect(await time()).toHaveValue(''));
});

it('the sentence of the server stands beside the time, and nothing typed is lost', async () => {
  const message = 'You have asked for a session at this time already. The clinic will confirm it.';
  const extensions = { code: 'ALREADY_EXISTS', fields: { appointmentDate: message } };
  open({ RequestAppointment: { errors: [{ message, extensions }] } });
  await fill();
  await ask();
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(await time()).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(await time()).toHaveValue('2026-11-22T16:30');
  expect(screen.getByLabelText('Home')).toBeChecked();
});

it.each([
  [
    'Failed to send your request. The clinic has no record of you yet. Please call us.',
    refusal('The clinic has no record of you yet. Please call us.', 'NOT_FOUND'),
  ],
  [
    'No answer came. Check your connection and try again; what you chose is still here.',
    new TypeError('Failed to fetch'),
  ],
])('a request that fails says "%s", and nothing typed is lost', async (sentence, answer) => {
  open({ RequestAppointment: answer });
  await fill();
  await ask();
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(await time()).toHaveValue('2026-11-22T16:30');
});
