import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, enrol, passSteps, remove, verify } from '../../../test/authenticator-calls.js';
import { insertAdmin, insertUser, type UserRow } from '../../../test/builders.js';
import { freshIp } from '../../../test/codes-from.js';
import {
  addPasskey,
  beginPasskey,
  beginSecond,
  confirmByPasskey,
  countConfirmed,
  enrolPasskey,
  factorsOf,
  removeFactor,
  requireOf,
  resetFactors,
  setRule,
  verifySecond,
} from '../../../test/factor-calls.js';
import { PasskeyDevice } from '../../../test/passkey-device.js';
import { createTestApp, PRODUCTION_LIMITS, type TestApp } from '../../../test/test-app.js';
import { told } from '../../../test/told.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let account: UserRow;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.sql('delete from rate_limit');
  await app.sql('delete from message');
  await app.sql("update app_user set disabled_at = now() where user_type = 'admin'");
  await setRule(app);
  account = await insertAdmin(app.sql, { full_name: 'Anita Verma' });
});

const signIn = () => app.signIn(account.phone, 'admin');
const isWhole = async (browser: TestClient) =>
  (await browser.graphql<{ me: unknown }>('{ me { id } }')).body.data?.me !== null;
const sidOf = (browser: TestClient) => browser.cookies.get('sid');

/** An admin with a passkey and an authenticator, of whom a second factor is required. */
async function enrolled() {
  const browser = await signIn();
  const device = new PasskeyDevice(app.publicUrl);
  const passkeyId = await enrolPasskey(browser, device);
  await countConfirmed(app, account.id);
  const own = await enrol(app, browser);
  await setRule(app, 'admin');
  return { device, passkeyId, ...own };
}

