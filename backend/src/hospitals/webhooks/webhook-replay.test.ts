import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { jobOf } from '../../../test/leased-jobs.js';
import { createTestApp } from '../../../test/test-app.js';
import { createWebhookWorld, later, type WebhookWorld } from '../../../test/webhooks.js';

let world: WebhookWorld;
beforeAll(async () => {
  world = await createWebhookWorld();
});
afterEach(() => world.endAll());
afterAll(() => world.close());

describe('consent and clients between the tries (HR-1)', () => {
  it('a withdrawal ends what was told before as withheld', async () => {
    const { clientId, told, deliveries } = await world.listening();
    world.receiver.answer = (response) => response.writeHead(500).end();
    const patient = await world.change();
    await world.send();
    await world.app.sql(
      `insert into data_consent (id, client_id, patient_id, decision, purpose) values (gen_random_uuid(), $1, $2, 'DENY', 'TREATMENT')`,
      [clientId, patient],
    );
    await world.send(later(6));
    expect(await deliveries()).toMatchObject([{ status: 'FAILED', attempts: 1, code: 'withheld' }]);
    expect(told()).toHaveLength(1);
  });

  it('a client that is revoked before the sending is told nothing, and its endpoints end', async () => {
    const { clientId, id, told } = await world.listening();
    await world.change();
    await world.admin.graphql('mutation ($id: ID!) { revokeSmartClient(id: $id) }', { id: clientId });
    await world.send();
    expect(told()).toEqual([]);
    expect(
      await world.app.sql(
        'select end_reason, status, attempts, code from webhook_endpoint e join webhook_delivery d on d.endpoint_id = e.id where e.id = $1',
        [id],
      ),
    ).toEqual([{ end_reason: 'CLIENT_REVOKED', status: 'FAILED', attempts: 0, code: 'ended' }]);
  });
});

describe('several processes', () => {
  it('send each delivery once', async () => {
    const other = await createTestApp({
      database: world.app.database,
      config: { outboundAllow: [world.receiver.host] },
    });
    const { told, deliveries } = await world.listening();
    for (let count = 0; count < 25; count++) await world.change();
    await Promise.all([world.send(), other.application.sendWebhooks(), world.send(), other.application.sendWebhooks()]);
    await world.send();
    expect((await deliveries()).filter(({ status }) => status === 'DELIVERED')).toHaveLength(25);
    expect(new Set(told().map(({ headers }) => headers['webhook-id'])).size).toBe(25);
    expect(told()).toHaveLength(25);
    await other.close();
  });

  it('send what a killed one had taken, once its lease is over, under the same id', async () => {
    const { id, told, deliveries } = await world.listening();
    await world.change();
    const { rows } = await jobOf(world.app, 'no webhook is sent').claim(id);
    await world.send();
    await world.send(later(59));
    expect(told()).toEqual([]);
    await world.send(later(61));
    expect(told().map(({ headers }) => headers['webhook-id'])).toEqual(rows.map((row) => row.id));
    expect((await deliveries())[0]).toMatchObject({ status: 'DELIVERED', attempts: 2 });
  });

  it('leave alone what another one is sending for longer than it should', async () => {
    const { id, deliveries, told } = await world.listening();
    const { promise: freed, resolve: free } = Promise.withResolvers<void>();
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
    world.receiver.answer = (response) => {
      ask();
      void freed.then(() => response.writeHead(500).end());
    };
    await world.change();
    const first = world.send();
    await asked;
    await world.app.sql(
      "update webhook_delivery set attempts = 2, status = 'DELIVERED', lease_until = null where endpoint_id = $1",
      [id],
    );
    free();
    await first;
    expect((await deliveries())[0]).toMatchObject({ status: 'DELIVERED', attempts: 2 });
    expect(told()).toHaveLength(1);
  });
});

describe('a replay', () => {
  const REPLAY = 'mutation ($id: ID!, $since: DateTime!) { replayWebhooks(endpointId: $id, since: $since) }';
  const replay = async (id: string, since: Date) =>
    (await world.admin.graphql<{ replayWebhooks: number }>(REPLAY, { id, since: since.toISOString() })).body.data
      ?.replayWebhooks;

  it('sends again what happened since a moment, delivered or given up, with the ids and bodies of before', async () => {
    const { id, told, deliveries } = await world.listening();
    await world.change();
    await world.send();
    world.receiver.answer = (response) => response.writeHead(500).end();
    await world.change();
    await world.giveUp();
    expect((await deliveries()).map(({ status }) => status)).toEqual(['FAILED', 'DELIVERED']);
    const before = told();
    world.receiver.answer = (response) => response.writeHead(204).end();
    expect(await replay(id, later(60))).toBe(0);
    expect(await replay(id, later(-600))).toBe(2);
    await world.send();
    const after = told().slice(before.length);
    const said = (all: typeof after) => all.map(({ headers, body }) => `${String(headers['webhook-id'])} ${body}`);
    expect(said(after).toSorted()).toEqual([...new Set(said(before))].toSorted());
    expect((await deliveries()).map(({ status, attempts }) => [status, attempts])).toEqual([
      ['DELIVERED', 4],
      ['DELIVERED', 2],
    ]);
  });

  it('waits anew after a failure', async () => {
    const { id, deliveries } = await world.listening();
    world.receiver.answer = (response) => response.writeHead(500).end();
    await world.change();
    await world.giveUp();
    await replay(id, later(-600));
    await world.send();
    expect((await deliveries())[0]).toMatchObject({ status: 'PENDING', attempts: 4 });
  });

  it('tells nobody of what may not be known any more', async () => {
    const { id, clientId, told, deliveries } = await world.listening();
    const patient = await world.change();
    await world.send();
    await world.app.sql(
      `insert into data_consent (id, client_id, patient_id, decision, purpose) values (gen_random_uuid(), $1, $2, 'DENY', 'TREATMENT')`,
      [clientId, patient],
    );
    await replay(id, later(-600));
    await world.send();
    expect(told()).toHaveLength(1);
    expect(await deliveries()).toMatchObject([{ status: 'FAILED', code: 'withheld', attempts: 1 }]);
  });
});

it('what was told is forgotten after 90 days', async () => {
  const { id, deliveries } = await world.listening();
  for (const days of [89, 91])
    await world.app.sql(
      `insert into webhook_delivery (endpoint_id, event, resource, resource_id, version, patient_id, created_at, status, attempts)
       select $1, 'patient.updated', 'Patient', id, 1, id, now() - make_interval(days => $2), 'DELIVERED', $2
       from (select gen_random_uuid() as id)`,
      [id, days],
    );
  await world.app.application.runMaintenance();
  expect((await deliveries()).map(({ attempts }) => attempts)).toEqual([89]);
});
