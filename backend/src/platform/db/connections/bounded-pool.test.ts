import type { PoolClient } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.js';
import { BoundedPool, WAITERS } from './bounded-pool.js';
import { isDatabaseUnavailable } from '../database.js';

const PATIENCE = 1_000;

let database: TestDatabase;
let pool: BoundedPool;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  pool = new BoundedPool({ connectionString: database.appUrl, max: 1 }, PATIENCE);
});
afterEach(async () => {
  vi.useRealTimers();
  await pool.end();
});
afterAll(() => database.drop());

const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
const ask = (times: number) => Array.from({ length: times }, () => pool.query('select 1'));

async function takeTheOne(): Promise<PoolClient> {
  const taken = await pool.connect();
  later(60_000); // what was long ago says nothing of the queue that begins now
  return taken;
}

it('fifty wait for a connection while none becomes free, and the next is refused at once (RE-4)', async () => {
  const taken = await takeTheOne();
  const waiting = ask(WAITERS);
  later(PATIENCE + 1);
  await expect(pool.query('select 1')).rejects.toSatisfy(isDatabaseUnavailable);
  await expect(pool.connect()).rejects.toSatisfy(isDatabaseUnavailable);
  expect([WAITERS, pool.waitingCount]).toEqual([50, 50]);
  taken.release();
  await expect(Promise.all(waiting)).resolves.toHaveLength(WAITERS);
  await expect(pool.query('select 1')).resolves.toBeDefined();
});

it('a crowd is served that comes at once, and one that moves on', async () => {
  const taken = await takeTheOne();
  const crowd = ask(WAITERS * 4);
  later(PATIENCE + 1);
  const next = crowd[0]?.then(() => {
    later(PATIENCE - 1);
    return pool.query('select 1');
  });
  taken.release();
  await expect(Promise.all([...crowd, next])).resolves.toHaveLength(WAITERS * 4 + 1);
});
