import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertAdmin, insertUser, type UserRow } from '../../../test/builders.js';
import { confirmByPasskey, enrolPasskey, setRule } from '../../../test/factor-calls.js';
import { PasskeyDevice } from '../../../test/passkey-device.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

const CHROME =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';

let app: TestApp;
let account: UserRow;
beforeAll(async () => {
  app = await createTestApp({ config: { trustedProxies: 1 } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.sql('delete from rate_limit');
  await app.sql('delete from message');
  await setRule(app);
  account = await insertAdmin(app.sql, { last_login_at: new Date() });
});

const told = () =>
  app.sql<{ kind: string; text: string; recipient: string }>(
    "select kind, text, recipient from message where kind like 'NEW_DEVICE%' order by kind, id",
  );

/** Signs in with a browser that says what it is, and from where. */
async function signIn(browser: TestClient, phone = account.phone, from = '203.0.113.7'): Promise<TestClient> {
  const headers = { 'user-agent': CHROME, 'x-forwarded-for': from };
  await browser.rest('POST', '/admin/send-otp', { phoneNumber: phone }, headers);
  const otp = app.sms.codeFor(phone);
  const { status } = await browser.rest('POST', '/admin/verify-otp', { phoneNumber: phone, otp }, headers);
  expect(status).toBe(200);
  return browser;
}

it('a sign-in on a new device is told by text message, and one on a known device is not', async () => {
  const browser = await signIn(app.client());
  expect(await told()).toEqual([
    {
      kind: 'NEW_DEVICE',
      recipient: account.phone,
      text: 'Somebody signed in to your Post Surgery Physiotherapy account on a new device: Chrome on Android. If this was not you, please call the clinic.',
    },
  ]);
  await browser.rest('POST', '/users/logout');
  await signIn(browser);
  expect(await told()).toHaveLength(1);
});

it('and by e-mail to a confirmed address alone, with the network and without the whole address', async () => {
  await app.sql("update app_user set email = 'anita@example.org' where id = $1", [account.id]);
  await signIn(app.client());
  expect((await told()).map(({ kind }) => kind)).toEqual(['NEW_DEVICE']);
  await app.sql('update app_user set email_confirmed_at = now() where id = $1', [account.id]);
  await signIn(app.client());
  const mail = (await told()).find(({ kind }) => kind === 'NEW_DEVICE_MAIL');
  expect(mail).toMatchObject({ recipient: 'anita@example.org' });
  expect(mail?.text).toMatch(/Chrome on Android, network 203\.0\.113\.…, /);
  expect(mail?.text).not.toContain('203.0.113.7');
});

it('nobody is told of their first sign-in, nor a patient of any', async () => {
  const first = await insertAdmin(app.sql);
  await signIn(app.client(), first.phone);
  const { phone } = await insertUser(app.sql, { user_type: 'patient', last_login_at: new Date() });
  await app.signIn(phone);
  expect(await told()).toEqual([]);
});

it('a half session is told once it is whole', async () => {
  const device = new PasskeyDevice(app.publicUrl);
  await enrolPasskey(await signIn(app.client()), device);
  await setRule(app, 'admin');
  await app.sql('delete from message');
  const browser = await signIn(app.client());
  expect(await told()).toEqual([]);
  await confirmByPasskey(browser, device);
  expect(await told()).toHaveLength(1);
});

it('where one is signed in names device, network by the address range, and whether it is this one', async () => {
  await signIn(app.client(), account.phone, '198.51.100.9');
  const browser = await signIn(app.client());
  const { body } = await browser.graphql<{ mySessions: object[] }>(
    '{ mySessions { isCurrent device network isThisNetwork } }',
    {},
    { 'x-forwarded-for': '203.0.113.200' },
  );
  expect(body.data?.mySessions).toEqual([
    { isCurrent: true, device: 'Chrome on Android', network: '203.0.113.…', isThisNetwork: true },
    { isCurrent: false, device: 'Chrome on Android', network: '198.51.100.…', isThisNetwork: false },
  ]);
});
