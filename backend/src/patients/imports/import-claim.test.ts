import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshPhone, insertAdmin, insertImport } from '../../../test/builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import { AuditTrail } from '../../platform/audit/audit-trail.js';
import { importChunk } from './import-chunk.js';
import { claimImport, endImport, failImport, noteRows, releaseImport, type ClaimedImport } from './import-claim.js';

let app: TestApp;
let adminId: string;
beforeAll(async () => {
  app = await createTestApp();
  adminId = (await insertAdmin(app.sql)).id;
});
afterAll(() => app.close());

const em = () => app.connections.orm.em.fork();
const stored = () =>
  app.sql('select status, rows, created, attempts, lease_until > now() as is_held from patient_import');
const rowOf = (name: string) => {
  const values = { name, phone: freshPhone(), email: null, gender: null, birthDate: null, age: null };
  const rest = { diagnosis: null, address: null, emergencyContact: null, bloodGroup: null, externalId: null };
  return { row: 2, values: { ...values, ...rest }, faults: [] };
};

/** Imports one row in the name of a worker. */
const chunk = (taken: ClaimedImport, name: string) =>
  em().transactional((tx) =>
    importChunk(tx, new AuditTrail(em()), [rowOf(name)] as never, {
      taken,
      dealt: 0,
      today: '2026-03-10',
      now: NOON,
      planned: [],
    }),
  );
const named = (name: string) => app.sql('select id from patient where name = $1', [name]);

describe('a slow worker whose lease ran out and whose import another one has claimed (clinic §7)', () => {
  let slow: ClaimedImport;
  let next: ClaimedImport;
  beforeEach(async () => {
    await app.sql('delete from patient_import');
    const waiting = { status: 'RUNNING', rows: 0, created: 0, file: Buffer.from('Name,Phone') };
    await insertImport(app.sql, adminId, waiting);
    slow = (await claimImport(em())) as ClaimedImport;
    await app.sql("update patient_import set lease_until = now() - interval '1 second'");
    next = (await claimImport(em())) as ClaimedImport;
    expect([slow.attempts, next.attempts]).toEqual([1, 2]);
  });

  it('writes no record', async () => {
    expect(await chunk(slow, 'Slow Row')).toBeUndefined();
    expect(await named('Slow Row')).toEqual([]);
    expect(await chunk(next, 'Next Row')).toHaveLength(1);
    expect(await named('Next Row')).toHaveLength(1);
  });

  it.each([
    ['releases', (taken: ClaimedImport) => releaseImport(em(), taken)],
    ['fails', (taken: ClaimedImport) => failImport(em(), taken, 1, 'Too slow')],
    ['counts the rows of', (taken: ClaimedImport) => noteRows(em(), taken, 7)],
    ['ends', (taken: ClaimedImport) => endImport(em(), taken)],
  ])('no longer %s it', async (_name, act) => {
    const before = await stored();
    expect(before).toMatchObject([{ status: 'RUNNING', attempts: 2, is_held: true }]);
    await act(slow);
    expect(await stored()).toEqual(before);
    await act(next);
    expect(await stored()).not.toEqual(before);
  });
});

it('an import is claimed by nobody else while its lease lasts (clinic §7)', async () => {
  await app.sql('delete from patient_import');
  await insertImport(app.sql, adminId, { status: 'RUNNING', rows: 0, created: 0, file: Buffer.from('Name,Phone') });
  expect(await claimImport(em())).toMatchObject({ attempts: 1, losses: 0 });
  expect(await claimImport(em())).toBeUndefined();
});
