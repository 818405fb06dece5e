import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freshPhone, insertAdmin, insertStaff } from '../../../test/builders.js';
import { all, askForCode, freshIp, guessCode, repeat, WRONG, type Asked } from '../../../test/codes-from.js';
import { createTestApp, PRODUCTION_LIMITS, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

const limits = { ...PRODUCTION_LIMITS, otpResendSeconds: 0 };

/** The limits of production without the wait between two codes, behind one proxy that says where a request came from. */
let app: TestApp;
/** The same, which sends three codes an hour to strangers, and as many to the team. */
let thrifty: TestApp;
beforeAll(async () => {
  app = await createTestApp({ limits, config: { trustedProxies: 1 } });
  thrifty = await createTestApp({
    database: app.database,
    limits: { ...limits, otpSendsInAllHour: 3, otpSendsToTeamHour: 3, otpSendsToDevicesHour: 3 },
    config: { trustedProxies: 1 },
  });
});
afterAll(async () => {
  await thrifty.close();
  await app.close();
});
afterEach(() => app.sql('delete from rate_limit'));

type Door = NonNullable<Asked['door']>;
const ask = (phone: string, asked: Partial<Asked> = {}) => askForCode(phone, { by: app, ...asked });
const tryCode = (phone: string, otp: string, asked: Partial<Asked> = {}) =>
  guessCode(phone, otp, { by: app, ...asked });

/** A browser that asks and guesses, each time from another address. */
const askIn = (browser: TestClient, phoneNumber: string, door: Door) =>
  browser.rest('POST', `/${door}/send-otp`, { phoneNumber }, { 'x-forwarded-for': freshIp() });
const tryIn = (browser: TestClient, phoneNumber: string, otp: string, door: Door) =>
  browser.rest('POST', `/${door}/verify-otp`, { phoneNumber, otp }, { 'x-forwarded-for': freshIp() });

/** A browser of `by` in which a number has signed in before, and signed out. */
async function knownDevice(by: TestApp, phone: string, door: Door): Promise<TestClient> {
  const browser = by.client();
  await askIn(browser, phone, door);
  expect((await tryIn(browser, phone, by.sms.codeFor(phone), door)).status).toBe(200);
  await browser.rest('POST', '/users/logout');
  await app.sql('delete from rate_limit');
  return browser;
}

const adminPhone = async () => (await insertAdmin(app.sql)).phone;

describe('strangers who use up all codes (OTP-10)', () => {
  const useUp = async () =>
    expect(await repeat(5, () => ask(freshPhone(), { by: thrifty }))).toEqual([...all(200, 3), ...all(429, 2)]);

  it('shut out no admin, on a device that is known or on any other', async () => {
    const phone = await adminPhone();
    const device = await knownDevice(thrifty, phone, 'admin');
    await useUp();
    expect((await ask(phone, { by: thrifty, door: 'admin' })).status).toBe(200);
    expect((await askIn(device, phone, 'admin')).status).toBe(200);
    expect((await tryIn(device, phone, thrifty.sms.codeFor(phone), 'admin')).status).toBe(200);
  });

  it('shut out no patient on a device that is known', async () => {
    const phone = freshPhone();
    const device = await knownDevice(thrifty, phone, 'users');
    await useUp();
    expect((await ask(phone, { by: thrifty })).status).toBe(429);
    expect((await askIn(device, phone, 'users')).status).toBe(200);
  });

  it('learn at the door of staff of no number whose it is, also once the budget of the team is used up (OTP-14)', async () => {
    const { phone } = (await insertStaff(app.sql)).user;
    const askStaff = async (phoneNumber: string) => {
      const asked = `mutation { sendOtp(door: STAFF, phoneNumber: "${phoneNumber}") { message } }`;
      const { body } = await thrifty.client().graphql(asked, undefined, { 'x-forwarded-for': freshIp() });
      return body.errors?.[0]?.extensions?.['code'] ?? 'sent';
    };
    await useUp();
    const unknown: unknown[] = [];
    for (let times = 0; times < 5; times++) unknown.push(await askStaff(freshPhone()));
    expect(unknown).toEqual(Array.from({ length: 5 }, () => 'sent'));
    for (let times = 0; times < 3; times++) expect(await askStaff(phone)).toBe('sent');
    expect([await askStaff(phone), await askStaff(freshPhone())]).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
  });

  it('have sixty codes an hour and two hundred a day from one /48 of IPv6 (OTP-9)', async () => {
    const from = (at: number) => `2001:db8:7:${at.toString(16)}::1`;
    expect(await repeat(64, (at) => ask(freshPhone(), { from: from(at % 22) }))).toEqual([
      ...all(200, 60),
      ...all(429, 4),
    ]);
    expect((await ask(freshPhone(), { from: '2001:db8:8::1' })).status).toBe(200);
    expect((await ask(freshPhone())).status).toBe(200);
    await app.sql("delete from rate_limit where key like 'otp-site-hour:%'");
    await app.sql("update rate_limit set points = 199 where key like 'otp-site-day:%'");
    expect(await repeat(2, () => ask(freshPhone(), { from: from(99) }))).toEqual([200, 429]);
  });

  it('do not get around the budget of known devices with many devices of one number (OTP-8)', async () => {
    const phone = freshPhone();
    const devices: TestClient[] = [];
    for (let times = 0; times < 4; times++) devices.push(await knownDevice(app, phone, 'users'));
    const statuses: number[] = [];
    for (const device of devices)
      for (let times = 0; times < 5; times++) statuses.push((await askIn(device, phone, 'users')).status);
    expect(statuses).toEqual([...all(200, 15), ...all(429, 5)]);
  });
});

describe('strangers who guess past the failures of a day (OTP-6)', () => {
  const from64 = (at: number) => `2001:db8:9:${at.toString(16)}::1`;
  /** A hundred wrong guesses from a /64 each, and one more, which is that of the minute. */
  async function guessOn(phone: string, door: Door): Promise<void> {
    const statuses = await repeat(102, (at) => tryCode(phone, WRONG, { from: from64(at), door }));
    // Past a hundred tries the door of admins answers as `strict` does (OTP-14).
    expect(statuses.map((status) => status === 429)).toEqual([...Array<boolean>(101).fill(false), true]);
  }

  it.each(['admin', 'users'] as const)(
    'keep nobody out at the door of %s who has asked for the code from the same place',
    async (door) => {
      const phone = door === 'admin' ? await adminPhone() : freshPhone();
      const home = freshIp();
      await guessOn(phone, door);
      await ask(phone, { from: home, door });
      expect((await tryCode(phone, WRONG, { from: from64(200), door })).status).toBe(429);
      expect((await tryCode(phone, app.sms.codeFor(phone), { from: home, door })).status).toBe(200);
      // From elsewhere it is one guess a minute for all.
      await ask(phone, { from: home, door });
      expect((await tryCode(phone, app.sms.codeFor(phone), { door })).status).toBe(429);
    },
  );

  it('let whoever asked for a code guess once a minute, too', async () => {
    const phone = freshPhone();
    const home = freshIp();
    await guessOn(phone, 'users');
    await ask(phone, { from: home });
    expect(await repeat(2, () => tryCode(phone, WRONG, { from: home }))).toEqual([401, 429]);
  });

  it('keep out no device that is known, wherever it is', async () => {
    const phone = await adminPhone();
    const device = await knownDevice(app, phone, 'admin');
    await guessOn(phone, 'admin');
    await askIn(device, phone, 'admin');
    expect((await tryIn(device, phone, WRONG, 'admin')).status).not.toBe(429);
    expect((await tryIn(device, phone, app.sms.codeFor(phone), 'admin')).status).toBe(200);
  });

  it('let a device that is known fail twenty times a day', async () => {
    const phone = freshPhone();
    const device = await knownDevice(app, phone, 'users');
    expect(await repeat(21, () => tryIn(device, phone, WRONG, 'users'))).toEqual([...all(401, 20), 429]);
  });

  it('use up nothing of the door of admins when they guess at that of patients', async () => {
    const phone = await adminPhone();
    await guessOn(phone, 'users');
    await ask(phone, { door: 'admin' });
    expect((await tryCode(phone, app.sms.codeFor(phone), { door: 'admin' })).status).toBe(200);
  });
});
