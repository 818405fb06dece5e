import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshPhone, insertAdmin, insertApiKey, insertUser } from '../../../test/builders.js';
import { aboutForm, openForVisitors, sendForm, tokenAtHand } from '../../../test/contact-calls.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { Answer, GraphQLBody, TestClient } from '../../../test/test-client.js';
import { languages } from '../generated-messages/languages.js';
import { inLanguages as refusals } from '../generated-messages/refusals.js';

let app: TestApp;
let patient: TestClient;
beforeAll(async () => {
  app = await createTestApp({ limits: { otpResendSeconds: 60 } });
  patient = await app.signIn((await insertUser(app.sql, { user_type: 'patient' })).phone);
});
afterAll(() => app.close());

const HINDI = { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' };
const ENGLISH_PHONE = 'Please enter a valid Indian mobile number';
const HINDI_PHONE = 'भारत का सही मोबाइल नंबर डालें';
const languageOf = ({ headers }: Answer<unknown>) => headers.get('content-language');

/** Asks for a code to what is no number. */
const ask = (headers: Record<string, string>, path = '/users/send-otp', client = app.client()) =>
  client.rest('POST', path, { phoneNumber: '12' }, headers);
const askThrough = (door: string, headers: Record<string, string>) =>
  app.client().graphql(`mutation { sendOtp(door: ${door}, phoneNumber: "12") { message } }`, {}, headers);
const messageOf = ({ body }: Answer<GraphQLBody>) => body.errors?.[0]?.message;

describe('a visitor is answered in the language that the page asks for', () => {
  it.each([
    ['none', {}, 'en'],
    ['en-IN', { 'accept-language': 'en-IN,en;q=0.9,hi;q=0.5' }, 'en'],
    ['ta', { 'accept-language': 'ta' }, 'en'],
    ['hi', HINDI, 'hi'],
  ])('through REST: %s', async (_name, headers, language) => {
    const answer = await ask(headers);
    const sentence = language === 'hi' ? HINDI_PHONE : ENGLISH_PHONE;
    expect(answer).toMatchObject({
      status: 400,
      body: {
        code: 'BAD_INPUT',
        message: sentence,
        fields: { phoneNumber: sentence },
        reasons: [{ field: 'phoneNumber', code: 'INVALID_PHONE' }],
      },
    });
    expect(languageOf(answer)).toBe(language);
    expect(answer.headers.get('vary')).toContain('Accept-Language');
  });

  it('through GraphQL', async () => {
    const answer = await askThrough('USER', HINDI);
    expect(answer.body.errors?.[0]).toMatchObject({
      message: HINDI_PHONE,
      extensions: { code: 'BAD_INPUT', fields: { phoneNumber: HINDI_PHONE }, requestId: expect.any(String) },
    });
    expect(languageOf(answer)).toBe('hi');
    expect(answer.headers.get('vary')).toContain('Accept-Language');
    expect(messageOf(await askThrough('USER', {}))).toBe(ENGLISH_PHONE);
  });

  it('with the seconds of a limit, and where nothing is', async () => {
    const phoneNumber = freshPhone();
    const send = () => app.client().rest('POST', '/users/send-otp', { phoneNumber }, HINDI);
    expect((await send()).body).toEqual({ message: 'छह अंकों का कोड आपके फोन पर भेजा जा रहा है।' });
    const tooSoon = await send();
    expect(tooSoon).toMatchObject({ status: 429, body: { message: expect.stringMatching(/^अगला कोड \d+ सेकंड/) } });
    expect(tooSoon.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await app.client().rest('GET', '/nothing', undefined, HINDI)).body).toMatchObject({
      message: 'इस पते पर कुछ नहीं है।',
    });
  });

  it.each(languages)('in $english too, as in each language that the message files have', async ({ code }) => {
    const { body, headers } = await app.client().rest('GET', '/nothing', undefined, { 'accept-language': code });
    expect(body).toMatchObject({ message: refusals[code].NOTHING_HERE });
    expect(headers.get('content-language')).toBe(code);
  });

  it('also of what was done, through GraphQL', async () => {
    const { body, headers } = await app
      .client()
      .graphql(`mutation { sendOtp(door: USER, phoneNumber: "${freshPhone()}") { message } }`, {}, HINDI);
    expect(body.data).toEqual({ sendOtp: { message: 'छह अंकों का कोड आपके फोन पर भेजा जा रहा है।' } });
    expect(headers.get('content-language')).toBe('hi');
  });
});

