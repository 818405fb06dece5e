import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { endedText, open } from '../../test/ending-session.fixture';
import type { FakeServer } from '../../test/fake-server';
import { noteSessionTime } from './session-time';
import './ExtendSessionPrompt'; // its script has come: no clock in the hand of a test brings it

afterEach(() => {
  vi.useRealTimers();
});

const offer = () => screen.queryByRole('dialog', { name: 'Do you want to stay signed in?' });
const left = (seconds: number, isFinal = false) =>
  new Response(null, {
    headers: { 'session-seconds-left': String(seconds), ...(isFinal && { 'session-final': 'true' }) },
  });
const asksWhoIsThere = ({ calls }: FakeServer) => calls.filter(({ operation }) => operation === 'Me').length;

/** The page, with the clock in hand and a quarter of an hour left. */
async function openWithClock() {
  const page = await open();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  act(() => noteSessionTime(left(900)));
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  return { ...page, pass };
}

it('offers to stay two minutes before the end, by the time that the server tells, and asks it', async () => {
  const { server, pass } = await openWithClock();
  await pass(779);
  expect(offer()).toBeNull();
  await pass(1);
  expect(offer()).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('you will be signed out in 2 minutes');
  fireEvent.keyDown(window, { key: 'a' });
  expect(asksWhoIsThere(server)).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
  await pass(0);
  expect(asksWhoIsThere(server)).toBe(2);
  act(() => noteSessionTime(left(900)));
  await pass(1);
  expect(offer()).toBeNull();
});

it('offers nothing while the page is in use, in this tab or in another one', async () => {
  const { server, pass } = await openWithClock();
  await pass(59);
  fireEvent.keyDown(window, { key: 'a' });
  expect(asksWhoIsThere(server)).toBe(1);
  await pass(2);
  fireEvent.keyDown(window, { key: 'b' });
  await pass(0);
  expect(asksWhoIsThere(server)).toBe(2);
  await pass(700);
  act(() => noteSessionTime(left(900)));
  await pass(700);
  expect(offer()).toBeNull();
});

it('offers nothing where the session ends for its age, which staying does not put off', async () => {
  const { pass, end } = await openWithClock();
  await pass(600);
  for (const seconds of [300, 200, 110]) {
    act(() => noteSessionTime(left(seconds, true)));
    await pass(90);
    expect(offer()).toBeNull();
  }
  end();
  await pass(24);
  vi.useRealTimers();
  expect(await screen.findByText(endedText)).toBeVisible();
});

it('opens the sign-in over the page when the time is over', async () => {
  const { pass, end } = await openWithClock();
  end();
  await pass(899);
  expect(screen.queryByText(endedText)).toBeNull();
  await pass(4);
  vi.useRealTimers();
  expect(await screen.findByText(endedText)).toBeVisible();
});
