import { expect, it } from 'vitest';
import { retryDeadlock } from './retry-deadlock.js';

const failing = (code: string) =>
  Object.assign(new Error('query'), { cause: Object.assign(new Error('pg'), { code }) });

it('a transaction that a deadlock ended runs again, three times at most (RE-6)', async () => {
  let runs = 0;
  const run = async () => {
    if (++runs < 3) throw failing('40P01');
    return 'done';
  };
  expect([await retryDeadlock(run), runs]).toEqual(['done', 3]);
  const always = failing('40P01');
  let tries = 0;
  const never = async () => {
    tries += 1;
    throw always;
  };
  await expect(retryDeadlock(never)).rejects.toBe(always);
  expect(tries).toBe(3);
});

it.each(['ECONNRESET', '57P01', '08006', '57014', '23505'])(
  'one that may have been committed, or was refused, never runs again: %s (RE-6)',
  async (code) => {
    let runs = 0;
    const lost = failing(code);
    const run = async () => {
      runs += 1;
      throw lost;
    };
    await expect(retryDeadlock(run)).rejects.toBe(lost);
    expect(runs).toBe(1);
  },
);
