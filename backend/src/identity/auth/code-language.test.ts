import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshPhone, insertAdmin, insertUser } from '../../../test/builders.js';
import { accountForm } from '../../../test/forms.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const languageTo = (phone: string) => app.sms.sent.findLast((sent) => sent.phone === phone)?.language;

/** Asks for a code in a browser whose pages are in this language. */
async function askIn(header: string | undefined, phoneNumber: string, door = 'users') {
  await app
    .client()
    .rest('POST', `/${door}/send-otp`, { phoneNumber }, header === undefined ? {} : { 'accept-language': header });
  return languageTo(phoneNumber);
}

describe('a sign-in code', () => {
  it.each([
    ['English', 'hi', 'EN'],
    ['Hindi', 'en', 'HI'],
    [' hindi', undefined, 'HI'],
    ['Tamil', 'hi', 'EN'],
  ])('to an account whose language is "%s" goes in it, also from a page in %s', async (language, page, expected) => {
    const { id, phone } = await insertUser(app.sql);
    await app.sql('update app_user set language = $1 where id = $2', [language, id]);
    expect(await askIn(page, phone)).toBe(expected);
  });

  it.each([
    ['hi', 'HI'],
    ['hi-IN,hi;q=0.9,en;q=0.8', 'HI'],
    ['en-IN,en;q=0.9,hi;q=0.8', 'EN'],
    ['ta,hi;q=0.5', 'HI'],
    ['fr', 'EN'],
    ['*', 'EN'],
    ['hi;q=0', 'EN'],
    [';;,=', 'EN'],
    ['', 'EN'],
  ])('to a number that nobody has goes in the language of the page: %s', async (page, expected) => {
    expect(await askIn(page, freshPhone())).toBe(expected);
  });

  it('goes to the team in the language of the account, too', async () => {
    const { id, phone } = await insertAdmin(app.sql);
    expect(await askIn('hi', phone, 'admin')).toBe('EN');
    await app.sql("update app_user set language = 'Hindi' where id = $1", [id]);
    expect(await askIn('en', phone, 'admin')).toBe('HI');
  });

  it('that proves a new number goes in the language of the account', async () => {
    const user = await insertUser(app.sql);
    await app.sql("update app_user set language = 'Hindi' where id = $1", [user.id]);
    const browser = await app.signIn(user.phone);
    const phoneNumber = freshPhone();
    await browser.rest('PATCH', '/users', accountForm({ fullName: 'Asha', phoneNumber }), { 'accept-language': 'en' });
    expect(languageTo(phoneNumber)).toBe('HI');
  });
});

describe('the first sign-in', () => {
  const languageOf = async (phone: string) =>
    (await app.sql('select language from app_user where phone = $1', [phone]))[0]?.['language'];

  /** Signs a number in on a page of this language. */
  async function signInIn(page: string, phoneNumber: string) {
    const browser = app.client();
    const header = { 'accept-language': page };
    await browser.rest('POST', '/users/send-otp', { phoneNumber }, header);
    const otp = app.sms.codeFor(phoneNumber);
    expect((await browser.rest('POST', '/users/verify-otp', { phoneNumber, otp }, header)).status).toBe(200);
    return languageOf(phoneNumber);
  }

  it.each([
    ['hi', 'Hindi'],
    ['en', 'English'],
  ])('on a page in %s gives the account its language: %s', async (page, language) => {
    expect(await signInIn(page, freshPhone())).toBe(language);
  });

  it('is the only one that does: afterwards the account says', async () => {
    const phone = freshPhone();
    expect(await signInIn('en', phone)).toBe('English');
    expect(await signInIn('hi', phone)).toBe('English');
  });
});
