import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, enrol, passSteps, verify } from '../../../test/authenticator-calls.js';
import { freshPhone, insertAdmin, insertMessage, insertUser } from '../../../test/builders.js';
import { askToken, assertion, fhir, insertClient } from '../../../test/hospital.js';
import { createTestApp, PRODUCTION_LIMITS, type TestApp } from '../../../test/test-app.js';
import { createWebhookWorld, type WebhookWorld } from '../../../test/webhooks.js';
import { report, signatureOf, whatsAppOf } from '../../../test/whatsapp-calls.js';
import { Devices } from '../../identity/auth/devices.js';
import { EmailCodes } from '../../messaging/email/email-code.js';
import { PayTokens } from '../../money/index.js';
import { KeyRing } from '../../platform/keys/key-ring.js';

const OLD = 'the old secret of the tests of rotation';
const NEW = 'the new secret of the tests of rotation';
const BOTH = [NEW, OLD];

/** Settings of a process in which each secret is the list. */
const configOf = (secrets: string[]) => ({
  publicUrl: 'https://recovery.example.org',
  sessionSecrets: secrets,
  otpPeppers: secrets,
  smartSigningKeys: secrets,
  metricsTokens: secrets,
  smsReceiptSecrets: secrets,
  whatsApp: { ...whatsAppOf({ url: 'http://127.0.0.1:9' }), appSecrets: secrets, verifyTokens: secrets },
});

let old: TestApp;
let both: TestApp;
let newer: TestApp;
beforeAll(async () => {
  old = await createTestApp({ config: configOf([OLD]) });
  const shared = { database: old.database };
  both = await createTestApp({ ...shared, config: configOf(BOTH) });
  newer = await createTestApp({ ...shared, config: configOf([NEW]) });
});
afterAll(async () => {
  await newer.close();
  await both.close();
  await old.close();
});

/** What became of the same request with the old secret alone in force before, both, and the new one alone. */
const bothAndNew = async <T>(ask: (app: TestApp) => Promise<T>) => [await ask(both), await ask(newer)];

