import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Figure } from '#figures';
import { heelSlide } from '../../../../test/today.fixture';
import { useCounter, type Counted } from './useCounter';

const dose = { sets: 3, reps: 2, holdSeconds: 0, restSeconds: 10 };
// Without a figure a repetition takes 4 s: a set 8 s, and 3 s to get ready.

/** A counter over a dose of which some sets are done. */
function begin(setsDone: number) {
  const read: Counted[] = [];
  const hook = renderHook((done: number) => useCounter(null, dose, done, (now) => read.push(now)), {
    initialProps: setsDone,
  });
  const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1_000));
  act(() => hook.result.current.start());
  return { hook, read, pass, shown: () => hook.result.current.shown };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('begins with the set after those that are done', () => {
  const { pass, shown } = begin(1);
  pass(4);
  expect(shown()).toMatchObject({ phase: 'rep', set: 2, rep: 1 });
});

it('goes on as it began when a set is done in the rest after it', () => {
  const { hook, pass, shown } = begin(0);
  pass(3 + 8 + 2);
  expect(shown()).toMatchObject({ phase: 'rest', set: 1 });
  hook.rerender(1);
  pass(1);
  expect(shown()).toMatchObject({ phase: 'rest', set: 1, left: 7 });
  pass(8);
  expect(shown()).toMatchObject({ phase: 'rep', set: 2 });
  hook.rerender(2);
  pass(18);
  expect(shown()).toMatchObject({ phase: 'rep', set: 3 });
});

it('stands still while it is paused, and ends by itself after the last set', () => {
  const { hook, read, pass, shown } = begin(2);
  pass(4);
  act(() => hook.result.current.pause());
  const paused = shown();
  pass(60);
  expect(shown()).toEqual(paused);
  act(() => hook.result.current.start());
  pass(8);
  expect(hook.result.current.state).toBe('idle');
  expect(shown()).toBeUndefined();
  expect(read.at(-1)).toMatchObject({ phase: 'over' });
});

it('holds the figure still while it is paused', () => {
  const { result } = renderHook(() => useCounter(heelSlide as unknown as Figure, dose, 0, () => undefined));
  act(() => result.current.start());
  act(() => void vi.advanceTimersByTime(4_500));
  act(() => result.current.pause());
  const still = result.current.moment();
  expect(still?.share).toBeGreaterThan(0);
  act(() => void vi.advanceTimersByTime(700));
  expect(result.current.moment()).toEqual(still);
});
