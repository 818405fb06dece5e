import { afterEach, expect, it, vi } from 'vitest';
import { Semaphore } from './semaphore.js';

/** Work that ends when it is told to. */
function work() {
  let [began, end, fail] = [false, () => {}, (_reason: Error) => {}];
  const done = new Promise<void>((resolve, reject) => {
    [end, fail] = [resolve, reject];
  });
  const run = () => {
    began = true;
    return done;
  };
  return { run, end: () => end(), fail: () => fail(new Error('broken')), hasBegun: () => began };
}

afterEach(() => void vi.useRealTimers());

/** Lets everything happen that can happen by itself. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

it('lets two in and the others one by one, in their order, also after one that failed', async () => {
  const turnstile = new Semaphore(2);
  const pieces = Array.from({ length: 5 }, work);
  const begun = () => pieces.map((piece) => piece.hasBegun());
  const passes = pieces.map((piece) => turnstile.pass(piece.run).catch((error: Error) => error.message));
  await settle();
  expect(begun()).toEqual([true, true, false, false, false]);
  pieces[1]?.fail();
  await settle();
  expect(begun()).toEqual([true, true, true, false, false]);
  pieces[0]?.end();
  pieces[2]?.end();
  await settle();
  expect(begun()).toEqual([true, true, true, true, true]);
  pieces[3]?.end();
  pieces[4]?.end();
  expect(await Promise.all(passes)).toEqual([undefined, 'broken', undefined, undefined, undefined]);
  const late = work();
  const pass = turnstile.pass(late.run);
  late.end();
  await expect(pass).resolves.toBeUndefined();
});

it('lets nobody in after their patience, and keeps no place for them', async () => {
  vi.useFakeTimers();
  const turnstile = new Semaphore(1);
  const leave = await turnstile.enter();
  const late = turnstile.enter(1_000);
  const patient = turnstile.enter(5_000);
  vi.advanceTimersByTime(1_000);
  await expect(late).resolves.toBeUndefined();
  // Leaving twice frees one place.
  leave?.();
  leave?.();
  const leaveToo = await patient;
  expect(leaveToo).toBeTypeOf('function');
  const third = turnstile.enter(1_000);
  vi.advanceTimersByTime(1_000);
  await expect(third).resolves.toBeUndefined();
  leaveToo?.();
  await expect(turnstile.enter(1)).resolves.toBeTypeOf('function');
});
