import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteSessionTime } from '#src/auth/session-time';
import { DaySessionOverlay } from './DaySessionOverlay';

vi.mock('#src/auth/AccountArea', () => ({ AccountArea: () => <p>the area of accounts</p> }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const left = (seconds: number) => new Response(null, { headers: { 'session-seconds-left': String(seconds) } });
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const area = () => screen.queryByText('the area of accounts');

it.each([
  ['an hour', 3_600],
  ['the 30 days of a phone that keeps it (AU-3)', 30 * 86_400],
])('brings what offers to stay two minutes before the end of %s, and no sooner', async (_time, seconds) => {
  render(<DaySessionOverlay />);
  act(() => noteSessionTime(left(seconds)));
  await pass(seconds - 121);
  expect(area()).toBeNull();
  await pass(1);
  vi.useRealTimers();
  expect(await screen.findByText('the area of accounts')).toBeVisible();
});
