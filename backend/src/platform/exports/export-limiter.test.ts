import { Readable } from 'node:stream';
import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import type { AuditTrail } from '../audit/audit-trail.js';
import type { Account } from '../access/actor.js';
import { textOf } from '../db/row-stream.js';
import { ExportLimiter } from './export-limiter.js';
import type { RateLimit } from '../limits/rate-limit.js';
import { reasonFor } from '../errors/reason.js';

const actor: Account = {
  kind: 'account',
  role: 'admin',
  userId: 'a',
  sessionId: 's',
  today: '2026-03-10',
  door: ['patient.export'],
  ip: '::1',
  requestId: 'r',
};
const request = {
  query: { columns: 'k as n', source: 'generate_series(1, 5000) k', order: 'k', identity: 'k::text' },
  entry: { verb: 'patient.export', subjectType: 'patient' },
  tooMany: (rows: { most: number; total: number }) => reasonFor('TOO_MANY_PATIENTS', rows),
} as const;

let database: TestDatabase;
let pool: Pool;
let consume: ReturnType<typeof vi.fn>;
let gate: ExportLimiter;
let recordAlone: ReturnType<typeof vi.fn<(actor: unknown, entry: unknown) => Promise<void>>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => {
  pool = new Pool({ connectionString: database.appUrl, max: 5 }).on('error', () => undefined);
  consume = vi.fn(async () => undefined);
  recordAlone = vi.fn(async () => undefined);
  gate = new ExportLimiter({
    pool,
    audit: { recordAlone } as unknown as AuditTrail,
    limits: { exportMaxRows: 5_000 },
    cap: { consume } as unknown as RateLimit,
  });
});
afterEach(async () => {
  vi.useRealTimers();
  await pool.end();
});
afterAll(() => database.drop());

async function* lines(rows: AsyncIterable<{ n: number }>): AsyncIterable<string> {
  for await (const { n } of rows) yield `${n}\n`;
}
const open = () => gate.pass<{ n: number }>(actor, request, (rows) => textOf(rows, lines));
/** Lets everything happen that can happen by itself. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

it('makes two exports at once; the third begins when one of them is read or left (EX-3)', async () => {
  const [first, second] = [await open(), await open()];
  const third = open();
  const fourth = open();
  await settle();
  expect(consume).toHaveBeenCalledTimes(2);
  expect(await first.toArray()).toHaveLength(5_000);
  (await third).destroy();
  (await fourth).destroy();
  second.destroy();
  expect(consume).toHaveBeenCalledTimes(4);
});

it('puts on record which rows left of an export whose reader goes away, and nothing more of one that is read', async () => {
  await (await open()).toArray();
  expect(recordAlone).toHaveBeenCalledTimes(1);
  const bytes = await open();
  const broken = new Promise<unknown>((resolve) =>
    recordAlone.mockImplementation(async (_actor, entry) => resolve(entry)),
  );
  bytes.destroy();
  expect(await broken).toMatchObject({
    verb: 'patient.export',
    subjectType: 'patient',
    details: { brokenOff: true, handedOut: expect.any(Number) as number, slice: 1 },
  });
});

it('refuses one whose turn does not come, which counts for nothing in its hour', async () => {
  const running = [await open(), await open()];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const refused = expect(open()).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 10 });
  vi.advanceTimersByTime(10_000);
  await refused;
  expect(consume).toHaveBeenCalledTimes(2);
  for (const bytes of running) bytes.destroy();
});

it('gives the turn back when an export cannot be made', async () => {
  consume.mockRejectedValueOnce(new Error('too many'));
  await expect(open()).rejects.toThrow('too many');
  const broken = () => Promise.reject(new Error('no font'));
  await expect(gate.pass(actor, request, broken)).rejects.toThrow('no font');
  await expect(
    gate.pass(actor, { ...request, maxRows: 10, query: request.query }, () => Readable.from([])),
  ).rejects.toThrow('An export holds at most');
  for (const bytes of [await open(), await open()]) bytes.destroy();
});
