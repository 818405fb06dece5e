import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { createWebhookWorld, later, type Listening, type WebhookWorld } from '../../../test/webhooks.js';

let world: WebhookWorld;
let other: TestApp;
beforeAll(async () => {
  world = await createWebhookWorld();
  other = await createTestApp({ database: world.app.database, config: { outboundAllow: [world.receiver.host] } });
});
afterEach(() => world.endAll());
afterAll(async () => {
  await other.close();
  await world.close();
});

const answering = (status: number) => {
  world.receiver.answer = (response) => void response.writeHead(status).end();
};
async function change(times: number): Promise<void> {
  for (let count = 0; count < times; count++) await world.change();
}
const countOf = async ({ deliveries }: Listening, status: string) =>
  (await deliveries()).filter((one) => one.status === status).length;

/** An endpoint that took nothing of so many deliveries, and 12 more that are due. */
async function failing(times: number): Promise<Listening> {
  const endpoint = await world.listening();
  answering(503);
  await change(times);
  await world.send();
  await change(12);
  return endpoint;
}

/** Sends by both processes while the endpoint answers nothing. @returns how often it was told something, and how to have it answer */
async function sendWhileSilent({ told }: Listening) {
  const { promise: freed, resolve: free } = Promise.withResolvers<number>();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: askedMore, resolve: askMore } = Promise.withResolvers<void>();
  const before = told().length;
  world.receiver.answer = (response) => {
    if (told().length === before + 1) ask();
    else askMore();
    void freed.then((status) => response.writeHead(status).end());
  };
  const first = world.send();
  await asked;
  const second = other.application.sendWebhooks();
  // The other process has nothing to do, or more than one is tried.
  await Promise.race([second, askedMore]);
  const count = told().length - before;
  return {
    count,
    answer: async (status: number) => {
      answering(status);
      free(status);
      await Promise.all([first, second]);
    },
  };
}

describe('an endpoint that took nothing five times in a row (HR-1)', () => {
  it('is tried by one delivery at a time, by all processes together', async () => {
    const endpoint = await failing(5);
    const { count, answer } = await sendWhileSilent(endpoint);
    expect(count).toBe(1);
    await answer(204);
  });

  it('gets all that is due once one has got through', async () => {
    const endpoint = await failing(5);
    const { answer } = await sendWhileSilent(endpoint);
    await answer(204);
    expect(await countOf(endpoint, 'DELIVERED')).toBe(12);
    await world.send(later(6));
    expect(await countOf(endpoint, 'DELIVERED')).toBe(17);
    expect(await world.app.sql('select failures from webhook_endpoint where id = $1', [endpoint.id])).toEqual([
      { failures: 0 },
    ]);
  });

  it('is tried all the same with each that is due, at its moments, until it is given up', async () => {
    const endpoint = await failing(5);
    for (const now of [undefined, later(6), later(400)]) await world.send(now);
    const deliveries = await endpoint.deliveries();
    expect(deliveries.map(({ status, attempts }) => `${status} ${attempts}`)).toEqual(Array(17).fill('FAILED 3'));
    expect(endpoint.told()).toHaveLength(17 * 3);
  });

  it('is tried again after a process was killed in the middle', async () => {
    const endpoint = await failing(5);
    await world.app.sql(
      `update webhook_delivery set lease_until = now() + interval '60 seconds' where id = (select id from webhook_delivery
       where endpoint_id = $1 and status = 'PENDING' order by send_after limit 1)`,
      [endpoint.id],
    );
    answering(204);
    await world.send();
    expect(await countOf(endpoint, 'DELIVERED')).toBe(0);
    await world.send(later(61));
    expect(await countOf(endpoint, 'DELIVERED')).toBe(17);
  });
});

it('an endpoint that fails now and then is tried by many at once', async () => {
  const endpoint = await failing(4);
  const { count, answer } = await sendWhileSilent(endpoint);
  expect(count).toBeGreaterThan(1);
  await answer(204);
  expect(await countOf(endpoint, 'DELIVERED')).toBe(12);
});
