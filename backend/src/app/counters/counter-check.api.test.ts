import { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAdmin, insertPatient, insertPayment } from '../../../test/builders.js';
import { noticesOf } from '../../../test/notice-calls.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { runSql } from '../../../test/test-database.js';
import { rebuildCounters } from '../../platform/counters/compare-counters.js';
import { COUNTERS } from './all-counters.js';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp({ now: new Date() });
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
afterAll(() => app.close());

/** A night later than the last comparison. */
let nights = 0;
const compareNextNight = () => app.application.keepCounters(new Date(Date.now() + nights++ * 86_400_000));
const asked = async () => {
  const { body } = await admin.graphql<{
    systemState: { troubles: string[] };
    patientStats: { total: number; incomplete: number };
    payments: { total: number; paidTotal: number };
  }>('{ systemState { troubles } patientStats { total incomplete } payments { total paidTotal } }');
  const { systemState, ...counts } = body.data ?? {};
  return { ...counts, troubles: systemState?.troubles.filter((text) => text.includes('ounts of lists')) };
};
const asOwner = (statement: string) => runSql(app.database.ownerUrl, statement);
const unfolded = async () => (await app.sql('select from counter where is_new')).length;

it('rows of counters are folded where there are new ones; nothing is told while all fits', async () => {
  await compareNextNight();
  await insertPayment(app.sql, (await insertPatient(app.sql)).id);
  expect(await unfolded()).toBeGreaterThan(0);
  // Not yet: the last fold was just now.
  await app.application.keepCounters();
  expect(await unfolded()).toBeGreaterThan(0);
  await app.application.keepCounters(new Date(Date.now() + 20_000));
  expect(await unfolded()).toBe(0);
  const checked = await app.sql('select * from counter_check');
  // Without new rows nothing is written, however late it is, before the next night.
  await app.application.keepCounters(new Date(Date.now() + 60_000));
  expect(await app.sql('select * from counter_check')).toEqual(checked);
  expect(await asked()).toEqual({
    patientStats: { total: 1, incomplete: 0 },
    payments: { total: 1, paidTotal: 150_000 },
    troubles: [],
  });
});

it('a broken trigger is an alarm of the nightly comparison, until the counters are rebuilt', async () => {
  await asOwner('alter table patient disable trigger count_new');
  await insertPatient(app.sql, { name: '' });
  await asOwner('alter table patient enable trigger count_new');
  await compareNextNight();
  const sentence =
    'Counts of lists do not fit their rows. Wrong: records by completeness (1 place), records by week of creation (1 place). Run npm run counters on the server.';
  expect(await asked()).toMatchObject({ patientStats: { total: 1, incomplete: 0 }, troubles: [sentence] });
  expect(await noticesOf(admin)).toEqual([['ALARM', `${sentence} Look at System in the console.`]]);
  const pool = new Pool({ connectionString: app.database.appUrl });
  await rebuildCounters(pool, COUNTERS);
  await pool.end();
  expect(await asked()).toMatchObject({ patientStats: { total: 2, incomplete: 1 } });
  await compareNextNight();
  expect((await asked()).troubles).toEqual([]);
});
