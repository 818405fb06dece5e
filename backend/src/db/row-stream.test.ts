import { once } from 'node:events';
import { Client, Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.js';
import { isDatabaseAway } from './database.js';
import { streamRows, textOf } from './row-stream.js';

const MANY = { columns: 'k as n', source: 'generate_series(1, 5000) k', order: 'k' };

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => {
  pool = new Pool({ connectionString: database.appUrl, max: 1, connectionTimeoutMillis: 20_000 });
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
  const rows = await streamRows<{ n: number }>(pool, MANY);
  expect(rows.total).toBe(5_000);
  for await (const { n } of rows) numbers.push(n);
  expect(numbers).toEqual(Array.from({ length: 5_000 }, (_, index) => index + 1));
  await expectConnectionBack();
});

it('counts the rows of the moment that it reads', async () => {
  await pool.query('create temporary table numbers as select n from generate_series(1, 1200) n');
  const source = { columns: 'n', source: 'numbers where n > $1', order: 'n', values: [200] };
  const rows = await streamRows<{ n: number }>(pool, source);
  expect(rows.total).toBe(1_000);
  let read = 0;
  for await (const { n } of rows) read += n > 200 ? 1 : 0;
  expect(read).toBe(1_000);
  await expectConnectionBack();
});

it('gives the connection back when the rows cannot be counted', async () => {
  await expect(streamRows(pool, { columns: 'n', source: 'nothing', order: 'n' })).rejects.toThrow('does not exist');
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
  const text = textOf(await streamRows<{ n: number }>(pool, { ...MANY, columns: '1 / (k - 600) as n' }), lines);
  await expect(text.toArray()).rejects.toThrow('division by zero');
  await expectConnectionBack();
});

it('outlives a connection that is lost in the middle', async () => {
  const rows = await streamRows<{ pid: number }>(pool, {
    columns: 'pg_backend_pid() as pid',
    source: 'generate_series(1, 100000) n',
    order: 'n',
  });
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
  // What the driver says depends on whether it was reading or writing.
  await expect(read()).rejects.toSatisfy(isDatabaseAway);
  await expectConnectionBack();
});
