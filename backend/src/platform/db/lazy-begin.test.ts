import { Client, Pool, type PoolClient } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { beginLazily } from './lazy-begin.js';

let database: TestDatabase;
let pool: Pool;
let client: PoolClient;
/** What reaches the driver, in its order. */
const driver = vi.spyOn(Client.prototype, 'query');
const sent = () => driver.mock.calls.map(([statement]): unknown => statement);
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  pool = new Pool({ connectionString: database.appUrl, max: 1 });
  beginLazily(pool);
  client = await pool.connect();
  await client.query('create temporary table note (text text unique)');
  driver.mockClear();
});
afterEach(async () => {
  client.release();
  await pool.end();
});
afterAll(async () => {
  driver.mockRestore();
  await database.drop();
});

const notes = async () => (await client.query<{ text: string }>('select text from note order by text')).rows;

it('begins a transaction in one message with its first statement, and answers what that one found', async () => {
  await client.query('begin');
  expect(await client.query("select 'first' as text")).toMatchObject({ command: 'SELECT', rows: [{ text: 'first' }] });
  await client.query("insert into note values ('second')");
  await client.query('rollback');
  expect(sent()).toEqual(["begin; select 'first' as text", "insert into note values ('second')", 'rollback']);
  expect(await notes()).toEqual([]);
});

it('begins it ahead of a first statement with parameters, which is taken back with it', async () => {
  await client.query('begin');
  expect(await client.query('insert into note values ($1)', ['first'])).toMatchObject({ rowCount: 1 });
  await client.query('rollback');
  expect(sent().slice(0, 2)).toEqual(['begin', 'insert into note values ($1)']);
  expect(await notes()).toEqual([]);
});

it('keeps what was committed, and begins once for each transaction', async () => {
  for (const text of ['one', 'two']) {
    await client.query('begin');
    await client.query(`insert into note values ('${text}')`);
    await client.query('commit');
  }
  expect(sent().filter((text) => String(text).startsWith('begin'))).toHaveLength(2);
  expect(await notes()).toEqual([{ text: 'one' }, { text: 'two' }]);
});

it.each(['commit', 'rollback'])(
  'sends nothing of a transaction in which nothing was asked before its %s',
  async (end) => {
    await client.query('begin');
    await client.query(end);
    expect(sent()).toEqual([]);
    await client.query("insert into note values ('alone')");
    expect(sent()).toEqual(["insert into note values ('alone')"]);
  },
);

it('a first statement that fails leaves a transaction in which nothing is done until it is rolled back', async () => {
  await client.query('begin');
  await expect(client.query('select 1 / 0')).rejects.toThrow('division by zero');
  await expect(client.query("insert into note values ('late')")).rejects.toThrow('current transaction is aborted');
  await client.query('rollback');
  expect(await notes()).toEqual([]);
});

it('a transaction that nobody ended is nothing to the next one who gets its connection', async () => {
  await client.query('begin');
  client.release();
  client = await pool.connect();
  await client.query("insert into note values ('kept')");
  expect(sent()).toEqual(["insert into note values ('kept')"]);
});
