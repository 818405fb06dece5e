import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertAdmin, insertPatient } from './builders.js';
import { createTestApp, type TestApp } from './test-app.js';
import type { TestClient } from './test-client.js';

/** How long this machine may take over anything, in milliseconds. */
const PATIENCE = { timeout: 20_000 };
/** As many connections as transactions may have at once. */
const TRANSACTIONS = 10;

let app: TestApp;
let admin: TestClient;
let patientId: string;
/** Somebody who is busy with the patient's row. */
let holder: Client;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  ({ id: patientId } = await insertPatient(app.sql));
});
beforeEach(async () => {
  holder = new Client(app.database.appUrl);
  holder.on('error', () => undefined);
  await holder.connect();
});
afterEach(() => holder.end());
afterAll(() => app.close());

const WAITING = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
const change = () => admin.rest('PATCH', `/admin/patients/${patientId}`, { name: 'Changed' });

/** Changes of one record that somebody else holds, once each of them has a connection. */
async function changesThatWait(): Promise<{ answers: Promise<{ status: number }[]> }> {
  await holder.query('begin');
  await holder.query('select from patient where id = $1 for update', [patientId]);
  const answers = Promise.all(Array.from({ length: TRANSACTIONS }, change));
  await expect.poll(async () => (await app.sql(`select ${WAITING}`)).length, PATIENCE).toBe(TRANSACTIONS);
  return { answers };
}

const statuses = async (answers: Promise<{ status: number }[]>) => [
  ...new Set((await answers).map(({ status }) => status)),
];

async function expectEverythingBack(): Promise<void> {
  const lists = Array.from({ length: 2 * TRANSACTIONS }, () => admin.rest('GET', '/admin/patients'));
  expect(await statuses(Promise.all(lists))).toEqual([200]);
  expect((await change()).status).toBe(200);
  expect((await app.client().send('/readyz')).status).toBe(200);
}

it.each(['first', 'second'])('connections that die in transactions are given back, the %s time, too', async () => {
  const { answers } = await changesThatWait();
  await app.sql(`select pg_terminate_backend(pid) ${WAITING}`);
  expect(await statuses(answers)).toEqual([503]);
  await holder.query('rollback');
  await expectEverythingBack();
});

it('twenty deaths of all connections under eight writers are survived, each one at once', async () => {
  const over = new AbortController();
  const write = async () => {
    while (!over.signal.aborted) expect([200, 503]).toContain((await change()).status);
  };
  const writers = Array.from({ length: 8 }, write);
  for (let death = 1; death <= 20; death++) {
    await holder.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`);
    await expect.poll(async () => (await change()).status, PATIENCE).toBe(200);
  }
  over.abort();
  await Promise.all(writers);
  await expectEverythingBack();
});

it('/readyz says no while the connections of transactions are all taken, though those of sessions are free (RE-3)', async () => {
  const { answers } = await changesThatWait();
  const ready = await app.client().send('/readyz');
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'database away' }]);
  await holder.query('rollback');
  expect(await statuses(answers)).toEqual([200]);
  expect((await app.client().send('/readyz')).status).toBe(200);
});
