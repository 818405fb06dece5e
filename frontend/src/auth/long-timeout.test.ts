import { afterEach, expect, it, vi } from 'vitest';
import { setLongTimeout } from './long-timeout';

afterEach(() => {
  vi.useRealTimers();
});

const DAY = 86_400_000;

it('waits for weeks, which no single timer of a browser does', () => {
  vi.useFakeTimers();
  const act = vi.fn();
  setLongTimeout(act, Date.now() + 30 * DAY);
  vi.advanceTimersByTime(30 * DAY - 1);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
});

it('is called off at any time', () => {
  vi.useFakeTimers();
  const act = vi.fn();
  const callOff = setLongTimeout(act, Date.now() + 30 * DAY);
  vi.advanceTimersByTime(26 * DAY);
  callOff();
  vi.advanceTimersByTime(30 * DAY);
  expect(act).not.toHaveBeenCalled();
});
