import { Client, type PoolClient } from 'pg';
import { PostgresDriver } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../src/platform/embedded-postgres/embedded-postgres.js';
import { findPostmaster } from '../src/platform/embedded-postgres/postmaster-pid.js';
import { migrate } from '../src/platform/db/migrate.js';
import * as dialect from '../src/platform/db/connections/orm-dialect.js';
import { insertAdmin, insertPatient } from '../test/builders.js';
import { makeTemporaryFolder } from '../test/temporary-folder.js';
import { createTestApp, type TestApp } from '../test/test-app.js';
import type { TestClient } from '../test/test-client.js';
import { FAULT_TIME, tell, times } from './form.js';
import { KeyedWriters } from './keyed-writers.js';

const WRITERS = 8;
/** As many connections as transactions may have at once. */
const TRANSACTIONS = 10;
const PATIENCE = { timeout: 60_000, interval: 50 };

let folder: { dir: string; remove(): void };
let postgres: EmbeddedPostgres;
beforeAll(async () => {
  folder = makeTemporaryFolder();
  postgres = await startEmbeddedPostgres({ dataDir: folder.dir, log: () => undefined });
  await migrate(postgres.ownerUrl);
});
afterAll(async () => {
  await postgres.stop();
  folder.remove();
});

/** An app on the database that is killed, an admin who is signed in, and somebody to write of. */
async function openApp(): Promise<{ app: TestApp; admin: TestClient; patientId: string }> {
  const database = { ...postgres, drop: async () => undefined };
  const app = await createTestApp({ database });
  const admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  return { app, admin, patientId: (await insertPatient(app.sql)).id };
}

/** Somebody who looks from outside: a connection of its own, which dies with the server. */
async function outsider(): Promise<Client> {
  const client = new Client(postgres.superuserUrl);
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Kills the server, without a word to anybody, and waits until a new one takes connections. */
async function kill(): Promise<void> {
  const server = findPostmaster(`${folder.dir}/postgres/data`);
  if (!server) throw new Error('there is no server to be killed');
  process.kill(server.pid, 'SIGKILL');
  const isBack = async () => {
    const client = await outsider();
    await client.end();
    return findPostmaster(`${folder.dir}/postgres/data`)?.pid !== server.pid;
  };
  await expect.poll(() => isBack().catch(() => false), PATIENCE).toBe(true);
}

/**
 * Holds a row that all need who write of a patient: they stay in their transactions, and a kill hits them there and ends the hold.
 * Answers how to wait for so many.
 */
async function hold(patientId: string): Promise<(writers: number) => Promise<void>> {
  const [holder, watcher] = [await outsider(), await outsider()];
  await holder.query(`begin; select from patient where id = '${patientId}' for update`);
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock'`;
  return (writers) => expect.poll(async () => (await watcher.query(waiting)).rowCount, PATIENCE).toBe(writers);
}

const statusOfList = async (admin: TestClient) => (await admin.rest('GET', '/admin/patients')).status;

it(
  'a database that is killed again and again under writers is found again each time, and each write happens once',
  async () => {
    const { app, admin, patientId } = await openApp();
    const writers = new KeyedWriters(() => admin, patientId, WRITERS);
    for (let n = 0; n < times(2, 20); n++) {
      const before = writers.answered.size;
      await expect.poll(() => writers.answered.size, PATIENCE).toBeGreaterThan(before + WRITERS);
      if (n % 2 === 1) {
        const held = await hold(patientId);
        await held(WRITERS);
      }
      await kill();
      const [back, answered] = [Date.now(), writers.answered.size];
      await expect.poll(() => statusOfList(admin), PATIENCE).toBe(200);
      await expect.poll(() => writers.answered.size, PATIENCE).toBeGreaterThan(answered);
      tell(`kill ${n + 1} of the database: writing again ${Date.now() - back} ms after its return`);
    }
    await writers.end();

    expect(writers.again).toBeGreaterThan(0); // the kills were felt
    const stored = await app.sql<{ id: string }>('select id from payment');
    expect(stored.map(({ id }) => id).toSorted()).toEqual([...writers.answered.values()].toSorted());
    await app.close();
  },
  FAULT_TIME,
);

it(
  'one kill is the end of an app whose transactions do not give back what dies in them (control)',
  async () => {
    const real = dialect.ormDialect;
    const forgotten = new Set<PoolClient>();
    vi.spyOn(dialect, 'ormDialect').mockImplementationOnce((pool) => {
      pool.on('acquire', (client) => forgotten.add(client));
      pool.on('release', (_error, client) => forgotten.delete(client));
      return Object.assign(real(pool), { createDriver: () => new PostgresDriver({ pool }) });
    });
    const { app, admin, patientId } = await openApp();
    const held = await hold(patientId);
    const change = () => admin.rest('PATCH', `/admin/patients/${patientId}`, { name: 'Kamla Devi' });
    const changes = Promise.all(Array.from({ length: TRANSACTIONS }, change));
    await held(TRANSACTIONS);
    await kill();
    await changes;
    expect((await app.client().send('/readyz')).status).toBe(503);
    expect(forgotten.size).toBe(TRANSACTIONS);
    for (const client of forgotten) client.release(true); // so that the app can end
    await app.close();
  },
  FAULT_TIME,
);