describe('with both secrets in force what the old one made still holds; with the new one alone it does not (SE-1)', () => {
  it('a session (AU-2)', async () => {
    const browser = await old.signIn((await insertAdmin(old.sql)).phone, 'admin');
    const at = (app: TestApp) => {
      const other = app.client();
      for (const [name, value] of browser.cookies) other.cookies.set(name, value);
      return other.rest('GET', '/users/me').then(({ status }) => status);
    };
    expect(await bothAndNew(at)).toEqual([200, 401]);
  });

  it('a sign-in code, which names its pepper (OTP-12)', async () => {
    const statuses: number[] = [];
    for (const app of [newer, both]) {
      const phoneNumber = freshPhone();
      await old.client().rest('POST', '/users/send-otp', { phoneNumber });
      const otp = old.sms.codeFor(phoneNumber);
      statuses.push((await app.client().rest('POST', '/users/verify-otp', { phoneNumber, otp })).status);
    }
    expect(statuses).toEqual([401, 200]);
    const [row] = await old.sql<{ named: number; kept: number }>(
      'select count(distinct key_id)::int as named, count(*) filter (where key_id is null)::int as kept from otp_challenge',
    );
    expect(row).toEqual({ named: 1, kept: 0 });
  });

  it('a sign-in code from before peppers had ids, under whichever made it; one that names another is not tried', async () => {
    const tryAt = async (change: string) => {
      const phoneNumber = freshPhone();
      await old.client().rest('POST', '/users/send-otp', { phoneNumber });
      await old.sql(`update otp_challenge set ${change} where phone = $1`, [phoneNumber]);
      const otp = old.sms.codeFor(phoneNumber);
      return (await both.client().rest('POST', '/users/verify-otp', { phoneNumber, otp })).status;
    };
    const newId = new KeyRing([NEW]).newest.id;
    expect([await tryAt('key_id = null'), await tryAt(`key_id = '${newId}'`)]).toEqual([200, 401]);
  });

  it('an authenticator app, which moves to the new pepper; and recovery codes, which do not', async () => {
    const { phone } = await insertAdmin(old.sql);
    const { secret, codes } = await enrol(old, await old.signIn(phone, 'admin'));
    const app = async (at: TestApp) => {
      passSteps(old, 1);
      at.clock.set(old.clock.now());
      return (await verify(at.client(), { phone }, codeOf(at, secret))).code;
    };
    const recovery = async (at: TestApp, code = '') => (await verify(at.client(), { phone }, code)).code;
    expect(await bothAndNew(app)).toEqual([undefined, 'WRONG_OTP']);
    expect([await recovery(newer, codes[0]), await recovery(both, codes[0])]).toEqual(['WRONG_OTP', undefined]);

    await both.application.runMaintenance();
    expect(await bothAndNew(app)).toEqual([undefined, undefined]);
    expect(await app(old)).toBe('WRONG_OTP');
    expect([await recovery(newer, codes[1]), await recovery(both, codes[1])]).toEqual(['WRONG_OTP', undefined]);
  });

  it('the secret of an authenticator app from before peppers had ids stays as it is without a replaced pepper', async () => {
    const { phone } = await insertAdmin(newer.sql);
    newer.clock.set(old.clock.now());
    const { secret } = await enrol(newer, await newer.signIn(phone, 'admin'));
    await newer.sql(`update authenticator set secret = split_part(secret, '.', 2) where kind = 'APP'`);
    const stored = () => newer.sql(`select id, secret from authenticator where kind = 'APP' order by id`);
    const before = await stored();
    await newer.application.runMaintenance();
    expect(await stored()).toEqual(before);
    passSteps(newer, 1);
    expect((await verify(newer.client(), { phone }, codeOf(newer, secret))).code).toBeUndefined();
  });

  it('a device on which somebody has signed in, which moves at the next sign-in', async () => {
    const phone = `+91${freshPhone().slice(-10)}`;
    const browser = await old.signIn(phone);
    const id = browser.cookies.get('device')?.split('.')[0];
    const isKnown = (secrets: string[]) =>
      new Devices(
        old.connections.pool,
        { cookieSecure: false, sessionSecrets: secrets, limits: PRODUCTION_LIMITS },
        new KeyRing(secrets),
      ).isKnown(id, phone);
    expect([await isKnown([OLD]), await isKnown(BOTH), await isKnown([NEW])]).toEqual([true, true, false]);

    const again = both.client();
    for (const [name, value] of browser.cookies) again.cookies.set(name, value);
    await again.rest('POST', '/users/send-otp', { phoneNumber: phone });
    await again.rest('POST', '/users/verify-otp', { phoneNumber: phone, otp: both.sms.codeFor(phone) });
    expect([await isKnown([OLD]), await isKnown(BOTH), await isKnown([NEW])]).toEqual([false, true, true]);
  });

  it('a code of an e-mail address: the same is sent and accepted', async () => {
    const email = 'sunita@example.org';
    const { id: accountId } = await insertUser(old.sql, { email });
    const em = old.connections.orm.em.fork();
    const codes = (secrets: string[]) => new EmailCodes(new KeyRing(secrets));
    const messageId = (await insertMessage(old.sql)).id;
    const at = new Date();
    await codes([OLD]).make(em, { accountId, messageId, email, at });
    const code = (await codes([OLD]).codeOf(em, messageId, email, at)) ?? '';
    expect(code).toMatch(/^\d{6}$/);
    expect(await codes(BOTH).codeOf(em, messageId, email, at)).toBe(code);
    expect(await codes([NEW]).codeOf(em, messageId, email, at)).toBeUndefined();
    expect(await codes([NEW]).guess(em, accountId, code, at)).toBe('WRONG');
    expect(await codes(BOTH).guess(em, accountId, code, at)).toBe('RIGHT');
    expect(await codes(BOTH).consume(em, accountId, code)).toBe(email);
  });

  it('the address of a payment link that waits in the outbox', () => {
    const tokens = (secrets: string[]) => new PayTokens(new KeyRing(secrets), 'https://recovery.example.org');
    const hash = tokens([OLD]).hashOfLink('link');
    const url = tokens([OLD]).urlOf('link', hash);
    expect(url).toMatch(/\/pay\?[\w-]{22}$/);
    expect([tokens(BOTH).urlOf('link', hash), tokens([NEW]).urlOf('link', hash)]).toEqual([url, undefined]);
    expect(tokens(BOTH).hashOfLink('link')).toBe(tokens([NEW]).hashOfLink('link'));
  });

  it("a hospital's access token, which names its key", async () => {
    const aud = `${old.publicUrl}/oauth2/token`;
    const client_assertion = await assertion(old, await insertClient(old.sql), { aud });
    const token = (await askToken(old, { client_assertion })).body.access_token ?? '';
    const header = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid: string };
    expect(header.kid).toBe(new KeyRing([OLD]).newest.id);
    const read = async (app: TestApp) => (await fhir(app, token, '/Patient?_count=1')).status;
    expect(await bothAndNew(read)).toEqual([200, 401]);
  });

  it('the token of metrics, the secret of delivery reports and that of WhatsApp', async () => {
    const metrics = async (app: TestApp) =>
      (await fetch(`${app.origin}/metrics`, { headers: { authorization: `Bearer ${OLD}` } })).status;
    expect(await bothAndNew(metrics)).toEqual([200, 401]);

    const { id } = await insertMessage(old.sql, { status: 'SENT' });
    const path = `/sms-receipts/${encodeURIComponent(OLD)}`;
    const receipt = async (app: TestApp) =>
      (await app.client().rest('POST', path, { client_ref: id, status: 'delivered' })).status;
    expect(await bothAndNew(receipt)).toEqual([200, 404]);

    const event = (app: TestApp) => report(app, '{}', signatureOf('{}', OLD));
    expect(await bothAndNew(event)).toEqual([200, 400]);
    const query = new URLSearchParams({ 'hub.mode': 'subscribe', 'hub.challenge': '7', 'hub.verify_token': OLD });
    const confirm = async (app: TestApp) => (await app.client().send(`/api/v1/whatsapp-events?${query}`)).status;
    expect(await bothAndNew(confirm)).toEqual([200, 403]);
  });
});

