import { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAdmin, insertPatient } from '../test/builders.js';
import { freePort } from '../test/free-port.js';
import { spawnServer, type ServerProcess } from '../test/server-process.js';
import { makeTemporaryFolder } from '../test/temporary-folder.js';
import type { Sql } from '../test/test-app.js';
import { TestClient } from '../test/test-client.js';
import { createTestDatabase, type TestDatabase } from '../test/test-database.js';
import { FAULT_TIME, times } from './form.js';
import { KeyedWriters } from './keyed-writers.js';

const WRITERS = 8;
const PATIENCE = { timeout: 60_000, interval: 50 };

let database: TestDatabase;
let folder: { dir: string; remove(): void };
let pool: Pool;
let server: ServerProcess;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = makeTemporaryFolder();
  pool = new Pool({ connectionString: database.appUrl, max: 1 });
});
afterAll(async () => {
  server.process.kill('SIGKILL');
  await pool.end();
  await database.drop();
  folder.remove();
});

const sql: Sql = async <Row>(text: string, values: unknown[] = []) => (await pool.query(text, values)).rows as Row[];

it(
  'a server that is killed again and again under writers loses nothing that it answered, and does nothing twice',
  async () => {
    const settings = { PORT: String(await freePort()) };
    const start = async () => {
      server = spawnServer(database, folder.dir, settings);
      await server.ready;
    };
    await start();
    const origin = `http://127.0.0.1:${settings.PORT}`;
    const phone = (await insertAdmin(sql)).phone.slice(3);
    const browser = new TestClient(origin);
    await browser.rest('POST', '/admin/send-otp', { phoneNumber: phone });
    await browser.rest('POST', '/admin/verify-otp', { phoneNumber: phone, otp: server.codes.get(phone) });

    const writers = new KeyedWriters(() => browser, (await insertPatient(sql)).id, WRITERS);
    for (let kill = 0; kill < times(1, 20); kill++) {
      const before = writers.answered.size;
      await expect.poll(() => writers.answered.size, PATIENCE).toBeGreaterThan(before + WRITERS);
      server.process.kill('SIGKILL');
      await start();
    }
    await writers.end();

    expect(writers.again).toBeGreaterThan(0); // the kills were felt
    const stored = await sql<{ id: string }>('select id from payment');
    expect(stored.map(({ id }) => id).toSorted()).toEqual([...writers.answered.values()].toSorted());
  },
  FAULT_TIME,
);
