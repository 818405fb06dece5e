import { expect, it } from 'vitest';
import { CoalescedTask } from './coalesced-task.js';

/** Work that ends when the test says so. */
function setUp() {
  const ends: ((failure?: Error) => void)[] = [];
  const repeated = new CoalescedTask(
    () => new Promise((resolve, reject) => void ends.push((failure) => (failure ? reject(failure) : resolve()))),
  );
  return { repeated, ends };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('is done one time after the other, and once more for all who ask meanwhile', async () => {
  const { repeated, ends } = setUp();
  const first = repeated.again();
  await settled();
  const others = [repeated.again(), repeated.again(), repeated.again()];
  await settled();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await first;
  await settled();
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await Promise.all(others);
  const last = repeated.again();
  await settled();
  ends[2]?.();
  await last;
  expect(ends).toHaveLength(3);
});

it('that fails says so to those who asked for it, and is done again for the others', async () => {
  const { repeated, ends } = setUp();
  const fails = repeated.again();
  await settled();
  const next = repeated.again();
  ends[0]?.(new Error('it failed'));
  await expect(fails).rejects.toThrow('it failed');
  await settled();
  ends[1]?.();
  await expect(next).resolves.toBeUndefined();
});

it('is waited for at an end, also when it fails', async () => {
  const { repeated, ends } = setUp();
  const fails = repeated.again();
  await settled();
  let hasEnded = false;
  const end = repeated.ended().then(() => (hasEnded = true));
  await settled();
  expect(hasEnded).toBe(false);
  ends[0]?.(new Error('it failed'));
  await expect(fails).rejects.toThrow('it failed');
  await end;
});