describe('a sign-in of whom a second factor is required', () => {
  it('by text message is half until another factor confirms it, under a new cookie', async () => {
    const { device } = await enrolled();
    const browser = await signIn();
    expect(await isWhole(browser)).toBe(false);
    expect((await factorsOf(browser)).answer).toMatchObject({
      step: 'SECOND_FACTOR',
      methods: ['PASSKEY', 'APP'],
      isRequired: true,
    });
    expect(await beginPasskey(browser)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await beginSecond(browser, 'TEXT_CODE')).toMatchObject({ code: 'WRONG_STATE' });
    expect(await verifySecond(browser, 'TEXT_CODE', app.sms.codeFor(account.phone))).toMatchObject({
      code: 'WRONG_STATE',
    });
    const half = sidOf(browser);
    expect((await confirmByPasskey(browser, device)).answer).toEqual({ id: account.id });
    expect(await isWhole(browser)).toBe(true);
    expect(sidOf(browser)).not.toBe(half);
    expect((await factorsOf(browser)).answer?.step).toBe('WHOLE');
  });

  it('is confirmed by a code of the app, or a recovery code, each once', async () => {
    const { secret, codes } = await enrolled();
    const [one, other] = [await signIn(), await signIn()];
    expect(await verifySecond(one, 'APP', '000000')).toMatchObject({ code: 'WRONG_OTP' });
    const code = codeOf(app, secret);
    expect((await verifySecond(one, 'APP', code)).code).toBeUndefined();
    expect(await verifySecond(other, 'APP', code)).toMatchObject({ code: 'WRONG_OTP' });
    expect((await verifySecond(other, 'APP', codes[0] ?? '')).code).toBeUndefined();
    expect([await isWhole(one), await isWhole(other)]).toEqual([true, true]);
  });

  it('by the authenticator is not confirmed by the authenticator, nor a recovery code, but by text or passkey', async () => {
    const { secret, codes, device } = await enrolled();
    const first = async () => {
      const browser = app.client();
      passSteps(app, 1);
      expect((await verify(browser, { phone: account.phone }, codeOf(app, secret))).code).toBeUndefined();
      return browser;
    };
    const browser = await first();
    expect(await isWhole(browser)).toBe(false);
    expect((await factorsOf(browser)).answer?.methods).toEqual(['PASSKEY', 'TEXT_CODE']);
    passSteps(app, 1);
    expect(await verifySecond(browser, 'APP', codeOf(app, secret))).toMatchObject({ code: 'WRONG_STATE' });
    expect(await verifySecond(browser, 'APP', codes[0] ?? '')).toMatchObject({ code: 'WRONG_STATE' });
    expect(await beginSecond(browser, 'TEXT_CODE')).toMatchObject({ answer: null, code: undefined });
    expect(await verifySecond(browser, 'TEXT_CODE', '000000')).toMatchObject({ code: 'WRONG_OTP' });
    expect((await verifySecond(browser, 'TEXT_CODE', app.sms.codeFor(account.phone))).code).toBeUndefined();
    expect(await isWhole(browser)).toBe(true);
    const another = await first();
    expect((await confirmByPasskey(another, device)).code).toBeUndefined();
    expect(await isWhole(another)).toBe(true);
  });

  it('adds a factor when there is none, and confirms by it; a second one waits for that', async () => {
    await setRule(app, 'admin');
    const browser = await signIn();
    expect((await factorsOf(browser)).answer).toMatchObject({ step: 'ENROLMENT', methods: [] });
    expect(await verifySecond(browser, 'APP', '000000')).toMatchObject({ code: 'WRONG_STATE' });
    const device = new PasskeyDevice(app.publicUrl);
    await enrolPasskey(browser, device);
    expect(await isWhole(browser)).toBe(false);
    expect((await factorsOf(browser)).answer?.step).toBe('SECOND_FACTOR');
    expect(await beginPasskey(browser)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await confirmByPasskey(browser, device)).code).toBeUndefined();
    expect(await isWhole(browser)).toBe(true);
  });

  it('adds one factor by two enrolments at once', async () => {
    await setRule(app, 'admin');
    const browser = await signIn();
    const { answer: options } = await beginPasskey(browser);
    const setup = await enrol(app, browser);
    const device = new PasskeyDevice(app.publicUrl);
    const { code } = await addPasskey(browser, device.create(options ?? { challenge: '' }));
    expect(code).toBe('UNAUTHENTICATED');
    expect((await verifySecond(browser, 'APP', codeOf(app, setup.secret))).code).toBeUndefined();
  });

  it('is over after fifteen minutes, and signs out at any time', async () => {
    const { device } = await enrolled();
    const [late, leaving] = [await signIn(), await signIn()];
    const { answer: options } = await beginSecond(late, 'PASSKEY');
    await app.sql("update session set created_at = now() - interval '15 minutes' where user_id = $1", [account.id]);
    expect(await verifySecond(late, 'PASSKEY', device.get(options ?? { challenge: '' }))).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    await leaving.graphql('mutation { logout }');
    expect(sidOf(leaving)).toBeUndefined();
  });

  it.each(['physiotherapist', 'doctor', 'reception'])(
    'applies to a %s, and to nobody of another role',
    async (type) => {
      await setRule(app, type);
      const { phone } = await insertUser(app.sql, { user_type: type });
      expect(await isWhole(await app.signIn(phone, 'staff'))).toBe(false);
      expect(await isWhole(await signIn())).toBe(true);
      const patient = await insertUser(app.sql, { user_type: 'patient' });
      expect(await isWhole(await app.signIn(patient.phone))).toBe(true);
    },
  );

  it('counts wrong answers as it does wrong codes, of each kind', async () => {
    await enrolled();
    const capped = await createTestApp({
      database: app.database,
      limits: { ...PRODUCTION_LIMITS, otpFailuresPerIpHour: 3 },
      config: { trustedProxies: 1 },
    });
    try {
      const browser = await capped.signIn(account.phone, 'admin');
      browser.cookies.delete('device');
      const from = freshIp();
      const { answer: options } = await beginSecond(browser, 'PASSKEY');
      const stranger = new PasskeyDevice(app.publicUrl).get(options ?? { challenge: '' });
      const codes = [];
      for (const [method, answer] of [
        ['APP', '000000'],
        ['PASSKEY', stranger],
        ['APP', 'AAAAA-AAAAA'],
        ['APP', '000000'],
        ['PASSKEY', stranger],
      ] as const)
        codes.push((await verifySecond(browser, method, answer, from)).code);
      expect(codes).toEqual(['WRONG_OTP', 'WRONG_OTP', 'WRONG_OTP', 'RATE_LIMITED', 'RATE_LIMITED']);
    } finally {
      await capped.close();
      await app.sql('delete from rate_limit');
    }
  });

  it('does not make its device known before it is confirmed', async () => {
    const { device } = await enrolled();
    await app.sql('delete from known_device');
    const browser = await signIn();
    expect(await app.sql('select from known_device')).toEqual([]);
    await confirmByPasskey(browser, device);
    expect(await app.sql('select from known_device')).toHaveLength(2);
  });
});

