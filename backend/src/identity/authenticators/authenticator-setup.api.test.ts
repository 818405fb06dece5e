import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  begin,
  codeOf,
  confirm,
  enrol,
  passSteps,
  remove,
  reset,
  stateOf,
  verify,
} from '../../../test/authenticator-calls.js';
import { insertAdmin, insertStaff, insertUser, type UserRow } from '../../../test/builders.js';
import { countConfirmed, verifySecond } from '../../../test/factor-calls.js';
import { createTestApp, PRODUCTION_LIMITS, type TestApp } from '../../../test/test-app.js';
import { told } from '../../../test/told.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let account: UserRow;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  account = await insertAdmin(app.sql, { full_name: 'Anita Verma' });
  admin = await app.signIn(account.phone, 'admin');
});

const NONE = { confirmedAt: null, recoveryCodesLeft: 0 };
const grow = (userId: string) =>
  app.sql("update session set created_at = now() - interval '15 minutes' where user_id = $1", [userId]);
const auditOf = (userId: string) =>
  app.sql(
    "select verb, outcome, changed_fields from audit_event where subject_id = $1 and verb like 'authenticator%' order by id",
    [userId],
  );
const isSignedIn = async (browser: TestClient) =>
  (await browser.graphql<{ me: unknown }>('{ me { id } }')).body.data?.me !== null;

