import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { contactForm, openForVisitors, sendForm, tokenAtHand, write } from '../../test/contact-calls.js';
import { createTestApp, PRODUCTION_LIMITS, type TestApp } from '../../test/test-app.js';
import { readLimits } from '../limits/limits.js';

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

it('do not count what was not understood', async () => {
  for (let time = 0; time < 8; time++) expect((await write(app, { ...contactForm, name: '' })).status).toBe(400);
  expect((await write(app, contactForm)).status).toBe(201);
});
