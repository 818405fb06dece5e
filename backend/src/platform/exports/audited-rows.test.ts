import { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import type { Account } from '../access/actor.js';
import type { AuditEntry } from '../audit/audit-trail.js';
import { streamRows } from '../db/row-stream.js';
import { AuditedRows } from './audited-rows.js';

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = new Pool({ connectionString: database.appUrl, max: 1, connectionTimeoutMillis: 20_000 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

let lines: Record<string, unknown>[];
let failure: Error | undefined;
beforeEach(() => {
  lines = [];
  failure = undefined;
});
const actor = { kind: 'account', userId: 'a', requestId: 'r' } as unknown as Account;
const audit = {
  recordAlone: async (_: unknown, { details }: AuditEntry) => {
    if (failure) throw failure;
    lines.push(details ?? {});
  },
};
const uuid = (k: number) => `00000000-0000-7000-8000-${String(k).padStart(12, '0')}`;
const IDENTITY = "'00000000-0000-7000-8000-' || lpad(k::text, 12, '0') || ' 1'";
async function begin(count: number, identity = IDENTITY) {
  const query = { columns: 'k as n', source: 'generate_series(1, $1::int) k', order: 'k', identity, values: [count] };
  const rows = await streamRows<{ n: number }>(pool, query, 100_000);
  const entry = { verb: 'patient.export', details: { format: 'csv' } } as const;
  return AuditedRows.begin<{ n: number }>(rows, { audit, actor, entry });
}
const shown = () => lines.map((line) => line['shown'] as string[]);

it('one of few rows leaves one audit row, before the first is handed out', async () => {
  const rows = await begin(3);
  expect(lines).toEqual([{ format: 'csv', rows: 3, hash: rows.hash, shown: [uuid(1), uuid(2), uuid(3)] }]);
  const read: number[] = [];
  for await (const { n } of rows) read.push(n);
  await rows.end();
  expect(read).toEqual([1, 2, 3]);
  expect(lines).toHaveLength(1);
});

it('ids are written a thousand at a time, each before its row is handed out', async () => {
  const rows = await begin(2_500);
  let read = 0;
  for await (const { n } of rows) {
    read += 1;
    expect(shown()[Math.floor((n - 1) / 1_000)]).toHaveLength(n > 2_000 ? 500 : 1_000);
    expect(lines).toHaveLength(Math.ceil(n / 1_000));
  }
  await rows.end();
  expect(read).toBe(2_500);
  expect(shown().flat()).toEqual(Array.from({ length: 2_500 }, (_, at) => uuid(at + 1)));
  expect(lines.map((line) => line['slice'])).toEqual([undefined, 2, 3]);
});

it.each([
  [1_500, 2, 1_001],
  [1_000, 1, 1],
  [2_001, 3, 2_001],
])('one that breaks off after %i rows names those of its last slice that left', async (left, slice, first) => {
  const rows = await begin(5_000);
  let read = 0;
  for await (const _ of rows) if (++read === left) break;
  await rows.end();
  await rows.end();
  expect(lines).toHaveLength(slice + 1);
  expect(lines.at(-1)).toEqual({
    brokenOff: true,
    handedOut: left,
    slice,
    shown: Array.from({ length: left - first + 1 }, (_, at) => uuid(first + at)),
  });
  await expect(pool.query('select 1')).resolves.toBeDefined();
});

it('nothing left of one that breaks off before its first row', async () => {
  const rows = await begin(5);
  rows.destroy();
  await rows.end();
  expect(lines.at(-1)).toMatchObject({ brokenOff: true, handedOut: 0, slice: 1, shown: [] });
  await expect(pool.query('select 1')).resolves.toBeDefined();
});

it('no row leaves that could not be written, and its connection comes back', async () => {
  const rows = await begin(1_200);
  failure = new Error('the trail takes nothing');
  let last = 0;
  const read = async () => {
    for await (const { n } of rows) last = n;
  };
  await expect(read()).rejects.toThrow('takes nothing');
  await rows.end();
  expect(last).toBe(1_000);
  await expect(pool.query('select 1')).resolves.toBeDefined();
});

it('rows that are of no record have no further audit rows', async () => {
  const rows = await begin(2_100, "'total ' || k");
  for await (const _ of rows);
  expect(lines).toEqual([{ format: 'csv', rows: 2_100, hash: rows.hash, shown: [] }]);
});
