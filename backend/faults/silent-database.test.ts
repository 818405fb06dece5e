import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { CONNECTION_LIMITS } from '../src/platform/db/database.js';
import * as stalledConnection from '../src/platform/db/connections/stalled-connection.js';
import { insertAdmin, insertPatient } from '../test/builders.js';
import { layLine, type Line } from '../test/cut-off.js';
import { createTestApp, type TestApp } from '../test/test-app.js';
import type { TestClient } from '../test/test-client.js';
import { createTestDatabase, type TestDatabase } from '../test/test-database.js';
import { FAULT_TIME, tell, times } from './form.js';
import { KeyedWriters } from './keyed-writers.js';

const WRITERS = 8;
const PATIENCE = { timeout: 60_000, interval: 50 };

let database: TestDatabase;
let line: Line;
beforeAll(async () => {
  database = await createTestDatabase();
  line = await layLine(database.appUrl);
});
afterEach(() => line.mend());
afterAll(async () => {
  await line.close();
  await database.drop();
});

async function openApp(connectionLimits = CONNECTION_LIMITS): Promise<{ app: TestApp; admin: TestClient }> {
  const app = await createTestApp({ database, databaseUrl: line.url, connectionLimits });
  return { app, admin: await app.signIn((await insertAdmin(app.sql)).phone, 'admin') };
}

const statusOfList = async (admin: TestClient) => (await admin.rest('GET', '/admin/patients')).status;

it.each([
  ['goes silent', async () => line.silence()],
  ['is away', () => line.cut()],
])(
  'while a database %s, requests are answered 503; when it is back, each write has happened once',
  async (what, goAway) => {
    const { app, admin } = await openApp();
    const patient = await insertPatient(app.sql);
    const writers = new KeyedWriters(() => admin, patient.id, WRITERS);
    await expect.poll(() => writers.answered.size, PATIENCE).toBeGreaterThan(WRITERS);
    await goAway();
    const gone = Date.now();
    expect(await statusOfList(admin)).toBe(503);
    tell(`a database that ${what}: 503 after ${Date.now() - gone} ms`);
    while (Date.now() - gone < times(0, 30_000)) {
      expect(await statusOfList(admin)).toBe(503);
      expect((await app.client().send('/livez')).status).toBe(200);
      expect((await app.client().send('/readyz')).status).toBe(503);
      await wait(500);
    }
    await line.mend();
    const [back, answered] = [Date.now(), writers.answered.size];
    await expect.poll(() => statusOfList(admin), PATIENCE).toBe(200);
    await expect.poll(() => writers.answered.size, PATIENCE).toBeGreaterThan(answered + WRITERS);
    await expect.poll(async () => (await app.client().send('/readyz')).status, PATIENCE).toBe(200);
    tell(`a database that ${what}: writing again ${Date.now() - back} ms after its return`);
    await writers.end();

    expect(writers.again).toBeGreaterThan(0); // it was felt
    const stored = await app.sql<{ id: string }>('select id from payment where patient_id = $1', [patient.id]);
    expect(stored.map(({ id }) => id).toSorted()).toEqual([...writers.answered.values()].toSorted());
    await app.close();
  },
  FAULT_TIME,
);

it(
  'while a database is silent and fifty wait for a connection, the next request is refused at once and lengthens no queue (RE-4)',
  async () => {
    // Nothing but the bound of the queue may end a wait before the line is cut.
    const limits = { ...CONNECTION_LIMITS, answer: 250, look: 60_000, unseen: 60_000, connectionTimeoutMillis: 60_000 };
    const { app, admin } = await openApp(limits);
    const { pool } = app.connections;
    line.silence();
    const crowd = Promise.all(Array.from({ length: 100 }, () => statusOfList(admin)));
    await expect.poll(() => pool.waitingCount, PATIENCE).toBeGreaterThan(50);
    await wait(2 * limits.answer);
    const waiting = pool.waitingCount;
    expect(await statusOfList(admin)).toBe(503);
    expect(pool.waitingCount).toBe(waiting);
    await line.cut();
    expect(new Set(await crowd)).toEqual(new Set([503]));
    await app.close();
  },
  FAULT_TIME,
);

it(
  'a request that meets a silent connection waits for ever when nobody watches for silence (control)',
  async () => {
    const watched = vi.spyOn(stalledConnection, 'detectStalledConnection').mockImplementation(() => undefined);
    const { app, admin } = await openApp();
    expect(await statusOfList(admin)).toBe(200);
    line.silence();
    const answer = statusOfList(admin).catch(() => 'cut off with the app');
    // Longer than whoever is watched for waits, however slow the machine.
    expect(await Promise.race([answer, wait(4_000, 'nothing')])).toBe('nothing');
    await line.cut();
    await answer;
    watched.mockRestore();
    await app.close();
  },
  FAULT_TIME,
);
