import { once } from 'node:events';
import { Client, Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.js';
import { streamRows, textOf } from './row-stream.js';

const MANY = 'select n from generate_series(1, 5000) n';

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => {
  pool = new Pool({ connectionString: database.appUrl, max: 1, connectionTimeoutMillis: 2_000 });
  pool.on('error', () => undefined);
});
afterAll(() => database.drop());

async function* lines(rows: AsyncIterable<{ n: number }>): AsyncIterable<string> {
  for await (const { n } of rows) yield `${n}\n`;
}

/** The only connection can be had again. */
async function expectConnectionBack(): Promise<void> {
  await expect(pool.query('select 1')).resolves.toBeDefined();
  await pool.end();
}

it('gives every row in order, and the connection back', async () => {
  const numbers: number[] = [];
  for await (const { n } of await streamRows<{ n: number }>(pool, MANY)) numbers.push(n);
  expect(numbers).toEqual(Array.from({ length: 5_000 }, (_, index) => index + 1));
  await expectConnectionBack();
});

it('gives the connection back when the reader has enough', async () => {
  for await (const { n } of await streamRows<{ n: number }>(pool, MANY)) if (n === 700) break;
  await expectConnectionBack();
});

it('gives the connection back when the reader left before the first row', async () => {
  const text = textOf(await streamRows<{ n: number }>(pool, MANY), lines);
  text.destroy();
  await once(text, 'close');
  await expectConnectionBack();
});

it('gives the connection back when a statement fails', async () => {
  const text = textOf(
    await streamRows<{ n: number }>(pool, 'select 1 / (n - 600) as n from generate_series(1, 5000) n'),
    lines,
  );
  await expect(text.toArray()).rejects.toThrow('division by zero');
  await expectConnectionBack();
});

it('outlives a connection that is lost in the middle', async () => {
  const rows = await streamRows<{ pid: number }>(
    pool,
    'select pg_backend_pid() as pid from generate_series(1, 100000) n',
  );
  const read = async () => {
    let killed = false;
    for await (const { pid } of rows) {
      if (killed) continue;
      killed = true;
      const other = new Client(database.appUrl);
      await other.connect();
      await other.query('select pg_terminate_backend($1)', [pid]);
      await other.end();
    }
  };
  await expect(read()).rejects.toThrow(/terminat|ECONNRESET/i);
  await expectConnectionBack();
});
