import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Client, Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { isDatabaseUnavailable } from './database.js';
import { streamRows, textOf, type RowQuery } from './row-stream.js';

const MANY = { columns: 'k as n', source: 'generate_series(1, 5000) k', order: 'k', identity: 'k::text' };
const MOST = 200_000;

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => {
  pool = new Pool({ connectionString: database.appUrl, max: 1, connectionTimeoutMillis: 20_000 }).on(
    'error',
    () => undefined,
  );
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
  const rows = await streamRows<{ n: number }>(pool, MANY, MOST);
  expect(rows.total).toBe(5_000);
  for await (const { n } of rows) numbers.push(n);
  expect(numbers).toEqual(Array.from({ length: 5_000 }, (_, index) => index + 1));
  await expectConnectionBack();
});

it('counts the rows of the moment that it reads', async () => {
  await pool.query('create temporary table numbers as select n from generate_series(1, 1200) n');
  const source = { columns: 'n', source: 'numbers where n > $1', order: 'n', identity: 'n::text', values: [200] };
  const rows = await streamRows<{ n: number }>(pool, source, MOST);
  expect(rows.total).toBe(1_000);
  let read = 0;
  for await (const { n } of rows) read += n > 200 ? 1 : 0;
  expect(read).toBe(1_000);
  await expectConnectionBack();
});

it('tells beforehand by a hash which rows those are, in their order (EX-5)', async () => {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  const hashOf = async (query: Partial<RowQuery>, most = MOST) => {
    const rows = await streamRows(pool, { ...MANY, source: 'generate_series(1, 3) k', ...query }, most);
    rows.destroy();
    return rows.hash;
  };
  expect(await hashOf({})).toBe(sha256('1\n2\n3'));
  expect(await hashOf({ order: 'k desc', identity: "k || ' ' || 10 - k" })).toBe(sha256('3 7\n2 8\n1 9'));
  expect(await hashOf({ source: 'generate_series(1, $1::int) k', values: [1] })).toBe(sha256('1'));
  expect(await hashOf({ source: 'generate_series(1, 0) k' })).toBe(sha256(''));
  expect(await hashOf({}, 3)).not.toBe('');
  expect(await hashOf({}, 2)).toBe('');
  await expectConnectionBack();
});

it('gives the connection back when the rows cannot be counted', async () => {
  await expect(streamRows(pool, { ...MANY, source: 'nothing' }, MOST)).rejects.toThrow('does not exist');
  await expectConnectionBack();
});

it('gives the connection back when the reader has enough', async () => {
  for await (const { n } of await streamRows<{ n: number }>(pool, MANY, MOST)) if (n === 700) break;
  await expectConnectionBack();
});

it('gives the connection back when the reader left before the first row', async () => {
  const text = textOf(await streamRows<{ n: number }>(pool, MANY, MOST), lines);
  text.destroy();
  await once(text, 'close');
  await expectConnectionBack();
});

it('gives the connection back when a statement fails', async () => {
  const text = textOf(await streamRows<{ n: number }>(pool, { ...MANY, columns: '1 / (k - 600) as n' }, MOST), lines);
  await expect(text.toArray()).rejects.toThrow('division by zero');
  await expectConnectionBack();
});

it('gives the connection back when a statement is refused before the first read, as while the export is audited', async () => {
  const text = textOf(await streamRows<{ n: number }>(pool, { ...MANY, columns: 'nothing as n' }, MOST), lines);
  const other = new Client(database.appUrl);
  await other.connect();
  const aborted = `select 1 from pg_stat_activity where datname = current_database() and state = 'idle in transaction (aborted)'`;
  await expect.poll(async () => (await other.query(aborted)).rowCount).toBe(1);
  await other.end();
  await expect(text.toArray()).rejects.toThrow('does not exist');
  await expectConnectionBack();
});

it('is read for longer than a statement may take: somebody downloads over a slow line', async () => {
  const hurried = new Pool({ connectionString: database.appUrl, max: 1, statement_timeout: 250 }).on(
    'error',
    () => undefined,
  );
  const other = new Client(database.appUrl);
  await other.connect();
  let read = 0;
  for await (const { n } of await streamRows<{ n: number }>(hurried, MANY, MOST)) {
    if (n % 2_000 === 0) await other.query('select pg_sleep(0.5)');
    read += 1;
  }
  expect(read).toBe(5_000);
  await expect(hurried.query('select pg_sleep(2)')).rejects.toMatchObject({ code: '57014' });
  await Promise.all([hurried.end(), other.end()]);
});

it('tells of a connection that was lost before the first row to whoever asks for it', async () => {
  const rows = await streamRows<{ n: number }>(pool, MANY, MOST);
  const closed = new Promise((resolve) => rows.once('close', () => resolve(undefined)));
  const other = new Client(database.appUrl);
  await other.connect();
  await other.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await other.end();
  await closed;
  await expect(lines(rows)[Symbol.asyncIterator]().next()).rejects.toSatisfy(isDatabaseUnavailable);
  await expectConnectionBack();
});

it('outlives a connection that is lost in the middle', async () => {
  const pids = { ...MANY, columns: 'pg_backend_pid() as pid', source: 'generate_series(1, 100000) k' };
  const rows = await streamRows<{ pid: number }>(pool, pids, MOST);
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
  await expect(read()).rejects.toSatisfy(isDatabaseUnavailable);
  await expectConnectionBack();
});
