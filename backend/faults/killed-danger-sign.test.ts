import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertPatientWithAccount } from '../test/builders.js';
import { answersOf, approvedVersion, insertDoctor, insertPlan } from '../test/recovery-builders.js';
import { createTestApp } from '../test/test-app.js';
import type { TestClient } from '../test/test-client.js';
import { FAULT_TIME } from './form.js';
import { KillableServer } from './killable-server.js';

const PATIENCE = { timeout: 60_000, interval: 50 };

let server: KillableServer;
beforeAll(async () => {
  server = await KillableServer.prepare();
});
afterAll(() => server.close());

/** A patient with a plan, the number of its doctor, and a yes as her phone sends it, again and again under the same id. */
async function underway() {
  const app = await createTestApp({ database: server.database });
  const { content } = await approvedVersion(app);
  const doctor = await insertDoctor(app.sql);
  const { user, record } = await insertPatientWithAccount(app.sql);
  const { id: planId } = await insertPlan(app, record.id, { doctor_id: doctor.doctorId });
  await app.close();
  const entry = { clientId: randomUUID(), at: new Date(), dangerCheck: answersOf(content, 'calf') };
  const tell = async (browser: TestClient) => {
    const { body } = await browser.graphql<{ recordEntries: { outcome: string }[] }>(
      'mutation ($entries: [EntryInput!]!) { recordEntries(entries: $entries) { outcome } }',
      { entries: [entry] },
    );
    return body.data?.recordEntries[0]?.outcome;
  };
  return { phone: user.phone, doctor: doctor.user.phone, planId, tell };
}
const messagesTo = (phone: string) =>
  server.sql('select status from message where recipient = $1 and kind = $2', [phone, 'DANGER_SIGN']);

it(
  'a server that is killed between a yes to a danger sign and the message to the doctor sends it when it is back, once',
  async () => {
    const { phone, doctor, planId, tell } = await underway();
    await server.start({ MESSAGE_WORKER: 'off' });
    expect(await tell(await server.signIn(phone, '/users'))).toBe('STORED');
    await server.end();
    expect(await messagesTo(doctor)).toEqual([{ status: 'QUEUED' }]);
    await server.start();
    await expect.poll(() => messagesTo(doctor), PATIENCE).toEqual([{ status: 'SENT' }]);
    expect(await tell(await server.signIn(phone, '/users'))).toBe('REPEATED');
    expect(await messagesTo(doctor)).toHaveLength(1);
    expect(await server.sql('select status from care_task where plan_id = $1', [planId])).toEqual([{ status: 'OPEN' }]);
    await server.end();
  },
  FAULT_TIME,
);

it(
  'a yes in the middle of which the server is killed leaves nothing, and the phone that sends it again calls the doctor once',
  async () => {
    const { phone, doctor, planId, tell } = await underway();
    await server.start();
    const browser = await server.signIn(phone, '/users');
    // The doctor's message waits for its key: entry and task are written, and not committed.
    const gate = new Client(server.database.appUrl);
    await gate.connect();
    await gate.query('begin; lock table message in exclusive mode');
    const lost = tell(browser).catch(() => 'lost');
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and query ilike 'insert into "message"%'`;
    await expect.poll(async () => (await server.sql(waiting)).length, PATIENCE).toBe(1);
    await server.end();
    expect(await lost).toBe('lost');
    await gate.query('rollback');
    await gate.end();
    const tasks = () => server.sql('select status from care_task where plan_id = $1', [planId]);
    expect([await tasks(), await messagesTo(doctor)]).toEqual([[], []]);
    await server.start();
    expect(await tell(await server.signIn(phone, '/users'))).toBe('STORED');
    await expect.poll(() => messagesTo(doctor), PATIENCE).toEqual([{ status: 'SENT' }]);
    expect(await tasks()).toEqual([{ status: 'OPEN' }]);
  },
  FAULT_TIME,
);
