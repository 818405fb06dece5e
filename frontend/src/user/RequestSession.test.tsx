import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, refusal } from '../../test/fake-server';
import { aheadAnswer, openAs, profileOf, sessionOf, stopTheClock } from '../../test/user.fixture';

type Answers = Parameters<typeof fakeServer>[0];

beforeEach(stopTheClock);
afterEach(() => vi.useRealTimers());

const open = (answers: Answers = {}) => openAs(profileOf(), '/user/sessions', answers);
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

describe('a session at home', () => {
  const openWith = (changes: Parameters<typeof profileOf>[0], answers: Answers = {}) =>
    openAs(profileOf(changes), '/user/sessions', answers);

  it('asks for the address, which the record gets before the session is asked for', async () => {
    const address = '7 Lake View, Lucknow';
    const saved = profileOf({ address });
    const { asked: calls } = openWith(
      { address: null },
      {
        UpdateProfile: { data: { updateProfile: saved } },
        RequestAppointment: { data: { requestAppointment: asked } },
      },
    );
    await fill();
    await ask();
    expect(await screen.findByText('Enter the address to which we come')).toBeInTheDocument();
    expect(calls('RequestAppointment')).toEqual([]);
    await userEvent.type(screen.getByLabelText('Address to which we come'), ` ${address} `);
    await ask();
    await waitFor(() => expect(calls('RequestAppointment')).toHaveLength(1));
    expect(calls('UpdateProfile')).toEqual([{ input: { address } }]);
  });

  it('shows the address that is known, and sends it nowhere', async () => {
    const { asked: calls } = openWith({}, { RequestAppointment: { data: { requestAppointment: asked } } });
    await fill();
    expect(screen.getByLabelText('Address to which we come')).toHaveValue('12 Park Road, Lucknow');
    await ask();
    await waitFor(() => expect(calls('RequestAppointment')).toHaveLength(1));
    expect(calls('UpdateProfile')).toEqual([]);
  });

  it('is not asked for without a name, and leads to the form', async () => {
    const { asked: calls } = openWith({ fullName: '' });
    await fill();
    expect(screen.getByRole('link', { name: 'Enter it in your details' })).toHaveAttribute('href', '/patient-signup');
    await ask();
    expect(await screen.findByText('Your name is missing in your details')).toBeInTheDocument();
    expect(calls('RequestAppointment')).toEqual([]);
  });
});

it('a session by video says how it begins, before and after it is asked for', async () => {
  const made = sessionOf({
    id: 's9',
    status: 'PENDING',
    sessionType: 'TELE',
    callEnding: '3210',
    physiotherapist: null,
  });
  const lists = [aheadAnswer([]), aheadAnswer([made])];
  open({
    SessionsAhead: () => lists.shift() ?? new Error('asked too often'),
    RequestAppointment: { data: { requestAppointment: made } },
  });
  fireEvent.change(await time(), { target: { value: '2026-11-22T16:30' } });
  await userEvent.click(screen.getByLabelText('Tele'));
  expect(screen.getByText(/^At the time of the session the clinic calls you on your mobile number/)).toBeVisible();
  await ask();
  expect(await screen.findByText(/and calls you then on your number ending 3210\.$/)).toBeVisible();
  const upcoming = within(await screen.findByRole('region', { name: 'Upcoming sessions' }));
  expect(await upcoming.findByText(/the clinic calls you on your number ending 3210/)).toBeVisible();
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
