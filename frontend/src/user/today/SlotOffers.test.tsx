import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal, type Answer } from '../../../test/fake-server';
import { accounts } from '../../../test/render-route';
import { answerOf, lost, openToday as open, todayOf } from '../../../test/today.fixture';
import { stopTheClock } from '../../../test/user.fixture';
import { reauthenticate } from '#src/auth/reauthentication';

const slots = ['2026-11-24T04:30:00.000Z', '2026-11-25T04:30:00.000Z', '2026-11-26T04:30:00.000Z'];
const offered = { data: { slotOffers: [{ id: 'o1', slots, expiresAt: '2026-11-23T06:30:00.000Z' }] } };
/** How it stands after a choice: the times are offered still, or a session is booked. */
const outcomeOf = (isBooked: boolean) => (): Answer => {
  const slotOffers = isBooked ? [] : offered.data.slotOffers;
  return { data: { slotOffers, appointments: { edges: isBooked ? [{ node: { id: 'a9' } }] : [] } } };
};
const session = (appointmentDate: string) => ({
  id: 'a9',
  appointmentDate,
  durationMinutes: 45,
  sessionType: 'CLINIC' as const,
  homeAddress: null,
  callEnding: null,
  physiotherapist: null,
});
const card = async () => {
  const heading = await screen.findByRole('heading', { name: 'Make up for a missed session' });
  return within(heading.closest('section') ?? heading.parentElement ?? heading);
};

beforeEach(stopTheClock);
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  sessionStorage.clear();
});

it('shows the times that are offered, and books the one that is chosen', async () => {
  let next: ReturnType<typeof session> | null = null;
  let accepted: unknown;
  open({
    Today: () => answerOf(todayOf({ nextSession: next })),
    SlotOffers: offered,
    AcceptSlot: (variables) => {
      accepted = variables;
      next = session('2026-11-25T04:30:00.000Z');
      return { data: { acceptSlot: { id: 'a9', appointmentDate: slots[1] } } };
    },
  });
  const offers = await card();
  expect(offers.getAllByRole('button')).toHaveLength(3);
  await userEvent.click(offers.getByRole('button', { name: /25 Nov/ }));
  expect(await offers.findByText(/^Your session is booked: .*25 Nov/)).toBeVisible();
  expect(accepted).toEqual({ offerId: 'o1', startsAt: slots[1] });
  expect(offers.queryAllByRole('button')).toEqual([]);
  await waitFor(() => expect(screen.queryByText(/^No session is booked/)).toBeNull());
});

it('says why a time could not be had, and leaves the others to choose from', async () => {
  open({
    Today: () => answerOf(todayOf()),
    SlotOffers: offered,
    AcceptSlot: refusal('Somebody has just taken this time.', 'DOUBLE_BOOKED'),
    SlotOutcome: outcomeOf(false),
  });
  const offers = await card();
  await userEvent.click(offers.getByRole('button', { name: /24 Nov/ }));
  expect(await offers.findByText('Somebody has just taken this time.')).toBeVisible();
  expect(offers.getAllByRole('button')).toHaveLength(3);
});

it('sends one choice at a time', async () => {
  const answer = Promise.withResolvers<Answer>();
  const accept = vi.fn(async () => answer.promise);
  open({ Today: () => answerOf(todayOf()), SlotOffers: offered, AcceptSlot: accept });
  const offers = await card();
  await userEvent.click(offers.getByRole('button', { name: /24 Nov/ }));
  await userEvent.click(offers.getByRole('button', { name: /25 Nov/ }));
  answer.resolve({ data: { acceptSlot: { id: 'a9', appointmentDate: slots[0] } } });
  expect(await offers.findByText(/^Your session is booked: .*24 Nov/)).toBeVisible();
  expect(accept).toHaveBeenCalledOnce();
});

