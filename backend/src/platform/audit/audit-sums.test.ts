import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertUser } from '../../../test/builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { Account, Program } from '../access/actor.js';
import { createLogger } from '../logger.js';
import { AuditSums } from './audit-sums.js';
import type { AuditLineRow, AuditTrail } from './audit-trail.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('forbidden aliases of a patient leave a line at once and one with their number a minute, for each verb', async () => {
  const account = await insertUser(app.sql);
  const patient = await app.signIn(account.phone);
  const lines = () =>
    app.sql<{ verb: string; details: unknown; outcome: string }>(
      "select verb, outcome, details from audit_event where actor_id = $1 and outcome = 'refused' order by id",
      [account.id],
    );
  const ask = (field: string, count: number) =>
    patient.graphql(`{ ${Array.from({ length: count }, (_, at) => `a${at}: ${field}`).join(' ')} }`);
  for (let time = 0; time < 5; time++) {
    const { body } = await ask('patientStats { total }', 10);
    expect(body.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  }
  await ask('openSigns { planId }', 1);
  const once = (verb: string) => ({ verb, outcome: 'refused', details: null });
  expect(await lines()).toEqual([once('patient.stats'), once('careTask.list')]);
  await app.application.sumAudit();
  expect((await lines()).slice(2)).toEqual([
    { verb: 'patient.stats', outcome: 'refused', details: { reason: 'ACCOUNT_NOT_ALLOWED', times: 49 } },
  ]);
  await ask('openSigns { planId }', 1);
  expect((await lines()).slice(3)).toEqual([once('careTask.list')]);
  await app.application.sumAudit();
  expect(await lines()).toHaveLength(4);
});

it('a list of many records leaves a row for each thousand; a statement has few, and what it did not take comes with the next', async () => {
  const statements: AuditLineRow[][] = [];
  let taken = 1;
  const recordLines = async (given: AuditLineRow[]) => {
    if (taken-- === 0) throw new Error('away');
    statements.push(given);
  };
  const sums = new AuditSums({ recordLines } as unknown as AuditTrail, createLogger('silent'));
  const ids = Array.from({ length: 24_500 }, (_, at) => `${at}`);
  const account = { kind: 'account', role: 'admin', userId: 'u', sessionId: 's', requestId: 'r' } as unknown as Account;
  sums.countRead(account, 'patient.list', { ids, filters: ['search'] });
  await sums.written();
  await sums.written();
  const rows = statements.flat();
  expect(statements.map(({ length }) => length)).toEqual([20, 5]);
  expect(rows.flatMap(({ details }) => details?.['shown'])).toEqual(ids);
  expect(rows.map(({ details }) => details?.['slice'])).toEqual([undefined, ...ids.slice(2, 26).map(Number)]);
  expect(rows[0]?.details).toMatchObject({ reads: 1, filters: ['search'], records: 24_500 });
});

it('what the database did not take is written with the next', async () => {
  const written: AuditLineRow[][] = [];
  let failure: Error | undefined = new Error('away');
  const recordLines = async (lines: AuditLineRow[]) => {
    if (failure) throw failure;
    written.push(lines);
  };
  const sums = new AuditSums({ recordLines } as unknown as AuditTrail, createLogger('silent'));
  const key: Program = {
    kind: 'program',
    role: 'admin',
    userId: 'u',
    apiKeyId: 'k',
    scopes: [],
    door: [],
    ip: '::1',
    requestId: 'r',
  };
  sums.countRead(key, 'patient.list', { ids: ['1'], filters: [] });
  await sums.written();
  failure = undefined;
  sums.countRead(key, 'patient.list', { ids: ['1', '2'], filters: [] });
  await sums.written();
  await sums.written();
  expect(written.map((lines) => lines.map(({ details }) => details?.['records']))).toEqual([[1, 2]]);
});
