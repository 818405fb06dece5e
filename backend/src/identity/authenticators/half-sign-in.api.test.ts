import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, enrol } from '../../../test/authenticator-calls.js';
import { insertAdmin, type UserRow } from '../../../test/builders.js';
import { beginSecond, countConfirmed, enrolPasskey, setRule, verifySecond } from '../../../test/factor-calls.js';
import { PasskeyDevice } from '../../../test/passkey-device.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

let app: TestApp;
let account: UserRow;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await setRule(app);
  account = await insertAdmin(app.sql, { full_name: 'Anita Verma' });
});

const signIn = () => app.signIn(account.phone, 'admin');

/** An admin with a passkey and an authenticator, of whom a second factor is required. */
async function enrolled() {
  const browser = await signIn();
  const device = new PasskeyDevice(app.publicUrl);
  await enrolPasskey(browser, device);
  await countConfirmed(app, account.id);
  const own = await enrol(app, browser);
  await setRule(app, 'admin');
  return { device, ...own };
}

describe('a sign-in that lacks its second factor', () => {
  it('answers id, role, number and language alone until it is confirmed, and then the profile', async () => {
    const { device, secret } = await enrolled();
    await app.sql("update app_user set email = 'anita@clinic.example' where id = $1", [account.id]);
    const fields = 'id userType mobileNumber language fullName email lastLogin avatar';
    const half = { id: account.id, userType: 'ADMIN', mobileNumber: account.phone, language: 'English' };
    const nothing = { fullName: '', email: null, lastLogin: null, avatar: null };
    const browser = app.client();
    await browser.graphql(`mutation { sendOtp(door: ADMIN, phoneNumber: "${account.phone}") { message } }`);
    const otp = app.sms.codeFor(account.phone);
    const byText = await browser.graphql(
      `mutation { verifyOtp(door: ADMIN, phoneNumber: "${account.phone}", otp: "${otp}") { ${fields} } }`,
    );
    expect(byText.body.data).toEqual({ verifyOtp: { ...half, ...nothing } });
    const code = codeOf(app, secret);
    const byApp = await app
      .client()
      .graphql(
        `mutation { verifyAuthenticator(door: ADMIN, phoneNumber: "${account.phone}", code: "${code}") { ${fields} } }`,
      );
    expect(byApp.body.data).toEqual({ verifyAuthenticator: { ...half, ...nothing } });
    const { answer: options } = await beginSecond(browser, 'PASSKEY');
    const whole = await browser.graphql(
      `mutation ($answer: String!) { verifySecondFactor(method: PASSKEY, answer: $answer) { id fullName email } }`,
      { answer: device.get(options ?? { challenge: '' }) },
    );
    expect(whole.body.data).toEqual({
      verifySecondFactor: { id: account.id, fullName: 'Anita Verma', email: 'anita@clinic.example' },
    });
  });

  it('that is ended while it is confirmed stays ended', async () => {
    const { codes } = await enrolled();
    const browser = await signIn();
    // The reset holds the account's row while the confirmation has read the session already.
    const reset = await app.connections.pool.connect();
    try {
      await reset.query('begin');
      await reset.query('select from app_user where id = $1 for update', [account.id]);
      const confirming = verifySecond(browser, 'APP', codes[0] ?? '');
      const waits = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
      await expect.poll(async () => (await app.sql(waits)).length, { interval: 5 }).toBe(1);
      await reset.query('delete from session where user_id = $1', [account.id]);
      await reset.query('commit');
      expect(await confirming).toMatchObject({ code: 'UNAUTHENTICATED' });
    } finally {
      reset.release();
    }
    expect(await app.sql('select from session where user_id = $1', [account.id])).toEqual([]);
  });
});
