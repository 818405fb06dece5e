import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { appointmentRow, calendarAnswer, neha, openAsAdmin, stopTheClock } from '../../test/appointments.fixture';
import { FakeEventSource } from '../../test/fake-event-source';

const begun = appointmentRow({
  status: 'SCHEDULED',
  appointmentDate: '2026-11-21T03:30:00.000Z',
  physiotherapist: neha,
  version: 2,
});

beforeEach(stopTheClock);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('sessions are read anew when the server says that their day changed, and each minute only while it cannot', async () => {
  const streams = FakeEventSource.install();
  const { server } = openAsAdmin('/admin/schedule', { Calendar: calendarAnswer([begun]) });
  await screen.findByText('Ramesh Srivastava');
  await waitFor(() => expect(streams.opened).toHaveLength(1));
  const [stream] = streams.opened;
  const reads = () => server.calls.filter(({ operation }) => operation === 'Calendar');
  const readsAfter = async (happens: () => unknown) => {
    const before = reads().length;
    await act(async () => void (await happens()));
    return reads().length - before;
  };
  const aMinute = () => vi.advanceTimersByTimeAsync(60_000);
  // What changed before is not told.
  expect(await readsAfter(() => stream?.begin())).toBe(1);
  expect(await readsAfter(() => stream?.tell('calendar:2026-11-22', 'requests', 'inbox'))).toBe(0);
  expect(await readsAfter(() => stream?.tell('calendar:2026-11-21', 'requests'))).toBe(1);
  expect(await readsAfter(() => stream?.tell('calendar'))).toBe(1);
  expect(await readsAfter(aMinute)).toBe(0);
  expect(await readsAfter(() => stream?.lose())).toBe(0);
  expect(await readsAfter(aMinute)).toBe(1);
  expect(
    new Set(
      reads()
        .slice(1)
        .map(({ isBackground }) => isBackground),
    ),
  ).toEqual(new Set([true]));
});