describe('after an answer that was lost', () => {
  const choose = async (answers: Parameters<typeof open>[0]) => {
    const accept = vi.fn(() => lost);
    open({ Today: () => answerOf(todayOf()), SlotOffers: offered, AcceptSlot: accept, ...answers });
    const offers = await card();
    await userEvent.click(offers.getByRole('button', { name: /26 Nov/ }));
    return { offers, accept };
  };

  it('says that the session is booked where it is', async () => {
    const outcome = vi.fn(outcomeOf(true));
    const { offers } = await choose({ SlotOutcome: outcome });
    expect(await offers.findByText(/^Your session is booked: .*26 Nov/)).toBeVisible();
    expect(outcome.mock.calls).toEqual([[{ from: slots[2], before: '2026-11-26T04:30:00.001Z' }]]);
    expect(offers.queryAllByRole('button')).toEqual([]);
  });

  it('says that it is not booked where the times are still offered', async () => {
    const { offers } = await choose({ SlotOutcome: outcomeOf(false) });
    expect(await offers.findByText(/^The session is not booked, because your choice did not arrive/)).toBeVisible();
    expect(offers.getAllByRole('button')).toHaveLength(3);
  });

  it('says that the times are no longer offered where the server has neither', async () => {
    const gone = { data: { slotOffers: [], appointments: { edges: [] } } };
    const { offers } = await choose({ SlotOutcome: gone });
    expect(await offers.findByText(/these times are not offered any more/)).toBeVisible();
    expect(offers.queryAllByRole('button')).toEqual([]);
  });

  it('says neither while the server cannot be asked, and takes no other choice before it could be', async () => {
    const outcomes: (() => Answer)[] = [() => lost, outcomeOf(true)];
    const { offers, accept } = await choose({ SlotOutcome: () => (outcomes.shift() ?? (() => lost))() });
    expect(await offers.findByText(/^No answer came, so it is not known whether the session is booked/)).toBeVisible();
    expect(offers.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(offers.getByRole('button', { name: 'Try again' }));
    expect(await offers.findByText(/^Your session is booked: .*26 Nov/)).toBeVisible();
    expect(accept).toHaveBeenCalledOnce();
  });
});

describe('once nobody is signed in any more', () => {
  const ended = refusal('Please sign in first.', 'UNAUTHENTICATED');
  const accepted: Answer = { data: { acceptSlot: { id: 'a9', appointmentDate: slots[0] } } };
  const choose = async () => {
    const answers = [ended, accepted];
    const accept = vi.fn(() => answers.shift() ?? lost);
    open({ Today: () => answerOf(todayOf()), SlotOffers: offered, AcceptSlot: accept });
    const offers = await card();
    await userEvent.click(offers.getByRole('button', { name: /24 Nov/ }));
    return { offers, accept };
  };

  it('the choice is kept, and sent once the same person has signed in over the page', async () => {
    const back = Promise.withResolvers<boolean>();
    const ask = vi.spyOn(reauthenticate, 'ask').mockReturnValue(back.promise);
    const { offers, accept } = await choose();
    await waitFor(() => expect(ask).toHaveBeenCalledOnce());
    expect(offers.queryByText(/not booked/)).toBeNull();
    back.resolve(true);
    expect(await offers.findByText(/^Your session is booked: .*24 Nov/)).toBeVisible();
    expect(accept.mock.calls).toHaveLength(2);
  });

  it('and does not sign in again, nothing is booked, and it can be chosen once more', async () => {
    vi.spyOn(reauthenticate, 'ask').mockResolvedValue(false);
    const { offers, accept } = await choose();
    expect(await offers.findByText(/^The session is not booked, because you are signed out/)).toBeVisible();
    await userEvent.click(offers.getByRole('button', { name: /24 Nov/ }));
    expect(await offers.findByText(/^Your session is booked: .*24 Nov/)).toBeVisible();
    expect(accept.mock.calls).toHaveLength(2);
  });
});

it('shows another account nothing of what was offered to the former', async () => {
  let id = accounts.patient.id;
  const own = [offered];
  const { tellTabs } = open({
    Today: () => answerOf(todayOf(), id),
    SlotOffers: () => own.shift() ?? { data: { slotOffers: [] } },
  });
  await card();
  id = 'p2';
  tellTabs();
  expect(await screen.findByText('Another account was signed in in another tab.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Make up for a missed session' })).toBeNull());
});

it('is not there where nothing is offered, and not asked for where nothing was missed', async () => {
  const asked = vi.fn(() => ({ data: { slotOffers: [] } }));
  const ledger = { done: 9, missedInAll: 0, ahead: 15 };
  open({ Today: () => answerOf(todayOf({ ledger })), SlotOffers: asked });
  await screen.findByRole('heading', { name: 'Your next session' });
  expect(asked).not.toHaveBeenCalled();
  expect(screen.queryByRole('heading', { name: 'Make up for a missed session' })).toBeNull();
});
