import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freshPhone } from '../../../test/builders.js';
import { all, askForCode, freshIp, guessCode, repeat, WRONG, type Asked } from '../../../test/codes-from.js';
import { createTestApp, PRODUCTION_LIMITS, type TestApp } from '../../../test/test-app.js';
import type { Answer } from '../../../test/test-client.js';

/** The limits of production, behind one proxy that says where a request came from. */
let app: TestApp;
/** A second process of the same installation, without the wait between two codes. */
let impatient: TestApp;
beforeAll(async () => {
  app = await createTestApp({ limits: PRODUCTION_LIMITS, config: { trustedProxies: 1 } });
  impatient = await createTestApp({
    database: app.database,
    limits: { ...PRODUCTION_LIMITS, otpResendSeconds: 0 },
    config: { trustedProxies: 1 },
  });
});
afterAll(async () => {
  await impatient.close();
  await app.close();
});
afterEach(async () => {
  await app.sql('delete from rate_limit');
  for (const { sms } of [app, impatient]) sms.sent.length = 0;
});

const ask = (phone: string, asked: Partial<Asked> = {}) => askForCode(phone, { by: app, ...asked });
const tryCode = (phone: string, otp: string, asked: Partial<Asked> = {}) =>
  guessCode(phone, otp, { by: app, ...asked });

/** As if the time of a counter had passed. */
const passTime = (counter: string) => app.sql('update rate_limit set expire = 0 where key like $1', [`${counter}:%`]);

function expectToWait({ status, headers, body }: Answer<Record<string, unknown>>, atMostSeconds: number): void {
  expect({ status, code: body['code'] }).toEqual({ status: 429, code: 'RATE_LIMITED' });
  expect(body['message']).toMatch(/^[A-Z].*\.$/);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(atMostSeconds);
}

