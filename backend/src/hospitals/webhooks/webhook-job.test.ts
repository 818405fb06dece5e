import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createWebhookWorld, later, type WebhookWorld } from '../../../test/webhooks.js';
import { createLogger } from '../../platform/logger.js';

const lines: string[] = [];

let world: WebhookWorld;
let random = 0;
beforeAll(async () => {
  const logger = createLogger('debug', { write: (line) => void lines.push(line) });
  world = await createWebhookWorld({ logger, random: () => random });
});
afterEach(() => {
  random = 0;
  return world.endAll();
});
afterAll(() => world.close());

describe('what is sent', () => {
  it('is signed as Standard Webhooks has it, and says nothing of the person', async () => {
    const { secret, told, deliveries } = await world.listening();
    const patient = await world.change();
    await world.send();
    const [one, ...others] = told();
    const [delivery] = await deliveries();
    const headers = one?.headers as Record<string, string>;
    expect(new Webhook(secret).verify(one?.body ?? '', headers)).toEqual({
      type: 'patient.updated',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      data: { resource: 'Patient', id: patient, versionId: '2' },
    });
    expect(others).toEqual([]);
    expect(headers['content-type']).toBe('application/json');
    expect(headers['webhook-id']).toBe(delivery?.id);
    expect(delivery).toEqual({
      id: expect.any(String),
      event: 'patient.updated',
      status: 'DELIVERED',
      attempts: 1,
      code: '204',
      nextAttemptAt: null,
      deliveredAt: expect.any(String),
    });
    const { secret: foreign } = await world.listening();
    expect(() => new Webhook(foreign).verify(one?.body ?? '', headers)).toThrow('No matching signature found');
  });

  it('is in the exchanges by the id of its delivery, and is no reading of the record', async () => {
    const { clientId, deliveries } = await world.listening();
    const patient = await world.change();
    await world.send();
    const { body } = await world.admin.graphql(
      'query ($id: ID!) { exchanges(first: 5, filter: { clientId: $id }) { edges { node { door interaction outcome code patientId requestId } } } }',
      { id: clientId },
    );
    const requestId = (await deliveries())[0]?.id;
    const node = { door: 'WEBHOOK', interaction: 'patient.updated', outcome: 'SUCCEEDED', code: '204' };
    expect(body.data).toEqual({ exchanges: { edges: [{ node: { ...node, patientId: patient, requestId } }] } });
    expect(await world.app.sql('select from record_reading where client_id = $1', [clientId])).toEqual([]);
  });

  it('leaves neither address nor secret nor name in the log', async () => {
    const { path, secret } = await world.listening();
    world.receiver.answer = (response) => response.destroy();
    await world.change();
    lines.length = 0;
    await world.send();
    expect(lines.join()).toContain('a webhook was dealt with');
    expect(lines.join()).not.toMatch(new RegExp(`${path}|${secret.slice(6, 20)}|Sunita|127\\.0\\.0\\.1`));
  });
});