describe('the rule of the owner', () => {
  it('is changed with a recent sign-in alone, is audited, and is told to all admins', async () => {
    const other = await insertAdmin(app.sql);
    const browser = await signIn();
    await app.sql("update session set created_at = now() - interval '15 minutes' where user_id = $1", [account.id]);
    expect(await requireOf(browser, ['DOCTOR'])).toMatchObject({ code: 'RECENT_SIGN_IN_REQUIRED' });
    const fresh = await signIn();
    expect((await requireOf(fresh, ['DOCTOR', 'RECEPTION'])).answer).toEqual(['RECEPTION', 'DOCTOR']);
    expect((await requireOf(fresh, ['RECEPTION', 'DOCTOR'])).answer).toEqual(['RECEPTION', 'DOCTOR']);
    expect(await told(app, 'SECURITY_NOTICE')).toHaveLength(2);
    expect((await told(app, 'SECURITY_NOTICE')).toSorted()).toEqual([account.phone, other.phone].toSorted());
    expect(
      await app.sql("select verb, changed_fields from audit_event where actor_id = $1 and verb = 'factor.setRule'", [
        account.id,
      ]),
    ).toEqual([{ verb: 'factor.setRule', changed_fields: ['secondFactorRoles'] }]);
  });

  it('ends present sessions without a second factor at their next request, and spares those with one', async () => {
    const browser = await signIn();
    const device = new PasskeyDevice(app.publicUrl);
    await enrolPasskey(browser, device);
    await confirmByPasskey(browser, device);
    const old = await signIn();
    await app.sql("update session set created_at = now() - interval '20 minutes' where user_id = $1", [account.id]);
    await setRule(app, 'admin');
    expect([await isWhole(browser), await isWhole(old)]).toEqual([true, false]);
    expect(await factorsOf(old)).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('keeps the last factor, by either operation, and lets go of it when it is off', async () => {
    const { device, secret, passkeyId } = await enrolled();
    const browser = await signIn();
    await confirmByPasskey(browser, device);
    expect((await remove(browser, codeOf(app, secret))).code).toBeUndefined();
    expect(await removeFactor(browser, passkeyId)).toMatchObject({ code: 'WRONG_STATE' });
    await setRule(app);
    expect((await removeFactor(browser, passkeyId)).answer).toBe(true);
    const own = await enrol(app, browser);
    await setRule(app, 'admin');
    const again = await signIn();
    await verifySecond(again, 'APP', codeOf(app, own.secret));
    passSteps(app, 1);
    expect(await remove(again, codeOf(app, own.secret))).toMatchObject({ code: 'WRONG_STATE' });
  });
});

describe('lost factors', () => {
  it('are reset by another admin, who is told to all, and by nobody for themselves', async () => {
    await enrolled();
    await setRule(app);
    const own = await signIn();
    const other = await insertAdmin(app.sql);
    const rescuer = await app.signIn(other.phone, 'admin');
    expect(await resetFactors(own, account.id)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await resetFactors(rescuer, '00000000-0000-4000-8000-000000000000')).toMatchObject({ code: 'NOT_FOUND' });
    await app.sql('delete from message');
    expect((await resetFactors(rescuer, account.id)).answer).toBe(true);
    expect(await resetFactors(rescuer, account.id)).toMatchObject({ code: 'WRONG_STATE' });
    expect((await told(app, 'SECURITY_NOTICE')).toSorted()).toEqual([account.phone, other.phone].toSorted());
    expect(await isWhole(own)).toBe(false);
    expect(await app.sql('select from authenticator where user_id = $1', [account.id])).toEqual([]);
    await setRule(app, 'admin');
    expect((await factorsOf(await signIn())).answer?.step).toBe('ENROLMENT');
  });
});
