import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freshPhone, insertAdmin, insertUser } from '../../../test/builders.js';
import { createTestApp, NOON, PRODUCTION_LIMITS, type TestApp } from '../../../test/test-app.js';
import type { Answer } from '../../../test/test-client.js';

const WRONG = '000000';

/** ADMIN_ENUMERATION=strict, with the limits of production, behind one proxy. */
let strict: TestApp;
/** The same installation as it is without the switch. */
let fenced: TestApp;
beforeAll(async () => {
  strict = await createTestApp({ limits: PRODUCTION_LIMITS, config: { trustedProxies: 1, hidesAdmins: true } });
  fenced = await createTestApp({
    database: strict.database,
    limits: PRODUCTION_LIMITS,
    config: { trustedProxies: 1 },
  });
});
afterAll(async () => {
  await fenced.close();
  await strict.close();
});
afterEach(() => strict.sql('delete from rate_limit'));

let addresses = 0;
const freshIp = () => `203.0.113.${++addresses}`;

interface Way {
  by?: TestApp;
  from?: string;
  door?: 'users' | 'admin';
}
const ask = (phoneNumber: string, { by = strict, from = freshIp(), door = 'admin' }: Way = {}) =>
  by.client().rest('POST', `/${door}/send-otp`, { phoneNumber }, { 'x-forwarded-for': from });
const tryCode = (phoneNumber: string, otp: string, { by = strict, from = freshIp(), door = 'admin' }: Way = {}) =>
  by.client().rest('POST', `/${door}/verify-otp`, { phoneNumber, otp }, { 'x-forwarded-for': from });

/** All that an answer shows. */
const shown = ({ status, headers, body }: Answer<Record<string, unknown>>) => ({
  status,
  body: { ...body, requestId: body['requestId'] && 'any' },
  headers: [...headers.keys()],
});
const notFound = { status: 404, body: { code: 'ADMIN_NOT_FOUND', message: 'Admin not found' } };

async function strangers(): Promise<string[]> {
  const patient = await insertUser(strict.sql);
  const left = await insertAdmin(strict.sql, { deleted_at: NOON });
  return [freshPhone(), patient.phone, left.phone];
}