describe('asking for codes', () => {
  it('takes a minute between two for one number (OTP-7)', async () => {
    const [phone, from] = [freshPhone(), freshIp()];
    expect((await ask(phone, { from })).status).toBe(200);
    expectToWait(await ask(phone, { from }), 60);
    expect((await ask(freshPhone(), { from })).status).toBe(200);
    await passTime('otp-resend');
    expect((await ask(phone, { from })).status).toBe(200);
    expect(app.sms.sent.filter((message) => message.phone === phone)).toHaveLength(2);
  });

  it('leaves the code that was sent as it is when another one is asked for too soon (OTP-5, OTP-7)', async () => {
    const [phone, from] = [freshPhone(), freshIp()];
    await ask(phone, { from });
    expectToWait(await ask(phone, { from }), 60);
    expect((await tryCode(phone, app.sms.codeFor(phone), { from })).status).toBe(200);
  });

  it('makes nobody wait for a stranger who asks elsewhere (OTP-7)', async () => {
    const phone = freshPhone();
    expect((await ask(phone)).status).toBe(200);
    expect((await ask(phone)).status).toBe(200);
  });

  it('tells both doors how long the wait is', async () => {
    const sent = await app
      .client()
      .graphql<{ sendOtp: object }>(
        `mutation { sendOtp(door: USER, phoneNumber: "${freshPhone()}") { expiresInSeconds resendAfterSeconds } }`,
      );
    expect(sent.body.data?.sendOtp).toEqual({ expiresInSeconds: 300, resendAfterSeconds: 60 });
  });

  it('does not make somebody wait for a message that never left', async () => {
    const [phone, from] = [freshPhone(), freshIp()];
    app.sms.failure = new Error('the gateway is down');
    const failed = await ask(phone, { from });
    app.sms.failure = undefined;
    expect(failed).toMatchObject({ status: 503, body: { code: 'SMS_FAILED' } });
    expect(JSON.stringify(failed.body)).not.toContain('gateway');
    expect((await ask(phone, { from })).status).toBe(200);
  });

  it.each([
    ['five an hour to one number from one address', 5, () => '203.0.113.77'],
    ['fifteen an hour to one number from anywhere', 15, freshIp],
  ])('sends %s, however many processes are asked at once (OTP-8)', async (_what, sent, address) => {
    const phone = freshPhone();
    const second = await createTestApp({
      database: app.database,
      limits: { ...PRODUCTION_LIMITS, otpResendSeconds: 0 },
      config: { trustedProxies: 1 },
    });
    try {
      const bursts = Array.from({ length: 30 }, (_, at) =>
        ask(phone, { by: at % 2 ? second : impatient, from: address() }),
      );
      const answers = await Promise.all(bursts);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(sent);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(30 - sent);
      expect([...impatient.sms.sent, ...second.sms.sent]).toHaveLength(sent);
    } finally {
      await second.close();
    }
  });

  it.each([
    ['ten a day to one number from one address', 'otp-phone-ip', 5, () => '203.0.113.78'],
    ['thirty a day to one number from anywhere', 'otp-phone', 15, freshIp],
  ])('sends %s (OTP-8)', async (_what, counter, hourly, address) => {
    const phone = freshPhone();
    const again = () => ask(phone, { by: impatient, from: address() });
    expect(await repeat(hourly, again)).toEqual(all(200, hourly));
    expectToWait(await again(), 3_600);
    await app.sql('delete from rate_limit where key like $1', [`${counter}-hour:%`]);
    await app.sql('update rate_limit set points = $1 where key like $2', [hourly, `${counter}-day:%`]);
    expect(await repeat(hourly, again)).toEqual(all(200, hourly));
    await app.sql('delete from rate_limit where key like $1', [`${counter}-hour:%`]);
    expectToWait(await again(), 86_400);
  });

  it('shares one budget between the doors (OTP-17)', async () => {
    const phone = freshPhone();
    const throughGraphql = () =>
      impatient.client().graphql(`mutation { sendOtp(door: USER, phoneNumber: "${phone}") { message } }`);
    const answers = await Promise.all(
      Array.from(
        { length: 6 },
        () => [ask(phone, { by: impatient, from: '127.0.0.1' }), throughGraphql()] as Promise<unknown>[],
      ).flat(),
    );
    expect(answers).toHaveLength(12);
    expect(impatient.sms.sent).toHaveLength(5);
    const { body, headers } = await throughGraphql();
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('sends thirty an hour for one address, whatever it claims to be (OTP-9)', async () => {
    const direct = await createTestApp({ database: app.database, limits: PRODUCTION_LIMITS });
    try {
      const statuses = await repeat(100, () => ask(freshPhone(), { by: direct }));
      expect(statuses).toEqual([...all(200, 30), ...all(429, 70)]);
      expect(direct.sms.sent).toHaveLength(30);
    } finally {
      await direct.close();
    }
  });

  it('sends a hundred a day for one address (OTP-9)', async () => {
    const from = freshIp();
    expect((await ask(freshPhone(), { from })).status).toBe(200);
    await app.sql("update rate_limit set points = 99 where key like 'otp-ip-day:%'");
    expect((await ask(freshPhone(), { from })).status).toBe(200);
    expectToWait(await ask(freshPhone(), { from }), 86_400);
    expect((await ask(freshPhone())).status).toBe(200);
    await passTime('otp-ip-hour');
    expect((await ask(freshPhone(), { from })).status).toBe(429);
    await passTime('otp-ip-day');
    expect((await ask(freshPhone(), { from })).status).toBe(200);
  });

  it('lets an address that is used up make no number wait (OTP-9)', async () => {
    const [from, victim] = [freshIp(), freshPhone()];
    for (let sent = 0; sent < 30; sent++) await ask(freshPhone(), { from });
    expect(await repeat(6, () => ask(victim, { from }))).toEqual(all(429, 6));
    expect((await ask(victim)).status).toBe(200);
  });

  it('counts nothing against an address for a number whose minute is not over', async () => {
    const [from, phone] = [freshIp(), freshPhone()];
    expect((await ask(phone, { from })).status).toBe(200);
    expect(await repeat(40, () => ask(phone, { from }))).toEqual(all(429, 40));
    expect((await ask(freshPhone(), { from })).status).toBe(200);
  });

  it('believes no more of the addresses than the one that its own proxy has added (OTP-9)', async () => {
    const statuses = await repeat(40, (at) => ask(freshPhone(), { from: `198.51.100.${at}, 203.0.113.9` }));
    expect(statuses).toEqual([...all(200, 30), ...all(429, 10)]);
  });

  it('has a budget for everybody together, which also bounds what can be guessed (OTP-10)', async () => {
    const thrifty = await createTestApp({
      database: app.database,
      limits: { ...PRODUCTION_LIMITS, otpSendsInAllHour: 7 },
      config: { trustedProxies: 1 },
    });
    try {
      expect(PRODUCTION_LIMITS.otpSendsInAllHour).toBe(600);
      expect(await repeat(9, () => ask(freshPhone(), { by: thrifty }))).toEqual([...all(200, 7), ...all(429, 2)]);
    } finally {
      await thrifty.close();
    }
  });
});

describe('wrong codes', () => {
  it('are refused after twenty a day for a number from one address, and its owner elsewhere is not (OTP-6)', async () => {
    const phone = freshPhone();
    const from = freshIp();
    expect(await repeat(20, () => tryCode(phone, WRONG, { from }))).toEqual(all(401, 20));
    await ask(phone);
    expectToWait(await tryCode(phone, app.sms.codeFor(phone), { from }), 86_400);
    expect((await tryCode(phone, app.sms.codeFor(phone))).status).toBe(200);
  });

  it('are refused after sixty an hour from one address, over all numbers (OTP-9)', async () => {
    const from = freshIp();
    expect(await repeat(61, () => tryCode(freshPhone(), WRONG, { from }))).toEqual([...all(401, 60), 429]);
    expect((await tryCode(freshPhone(), WRONG)).status).toBe(401);
  });

  it('past a hundred a day for a number slow everybody down, and shut nobody out (OTP-6)', async () => {
    const phone = freshPhone();
    const answers = await Promise.all(Array.from({ length: 100 }, () => tryCode(phone, WRONG)));
    expect(answers.map(({ status }) => status)).toEqual(all(401, 100));
    await ask(phone);
    const code = app.sms.codeFor(phone);
    expect((await tryCode(phone, WRONG)).status).toBe(401);
    expectToWait(await tryCode(phone, code), 60);
    await passTime('otp-slow');
    expect((await tryCode(phone, code)).status).toBe(200);
  });

  it('are what counts: right ones use nothing up', async () => {
    const phone = freshPhone();
    const from = freshIp();
    for (let times = 0; times < 25; times++) {
      await app.sql("delete from rate_limit where key like 'otp-phone-%' or key like 'otp-ip-%'");
      await ask(phone, { by: impatient, from });
      expect((await tryCode(phone, impatient.sms.codeFor(phone), { from })).status).toBe(200);
    }
  });
});
