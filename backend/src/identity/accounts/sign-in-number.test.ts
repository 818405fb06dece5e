import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshPhone, insertAdmin, insertUser } from '../../../test/builders.js';
import { accountForm, photo } from '../../../test/forms.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { runSql } from '../../../test/test-database.js';
import { told } from '../../../test/told.js';

const WRONG = '000000';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

interface Answered {
  message: string;
  code?: string;
  fields?: Record<string, string>;
  data: Record<string, unknown>;
}

const ask = (browser: TestClient, phoneNumber: string, fullName = 'Asha Verma', avatar?: Uint8Array<ArrayBuffer>) =>
  browser.rest<Answered>('PATCH', '/users', accountForm({ fullName, phoneNumber }, avatar));
const prove = (browser: TestClient, otp: string) => browser.rest<Answered>('POST', '/users/verify-number', { otp });
const me = async (browser: TestClient) => (await browser.rest<Answered>('GET', '/users/me')).body.data;
const isSignedIn = async (browser: TestClient) => (await browser.rest('GET', '/users/me')).status === 200;
const look = async (userId: string) => (await app.sql('select * from app_user where id = $1', [userId]))[0];
const linesOf = (userId: string, verb: string) =>
  app.sql('select outcome, changed_fields from audit_event where subject_id = $1 and verb = $2 order by id', [
    userId,
    verb,
  ]);

async function admin() {
  const user = await insertAdmin(app.sql);
  return { user, browser: await app.signIn(user.phone, 'admin') };
}

/** Somebody who has asked for a new number, and its code. */
async function asking(phone = freshPhone()) {
  const somebody = await admin();
  expect((await ask(somebody.browser, phone)).status).toBe(200);
  return { ...somebody, phone, code: app.sms.codeFor(phone) };
}