describe('a strict door of admins (OTP-14)', () => {
  it('answers whoever asks for a code alike, and sends one to admins alone', async () => {
    const { phone: admin } = await insertAdmin(strict.sql);
    const numbers = await strangers();
    const answers = [];
    for (const phone of [...numbers, admin]) answers.push(shown(await ask(phone)));
    expect(answers[0]).toMatchObject({ status: 200, body: { message: expect.stringContaining('on its way') } });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    await expect.poll(() => strict.sms.sent.map(({ phone }) => phone), { timeout: 20_000 }).toContain(admin);
    expect(strict.sms.sent.filter(({ phone }) => numbers.includes(phone))).toEqual([]);
    expect(await strict.sql('select id from otp_challenge where phone = any($1)', [numbers])).toEqual([]);
  });

  it('does so through GraphQL too', async () => {
    const { phone: admin } = await insertAdmin(strict.sql);
    for (const phone of [freshPhone(), admin]) {
      const call = async (field: string) => (await strict.client().graphql(`mutation { ${field} }`)).body;
      expect(
        await call(`sendOtp(door: ADMIN, phoneNumber: "${phone}") { message expiresInSeconds resendAfterSeconds }`),
      ).toEqual({
        data: {
          sendOtp: {
            message: 'A six-digit code is on its way to your phone.',
            expiresInSeconds: 300,
            resendAfterSeconds: 60,
          },
        },
      });
      const { errors } = await call(`verifyOtp(door: ADMIN, phoneNumber: "${phone}", otp: "${WRONG}") { id }`);
      expect(errors).toMatchObject([{ message: 'Admin not found', extensions: { code: 'ADMIN_NOT_FOUND' } }]);
    }
  });

  it('says "Admin not found" of every sign-in that fails, and lets an admin in', async () => {
    const { phone: admin } = await insertAdmin(strict.sql);
    const disabled = await insertAdmin(strict.sql, { disabled_at: NOON });
    for (const phone of [admin, disabled.phone]) await ask(phone);
    const answers = [];
    for (const phone of [...(await strangers()), admin, disabled.phone])
      answers.push(shown(await tryCode(phone, WRONG)));
    expect(answers[0]).toMatchObject(notFound);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await tryCode(disabled.phone, strict.sms.codeFor(disabled.phone))).toMatchObject(notFound);
    const code = strict.sms.codeFor(admin);
    expect((await tryCode(admin, code)).status).toBe(200);
    expect(await tryCode(admin, code)).toMatchObject(notFound);
  });

  it('lets no limit tell what the answers do not', async () => {
    const from = freshIp();
    const [stranger, { phone: admin }] = [freshPhone(), await insertAdmin(strict.sql)];
    for (let times = 0; times < 7; times++) expect((await ask(freshPhone(), { from })).status).toBe(200);
    for (const phone of [stranger, admin]) {
      expect((await ask(phone, { from })).status).toBe(200);
      // The minute between two codes.
      expect((await ask(phone, { from })).status).toBe(429);
    }
    const failures = async (phone: string) => {
      const guesses = { from: freshIp() };
      const statuses = [];
      for (let times = 0; times < 22; times++) statuses.push((await tryCode(phone, WRONG, guesses)).status);
      return statuses;
    };
    const ofStranger = await failures(stranger);
    expect(ofStranger).toEqual([...Array<number>(20).fill(404), 429, 429]);
    expect(await failures(admin)).toEqual(ofStranger);
  });

  it('waits for no gateway, and does not tell of one that fails', async () => {
    const { phone: admin } = await insertAdmin(strict.sql);
    const usual = shown(await ask(freshPhone()));
    const { promise: taken, resolve: take } = Promise.withResolvers<void>();
    strict.sms.delay = taken;
    try {
      expect(shown(await ask(admin))).toEqual(usual);
      expect(strict.sms.sent.filter(({ phone }) => phone === admin)).toEqual([]);
    } finally {
      take();
      strict.sms.delay = undefined;
    }
    strict.sms.failure = new Error('the gateway is down');
    try {
      for (const phone of [(await insertAdmin(strict.sql)).phone, freshPhone()]) {
        const from = freshIp();
        expect(shown(await ask(phone, { from }))).toEqual(usual);
        expect((await ask(phone, { from })).status).toBe(429);
      }
    } finally {
      strict.sms.failure = undefined;
    }
  });

  it('puts on record which of the codes went nowhere', async () => {
    const from = freshIp();
    await ask(freshPhone(), { from });
    await ask((await insertAdmin(strict.sql)).phone, { from });
    await tryCode(freshPhone(), WRONG, { from });
    const rows = await strict.sql('select verb, outcome from audit_event where ip = $1 order by id', [from]);
    expect(rows).toEqual([
      { verb: 'auth.sendOtp', outcome: 'failed' },
      { verb: 'auth.sendOtp', outcome: 'done' },
      { verb: 'auth.verifyOtp', outcome: 'failed' },
    ]);
  });

  it('leaves the door of patients as it is', async () => {
    const phone = freshPhone();
    expect((await ask(phone, { door: 'users' })).status).toBe(200);
    expect(await tryCode(phone, WRONG, { door: 'users' })).toMatchObject({ status: 401, body: { code: 'WRONG_OTP' } });
    strict.sms.failure = new Error('the gateway is down');
    try {
      expect((await ask(freshPhone(), { door: 'users' })).status).toBe(503);
    } finally {
      strict.sms.failure = undefined;
    }
  });
});

describe.each([
  ['strict', () => strict],
  ['fenced', () => fenced],
])('the time that a %s door of admins takes (OTP-14)', (_what, door) => {
  /** The verbs on record for an address: then the work of a request is done. */
  const recorded = async (ip: string) =>
    (await strict.sql('select verb from audit_event where ip = $1', [ip])).map((row) => row['verb']);

  it.each([
    ['a code for an admin', async () => (await insertAdmin(strict.sql)).phone, ask, 'auth.sendOtp'],
    ['a code for a stranger', async () => freshPhone(), ask, 'auth.sendOtp'],
    [
      'a guess at an admin',
      async () => (await insertAdmin(strict.sql)).phone,
      (phone: string, way: Way) => tryCode(phone, WRONG, way),
      'auth.verifyOtp',
    ],
    [
      'a guess at a stranger',
      async () => freshPhone(),
      (phone: string, way: Way) => tryCode(phone, WRONG, way),
      'auth.verifyOtp',
    ],
  ])('has the same floor for %s', async (_call, number, call, verb) => {
    const by = door();
    const [phone, from] = [await number(), freshIp()];
    const { promise: floor, resolve: pass } = Promise.withResolvers<void>();
    by.clock.waits.length = 0;
    by.clock.until = floor;
    const order: string[] = [];
    try {
      const answered = call(phone, { by, from }).then(() => order.push('answered'));
      await expect.poll(() => recorded(from), { timeout: 20_000 }).toEqual([verb]);
      // What would answer without the floor has done so when another request has come and gone.
      await by.client().rest('GET', '/users/me');
      order.push('the floor has passed');
      pass();
      await answered;
    } finally {
      pass();
      by.clock.until = undefined;
    }
    expect(order).toEqual(['the floor has passed', 'answered']);
    expect(by.clock.waits).toEqual([200]);
  });

  it('is no matter of the door of patients', async () => {
    const by = door();
    by.clock.waits.length = 0;
    const phone = freshPhone();
    await ask(phone, { by, door: 'users' });
    await tryCode(phone, WRONG, { by, door: 'users' });
    expect(by.clock.waits).toEqual([]);
  });
});
