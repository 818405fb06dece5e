import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { behindProxy } from '../bench/product.js';
import { insertAdmin, insertPatient } from '../test/builders.js';
import { freePort } from '../test/free-port.js';
import { makeTemporaryFolder } from '../test/temporary-folder.js';
import { TestClient } from '../test/test-client.js';
import type { Sql } from '../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../test/test-database.js';
import { FAULT_TIME, tell } from './form.js';
import { KeyedWriters } from './keyed-writers.js';
import { startNginx } from './nginx.js';
import { PATIENCE, TwoServers } from './two-servers.js';

const RESTARTS = 20;
const REQUESTS = 10_000;
const WRITERS = 4;
const READERS = 4;

/** Speaks to the proxy with the headers of the one that ends TLS. */
class FarClient extends TestClient {
  override async send(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries(behindProxy())) headers.set(name, value);
    return super.send(url, { ...init, headers });
  }
}

/** All of this comes from one address and one account. */
const WITHOUT_LIMIT = { REQUESTS_PER_ADDRESS_MINUTE: '1000000', REQUESTS_PER_ACCOUNT_MINUTE: '1000000' };

const folder = makeTemporaryFolder();
let database: TestDatabase;
let pool: Pool;
let servers: TwoServers;
let nginx: ChildProcess;
let browser: FarClient;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = new Pool({ connectionString: database.appUrl, max: 2 }).on('error', () => undefined);
  servers = new TwoServers(database, WITHOUT_LIMIT);
  await servers.start();
  const port = await freePort();
  nginx = startNginx(folder.dir, port, servers.places);
  browser = new FarClient(`http://127.0.0.1:${port}`);
}, FAULT_TIME);
afterAll(async () => {
  nginx.kill('SIGTERM');
  await servers.close();
  await pool.end();
  await database.drop();
  folder.remove();
});

const sql: Sql = async <Row>(text: string, values: unknown[] = []) => (await pool.query(text, values)).rows as Row[];

it(
  'through the proxy of docker-compose.yml each request is answered the first time, while two processes are restarted in turn (RE-1)',
  async () => {
    await expect.poll(async () => (await browser.send('/readyz').catch(() => undefined))?.status, PATIENCE).toBe(200);
    const phoneNumber = (await insertAdmin(sql)).phone.slice(3);
    await browser.rest('POST', '/admin/send-otp', { phoneNumber });
    await browser.rest('POST', '/admin/verify-otp', { phoneNumber, otp: servers.code() });
    const writers = new KeyedWriters(() => browser, (await insertPatient(sql)).id, WRITERS);
    const bad = new Map<string, number>();
    let reads = 0;
    const over = new AbortController();
    const readers = Array.from({ length: READERS }, async () => {
      while (!over.signal.aborted) {
        const { status } = await browser.rest('GET', '/admin/patients?limit=1').catch((error: unknown) => ({
          status: String((error as Error).cause ?? error),
        }));
        if (status !== 200) bad.set(String(status), (bad.get(String(status)) ?? 0) + 1);
        reads += 1;
      }
    });
    let restarts = 0;
    for (; restarts < RESTARTS || reads + writers.answered.size < REQUESTS; restarts += 1) {
      const place = servers.places[restarts % 2];
      if (!place) throw new Error('there are no two servers');
      const out = path.join(folder.dir, restarts % 2 === 0 ? 'out-app' : 'out-app2');
      writeFileSync(out, '');
      const ended = once(place.server.process, 'exit');
      await servers.restart(place);
      await ended;
      rmSync(out);
    }
    over.abort();
    await Promise.all([...readers, writers.end()]);
    tell(`restarts: ${restarts}, requests: ${reads + writers.answered.size}, of them writes ${writers.answered.size}`);

    expect([...bad, ...writers.failures]).toEqual([]);
    const stored = await sql<{ id: string }>('select id from payment');
    expect(stored.map(({ id }) => id).toSorted()).toEqual([...writers.answered.values()].toSorted());
  },
  FAULT_TIME,
);
