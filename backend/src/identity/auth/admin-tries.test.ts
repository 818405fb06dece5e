import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freshPhone, insertAdmin } from '../../../test/builders.js';
import { all, askForCode, freshIp, guessCode, WRONG, type Asked } from '../../../test/codes-from.js';
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

describe('tries at the door of admins (OTP-14)', () => {
  const door = 'admin';
  /** Whether an answer tells of a number: a code that is refused stands only at an admin's, 'Admin not found' only at a stranger's. */
  const tells = (sent: boolean, status: number) => status === (sent ? 404 : 401);

  it('tell five times an hour for one address, whether the numbers are known or not; then of none, also not of admins', async () => {
    const from = freshIp();
    const { phone } = await insertAdmin(app.sql);
    for (let times = 0; times < 3; times++) {
      const { status, body } = await ask(freshPhone(), { from, door });
      expect({ status, ...body }).toMatchObject({ status: 404, code: 'ADMIN_NOT_FOUND', message: 'Admin not found' });
      if (times < 2) expect((await tryCode(phone, WRONG, { from, door })).status).toBe(401);
    }
    const shown = ({ status, headers, body }: Answer<Record<string, unknown>>) => ({
      status,
      body: { ...body, requestId: body['requestId'] && 'any' },
      headers: [...headers.keys()],
    });
    const stranger = freshPhone();
    const sent = [await ask(stranger, { from, door }), await ask(phone, { from, door })].map(shown);
    expect(sent[0]).toMatchObject({ status: 200, body: { message: 'A six-digit code is on its way to your phone.' } });
    expect(sent[1]).toEqual(sent[0]);
    const guesses = [await tryCode(stranger, WRONG, { from, door }), await tryCode(phone, WRONG, { from, door })];
    const tried = guesses.map(shown);
    expect(tried[0]).toMatchObject({ status: 404, body: { message: 'Admin not found' } });
    expect(tried[1]).toEqual(tried[0]);
    expect(app.sms.sent.map((message) => message.phone)).toEqual([phone]);
  });

  it('of an address that is past its budget still let an admin in, who is sent the code', async () => {
    const from = freshIp();
    const { phone } = await insertAdmin(app.sql);
    for (let times = 0; times < 6; times++) await ask(freshPhone(), { from, door });
    expect((await ask(phone, { from, door })).status).toBe(200);
    await expect.poll(() => app.sms.sent.map((message) => message.phone)).toContain(phone);
    const { status, body } = await tryCode(phone, app.sms.codeFor(phone), { from, door });
    expect({ status, ...body }).toMatchObject({ status: 200, token: expect.any(String) });
  });

  it('tell five times and no more when a hundred come at once, by both protocols and calls, to two processes', async () => {
    const from = '2001:db8:7:7';
    const admins = await Promise.all(Array.from({ length: 20 }, () => insertAdmin(app.sql)));
    const one = async (at: number) => {
      const phone = at % 2 ? (admins[at % 20]?.phone ?? '') : freshPhone();
      const [by, address, sent] = [at % 3 ? app : impatient, `${from}::${at}`, at % 5 === 0];
      if (at % 7 === 0) {
        const call = sent ? 'sendOtp' : 'verifyOtp';
        const rest = sent ? ') { message }' : `, otp: "${WRONG}") { id }`;
        const { body } = await by
          .client()
          .graphql(
            `mutation { ${call}(door: ADMIN, phoneNumber: "${phone}"${rest} }`,
            {},
            { 'x-forwarded-for': address },
          );
        const code = body.errors?.[0]?.extensions.code;
        return tells(sent, code === 'WRONG_OTP' ? 401 : code === 'ADMIN_NOT_FOUND' ? 404 : 200);
      }
      const { status } = sent
        ? await ask(phone, { by, from: address, door })
        : await tryCode(phone, WRONG, { by, from: address, door });
      return tells(sent, status);
    };
    const answers: boolean[] = [];
    for (let round = 0; round < 4; round++)
      answers.push(...(await Promise.all(Array.from({ length: 25 }, (_, at) => one(round * 25 + at)))));
    expect(answers.filter(Boolean).length).toBeLessThanOrEqual(5);
    const [counted] = await app.sql("select points from rate_limit where key = 'admin-try-ip:2001:db8:7:7'");
    expect(counted).toEqual({ points: 100 });
  });

  it('tell a hundred times an hour in all, and no admin is shut out by that', async () => {
    const statuses: number[] = [];
    // By fifteens, which a loaded machine serves in time too.
    for (let round = 0; round < 7; round++) {
      const answers = Array.from({ length: 15 }, () => ask(freshPhone(), { door }));
      statuses.push(...(await Promise.all(answers)).map(({ status }) => status));
    }
    expect(statuses.toSorted((a, b) => a - b)).toEqual([...all(200, 5), ...all(404, 100)]);
    const { phone } = await insertAdmin(app.sql);
    expect((await tryCode(phone, WRONG, { door })).status).toBe(404);
    expect((await ask(phone, { door })).status).toBe(200);
    await expect.poll(() => app.sms.sent).toHaveLength(1);
    expect((await tryCode(phone, app.sms.codeFor(phone), { door })).status).toBe(200);
  });

  it('are on record, also when they tell nothing any more', async () => {
    const from = freshIp();
    await ask(freshPhone(), { from, door });
    await tryCode(freshPhone(), WRONG, { from, door });
    await app.sql("update rate_limit set points = 100 where key like 'admin-try-all:%'");
    expect((await ask(freshPhone(), { from, door })).status).toBe(200);
    const rows = await app.sql('select actor_role, verb, outcome from audit_event where ip = $1 order by id', [from]);
    expect(rows).toEqual([
      { actor_role: 'visitor', verb: 'auth.sendOtp', outcome: 'failed' },
      { actor_role: 'visitor', verb: 'auth.verifyOtp', outcome: 'failed' },
      { actor_role: 'visitor', verb: 'auth.sendOtp', outcome: 'failed' },
    ]);
  });
});
