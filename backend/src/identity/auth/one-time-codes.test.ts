import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshPhone, insertAdmin, insertUser } from '../../../test/builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';

const WRONG = '000000';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.clock.set(NOON));

type Door = 'users' | 'admin';

const ask = (phoneNumber: string, door: Door = 'users') =>
  app.client().rest('POST', `/${door}/send-otp`, { phoneNumber });
const tryCode = (phoneNumber: string, otp: string, door: Door = 'users') =>
  app.client().rest('POST', `/${door}/verify-otp`, { phoneNumber, otp });

async function askedPhone(): Promise<{ phone: string; code: string }> {
  const phone = freshPhone();
  expect((await ask(phone)).status).toBe(200);
  return { phone, code: app.sms.codeFor(phone) };
}

/** How often guesses were compared with the newest code of a number. */
async function compares(phone: string): Promise<number> {
  const [row] = await app.sql<{ attempts: number }>(
    'select attempts from otp_challenge where phone = $1 order by created_at desc limit 1',
    [phone],
  );
  return row?.attempts ?? 0;
}

async function sessionsOf(phone: string): Promise<number> {
  const [row] = await app.sql<{ sessions: number }>(
    'select count(*)::int as sessions from session s join app_user u on u.id = s.user_id where u.phone = $1',
    [phone],
  );
  return row?.sessions ?? 0;
}

describe('the life of a code (OTP-2)', () => {
  it('is five minutes by the clock of the database', async () => {
    const { phone, code } = await askedPhone();
    const lives = await app.sql(
      'select extract(epoch from expires_at - now())::float as left from otp_challenge where phone = $1',
      [phone],
    );
    expect(lives[0]?.['left']).toBeGreaterThan(290);
    expect(lives[0]?.['left']).toBeLessThanOrEqual(300);
    await app.sql("update otp_challenge set expires_at = now() - interval '1 second' where phone = $1", [phone]);
    expect(await tryCode(phone, code)).toMatchObject({ status: 401, body: { code: 'WRONG_OTP' } });
  });

  it.each([
    ['ten minutes fast', 600_000],
    ['ten minutes slow', -600_000],
  ])('does not depend on a clock of the application that is %s', async (_what, drift) => {
    const { phone, code } = await askedPhone();
    app.clock.set(new Date(NOON.getTime() + drift));
    await app.sql("update otp_challenge set expires_at = now() - interval '1 second' where phone = $1", [phone]);
    expect((await tryCode(phone, code)).status).toBe(401);
    await app.sql("update otp_challenge set expires_at = now() + interval '1 second' where phone = $1", [phone]);
    expect((await tryCode(phone, code)).status).toBe(200);
  });
});