describe('asking for a new number (AU-9, reading 21)', () => {
  it.each(['12345', '+44 20 7946 0958', '5812345678', 'abc', '98765432100'])(
    'needs an Indian mobile number, not %s',
    async (phoneNumber) => {
      const { browser } = await admin();
      expect(await ask(browser, phoneNumber)).toMatchObject({
        status: 400,
        body: { fields: { phoneNumber: 'Please enter a valid Indian mobile number' } },
      });
    },
  );

  it('needs a sign-in less than 15 minutes old, without which nothing is saved or sent', async () => {
    const { user, browser } = await admin();
    const age = (interval: string) =>
      app.sql(`update session set created_at = now() - interval '${interval}' where user_id = $1`, [user.id]);
    await age('15 minutes 1 second');
    const before = await look(user.id);
    const phone = freshPhone();
    expect(await ask(browser, phone, 'Asha Rao')).toMatchObject({
      status: 403,
      body: { code: 'RECENT_SIGN_IN_REQUIRED', fields: { phoneNumber: expect.stringContaining('sign in again') } },
    });
    expect(await look(user.id)).toEqual(before);
    expect(app.sms.sent.filter((sent) => sent.phone === phone)).toEqual([]);
    expect((await ask(browser, user.phone, 'Asha Rao')).status).toBe(200);
    await age('14 minutes 50 seconds');
    expect((await ask(browser, phone)).status).toBe(200);
  });

  it('saves the other fields and leaves the number as it is, in words', async () => {
    const { user, browser } = await admin();
    const phone = freshPhone();
    const { status, body } = await ask(browser, phone.slice(3), 'Asha Rao', await photo());
    expect(status).toBe(200);
    expect(body.message).toContain(`+91 ${phone.slice(3)}`);
    expect(body.message).not.toContain('successfully');
    expect(body.data).toMatchObject({ Fullname: 'Asha Rao', mobile_number: user.phone, pendingNumber: phone });
    expect(body.data['avatar']).toEqual(expect.any(String));
    expect(await me(browser)).toMatchObject({ mobile_number: user.phone, pendingNumber: phone });
    expect(await linesOf(user.id, 'user.updateAccount')).toEqual([
      { outcome: 'done', changed_fields: ['pendingNumber', 'fullName', 'avatarKey'] },
    ]);
    await expect(app.signIn(phone, 'admin')).rejects.toThrow('Admin not found');
    expect(await told(app, 'NUMBER_CHANGED')).not.toContain(user.phone);
  });

  it('is answered alike whether or not somebody has the number, and a code goes there', async () => {
    const taken = (await insertAdmin(app.sql)).phone;
    const answers = [];
    for (const phone of [taken, freshPhone()]) {
      const { browser } = await admin();
      const { status, body } = await ask(browser, phone);
      answers.push({ status, keys: Object.keys(body.data), message: body.message.replace(phone.slice(3), '') });
      expect(app.sms.codeFor(phone)).toMatch(/^\d{6}$/);
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  it('leaves nothing pending when the message cannot be sent, and may be done again at once', async () => {
    const { browser } = await admin();
    app.sms.failure = new Error('the provider is away');
    const refused = await ask(browser, freshPhone());
    app.sms.failure = undefined;
    expect(refused).toMatchObject({
      status: 503,
      body: { code: 'SMS_FAILED', fields: { phoneNumber: expect.any(String) } },
    });
    expect(await me(browser)).toMatchObject({ pendingNumber: null });
  });

  it('goes through GraphQL likewise, once in a document (OTP-17)', async () => {
    const { user, browser } = await admin();
    const phone = freshPhone();
    const update = `updateAccount(input: { fullName: "A", phoneNumber: "${phone}" }) { mobileNumber pendingNumber }`;
    const twice = await browser.graphql(`mutation { a: ${update} b: ${update} }`);
    expect(twice.status).toBe(400);
    expect((await browser.graphql(`mutation { ${update} }`)).body.data).toEqual({
      updateAccount: { mobileNumber: user.phone, pendingNumber: phone },
    });
    const verify = (otp: string) =>
      browser.graphql(`mutation { verifyNumber(otp: "${otp}") { mobileNumber pendingNumber } }`);
    expect((await verify(WRONG)).body.errors?.[0]?.extensions).toMatchObject({
      code: 'WRONG_OTP',
      fields: { otp: expect.any(String) },
    });
    expect((await verify(app.sms.codeFor(phone))).body.data).toEqual({
      verifyNumber: { mobileNumber: phone, pendingNumber: null },
    });
  });
});

describe('a pending number dies with its code', () => {
  it.each<[string, (userId: string) => Promise<unknown>]>([
    [
      'when its time is over',
      (userId) =>
        app.sql("update otp_challenge set expires_at = now() - interval '1 second' where account_id = $1", [userId]),
    ],
    ['after five tries', (userId) => app.sql('update otp_challenge set attempts = 5 where account_id = $1', [userId])],
  ])('%s', async (_when, end) => {
    const { user, browser, code } = await asking();
    await end(user.id);
    expect(await me(browser)).toMatchObject({ pendingNumber: null });
    expect(await prove(browser, code)).toMatchObject({ status: 401, body: { code: 'WRONG_OTP' } });
    expect(await look(user.id)).toMatchObject({ phone: user.phone });
  });

  it('when another one is asked for, and not when another account asks for the same', async () => {
    const { user, browser, phone, code } = await asking();
    const other = await asking(phone);
    expect(await me(browser)).toMatchObject({ pendingNumber: phone });
    const newer = freshPhone();
    await ask(browser, newer);
    expect(await prove(browser, code)).toMatchObject({ status: 401 });
    expect(await prove(browser, app.sms.codeFor(newer))).toMatchObject({ status: 200 });
    expect(await look(user.id)).toMatchObject({ phone: newer });
    expect(await me(browser)).toMatchObject({ pendingNumber: null });
    expect((await prove(other.browser, other.code)).status).toBe(200);
  });

  it('when the present number is sent, and not when none is', async () => {
    const { user, browser, phone, code } = await asking();
    expect((await ask(browser, '')).body.data).toMatchObject({ pendingNumber: phone });
    expect((await ask(browser, user.phone)).body).toMatchObject({
      message: 'Profile updated successfully!',
      data: { pendingNumber: null },
    });
    expect((await prove(browser, code)).status).toBe(401);
    expect((await linesOf(user.id, 'user.updateAccount')).slice(1)).toEqual([
      { outcome: 'done', changed_fields: ['pendingNumber'] },
    ]);
  });

  it('after five of fifty wrong codes that come at once, and the right one comes too late (OTP-3)', async () => {
    const { user, browser, code } = await asking();
    const answers = await Promise.all(Array.from({ length: 50 }, () => prove(browser, WRONG)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    expect((await prove(browser, code)).status).toBe(401);
    const [row] = await app.sql('select attempts from otp_challenge where account_id = $1', [user.id]);
    expect(row).toEqual({ attempts: 5 });
  });
});

describe('the code of a new number', () => {
  it('is asked for without a pending one: wrong, and on record', async () => {
    const { user, browser } = await admin();
    expect(await prove(browser, '123456')).toMatchObject({
      status: 401,
      body: { fields: { otp: expect.any(String) } },
    });
    expect(await prove(browser, 'abc')).toMatchObject({ status: 400, body: { fields: { otp: expect.any(String) } } });
    expect(await linesOf(user.id, 'user.verifyNumber')).toEqual([{ outcome: 'failed', changed_fields: [] }]);
  });

  it('signs nobody in, a sign-in code proves no number, and neither does the code of another account', async () => {
    const { user, browser, phone, code } = await asking();
    const signIn = (otp: string) => app.client().rest('POST', '/users/verify-otp', { phoneNumber: phone, otp });
    expect((await signIn(code)).status).toBe(401);
    await app.client().rest('POST', '/users/send-otp', { phoneNumber: phone });
    expect((await prove(browser, app.sms.codeFor(phone))).status).toBe(401);
    const other = await asking(phone);
    expect((await prove(browser, other.code)).status).toBe(401);
    expect(await look(user.id)).toMatchObject({ phone: user.phone });
    expect((await prove(browser, code)).status).toBe(200);
  });

  it('tells whoever has it that another account of the kind has the number; nothing changes, and it is used up', async () => {
    const taken = (await insertAdmin(app.sql)).phone;
    const { user, browser, code } = await asking(taken);
    const other = await app.signIn(user.phone, 'admin');
    expect(await prove(browser, code)).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_EXISTS', fields: { otp: 'Another account has this phone number.' } },
    });
    expect(await look(user.id)).toMatchObject({ phone: user.phone });
    expect(await isSignedIn(other)).toBe(true);
    expect(await told(app, 'NUMBER_CHANGED')).not.toContain(user.phone);
    expect((await prove(browser, code)).status).toBe(401);
    expect((await linesOf(user.id, 'user.verifyNumber'))[0]).toEqual({ outcome: 'refused', changed_fields: [] });
  });

  it('makes a patient’s number an admin’s too, and the door decides who signs in with it (reading 9)', async () => {
    const patient = await insertUser(app.sql);
    const { user, browser, code } = await asking(patient.phone);
    expect((await prove(browser, code)).status).toBe(200);
    const idOf = async (door: 'user' | 'admin') => (await me(await app.signIn(patient.phone, door)))['_id'];
    expect([await idOf('user'), await idOf('admin')]).toEqual([patient.id, user.id]);
  });

  it('makes it hold: other sessions end, not the present one; the old number is told; it is on record without it', async () => {
    const { user, browser, phone, code } = await asking();
    const others = [await app.signIn(user.phone, 'admin'), await app.signIn(user.phone, 'admin')];
    const stranger = await admin();
    expect(await prove(browser, `${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({
      status: 200,
      body: { message: 'Profile updated successfully!', data: { mobile_number: phone, pendingNumber: null } },
    });
    for (const other of others) expect(await isSignedIn(other)).toBe(false);
    expect([await isSignedIn(browser), await isSignedIn(stranger.browser)]).toEqual([true, true]);
    expect((await told(app, 'NUMBER_CHANGED')).filter((number) => number === user.phone)).toEqual([user.phone]);
    expect(await told(app, 'NUMBER_CHANGED')).not.toContain(phone);
    expect(await linesOf(user.id, 'user.verifyNumber')).toEqual([{ outcome: 'done', changed_fields: ['phone'] }]);
    await expect(app.signIn(user.phone, 'admin')).rejects.toThrow('Admin not found');
    expect(await isSignedIn(await app.signIn(phone, 'admin'))).toBe(true);
  });

  it('does not make it hold when the word to the old number cannot be written, and leaves the code as it was', async () => {
    const { user, browser, phone, code } = await asking();
    await runSql(app.database.ownerUrl, 'alter table message rename to message_elsewhere');
    const failed = await prove(browser, code);
    await runSql(app.database.ownerUrl, 'alter table message_elsewhere rename to message');
    expect(failed.status).toBe(500);
    expect(await look(user.id)).toMatchObject({ phone: user.phone });
    expect(await prove(browser, code)).toMatchObject({ status: 200, body: { data: { mobile_number: phone } } });
  });

  it('gives it to one of two accounts that prove it at once', async () => {
    const phone = freshPhone();
    const both = [await asking(phone), await asking(phone)];
    const answers = await Promise.all(both.map(({ browser, code }) => prove(browser, code)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('makes it hold once when it comes twenty times at once', async () => {
    const { user, browser, code } = await asking();
    const answers = await Promise.all(Array.from({ length: 5 }, () => prove(browser, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await told(app, 'NUMBER_CHANGED')).filter((number) => number === user.phone)).toHaveLength(1);
  });
});