describe('what is not taken', () => {
  it.each([
    ['by an error', '500', 500],
    ['by a refusal', '404', 404],
    ['by a redirect, which is not followed', '302', 302],
  ])('%s is tried again after each wait, under the same id, and then given up', async (_how, code, status) => {
    const { told, deliveries, secret } = await world.listening();
    world.receiver.answer = (response) =>
      response.writeHead(status, { location: `http://${world.receiver.host}/elsewhere` }).end();
    await world.change();
    await world.send();
    const [first] = await deliveries();
    expect(first).toMatchObject({ status: 'PENDING', attempts: 1, code });
    expect(Date.parse(first?.nextAttemptAt ?? '') - Date.now()).toBeGreaterThan(4_000);
    await world.send(later(3));
    expect(told()).toHaveLength(1);
    await world.send(later(6));
    expect((await deliveries())[0]).toMatchObject({ status: 'PENDING', attempts: 2 });
    await world.send(later(6 + 299));
    expect(told()).toHaveLength(2);
    await world.send(later(6 + 301));
    expect((await deliveries())[0]).toMatchObject({ status: 'FAILED', attempts: 3, code, nextAttemptAt: null });
    await world.send(later(100_000));
    expect(new Set(told().map(({ headers }) => headers['webhook-id']))).toEqual(new Set([first?.id]));
    expect([told().length, new Set(told().map(({ body }) => body)).size]).toEqual([3, 1]);
    expect(world.receiver.at('/elsewhere')).toEqual([]);
    const again = told()[1];
    const stamp = Number(again?.headers['webhook-timestamp']);
    const signature = new Webhook(secret).sign(first?.id ?? '', new Date(stamp * 1_000), again?.body ?? '');
    expect(again?.headers['webhook-signature']).toBe(signature);
  });

  it('is tried again up to a tenth later than said, so that what failed together does not come together again (HR-1)', async () => {
    const { deliveries } = await world.listening();
    world.receiver.answer = (response) => response.writeHead(503).end();
    const waited = async (share: number, from: Date) => {
      random = share;
      await world.send(from);
      const [delivery] = await deliveries();
      return Date.parse(delivery?.nextAttemptAt ?? '') - from.getTime();
    };
    await world.change();
    expect([await waited(1, later(1)), await waited(0.5, later(10))]).toEqual([5_500, 315_000]);
  });

  it('at first, and then, is delivered', async () => {
    const { deliveries } = await world.listening();
    world.receiver.answer = (response) => response.destroy();
    await world.change();
    await world.send();
    expect((await deliveries())[0]).toMatchObject({ status: 'PENDING', code: 'not reached' });
    world.receiver.answer = (response) => response.writeHead(200).end('thank you');
    await world.send(later(6));
    expect((await deliveries())[0]).toMatchObject({ status: 'DELIVERED', attempts: 2, code: '200' });
  });

  it('with 410 ends the endpoint, and what waits for it', async () => {
    const { id, told, deliveries } = await world.listening();
    world.receiver.answer = (response) => response.writeHead(503).end();
    await world.change();
    await world.send();
    world.receiver.answer = (response) => response.writeHead(410).end();
    await world.change();
    await world.send();
    expect(await world.app.sql('select end_reason from webhook_endpoint where id = $1', [id])).toEqual([
      { end_reason: 'GONE' },
    ]);
    await world.change();
    await world.send(later(100_000));
    expect((await deliveries()).map(({ status, code }) => [status, code])).toEqual([
      ['FAILED', '410'],
      ['FAILED', 'ended'],
    ]);
    expect(told()).toHaveLength(2);
  });

  it('holds up nobody else', async () => {
    const slow = await world.listening();
    const { promise: freed, resolve: free } = Promise.withResolvers<void>();
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
    world.receiver.answer = (response, { path }) => {
      if (path !== slow.path) return void response.writeHead(204).end();
      ask();
      void freed.then(() => response.writeHead(204).end());
    };
    await world.change();
    const first = world.send();
    await asked;
    const quick = await world.listening();
    await world.change();
    await world.send();
    expect([slow.told().length, quick.told().length]).toEqual([1, 1]);
    free();
    await first;
    await world.send();
    expect((await slow.deliveries()).map(({ status }) => status)).toEqual(['DELIVERED', 'DELIVERED']);
  });
});

describe('an address inside the house', () => {
  it.each([
    'http://127.0.0.1:9/told',
    'https://127.0.0.1/told',
    'https://169.254.169.254/latest/meta-data',
    'https://2130706433/told',
    'https://[::ffff:127.0.0.1]/told',
    'https://localhost/told',
  ])('is not called, whatever stands in the database: %s', async (url) => {
    const { id, deliveries } = await world.listening();
    await world.app.sql('update webhook_endpoint set url = $2 where id = $1', [id, url]);
    await world.change();
    await world.send();
    expect((await deliveries())[0]).toMatchObject({ status: 'PENDING', code: 'not called' });
  });
});

describe('a secret that the server does not know any more', () => {
  it('signs nothing: nothing leaves until it is known again', async () => {
    const { id, told, deliveries } = await world.listening();
    await world.app.sql("update webhook_endpoint set secret_hash = 'x' || secret_hash where id = $1", [id]);
    await world.change();
    await world.send();
    expect((await deliveries())[0]).toMatchObject({ status: 'PENDING', code: 'no secret' });
    await world.app.sql('update webhook_endpoint set secret_hash = substr(secret_hash, 2) where id = $1', [id]);
    expect(told()).toEqual([]);
    await world.send(later(6));
    expect((await deliveries())[0]).toMatchObject({ status: 'DELIVERED' });
  });
});