describe("a webhook endpoint keeps its secret when the server's is rotated", () => {
  const SERVERS = 'a session secret of the tests alone';
  let world: WebhookWorld;
  beforeAll(async () => {
    world = await createWebhookWorld();
  });
  afterAll(() => world.close());

  it('with both in force, and with the new one alone once it is encrypted anew', async () => {
    const { secret, told } = await world.listening();
    const sendWith = async (smartSigningKeys: string[], isMaintained = false) => {
      const config = { outboundAllow: [world.receiver.host], webhookRetrySeconds: [5, 300], smartSigningKeys };
      const app = await createTestApp({ database: world.app.database, config });
      if (isMaintained) await app.application.runMaintenance();
      await world.change();
      await app.application.sendWebhooks();
      await app.close();
      return told().length;
    };
    expect(await sendWith([NEW])).toBe(0);
    expect(await sendWith([NEW, SERVERS])).toBe(1);
    expect(await world.app.sql('select from webhook_endpoint where sealed_secret is not null')).toEqual([]);
    expect(await sendWith([NEW, SERVERS], true)).toBe(2);
    expect(await sendWith([NEW])).toBe(3);
    for (const one of told()) new Webhook(secret).verify(one.body, one.headers as Record<string, string>);
    const [stored] = await world.app.sql<{ sealed: string }>(
      'select sealed_secret as sealed from webhook_endpoint where sealed_secret is not null',
    );
    expect(stored?.sealed).not.toContain(secret.slice(6));
  });
});
