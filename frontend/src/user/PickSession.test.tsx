import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, refusal } from '../../test/fake-server';
import { anil, neha, slotOf, slotsAnswer } from '../../test/free-times.fixture';
import { openClinic } from '../../test/open-clinic.fixture';
import { aheadAnswer, openAs, profileOf, sessionOf, stopTheClock } from '../../test/user.fixture';

type Answers = Parameters<typeof fakeServer>[0];

// They come by themselves, when the page asks for them: not while a test waits for what they show.
beforeAll(async () => Promise.all([import('./UserPage'), import('./PickSession')]), 60_000);
beforeEach(stopTheClock);
afterEach(() => vi.useRealTimers());

const slots = [
  slotOf('2026-11-21T16:00'),
  slotOf('2026-11-21T16:00', anil),
  slotOf('2026-11-21T16:30', anil, true),
  slotOf('2026-11-23T09:00', anil),
];

async function open(answers: Answers = {}, booking: Partial<typeof openClinic> = {}) {
  const clinic = { ...openClinic, ...booking };
  const opened = openAs(profileOf(), '/user/sessions', { FreeTimes: slotsAnswer(slots), ...answers }, null, clinic);
  const name = booking.bookingMode === 'INSTANT' ? 'Book a session' : 'Ask for a session';
  await screen.findByText(/^Pick one of the free times\./);
  const card = within(screen.getByRole('region', { name }));
  return { ...opened, card };
}
type Card = Awaited<ReturnType<typeof open>>['card'];
const chips = async (card: Card, label: string | RegExp) =>
  within(await card.findByRole('radiogroup', { name: label })).getAllByRole('radio');
const choose = async (card: Card, name: string | RegExp) => userEvent.click(await card.findByRole('radio', { name }));
const send = async (card: Card) => userEvent.click(card.getByRole('button', { name: /this session$/ }));
const window = { from: '2026-11-21', until: '2026-12-04' };

const terms = {
  data: {
    bookingTerms: {
      __typename: 'BookingTerms',
      noticeHours: 24,
      fees: {
        __typename: 'FeePolicy',
        lateCancel: { __typename: 'FeeRule', basis: 'NONE', amount: null, percent: null },
        noShow: { __typename: 'FeeRule', basis: 'AMOUNT', amount: 30_000, percent: null },
        firstFree: 0,
      },
      prices: [{ __typename: 'PriceRule', sessionType: 'CLINIC', physiotherapistId: anil.id, price: 210_000 }],
    },
  },
};

it('the form names the fees of the clinic, and the price with the physiotherapist who was chosen', async () => {
  const { card } = await open({ BookingTerms: terms });
  expect(await card.findByText('A missed session costs ₹300.00.')).toBeInTheDocument();
  expect(card.queryByText(/₹2,100/)).toBeNull();
  await choose(card, anil.name);
  expect(await card.findByText(/₹2,100/)).toBeInTheDocument();
});

