import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshPhone, insertAdmin, insertStaff, insertUser } from '../../../test/builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ limits: { adminFloorMs: 200 } });
});
beforeEach(() => {
  app.sms.failure = undefined;
  app.clock.waits.length = 0;
});
afterAll(() => app.close());

const send = (phone: string, browser = app.client()) =>
  browser.graphql(
    'mutation ($phone: String!) { sendOtp(door: STAFF, phoneNumber: $phone) { message expiresInSeconds resendAfterSeconds } }',
    { phone },
  );
async function verify(phone: string, otp: string, browser: TestClient = app.client()) {
  const { body } = await browser.graphql<{ verifyOtp: { id: string; userType: string } }>(
    'mutation ($phone: String!, $otp: String!) { verifyOtp(door: STAFF, phoneNumber: $phone, otp: $otp) { id userType } }',
    { phone, otp },
  );
  const [error] = body.errors ?? [];
  return { user: body.data?.verifyOtp, code: error?.extensions.code, message: error?.message };
}
const isSignedIn = async (browser: TestClient) =>
  (await browser.graphql<{ me: unknown }>('{ me { id } }')).body.data?.me !== null;

describe('the door of physiotherapists and doctors', () => {
  it.each(['physiotherapist', 'doctor'])('lets a %s in by their number and the code', async (userType) => {
    const { user } = await insertStaff(app.sql, { user_type: userType });
    await send(user.phone);
    expect((await verify(user.phone, app.sms.codeFor(user.phone))).user).toEqual({
      id: user.id,
      userType: userType.toUpperCase(),
    });
  });

  it('answers an unknown number like a known one, at its time, and sends it no message', async () => {
    const known = (await insertStaff(app.sql)).user.phone;
    const others = [freshPhone(), (await insertUser(app.sql)).phone, (await insertAdmin(app.sql)).phone];
    const { body } = await send(known);
    expect(body.errors).toBeUndefined();
    const before = app.sms.sent.length;
    for (const phone of others) {
      expect((await send(phone)).body).toEqual(body);
      expect(await verify(phone, '000000')).toEqual(await verify(known, '000000'));
    }
    expect(app.sms.sent).toHaveLength(before);
    expect(app.clock.waits).toEqual(Array.from({ length: 10 }, () => 200));
  });

  it('tells of no number by a gateway that is gone', async () => {
    app.sms.failure = new Error('the gateway is gone');
    const known = await send((await insertStaff(app.sql)).user.phone);
    expect(known.body).toEqual((await send(freshPhone())).body);
  });

  it('says of known and unknown numbers alike that the tries are used up', async () => {
    const sixth = async (phone: string) => {
      await send(phone);
      for (let tries = 0; tries < 5; tries++) await verify(phone, '000000');
      return verify(phone, '000000');
    };
    const unknown = await sixth(freshPhone());
    expect(unknown).toEqual(await sixth((await insertStaff(app.sql)).user.phone));
    expect(unknown.message).toMatch(/Too many wrong codes/);
  });

  it('signs nobody up, whoever guesses the code that was kept for nobody', async () => {
    const guessed = await createTestApp({ randomOtp: () => '123456' });
    const phone = freshPhone();
    const ask = (call: string) => guessed.client().graphql(`mutation { ${call} }`);
    await ask(`sendOtp(door: STAFF, phoneNumber: "${phone}") { message }`);
    const { body } = await ask(`verifyOtp(door: STAFF, phoneNumber: "${phone}", otp: "123456") { id }`);
    expect(body.errors?.[0]?.extensions.code).toBe('WRONG_OTP');
    expect(await guessed.sql('select from app_user where phone = $1', [phone])).toEqual([]);
    expect(await guessed.sql('select from session')).toEqual([]);
    await guessed.close();
  });

  it('takes no code of another door, and its own opens no other', async () => {
    const phone = freshPhone();
    await insertStaff(app.sql, { phone });
    await insertAdmin(app.sql, { phone });
    await app.client().rest('POST', '/admin/send-otp', { phoneNumber: phone });
    expect(await verify(phone, app.sms.codeFor(phone))).toMatchObject({ code: 'WRONG_OTP' });
    await send(phone);
    const body = { phoneNumber: phone, otp: app.sms.codeFor(phone) };
    expect((await app.client().rest('POST', '/admin/verify-otp', body)).status).toBe(401);
    expect((await app.client().rest('POST', '/users/verify-otp', body)).status).toBe(401);
  });

  it('refuses whoever was switched off, but only with the right code', async () => {
    const { user } = await insertStaff(app.sql, { disabled_at: new Date() });
    await send(user.phone);
    expect(await verify(user.phone, '000000')).toMatchObject({ code: 'WRONG_OTP' });
    expect(await verify(user.phone, app.sms.codeFor(user.phone))).toMatchObject({ code: 'ACCOUNT_DISABLED' });
  });

  it('has the caps of every door', async () => {
    const capped = await createTestApp({ limits: { otpSendsPerIpHour: 2 } });
    const ask = (phone: string) =>
      capped.client().graphql(`mutation { sendOtp(door: STAFF, phoneNumber: "${phone}") { message } }`);
    const codes: unknown[] = [];
    for (let sends = 0; sends < 3; sends++) codes.push((await ask(freshPhone())).body.errors?.[0]?.extensions.code);
    expect(codes).toEqual([undefined, undefined, 'RATE_LIMITED']);
    await capped.close();
  });
});

describe('a session of a physiotherapist or doctor (AU-3, AU-7)', () => {
  async function signedIn() {
    const { user } = await insertStaff(app.sql);
    return { user, browser: await app.signIn(user.phone, 'staff') };
  }
  const age = (userId: string, column: 'last_seen_at' | 'created_at', interval: string) =>
    app.sql(`update session set ${column} = now() - interval '${interval}' where user_id = $1`, [userId]);

  it('ends after 30 minutes without use', async () => {
    const { user, browser } = await signedIn();
    await age(user.id, 'last_seen_at', '29 minutes');
    expect(await isSignedIn(browser)).toBe(true);
    await age(user.id, 'last_seen_at', '30 minutes');
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('ends 12 hours after the sign-in, however it is used', async () => {
    const { user, browser } = await signedIn();
    await age(user.id, 'created_at', '11 hours 59 minutes');
    expect(await isSignedIn(browser)).toBe(true);
    await age(user.id, 'created_at', '12 hours');
    expect(await isSignedIn(browser)).toBe(false);
  });

  it.each([
    ['is switched off', 'update app_user set disabled_at = now() where id = $1'],
    ['is made something else', `update app_user set user_type = 'admin' where id = $1`],
  ])('is over at once when the account %s', async (_what, change) => {
    const { user, browser } = await signedIn();
    expect(await isSignedIn(browser)).toBe(true);
    await app.sql(change, [user.id]);
    expect(await isSignedIn(browser)).toBe(false);
  });
});
