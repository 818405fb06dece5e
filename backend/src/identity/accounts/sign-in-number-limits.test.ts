import { afterEach, describe, expect, it } from 'vitest';
import { freshPhone, insertUser } from '../../../test/builders.js';
import { accountForm } from '../../../test/forms.js';
import { createTestApp, PRODUCTION_LIMITS, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { told } from '../../../test/told.js';
import type { Limits } from '../../platform/limits/limits.js';

let app: TestApp;
afterEach(() => app.close());

/** Somebody who is signed in where only these limits are narrow. */
async function signedIn(limits: Partial<Limits>) {
  app = await createTestApp({ limits });
  const user = await insertUser(app.sql);
  return { user, browser: await app.signIn(user.phone) };
}
const ask = (browser: TestClient, phoneNumber: string) =>
  browser.rest('PATCH', '/users', accountForm({ fullName: 'Asha Verma', phoneNumber }));
const prove = (browser: TestClient, otp: string) => browser.rest('POST', '/users/verify-number', { otp });
const refused = { status: 429, body: { code: 'RATE_LIMITED' } };

describe('the limits of codes hold for a new number too', () => {
  it('the wait before another one (OTP-7)', async () => {
    const { browser } = await signedIn({ otpResendSeconds: PRODUCTION_LIMITS.otpResendSeconds });
    const phone = freshPhone();
    expect((await ask(browser, phone)).status).toBe(200);
    const again = await ask(browser, phone);
    expect(again).toMatchObject(refused);
    expect(Number(again.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  });

  it('codes to one number, together with those of sign-in (OTP-8); nothing is saved past them', async () => {
    const { user, browser } = await signedIn({ otpSendsPerPhoneHour: 2 });
    const phone = freshPhone();
    await app.client().rest('POST', '/users/send-otp', { phoneNumber: phone });
    expect((await ask(browser, phone)).status).toBe(200);
    expect(await ask(browser, phone)).toMatchObject(refused);
    expect(app.sms.sent.filter((sent) => sent.phone === phone)).toHaveLength(2);
    const lines = await app.sql("select from audit_event where subject_id = $1 and verb = 'user.updateAccount'", [
      user.id,
    ]);
    expect(lines).toHaveLength(1);
  });

  it('codes from one address (OTP-9) and in all (OTP-10)', async () => {
    const byAddress = await signedIn({ otpSendsPerIpHour: 2 });
    expect((await ask(byAddress.browser, freshPhone())).status).toBe(200);
    expect(await ask(byAddress.browser, freshPhone())).toMatchObject(refused);
    await app.close();
    const inAll = await signedIn({ otpSendsInAllHour: 2 });
    expect((await ask(inAll.browser, freshPhone())).status).toBe(200);
    expect(await ask(inAll.browser, freshPhone())).toMatchObject(refused);
  });

  it('the note to the old number, without which it does not hold', async () => {
    // One for the sign-in, one for the code: none is left for the note.
    const { user, browser } = await signedIn({ otpSendsInAllHour: 2 });
    const phone = freshPhone();
    await ask(browser, phone);
    expect(await prove(browser, app.sms.codeFor(phone))).toMatchObject(refused);
    expect(await app.sql('select phone from app_user where id = $1', [user.id])).toEqual([{ phone: user.phone }]);
    expect(await told(app, 'NUMBER_CHANGED')).toEqual([]);
  });

  it('the note counts, and does not wait like a code', async () => {
    const { user, browser } = await signedIn({ otpSendsPerPhoneHour: 2, otpResendSeconds: 60 });
    const phone = freshPhone();
    await ask(browser, phone);
    expect((await prove(browser, app.sms.codeFor(phone))).status).toBe(200);
    expect(await told(app, 'NUMBER_CHANGED')).toEqual([user.phone]);
    await app.sql("delete from rate_limit where key like 'otp-resend%'");
    const asked = await app.client().rest('POST', '/users/send-otp', { phoneNumber: user.phone });
    expect(asked).toMatchObject(refused);
  });

  it('wrong codes for one number and address (OTP-6), and right ones are none', async () => {
    const { browser } = await signedIn({ otpFailuresPerPhoneAndIpDay: 3 });
    const phone = freshPhone();
    await ask(browser, phone);
    for (let guess = 1; guess <= 3; guess++) expect((await prove(browser, '000000')).status).toBe(401);
    expect(await prove(browser, app.sms.codeFor(phone))).toMatchObject(refused);
    const other = freshPhone();
    await ask(browser, other);
    expect((await prove(browser, app.sms.codeFor(other))).status).toBe(200);
  });

  it('past the failures of a day one try a minute, and a word to whoever has the number (OTP-6)', async () => {
    const { browser } = await signedIn({ otpFailuresPerPhoneDay: 1 });
    const { phone } = await insertUser(app.sql);
    await ask(browser, phone);
    expect((await prove(browser, '000000')).status).toBe(401);
    expect((await prove(browser, '000000')).status).toBe(401);
    expect(await prove(browser, '000000')).toMatchObject(refused);
    await expect.poll(() => told(app, 'WRONG_CODES')).toEqual([phone]);
  });
});