describe('the free times', () => {
  it('stand by day, and those of the first day that has one are shown', async () => {
    const { card, asked } = await open();
    const days = await chips(card, 'Day');
    expect(days).toHaveLength(14);
    expect(card.getByRole('radio', { name: 'Sat 21 Nov' })).toBeChecked();
    expect(card.getByRole('radio', { name: 'Sun 22 Nov' })).toBeDisabled();
    const times = await chips(card, 'Time on 21 Nov 2026');
    expect(times.map((time) => time.parentElement?.textContent)).toEqual(['4:00 pm', '4:30 pmasked for']);
    await choose(card, 'Mon 23 Nov');
    expect(await chips(card, 'Time on 23 Nov 2026')).toHaveLength(1);
    expect(new Set(asked('FreeTimes').map((variables) => JSON.stringify(variables)))).toEqual(
      new Set([JSON.stringify({ input: { sessionType: 'CLINIC', ...window } })]),
    );
  });

  it('are chosen with the arrow keys', async () => {
    const { card } = await open();
    (await card.findByRole('radio', { name: 'Sat 21 Nov' })).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(card.getByRole('radio', { name: 'Mon 23 Nov' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(card.getByRole('radio', { name: '9:00 am' })).toBeChecked();
    expect(card.getByText('Monday, 23 Nov 2026, 9:00 am IST')).toBeVisible();
  });

  it('of another day, or of later days, leave none chosen: nothing is asked for that is not to be seen', async () => {
    const { card, asked } = await open();
    await choose(card, '4:00 pm');
    await choose(card, 'Mon 23 Nov');
    expect(card.queryByText(/Saturday, 21 Nov 2026/)).not.toBeInTheDocument();
    expect(card.getByRole('status')).toHaveTextContent('21 Nov 2026, 4:00 pm IST is no longer chosen. Choose a time.');
    await send(card);
    expect(await card.findByText('Choose a day and a time')).toBeVisible();
    await choose(card, '9:00 am');
    expect(card.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(card.getByRole('button', { name: 'Later days' }));
    await send(card);
    expect(await card.findByText('Choose a day and a time')).toBeVisible();
    expect(asked('RequestAppointment')).toEqual([]);
  });

  it('are looked for day by day up to the horizon', async () => {
    const { card, asked } = await open();
    const turn = async (name: string) => userEvent.click(await card.findByRole('button', { name }));
    expect(await card.findByRole('button', { name: 'Earlier days' })).toBeDisabled();
    await turn('Later days');
    await turn('Later days');
    expect(await card.findByText('No free times from 19 Dec 2026 to 21 Dec 2026.')).toBeVisible();
    expect(card.getByRole('button', { name: 'Later days' })).toBeDisabled();
    expect(asked('FreeTimes').at(-1)).toEqual({
      input: { sessionType: 'CLINIC', from: '2026-12-19', until: '2026-12-21' },
    });
    await turn('Earlier days');
    expect(asked('FreeTimes').at(-1)).toEqual({
      input: { sessionType: 'CLINIC', from: '2026-12-05', until: '2026-12-18' },
    });
  });

  it('are of one kind and of one person, and what was chosen before is forgotten', async () => {
    const { card, asked } = await open();
    expect(card.queryByLabelText('Home')).not.toBeInTheDocument();
    await choose(card, '4:00 pm');
    await choose(card, 'Anil Rao');
    expect(asked('FreeTimes').at(-1)).toEqual({
      input: { sessionType: 'CLINIC', physiotherapistId: 't2', ...window },
    });
    expect(await card.findByRole('radio', { name: '4:00 pm' })).not.toBeChecked();
    await choose(card, 'Tele');
    expect(asked('FreeTimes').at(-1)).toMatchObject({ input: { sessionType: 'TELE' } });
    expect(card.getByText(/ 30 minutes\.$|by video \(Tele\)\.$/)).toBeVisible();
  });

  it('say nothing of who treats where the clinic chooses', async () => {
    const { card } = await open({}, { choosePhysiotherapist: false });
    await chips(card, 'Day');
    expect(card.queryByRole('radiogroup', { name: 'Who should treat you' })).not.toBeInTheDocument();
  });

  it('that could not be loaded can be asked for again', async () => {
    const { card } = await open({ FreeTimes: refusal('Too much is asked at once.', 'UNAVAILABLE') });
    expect(await card.findByText('Failed to fetch the free times. Too much is asked at once.')).toBeVisible();
    expect(card.getByRole('button', { name: 'Try again' })).toBeEnabled();
  });
});

describe('what is picked', () => {
  const pending = sessionOf({ id: 's9', status: 'PENDING', appointmentDate: '2026-11-23T03:30:00.000Z' });

  it('is asked for, and both lists are read again', async () => {
    const { card, asked } = await open({ RequestAppointment: { data: { requestAppointment: pending } } });
    await choose(card, 'Mon 23 Nov');
    await choose(card, '9:00 am');
    const before = [asked('FreeTimes').length, asked('SessionsAhead').length];
    await send(card);
    expect(
      await screen.findByText('You asked for a session for 23 Nov 2026, 9:00 am IST. The clinic will confirm it.'),
    ).toBeVisible();
    expect(asked('RequestAppointment')).toEqual([
      { input: { appointmentDate: '2026-11-23T09:00', sessionType: 'CLINIC' } },
    ]);
    await vi.waitFor(() => {
      expect(asked('FreeTimes').length).toBeGreaterThan(before[0] ?? 0);
      expect(asked('SessionsAhead').length).toBeGreaterThan(before[1] ?? 0);
    });
  });

  it('is booked at once where the clinic has it so, with whom was chosen', async () => {
    const booked = { ...pending, status: 'SCHEDULED' };
    const { card, asked } = await open(
      { RequestAppointment: { data: { requestAppointment: booked } } },
      { bookingMode: 'INSTANT' },
    );
    await choose(card, 'Neha Kapoor');
    await choose(card, '4:00 pm');
    await send(card);
    expect(await screen.findByText('Your session for 23 Nov 2026, 9:00 am IST is booked.')).toBeVisible();
    expect(asked('RequestAppointment')).toEqual([
      { input: { appointmentDate: '2026-11-21T16:00', sessionType: 'CLINIC', physiotherapistId: 't1' } },
    ]);
  });

  it('must be something', async () => {
    const { card, asked } = await open();
    await chips(card, 'Day');
    await send(card);
    expect(await card.findByText('Choose a day and a time')).toBeInTheDocument();
    expect(asked('RequestAppointment')).toEqual([]);
  });

  it('was just taken: that stands beside the times, which are read again', async () => {
    const message = 'This time was just taken.';
    const extensions = { code: 'DOUBLE_BOOKED', fields: { appointmentDate: message } };
    const answers = [slotsAnswer(slots), slotsAnswer([slotOf('2026-11-21T17:00', neha)])];
    const { card } = await open(
      {
        RequestAppointment: { errors: [{ message, extensions }] },
        FreeTimes: () => (answers.length > 1 ? answers.shift() : answers[0]) ?? new Error('asked too often'),
      },
      { choosePhysiotherapist: false },
    );
    await choose(card, '4:00 pm');
    await send(card);
    expect(await card.findByText(message)).toBeInTheDocument();
    expect(await card.findByRole('radio', { name: '5:00 pm' })).toBeVisible();
    expect(card.queryByRole('radio', { name: '4:00 pm' })).not.toBeInTheDocument();
    expect(card.getByText('21 Nov 2026, 4:00 pm IST is no longer chosen. Choose a time.')).toBeVisible();
    expect(card.getByText(message)).toBeInTheDocument();
  });
});

it('a closed clinic takes any time, as before', async () => {
  openAs(profileOf(), '/user/sessions', { SessionsAhead: aheadAnswer([]) });
  expect(await screen.findByLabelText('Date and time (clinic time, IST)')).toBeVisible();
});
