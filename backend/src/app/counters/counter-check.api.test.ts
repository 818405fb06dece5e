import { sql } from 'kysely';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAdmin, insertPatient, insertPatientWithAccount, insertPayment } from '../../../test/builders.js';
import { noticesOf } from '../../../test/notice-calls.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { runSql } from '../../../test/test-database.js';
import { createLogger } from '../../platform/logger.js';
import { CounterJob } from './counter-job.js';
import { correctCounters } from './counter-check-state.js';

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
/** As `npm run counters` does. */
async function correct() {
  const pool = new Pool({ connectionString: app.database.appUrl });
  const corrected = await correctCounters(pool);
  await pool.end();
  return corrected;
}
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
  await correct();
  // At once, not only after the next night.
  expect(await asked()).toMatchObject({ patientStats: { total: 2, incomplete: 1 }, troubles: [] });
  await compareNextNight();
  expect((await asked()).troubles).toEqual([]);
});

it('an account whose mark of a record is wrong is found, and corrected with the counter', async () => {
  await asOwner('alter table patient disable trigger patient_account');
  const { user } = await insertPatientWithAccount(app.sql);
  await app.sql('update app_user set last_login_at = now() where id = $1', [user.id]);
  await asOwner('alter table patient enable trigger patient_account');
  await compareNextNight();
  expect((await asked()).troubles).toEqual([
    'Counts of lists do not fit their rows. Wrong: patients by hour of the last sign-in (1 place). Run npm run counters on the server.',
  ]);
  expect(await correct()).toEqual([{ what: 'patients by hour of the last sign-in', places: 1 }]);
  await app.sql('update app_user set last_login_at = null where id = $1', [user.id]);
  await compareNextNight();
  expect((await asked()).troubles).toEqual([]);
});

it.each(['57014', '55P03'])(
  'a statement that the database ended (%s) is tried again later, not at once',
  async (code) => {
    const ended = Object.assign(new Error('canceling statement'), { code });
    const pool = { connect: () => Promise.reject(ended) } as unknown as Pool;
    const failed: unknown[] = [];
    const job = new CounterJob({ pool, logger: createLogger('silent'), alarm: () => Promise.reject(ended) });
    job.fail = async (_lease, error) => void failed.push(error);
    await job.run({ row: { takenAt: new Date(), nextAt: new Date() }, now: sql`now()` } as Parameters<
      typeof job.run
    >[0]);
    expect(failed).toEqual([ended]);
  },
);