describe('a patient is answered in the language of the page', () => {
  it('when something is refused and when it is done', async () => {
    const refused = await patient.rest('PATCH', '/users/me', { country: ' ' }, HINDI);
    expect(refused.body).toMatchObject({ message: 'देश भरें', fields: { country: 'देश भरें' } });
    const done = await patient.rest('PATCH', '/users/me', { Fullname: 'Asha' }, HINDI);
    expect(done).toMatchObject({ status: 200, body: { message: 'प्रोफाइल सेव हो गई' } });
    expect(languageOf(done)).toBe('hi');
  });

  it('in English as a whole, where a part of the refusal has no Hindi', async () => {
    const answer = await patient.rest('PATCH', '/users/me', { country: ' ', gender: 'x' }, HINDI);
    expect(answer.body).toMatchObject({
      fields: { country: 'Country is required', gender: expect.stringMatching(/^Gender must be/) },
    });
    expect(languageOf(answer)).toBe('en');
  });
});

it('a form that is sent again from a page in another language is thanked for in that one, and stored once (clinic §6)', async () => {
  await openForVisitors(app);
  const form = { website: '', token: await tokenAtHand(app), ...aboutForm };
  const first = await sendForm(app.client(), form);
  const again = await sendForm(app.client(), form, HINDI);
  expect([first.status, first.body.message]).toEqual([201, 'Message sent successfully!']);
  expect([again.status, again.body.message]).toEqual([201, 'मैसेज भेज दिया गया!']);
  const other = await sendForm(app.client(), { ...form, message: 'Other' }, HINDI);
  expect(other.body).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED', message: expect.stringMatching(/^इस फॉर्म से/) });
});

describe('the doors of the clinic’s people and of programs stay English, whatever is sent', () => {
  it.each(['ADMIN', 'STAFF'])('the sign-in of %s', async (door) => {
    const answer = await askThrough(door, HINDI);
    expect([messageOf(answer), languageOf(answer)]).toEqual([ENGLISH_PHONE, 'en']);
  });

  it('that of admins through REST, and what lies below /admin', async () => {
    expect((await ask(HINDI, '/admin/send-otp')).body).toMatchObject({ message: ENGLISH_PHONE });
    for (const path of ['/admin/patients', '/payments/all', '/admin/nothing']) {
      const { body } = await app.client().rest('GET', path, undefined, HINDI);
      expect(body['message']).toMatch(/^[A-Z][a-z ]+\.$/);
    }
  });

  it('a field of the console, for a patient too', async () => {
    expect(messageOf(await patient.graphql('{ patientStats { total } }', {}, HINDI))).toBe(
      'Your account is not allowed to do this.',
    );
  });

  it('every answer to an admin, and to a key', async () => {
    const { id, phone } = await insertAdmin(app.sql);
    const admin = await app.signIn(phone, 'admin');
    expect((await admin.rest('PATCH', '/users/me', { country: ' ' }, HINDI)).body).toMatchObject({
      message: 'Country is required',
    });
    const program = app.client((await insertApiKey(app.sql, id)).text);
    expect((await ask(HINDI, '/users/me', program)).body['message']).toMatch(/^[A-Z]/);
    expect((await ask(HINDI, '/users/me', app.client('psk_unknown'))).body['message']).toMatch(/^[A-Z]/);
  });
});