describe('setting up an authenticator', () => {
  it.each(['physiotherapist', 'doctor', 'reception'])('is for a %s, too', async (user_type) => {
    const { phone } = await insertUser(app.sql, { user_type });
    const browser = await app.signIn(phone, 'staff');
    const { secret } = await enrol(app, browser);
    expect((await verify(app.client(), { door: 'STAFF', phone }, codeOf(app, secret))).code).toBeUndefined();
  });

  it('needs a recent sign-in (AU-10)', async () => {
    await grow(account.id);
    expect(await begin(admin)).toMatchObject({ code: 'RECENT_SIGN_IN_REQUIRED' });
    expect(await app.sql('select from authenticator where user_id = $1', [account.id])).toEqual([]);
  });

  it('is done by a code, which answers ten recovery codes', async () => {
    expect(await stateOf(admin)).toEqual(NONE);
    const { answer } = await begin(admin);
    expect(new URL(answer?.uri ?? '').searchParams.get('secret')).toBe(answer?.secret);
    expect(decodeURIComponent(answer?.uri ?? '')).toContain(`Admin ${account.phone}`);
    expect(await stateOf(admin)).toEqual(NONE);
    const { answer: codes } = await confirm(admin, codeOf(app, answer?.secret ?? ''));
    expect(new Set(codes).size).toBe(10);
    expect(await stateOf(admin)).toEqual({ confirmedAt: app.clock.now().toISOString(), recoveryCodesLeft: 10 });
    expect(await auditOf(account.id)).toEqual([
      { verb: 'authenticator.begin', outcome: 'done', changed_fields: ['authenticator'] },
      { verb: 'authenticator.confirm', outcome: 'done', changed_fields: ['authenticator'] },
    ]);
  });

  it('is refused without a begin, in another form, and by a wrong code, which is counted', async () => {
    expect(await confirm(admin, '123456')).toMatchObject({ code: 'WRONG_STATE' });
    await begin(admin);
    expect(await confirm(admin, '12345')).toMatchObject({ code: 'BAD_INPUT' });
    expect(await confirm(admin, '7K2QM-X4T9D')).toMatchObject({ code: 'BAD_INPUT' });
    expect(await confirm(admin, '000000')).toMatchObject({ code: 'WRONG_OTP' });
    expect(await stateOf(admin)).toEqual(NONE);
    expect(await auditOf(account.id)).toContainEqual({
      verb: 'authenticator.confirm',
      outcome: 'failed',
      changed_fields: [],
    });
  });

  it('keeps nothing readable in the database: neither the secret nor a recovery code', async () => {
    const { secret, codes } = await enrol(app, admin);
    const rows = await app.sql<{ text: string }>(
      `select a::text || coalesce((select string_agg(c::text, '') from recovery_code c where c.authenticator_id = a.id), '') as text
       from authenticator a where user_id = $1`,
      [account.id],
    );
    const text = rows.map((row) => row.text).join('');
    for (const hidden of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))])
      expect(text).not.toContain(hidden);
  });

  it('leaves the present one until the new one is confirmed, and then ends it with its recovery codes', async () => {
    const old = await enrol(app, admin);
    await countConfirmed(app, account.id);
    const { answer } = await begin(admin);
    const at = { phone: account.phone };
    expect((await verify(app.client(), at, codeOf(app, old.secret))).code).toBeUndefined();
    passSteps(app, 1);
    expect((await confirm(admin, codeOf(app, answer?.secret ?? ''))).answer).toHaveLength(10);
    passSteps(app, 1);
    expect(await verify(app.client(), at, codeOf(app, old.secret))).toMatchObject({ code: 'WRONG_OTP' });
    expect(await verify(app.client(), at, old.codes[0] ?? '')).toMatchObject({ code: 'WRONG_OTP' });
    expect((await verify(app.client(), at, codeOf(app, answer?.secret ?? ''))).code).toBeUndefined();
  });

  it('is refused to who has one, until they confirm with it: a text message alone does not replace it', async () => {
    const own = await enrol(app, admin);
    const thief = await app.signIn(account.phone, 'admin');
    expect(await begin(thief)).toMatchObject({ code: 'RECENT_SIGN_IN_REQUIRED' });
    expect(await confirm(thief, '000000')).toMatchObject({ code: 'RECENT_SIGN_IN_REQUIRED' });
    await verifySecond(admin, 'APP', codeOf(app, own.secret));
    const { answer } = await begin(admin);
    passSteps(app, 1);
    const code = codeOf(app, answer?.secret ?? '');
    expect(await confirm(thief, code)).toMatchObject({ code: 'RECENT_SIGN_IN_REQUIRED' });
    expect((await confirm(admin, code)).answer).toHaveLength(10);
  });

  it('that was begun before the owner added one is not confirmed after it', async () => {
    const thief = await app.signIn(account.phone, 'admin');
    const { answer } = await begin(thief);
    await app.sql(
      `insert into authenticator (id, user_id, kind, name, credential_id, public_key, sign_count, transports, created_at, confirmed_at)
       values (gen_random_uuid(), $1, 'PASSKEY', 'Phone', 'owner', 'key', 0, '{}', now(), now())`,
      [account.id],
    );
    expect(await confirm(thief, codeOf(app, answer?.secret ?? ''))).toMatchObject({ code: 'RECENT_SIGN_IN_REQUIRED' });
  });

  it('begun twice is confirmed by the second secret alone', async () => {
    const first = (await begin(admin)).answer?.secret ?? '';
    const second = (await begin(admin)).answer?.secret ?? '';
    expect(await confirm(admin, codeOf(app, first))).toMatchObject({ code: 'WRONG_OTP' });
    expect((await confirm(admin, codeOf(app, second))).answer).toHaveLength(10);
  });

  it('answers recovery codes to one of twenty who confirm at once', async () => {
    const code = codeOf(app, (await begin(admin)).answer?.secret ?? '');
    const ends = await Promise.all(Array.from({ length: 20 }, () => confirm(admin, code)));
    expect(ends.filter(({ answer }) => answer)).toHaveLength(1);
    expect(await stateOf(admin)).toMatchObject({ recoveryCodesLeft: 10 });
  });

  it('has the caps of codes: after twenty wrong ones the right one is refused', async () => {
    const capped = await createTestApp({ database: app.database, limits: PRODUCTION_LIMITS });
    try {
      const browser = await capped.signIn(account.phone, 'admin');
      const code = codeOf(capped, (await begin(browser)).answer?.secret ?? '');
      const codes: unknown[] = [];
      for (let tries = 0; tries < 20; tries++) codes.push((await confirm(browser, '000000')).code);
      expect(new Set(codes)).toEqual(new Set(['WRONG_OTP']));
      expect(await confirm(browser, code)).toMatchObject({ code: 'RATE_LIMITED' });
    } finally {
      await capped.close();
      await app.sql('delete from rate_limit');
    }
  });
});

