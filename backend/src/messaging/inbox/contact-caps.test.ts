import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { contactForm, openForVisitors, sendForm, tokenAtHand, write } from '../../../test/contact-calls.js';
import { createTestApp, PRODUCTION_LIMITS, type TestApp } from '../../../test/test-app.js';
import { runSql } from '../../../test/test-database.js';
import { readLimits } from '../../platform/limits/limits.js';

let app: TestApp;
beforeAll(async () => {
  const { contactsPerIpHour } = PRODUCTION_LIMITS;
  app = await createTestApp({ limits: { contactsPerIpHour, contactsInAllHour: 7 }, config: { trustedProxies: 1 } });
  await openForVisitors(app);
});
beforeEach(() => app.sql('delete from contact_message; delete from rate_limit'));
afterAll(() => app.close());

const count = async () => (await app.sql<{ count: number }>('select count(*)::int from contact_message'))[0]?.count;
const from = async (address: string, token?: string) =>
  sendForm(app.client(), { ...contactForm, token: token ?? (await tokenAtHand(app)) }, { 'x-forwarded-for': address });

/** Makes the transactions of messages with these tokens wait, which is how each begins, until the answer ends. */
async function holdTurnOf(...tokens: string[]): Promise<Client> {
  const gate = new Client(app.database.appUrl);
  await gate.connect();
  for (const token of tokens)
    await gate.query('select pg_advisory_lock(hashtextextended($1, 0))', [`contact ${token.split('.')[0]}`]);
  return gate;
}

it('are 5 an hour from an address and 200 in all, and wide where codes are printed', () => {
  expect([PRODUCTION_LIMITS.contactsPerIpHour, PRODUCTION_LIMITS.contactsInAllHour]).toEqual([5, 200]);
  const { limits } = readLimits({}, true);
  expect([limits.contactsPerIpHour, limits.contactsInAllHour]).toEqual([1_000, 10_000]);
  expect(readLimits({ CONTACT_PER_IP_HOUR: '9', CONTACT_IN_ALL_HOUR: '8' }, false).limits).toMatchObject({
    contactsPerIpHour: 9,
    contactsInAllHour: 8,
  });
});

it('refuse the sixth message of an address, which uses nothing up that others share', async () => {
  for (let message = 0; message < 5; message++) expect((await from('203.0.113.7')).status).toBe(201);
  for (let message = 0; message < 4; message++) {
    const refused = await from('203.0.113.7');
    expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect((await from('203.0.113.8')).status).toBe(201);
  expect(await count()).toBe(6);
});

it('count the addresses of one IPv6 subscriber together', async () => {
  for (let at = 1; at <= 5; at++) expect((await from(`2001:db8:1:2::${at}`)).status).toBe(201);
  expect((await from('2001:db8:1:2::9')).status).toBe(429);
});

it('refuse the eighth message of all', async () => {
  for (let at = 1; at <= 7; at++) expect((await from(`203.0.113.${at}`)).status).toBe(201);
  expect((await from('203.0.113.99')).status).toBe(429);
  expect(await count()).toBe(7);
});

it('count a message once that is sent again, and answer it also when they are used up', async () => {
  const token = await tokenAtHand(app);
  for (let time = 0; time < 10; time++) expect((await from('203.0.113.7', token)).status).toBe(201);
  for (let message = 0; message < 4; message++) expect((await from('203.0.113.7')).status).toBe(201);
  expect((await from('203.0.113.7')).status).toBe(429);
  expect((await from('203.0.113.7', token)).status).toBe(201);
  expect(await count()).toBe(5);
});

it('count a message once that is sent twenty times at once, and thank for each', async () => {
  const token = await tokenAtHand(app);
  const gate = await holdTurnOf(token);
  const all = Array.from({ length: 20 }, () => from('203.0.113.7', token));
  // All of them have come by the time that others are served who came after them.
  for (let time = 0; time < 3; time++) await tokenAtHand(app);
  await gate.end();
  expect(new Set((await Promise.all(all)).map(({ status }) => status))).toEqual(new Set([201]));
  for (let message = 0; message < 4; message++) expect((await from('203.0.113.7')).status).toBe(201);
  expect((await from('203.0.113.7')).status).toBe(429);
  expect(await count()).toBe(5);
});

it('cost no transaction once they are used up, whether a message is refused or answered again', async () => {
  const [stored, refused] = [await tokenAtHand(app), await tokenAtHand(app)];
  expect((await from('203.0.113.7', stored)).status).toBe(201);
  for (let message = 0; message < 4; message++) await from('203.0.113.7');
  const gate = await holdTurnOf(stored, refused);
  expect((await from('203.0.113.7', refused)).status).toBe(429);
  expect((await from('203.0.113.7', stored)).status).toBe(201);
  await gate.end();
});

it('do not count what could not be stored', async () => {
  const asOwner = (statement: string) => runSql(app.database.ownerUrl, statement);
  await asOwner(`create function fail() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
    create trigger fail before insert on contact_message for each row execute function fail()`);
  for (let time = 0; time < 6; time++) expect((await from('203.0.113.7')).status).toBe(500);
  await asOwner('drop trigger fail on contact_message; drop function fail');
  expect((await from('203.0.113.7')).status).toBe(201);
});

it('do not count what was not understood', async () => {
  for (let time = 0; time < 8; time++) expect((await write(app, { ...contactForm, name: '' })).status).toBe(400);
  expect((await write(app, contactForm)).status).toBe(201);
});
