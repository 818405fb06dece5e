import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { behindProxy, startGateway } from '../bench/product.js';
import { insertAdmin, insertPatient } from '../test/builders.js';
import { freePort } from '../test/free-port.js';
import { spawnServer, type ServerProcess } from '../test/server-process.js';
import { makeTemporaryFolder } from '../test/temporary-folder.js';
import type { Sql } from '../test/test-app.js';
import { TestClient } from '../test/test-client.js';
import { createTestDatabase, type TestDatabase } from '../test/test-database.js';
import { FAULT_TIME, tell, times } from './form.js';
import { KeyedWriters } from './keyed-writers.js';

const WRITERS = 8;
const PATIENCE = { timeout: 60_000, interval: 50 };
/** What a balancer sends to the other server; anything else broke off under way. */
const SENT_ELSEWHERE = new Set(['503', 'ECONNREFUSED']);
/** How often the balancer asks /readyz, in milliseconds: several times while a server that was asked to stop still serves. */
const ASKING = 200;

/** Through the proxy that production stands behind. */
class ProxiedClient extends TestClient {
  override async send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries(behindProxy())) headers.set(name, value);
    return super.send(path, { ...init, headers });
  }
}

/** A server of the two, and the browser that speaks to it. */
interface Place {
  port: string;
  browser: TestClient;
  server: ServerProcess;
  isReady: boolean;
}

let database: TestDatabase;
let folder: { dir: string; remove(): void };
let pool: Pool;
let gateway: Awaited<ReturnType<typeof startGateway>>;
const stops: (() => Promise<void>)[] = [];
const places: Place[] = [];
const over = new AbortController();
beforeAll(async () => {
  database = await createTestDatabase();
  folder = makeTemporaryFolder();
  pool = new Pool({ connectionString: database.appUrl, max: 2 }).on('error', () => undefined);
  gateway = await startGateway((stop) => void stops.push(stop));
  places.push(...(await Promise.all([openPlace(), openPlace()])));
}, FAULT_TIME);
afterAll(async () => {
  over.abort();
  for (const { server } of places) server.process.kill('SIGKILL');
  for (const stop of stops) await stop();
  await pool.end();
  await database.drop();
  folder.remove();
});

const sql: Sql = async <Row>(text: string, values: unknown[] = []) => (await pool.query(text, values)).rows as Row[];

/** Two processes of one installation in production: only there does one go on serving after /readyz said no. */
const settings = (port: string) => ({
  NODE_ENV: 'production',
  PORT: port,
  PUBLIC_URL: 'https://recovery.example.org',
  TRUSTED_PROXIES: '1',
  LOG_LEVEL: 'silent',
  SESSION_SECRET: 'a session secret of the tests alone',
  OTP_PEPPER: 'a one-time code pepper of the tests',
  SMS_PROVIDER: 'http',
  SMS_URL: gateway.url,
  SMS_API_KEY: 'test',
  SMS_SENDER: 'test',
  SMS_DLT_ENTITY_ID: 'test',
  SMS_DLT_TEMPLATE_ID: 'test',
  SMS_DLT_CHANGED_TEMPLATE_ID: 'test',
  SMS_DLT_WRONG_CODES_TEMPLATE_ID: 'test',
});

const startServer = (port: string) => spawnServer(database, folder.dir, settings(port));

async function openPlace(): Promise<Place> {
  const port = String(await freePort());
  const browser = new ProxiedClient(`http://127.0.0.1:${port}`);
  const place = { port, browser, server: startServer(port), isReady: false };
  await place.server.ready;
  void askAgainAndAgain(place);
  return place;
}

/** What a balancer does: asks whether a server should be sent requests. */
async function askAgainAndAgain(place: Place): Promise<void> {
  while (!over.signal.aborted) {
    const answer = await place.browser.send('/readyz').catch(() => undefined);
    place.isReady = answer?.status === 200;
    await wait(ASKING);
  }
}

let turn = 0;
/** The browser of whichever server is ready, in turn. */
function balanced(): TestClient {
  const ready = places.filter(({ isReady }) => isReady);
  const place = ready[++turn % ready.length] ?? places[0];
  if (!place) throw new Error('there is no server');
  return place.browser;
}

async function signInAtBoth(): Promise<void> {
  const phoneNumber = (await insertAdmin(sql)).phone.slice(3);
  const [first, second] = places.map(({ browser }) => browser);
  await first?.rest('POST', '/admin/send-otp', { phoneNumber });
  await first?.rest('POST', '/admin/verify-otp', { phoneNumber, otp: gateway.code() });
  for (const [name, value] of first?.cookies ?? []) second?.cookies.set(name, value);
}

const brokenOff = ({ failures }: KeyedWriters) => [...failures.keys()].filter((why) => !SENT_ELSEWHERE.has(why));

async function restart(place: Place): Promise<void> {
  const ended = once(place.server.process, 'exit');
  place.server.process.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  place.server = startServer(place.port);
  await place.server.ready;
  await expect.poll(() => place.isReady, PATIENCE).toBe(true);
}

it(
  'while two servers are restarted one after the other every request is answered, and each has one effect (RE-1)',
  async () => {
    await signInAtBoth();
    const writers = new KeyedWriters(balanced, (await insertPatient(sql)).id, WRITERS);
    for (let round = 0; round < times(1, 10); round++) {
      for (const place of places) {
        const before = writers.answered.size;
        await restart(place);
        expect(writers.answered.size).toBeGreaterThan(before);
      }
    }
    await writers.end();
    tell(`rolling restarts: ${writers.answered.size} requests answered, ${writers.again} sent again`);

    expect(brokenOff(writers)).toEqual([]);
    const stored = await sql<{ id: string }>('select id from payment');
    expect(stored.map(({ id }) => id).toSorted()).toEqual([...writers.answered.values()].toSorted());
  },
  FAULT_TIME,
);

it(
  'a server that is killed breaks off what is under way (control)',
  async () => {
    await signInAtBoth();
    const [killed, other] = places;
    if (!killed || !other) throw new Error('there are no two servers');
    const patient = await insertPatient(sql);
    // A request is provably under way at the server that is killed: it waits for a lock of ours.
    const holder = await pool.connect();
    try {
      await holder.query('begin; lock table payment in exclusive mode');
      let target = killed;
      const writers = new KeyedWriters(() => target.browser, patient.id, WRITERS);
      const waiting = () =>
        sql("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'");
      await expect.poll(waiting, PATIENCE).not.toEqual([]);
      killed.server.process.kill('SIGKILL');
      await expect.poll(() => brokenOff(writers), PATIENCE).not.toEqual([]);
      target = other;
      await holder.query('rollback');
      await writers.end();
    } finally {
      holder.release(true);
    }
  },
  FAULT_TIME,
);
