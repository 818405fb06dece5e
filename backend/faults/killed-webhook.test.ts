import { Client } from 'pg';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertClient } from '../test/hospital.js';
import { insertPatient } from '../test/builders.js';
import { runSql } from '../test/test-database.js';
import type { TestClient } from '../test/test-client.js';
import { WebhookReceiver } from '../test/webhook-receiver.js';
import { FAULT_TIME } from './form.js';
import { KillableServer } from './killable-server.js';

const PATIENCE = { timeout: 60_000, interval: 50 };

/** What takes deliveries waits for whoever holds this lock; what notes them does not. */
const GATE = 60;
const GATED = `create function wait_at_gate() returns trigger language plpgsql as $$ begin
    perform pg_advisory_xact_lock_shared(${GATE}); return new; end $$;
  create trigger wait_at_gate before update on webhook_delivery for each row execute function wait_at_gate()`;
const WAITING = `from pg_locks where locktype = 'advisory' and objid = ${GATE} and not granted`;
/** What a killed process still waits for there is over with its machine. */
const LOSE = `select pg_terminate_backend(pid) ${WAITING}`;

let server: KillableServer;
let receiver: WebhookReceiver;
let secret: string;
beforeAll(async () => {
  server = await KillableServer.prepare();
  receiver = await new WebhookReceiver().listen();
  await runSql(server.database.ownerUrl, GATED);
});
afterAll(async () => {
  receiver.close();
  await server.close();
});

const start = () =>
  server.start({
    PUBLIC_URL: server.origin,
    SMART_SIGNING_KEY: 'a key of the tests '.repeat(2),
    OUTBOUND_ALLOW: receiver.host,
  });
const deliveries = () =>
  server.sql<{ id: string; status: string; attempts: number }>(
    'select id, status, attempts from webhook_delivery order by created_at, id',
  );

async function listen(admin: TestClient): Promise<string> {
  const input = {
    clientId: (await insertClient(server.sql)).id,
    url: `http://${receiver.host}/told`,
    events: ['patient.updated'],
  };
  const { body } = await admin.graphql<{ createWebhookEndpoint: { secret: string } }>(
    'mutation ($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { secret } }',
    { input },
  );
  return body.data?.createWebhookEndpoint.secret ?? '';
}

/** Changes a record through the server; answered, it is committed. */
async function change(admin: TestClient, id: string, diagnosedWith: string): Promise<void> {
  const { body } = await admin.graphql(
    'mutation ($id: ID!, $input: UpdatePatientInput!) { updatePatient(id: $id, input: $input) { id } }',
    { id, input: { diagnosedWith } },
  );
  expect(body.errors).toBeUndefined();
}

it(
  'a server that is killed between a change and its webhook, or while it is sent: another process sends it, under the same id',
  async () => {
    await start();
    const admin = await server.signInAdmin();
    secret = await listen(admin);
    const { id } = await insertPatient(server.sql);
    const gate = new Client({ connectionString: server.database.ownerUrl });
    await gate.connect();
    await gate.query(`select pg_advisory_lock(${GATE})`);
    await change(admin, id, 'Knee replacement');
    await expect.poll(async () => (await server.sql(`select ${WAITING}`)).length, PATIENCE).toBe(1);
    await server.end();
    await server.sql(LOSE);
    await gate.end();
    const [noted] = await deliveries();
    expect([noted?.status, noted?.attempts, receiver.told]).toEqual(['PENDING', 0, []]);

    // The other process is killed in its turn, before the hospital has answered.
    receiver.answer = () => undefined;
    await start();
    await expect.poll(() => receiver.told.length, PATIENCE).toBe(1);
    await server.end();
    expect(await server.sql('select lease_until > now() as holds from webhook_delivery')).toEqual([{ holds: true }]);
    await server.sql('update webhook_delivery set lease_until = now()');
    receiver.answer = (response) => response.writeHead(204).end();
    await start();
    await expect.poll(deliveries, PATIENCE).toEqual([{ id: noted?.id, status: 'DELIVERED', attempts: 2 }]);
    const webhook = new Webhook(secret);
    const heard = receiver.told.map(({ body, headers }) => {
      webhook.verify(body, headers as Record<string, string>);
      return [headers['webhook-id'], body];
    });
    expect(heard).toEqual([heard[0], heard[0]]);
    expect(heard[0]?.[0]).toBe(noted?.id);
  },
  FAULT_TIME,
);
