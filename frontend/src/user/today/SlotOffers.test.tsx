import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refusal } from '../../../test/fake-server';
import { answerOf, lost, openToday as open, todayOf } from '../../../test/today.fixture';
import { stopTheClock } from '../../../test/user.fixture';

const slots = ['2026-11-24T04:30:00.000Z', '2026-11-25T04:30:00.000Z', '2026-11-26T04:30:00.000Z'];
const offered = { data: { slotOffers: [{ id: 'o1', slots, expiresAt: '2026-11-23T06:30:00.000Z' }] } };
const session = (appointmentDate: string) => ({
  id: 'a9',
  appointmentDate,
  durationMinutes: 45,
  sessionType: 'CLINIC' as const,
  physiotherapist: null,
});
const card = async () => {
  const heading = await screen.findByRole('heading', { name: 'Make up for a missed session' });
  return within(heading.closest('section') ?? heading.parentElement ?? heading);
};

beforeEach(stopTheClock);
afterEach(() => {
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
  const answers = [refusal('Somebody has just taken this time.', 'DOUBLE_BOOKED'), lost];
  open({
    Today: () => answerOf(todayOf()),
    SlotOffers: offered,
    AcceptSlot: () => answers.shift() ?? new Error('asked too often'),
  });
  const offers = await card();
  await userEvent.click(offers.getByRole('button', { name: /24 Nov/ }));
  expect(await offers.findByText('Somebody has just taken this time.')).toBeVisible();
  await userEvent.click(offers.getByRole('button', { name: /26 Nov/ }));
  expect(await offers.findByText('No answer came. Please try again.')).toBeVisible();
  expect(offers.getAllByRole('button')).toHaveLength(3);
});

it('is not there where nothing is offered, and not asked for where nothing was missed', async () => {
  const asked = vi.fn(() => ({ data: { slotOffers: [] } }));
  const ledger = { planned: 25, done: 9, cancelled: 1, missedInAll: 0 };
  open({ Today: () => answerOf(todayOf({ ledger })), SlotOffers: asked });
  await screen.findByRole('heading', { name: 'Your next session' });
  expect(asked).not.toHaveBeenCalled();
  expect(screen.queryByRole('heading', { name: 'Make up for a missed session' })).toBeNull();
});