describe('guessing', () => {
  it('ends after five tries, even when fifty come at once, and the right code comes too late (OTP-3)', async () => {
    const { phone, code } = await askedPhone();
    const answers = await Promise.all(Array.from({ length: 50 }, () => tryCode(phone, WRONG)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    expect(await compares(phone)).toBe(5);
    expect((await tryCode(phone, code)).status).toBe(401);
    expect(await sessionsOf(phone)).toBe(0);
  });

  it('leaves the fifth try its chance', async () => {
    const { phone, code } = await askedPhone();
    for (let tries = 0; tries < 4; tries++) expect((await tryCode(phone, WRONG)).status).toBe(401);
    expect((await tryCode(phone, code)).status).toBe(200);
  });

  it('opens one session when the right code comes fifty times at once (OTP-4)', async () => {
    const { phone, code } = await askedPhone();
    const answers = await Promise.all(Array.from({ length: 50 }, () => tryCode(phone, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(49);
    expect(await sessionsOf(phone)).toBe(1);
    expect((await tryCode(phone, code)).status).toBe(401);
  });

  it('works with the newest code alone (OTP-5)', async () => {
    const { phone, code: first } = await askedPhone();
    await ask(phone);
    await ask(phone);
    expect((await tryCode(phone, first)).status).toBe(401);
    expect((await tryCode(phone, app.sms.codeFor(phone))).status).toBe(200);
  });

  it('gives each code five tries of its own (OTP-5)', async () => {
    const { phone } = await askedPhone();
    for (let tries = 0; tries < 5; tries++) await tryCode(phone, WRONG);
    await ask(phone);
    expect((await tryCode(phone, app.sms.codeFor(phone))).status).toBe(200);
  });

  it('compares nothing when one document holds many guesses (OTP-17)', async () => {
    const { phone, code } = await askedPhone();
    const guess = (alias: number, otp: string) =>
      `g${alias}: verifyOtp(door: USER, phoneNumber: "${phone}", otp: "${otp}") { id }`;
    for (const guesses of [
      Array.from({ length: 16 }, (_, at) => guess(at, WRONG)).join(' '),
      `${guess(1, WRONG)} ${guess(2, code)}`,
      `${guess(1, WRONG)} ... on Mutation { ${guess(2, code)} }`,
    ]) {
      const { status, body } = await app.client().graphql(`mutation { ${guesses} }`);
      expect(status).toBe(400);
      expect(body.errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    }
    const batch = await app.client().send('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([WRONG, code].map((otp) => ({ query: `mutation { ${guess(1, otp)} }` }))),
    });
    expect(batch.status).toBe(400);
    expect(await compares(phone)).toBe(0);
  });
});

describe('whom a code is for', () => {
  it('is its own door alone, though both accounts have one number (reading 9)', async () => {
    const { phone } = await insertAdmin(app.sql);
    await insertUser(app.sql, { phone });
    await ask(phone);
    const userCode = app.sms.codeFor(phone);
    expect((await tryCode(phone, userCode, 'admin')).status).toBe(401);
    await ask(phone, 'admin');
    const adminCode = app.sms.codeFor(phone);
    expect((await tryCode(phone, adminCode)).status).toBe(401);
    expect((await tryCode(phone, userCode)).status).toBe(200);
    expect((await tryCode(phone, adminCode, 'admin')).status).toBe(200);
  });

  it('is its own number alone', async () => {
    const [one, other] = [await askedPhone(), await askedPhone()];
    expect((await tryCode(one.phone, other.code)).status).toBe(401);
  });

  it('makes no account before it was given back, then one patient with a bare record (readings 4, 13, 30)', async () => {
    const accounts = (phone: string) =>
      app.sql(
        `select u.user_type, u.profile_completed, p.is_complete, p.name from app_user u left join patient p on p.user_id = u.id where u.phone = $1`,
        [phone],
      );
    const { phone, code } = await askedPhone();
    await tryCode(phone, WRONG);
    expect(await accounts(phone)).toEqual([]);
    await tryCode(phone, code);
    const signedUp = [{ user_type: 'patient', profile_completed: false, is_complete: false, name: '' }];
    expect(await accounts(phone)).toEqual(signedUp);
    await app.signIn(phone);
    expect(await accounts(phone)).toEqual(signedUp);
  });

  it('notes when its owner signed in', async () => {
    const { id, phone } = await insertUser(app.sql);
    await app.signIn(phone);
    expect(await app.sql('select last_login_at from app_user where id = $1', [id])).toEqual([{ last_login_at: NOON }]);
  });

  it('opens nothing for an account that was switched off', async () => {
    const { id, phone } = await insertUser(app.sql, { disabled_at: NOON });
    await ask(phone);
    const { status, body } = await tryCode(phone, app.sms.codeFor(phone));
    expect({ status, code: body['code'] }).toEqual({ status: 403, code: 'ACCOUNT_DISABLED' });
    expect(await sessionsOf(phone)).toBe(0);
    expect(await app.sql('select verb, outcome from audit_event where subject_id = $1', [id])).toEqual([
      { verb: 'auth.verifyOtp', outcome: 'refused' },
    ]);
  });
});

it('keeps no code where somebody who reads the database could find it (OTP-12)', async () => {
  const { phone, code } = await askedPhone();
  const dump = await app.sql<{ row: string }>('select t::text as row from otp_challenge t where phone = $1', [phone]);
  expect(dump).toHaveLength(1);
  expect(dump[0]?.row).not.toContain(code);
  expect(dump[0]?.row).toMatch(/[0-9a-f]{64}/);
  const audit = await app.sql<{ row: string }>('select t::text as row from audit_event t');
  expect(audit.filter(({ row }) => row.includes(code) || row.includes(phone.slice(3)))).toEqual([]);
});
