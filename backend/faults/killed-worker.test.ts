import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertMessage } from '../test/builders.js';
import { FAULT_TIME } from './form.js';
import { KillableServer } from './killable-server.js';

const PATIENCE = { timeout: 60_000, interval: 50 };

/** An SMS gateway that answers what is next, or, when nothing is, hangs. */
const answers: number[] = [];
const asked: string[] = [];
let gateway: Server;
let server: KillableServer;
beforeAll(async () => {
  server = await KillableServer.prepare();
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
  gateway.closeAllConnections();
  gateway.close();
  await server.close();
});

/** A message whose text is registered in the environment. */
const message = async () => (await insertMessage(server.sql, { kind: 'NUMBER_CHANGED' })).id;
const look = async (id: string) =>
  (await server.sql('select status, attempts, error from message where id = $1', [id]))[0];

async function start(): Promise<void> {
  await server.start({
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
}

it(
  'a server that is killed between sending and noting sends once more, under the same id, when the lease is over',
  async () => {
    await start();
    const id = await message();
    await expect.poll(() => asked, PATIENCE).toEqual([id]);
    await server.end();
    expect(await look(id)).toMatchObject({ status: 'QUEUED', attempts: 1 });
    const [lease] = await server.sql('select lease_until > now() as holds from message where id = $1', [id]);
    expect(lease).toEqual({ holds: true });
    answers.push(200);
    await start();
    await server.sql('update message set lease_until = now()');
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
    expect(await server.end('SIGTERM')).toEqual([0, null]);
  },
  FAULT_TIME,
);
