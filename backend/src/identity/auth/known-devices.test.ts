import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freshPhone, insertAdmin } from '../../../test/builders.js';
import { createTestApp, PRODUCTION_LIMITS, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

const limits = { ...PRODUCTION_LIMITS, otpResendSeconds: 0 };

/** Two processes of one installation behind one proxy, without the wait between two codes. */
let app: TestApp;
let second: TestApp;
beforeAll(async () => {
  app = await createTestApp({ limits, config: { trustedProxies: 1 } });
  second = await createTestApp({ database: app.database, limits, config: { trustedProxies: 1 } });
});
afterAll(async () => {
  await second.close();
  await app.close();
});
afterEach(() => app.sql('delete from rate_limit'));

let addresses = 0;
const freshIp = () => `198.51.${++addresses >> 8}.${addresses & 255}`;

type Door = 'users' | 'admin';
const ask = (browser: TestClient, phoneNumber: string, door: Door = 'users', from = freshIp()) =>
  browser.rest('POST', `/${door}/send-otp`, { phoneNumber }, { 'x-forwarded-for': from });
const tryCode = (browser: TestClient, phoneNumber: string, otp: string, door: Door = 'users') =>
  browser.rest('POST', `/${door}/verify-otp`, { phoneNumber, otp }, { 'x-forwarded-for': freshIp() });

/** A browser in which a number has signed in before, and signed out. */
async function knownDevice(phone: string, door: Door = 'users'): Promise<TestClient> {
  const browser = app.client();
  await ask(browser, phone, door);
  expect((await tryCode(browser, phone, app.sms.codeFor(phone), door)).status).toBe(200);
  await browser.rest('POST', '/users/logout');
  await app.sql('delete from rate_limit');
  return browser;
}

/** A stranger without a cookie, at as many addresses as there are codes to ask for. */
async function strangerAsks(times: number, phone: string, door: Door = 'users'): Promise<number[]> {
  const statuses: number[] = [];
  for (let at = 0; at < times; at++) statuses.push((await ask(app.client(), phone, door)).status);
  return statuses;
}
const all = (status: number, times: number) => Array.from({ length: times }, () => status);

describe('a device on which a number has signed in before (OTP-8)', () => {
  it.each(['users', 'admin'] as const)(
    'keeps its code from a stranger who asks thirty times at the door of %s',
    async (door) => {
      const phone = door === 'admin' ? (await insertAdmin(app.sql)).phone : freshPhone();
      const owner = await knownDevice(phone, door);
      expect(await strangerAsks(30, phone, door)).toEqual([...all(200, 15), ...all(429, 15)]);
      expect((await ask(app.client(), phone, door)).status).toBe(429);
      expect((await ask(owner, phone, door)).status).toBe(200);
      expect((await tryCode(owner, phone, app.sms.codeFor(phone), door)).status).toBe(200);
    },
  );

  it('has five an hour, however many processes are asked at once, and then must wait like anybody', async () => {
    const phone = freshPhone();
    const owner = await knownDevice(phone);
    const elsewhere = second.client();
    for (const [name, value] of owner.cookies) elsewhere.cookies.set(name, value);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => ask(at % 2 ? owner : elsewhere, phone)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([...all(200, 5), ...all(429, 15)]);
    // What it has used is its own: a stranger's room is as it was.
    expect(await strangerAsks(15, phone)).toEqual(all(200, 15));
  });

  it('is that of this number alone, and none for whoever only has a cookie', async () => {
    const [phone, other] = [freshPhone(), freshPhone()];
    const stranger = await knownDevice(other);
    await strangerAsks(15, phone);
    expect((await ask(stranger, phone)).status).toBe(429);
    const forged = app.client();
    forged.cookies.set('device', `${'A'.repeat(22)}.${'B'.repeat(43)}`);
    expect((await ask(forged, phone)).status).toBe(429);
    const owner = await knownDevice(phone);
    await strangerAsks(15, phone);
    const [id, signature = ''] = String(owner.cookies.get('device')).split('.');
    forged.cookies.set('device', `${id}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`);
    expect((await ask(forged, phone)).status).toBe(429);
    expect((await ask(owner, phone)).status).toBe(200);
  });

  it('is forgotten once its cookie would have ended', async () => {
    const phone = freshPhone();
    const owner = await knownDevice(phone);
    await strangerAsks(15, phone);
    await app.sql("update known_device set seen_at = now() - interval '401 days'");
    expect((await ask(owner, phone)).status).toBe(429);
    await app.application.runMaintenance();
    expect(await app.sql('select from known_device')).toEqual([]);
  });
});

describe('the newest code', () => {
  it('of a device lives on when a stranger asks for another one (OTP-5)', async () => {
    const phone = freshPhone();
    const owner = await knownDevice(phone);
    await ask(owner, phone);
    const code = app.sms.codeFor(phone);
    await strangerAsks(3, phone);
    // The stranger's five guesses count against the stranger's code.
    for (let times = 0; times < 5; times++) expect((await tryCode(app.client(), phone, '000000')).status).toBe(401);
    expect((await tryCode(owner, phone, code)).status).toBe(200);
  });

  it('of a device is not called used up because a stranger used his up', async () => {
    const phone = freshPhone();
    const owner = await knownDevice(phone);
    const stranger = await knownDevice(freshPhone());
    await ask(owner, phone);
    await ask(stranger, phone);
    const sentences: unknown[] = [];
    for (const browser of [stranger, stranger, stranger, stranger, stranger, owner])
      sentences.push((await tryCode(browser, phone, '000000')).body['message']);
    expect(sentences.slice(-2)).toEqual([
      'Too many wrong codes: this one is used up. Please ask for a new one.',
      'The code is wrong or has expired. Please check it or ask for a new one.',
    ]);
  });

  it('of a device is its only one: three asked for, the first two are dead, also when the third is spent', async () => {
    const phone = freshPhone();
    const owner = await knownDevice(phone);
    const codes: string[] = [];
    for (let times = 0; times < 3; times++) {
      await ask(owner, phone);
      codes.push(app.sms.codeFor(phone));
    }
    for (const code of [codes[0], codes[1], '000000', '000000', '000000'])
      expect((await tryCode(owner, phone, code ?? '')).status).toBe(401);
    for (const code of codes) expect((await tryCode(owner, phone, code)).status).toBe(401);
  });

  it('that was asked for before the browser had its cookie still signs in', async () => {
    const phone = freshPhone();
    const owner = await knownDevice(freshPhone());
    await ask(app.client(), phone);
    expect((await tryCode(owner, phone, app.sms.codeFor(phone))).status).toBe(200);
  });
});

describe('the cookie of a device', () => {
  const setCookie = async (by: TestApp, through: 'rest' | 'graphql') => {
    const phone = freshPhone();
    const browser = by.client();
    await ask(browser, phone);
    const otp = by.sms.codeFor(phone);
    const { headers } =
      through === 'rest'
        ? await tryCode(browser, phone, otp)
        : await browser.graphql(`mutation { verifyOtp(door: USER, phoneNumber: "${phone}", otp: "${otp}") { id } }`);
    return { phone, lines: headers.getSetCookie().filter((line) => /^[\w-]*device=/.test(line)) };
  };

  it.each(['rest', 'graphql'] as const)(
    'comes with a sign-in through %s: signed, unread by scripts, without a number',
    async (door) => {
      const { phone, lines } = await setCookie(app, door);
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatch(
        /^device=[\w-]{22}\.[\w-]{43}; Max-Age=34560000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
      );
      expect(lines[0]).not.toContain(phone.slice(-10));
      expect(JSON.stringify(await app.sql('select * from known_device'))).not.toContain(phone.slice(-10));
    },
  );

  it('is bound to https and this host where the session’s is (AU-1)', async () => {
    const secure = await createTestApp({
      database: app.database,
      limits,
      config: { trustedProxies: 1, cookieSecure: true },
    });
    try {
      const browser = secure.client();
      const phone = freshPhone();
      const https = { 'x-forwarded-for': freshIp(), 'x-forwarded-proto': 'https' };
      await browser.rest('POST', '/users/send-otp', { phoneNumber: phone }, https);
      const otp = secure.sms.codeFor(phone);
      const { headers } = await browser.rest('POST', '/users/verify-otp', { phoneNumber: phone, otp }, https);
      const line = headers.getSetCookie().find((cookie) => cookie.includes('device='));
      expect(line).toMatch(/^__Host-device=.*; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/);
    } finally {
      await secure.close();
    }
  });

  it('is not given for a wrong code, nor to a visitor', async () => {
    const browser = app.client();
    await browser.rest('GET', '/users/me');
    const phone = freshPhone();
    await ask(browser, phone);
    await tryCode(browser, phone, '000000');
    expect(browser.cookies.has('device')).toBe(false);
  });
});