describe('removing one', () => {
  it.each(['app', 'recovery'])('takes a code (%s), and then none opens', async (kind) => {
    expect(await remove(admin, '000000')).toMatchObject({ code: 'WRONG_STATE' });
    const { secret, codes } = await enrol(app, admin);
    expect(await remove(admin, '000000')).toMatchObject({ code: 'WRONG_OTP' });
    expect(await remove(admin, 'AAAAA-AAAAA')).toMatchObject({ code: 'WRONG_OTP' });
    expect(await remove(admin, '')).toMatchObject({ code: 'BAD_INPUT' });
    expect((await remove(admin, kind === 'app' ? codeOf(app, secret) : (codes[0] ?? ''))).answer).toBe(true);
    expect(await stateOf(admin)).toEqual(NONE);
    passSteps(app, 1);
    const at = { phone: account.phone };
    expect(await verify(app.client(), at, codeOf(app, secret))).toMatchObject({ code: 'WRONG_OTP' });
    expect(await verify(app.client(), at, codes[1] ?? '')).toMatchObject({ code: 'WRONG_OTP' });
    expect((await auditOf(account.id)).at(-1)).toEqual({
      verb: 'authenticator.remove',
      outcome: 'done',
      changed_fields: ['authenticator'],
    });
  });
});

describe('resetting another’s', () => {
  it('ends it and their sessions, leaves an audit row and tells the admins', async () => {
    const { user } = await insertStaff(app.sql, { full_name: 'Kavya Rao' });
    const other = await app.signIn(user.phone, 'staff');
    const { secret } = await enrol(app, other);
    expect((await reset(admin, user.id)).answer).toBe(true);
    expect(await isSignedIn(other)).toBe(false);
    expect(await verify(app.client(), { door: 'STAFF', phone: user.phone }, codeOf(app, secret))).toMatchObject({
      code: 'WRONG_OTP',
    });
    expect((await auditOf(user.id)).at(-1)).toMatchObject({ verb: 'authenticator.reset', outcome: 'done' });
    const { body } = await admin.graphql<{ securityNotices: unknown[] }>('{ securityNotices { kind subject by } }');
    expect(body.data?.securityNotices[0]).toEqual({
      kind: 'AUTHENTICATOR_RESET',
      subject: 'Kavya Rao',
      by: 'Anita Verma',
    });
    expect(await told(app, 'SECURITY_NOTICE')).toContain(account.phone);
  });

  it('is refused without one, for nobody, for oneself, and after 15 minutes', async () => {
    const { user } = await insertStaff(app.sql);
    expect(await reset(admin, user.id)).toMatchObject({ code: 'WRONG_STATE' });
    await begin(await app.signIn(user.phone, 'staff'));
    expect(await reset(admin, user.id)).toMatchObject({ code: 'WRONG_STATE' });
    expect(await reset(admin, 'nobody')).toMatchObject({ code: 'NOT_FOUND' });
    await enrol(app, admin);
    expect(await reset(admin, account.id)).toMatchObject({ code: 'FORBIDDEN' });
    await grow(account.id);
    expect(await reset(admin, user.id)).toMatchObject({ code: 'RECENT_SIGN_IN_REQUIRED' });
    expect(await stateOf(admin)).toMatchObject({ recoveryCodesLeft: 10 });
  });

  it('is offered for who has one: the team says so', async () => {
    const { user } = await insertStaff(app.sql);
    const hasOne = async () => {
      const { body } = await admin.graphql<{ staff: { id: string; hasAuthenticator: boolean }[] }>(
        '{ staff { id hasAuthenticator } }',
      );
      return body.data?.staff.find(({ id }) => id === user.id)?.hasAuthenticator;
    };
    const browser = await app.signIn(user.phone, 'staff');
    await begin(browser);
    expect(await hasOne()).toBe(false);
    await enrol(app, browser);
    expect(await hasOne()).toBe(true);
  });
});
