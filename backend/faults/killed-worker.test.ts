import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertMessage } from '../test/builders.js';
import { spawnServer, type ServerProcess } from '../test/server-process.js';
import { makeTemporaryFolder } from '../test/temporary-folder.js';
import type { Sql } from '../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../test/test-database.js';
import { FAULT_TIME } from './form.js';

const PATIENCE = { timeout: 60_000, interval: 50 };

/** An SMS gateway that answers what is next, or, when nothing is, hangs. */
const answers: number[] = [];
const asked: string[] = [];
let gateway: Server;
let database: TestDatabase;
let folder: { dir: string; remove(): void };
let pool: Pool;
let server: ServerProcess;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = makeTemporaryFolder();
  pool = new Pool({ connectionString: database.appUrl, max: 1 });
  gateway = createServer((request, response) => {
    const take = async () => {
      asked.push((JSON.parse(await text(request)) as { client_ref: string }).client_ref);
      const status = answers.shift();
      if (status) response.writeHead(status).end();
    };
    void take();
  }).listen(0, '127.0.0.1');
  await once(gateway, 'listening');
});
afterAll(async () => {
  server.process.kill('SIGKILL');
  gateway.closeAllConnections();
  gateway.close();
  await pool.end();
  await database.drop();
  folder.remove();
});

const sql: Sql = async <Row>(query: string, values: unknown[] = []) => (await pool.query(query, values)).rows as Row[];
/** A message whose text is registered in the environment. */
const message = async () => (await insertMessage(sql, { kind: 'NUMBER_CHANGED' })).id;
const look = async (id: string) => (await sql('select status, attempts, error from message where id = $1', [id]))[0];

async function start(): Promise<void> {
  server = spawnServer(database, folder.dir, {
    SMS_PROVIDER: 'http',
    SMS_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
    SMS_API_KEY: 'test',
    SMS_SENDER: 'test',
    SMS_DLT_ENTITY_ID: 'test',
    SMS_DLT_TEMPLATE_ID: 'test',
    SMS_DLT_CHANGED_TEMPLATE_ID: 'test',
    SMS_DLT_WRONG_CODES_TEMPLATE_ID: 'test',
    MESSAGE_RETRY_SECONDS: '0,0,3600',
  });
  await server.ready;
}

it(
  'a server that is killed between sending and noting sends once more, under the same id, when the lease is over',
  async () => {
    await start();
    const id = await message();
    await expect.poll(() => asked, PATIENCE).toEqual([id]);
    const ended = once(server.process, 'exit');
    server.process.kill('SIGKILL');
    await ended;
    expect(await look(id)).toMatchObject({ status: 'QUEUED', attempts: 1 });
    const [lease] = await sql('select lease_until > now() as holds from message where id = $1', [id]);
    expect(lease).toEqual({ holds: true });
    answers.push(200);
    await start();
    await sql('update message set lease_until = now()');
    await expect.poll(() => look(id), PATIENCE).toEqual({ status: 'SENT', attempts: 2, error: null });
    expect(asked).toEqual([id, id]);
  },
  FAULT_TIME,
);

it(
  'a gateway that fails, refuses, or is gone costs no message and no server, which ends when it is told to',
  async () => {
    answers.push(500, 200);
    const once500 = await message();
    await expect.poll(() => look(once500), PATIENCE).toEqual({ status: 'SENT', attempts: 2, error: null });
    answers.push(400);
    const refused = await message();
    const error = 'The SMS gateway answered 400.';
    await expect.poll(() => look(refused), PATIENCE).toEqual({ status: 'FAILED', attempts: 1, error });
    gateway.closeAllConnections();
    gateway.close();
    const unsent = await message();
    const waits = { status: 'QUEUED', attempts: 3, error: 'The SMS gateway could not be reached.' };
    await expect.poll(() => look(unsent), PATIENCE).toEqual(waits);
    const ended = once(server.process, 'exit');
    server.process.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  },
  FAULT_TIME,
);
