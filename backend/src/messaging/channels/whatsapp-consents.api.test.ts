import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin, insertPatientWithAccount, insertUser, type UserRow } from '../../../test/builders.js';
import { ask } from '../../../test/mail-calls.js';
import { type ProviderDouble, startProvider } from '../../../test/provider-double.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { REFUSED, report, TAKEN, whatsAppOf, wordsOf } from '../../../test/whatsapp-calls.js';

const SET =
  'mutation ($channel: MessageChannel!, $given: Boolean!, $id: ID) { setChannelConsent(channel: $channel, given: $given, patientId: $id) { given by reaches words } }';
const CONSENTS = 'query ($id: ID) { channelConsents(patientId: $id) { channel given by reaches } }';
const SAVE = 'mutation ($input: ClinicSettingsInput!) { updateClinicSettings(input: $input) { version } }';
const TEST = 'mutation { sendTestMessage(channel: WHATSAPP, provider: "meta") { isTaken sentence } }';

let meta: ProviderDouble;
let app: TestApp;
let off: TestApp;
let admin: TestClient;
let owner: UserRow;
beforeAll(async () => {
  meta = await startProvider(TAKEN());
  app = await createTestApp({ config: { whatsApp: whatsAppOf(meta) } });
  off = await createTestApp({ database: app.database });
  owner = await insertAdmin(app.sql);
  admin = await app.signIn(owner.phone, 'admin');
});
afterAll(async () => {
  await off.close();
  await app.close();
  await meta.leave();
});

let user: UserRow;
let record: { id: string };
let patient: TestClient;
beforeEach(async () => {
  app.clock.set(NOON);
  meta.answer = TAKEN();
  meta.asked.length = 0;
  await app.sql('delete from rate_limit');
  await app.sql(`update clinic_settings set templates = '[]', message_prices = '[]'`);
  expect(await save([{ kind: 'PAYMENT_RECEIVED' }])).toMatchObject({ version: expect.any(Number) });
  ({ user, record } = await insertPatientWithAccount(app.sql, { contact_phone: null }));
  patient = await app.signIn(user.phone);
});

const save = async (templates: object[], input: object = {}) => {
  const common = { language: 'EN', dltTemplateId: null, whatsappName: 'payment_received', enabled: true };
  const all = templates.map((template) => ({ ...common, ...template }));
  return ask(admin, SAVE, { input: { templates: all, ...input } });
};
const agree = async (given = true) => ask(patient, SET, { channel: 'WHATSAPP', given });

describe('without WhatsApp', () => {
  it('nothing is offered, and each operation says so', async () => {
    const browser = await off.signIn(user.phone);
    expect(await ask(browser, '{ whatsAppIsOffered }')).toBe(false);
    expect(await ask(patient, '{ whatsAppIsOffered }')).toBe(true);
    expect(await ask(browser, CONSENTS)).toEqual([]);
    expect(await ask(browser, SET, { channel: 'WHATSAPP', given: true })).toBe('WRONG_STATE');
    expect(await ask(await off.signIn(owner.phone, 'admin'), TEST)).toBe('BAD_INPUT');
    expect(await report(off, wordsOf(user.phone, 'Hello'))).toBe(404);
    expect((await off.client().rest('GET', '/whatsapp-events?hub.mode=subscribe')).status).toBe(404);
  });
});

describe('a consent', () => {
  it('is not of text messages, nor of somebody else, nor given by those who do not ask patients', async () => {
    expect(await ask(patient, SET, { channel: 'SMS', given: true })).toBe('BAD_INPUT');
    const other = await insertPatientWithAccount(app.sql);
    expect(await ask(patient, SET, { channel: 'WHATSAPP', given: true, id: other.record.id })).toBe('NOT_FOUND');
    const physio = await app.signIn((await insertUser(app.sql, { user_type: 'physiotherapist' })).phone, 'staff');
    expect(await ask(physio, SET, { channel: 'WHATSAPP', given: true, id: record.id })).toBe('FORBIDDEN');
    expect(await ask(app.client(), CONSENTS)).toBe('UNAUTHENTICATED');
  });

  it('is not given until somebody says so; each word is kept, with who said it', async () => {
    expect(await ask(patient, CONSENTS)).toEqual([{ channel: 'WHATSAPP', given: false, by: null, reaches: true }]);
    expect(await agree()).toMatchObject({ given: true, by: 'PATIENT' });
    expect(await ask(admin, SET, { channel: 'WHATSAPP', given: false, id: record.id })).toMatchObject({
      given: false,
      by: 'DESK',
    });
    await app.sql(`update app_user set language = 'Hindi' where id = $1`, [user.id]);
    expect(await agree()).toMatchObject({ words: expect.stringContaining('WhatsApp पर भेज सकता है') });
    const rows = await app.sql(
      'select channel, given, said_by, language from channel_consent where account_id = $1 order by at',
      [user.id],
    );
    const word = { channel: 'WHATSAPP', language: 'EN' };
    expect(rows).toEqual([
      { ...word, given: true, said_by: 'PATIENT' },
      { ...word, given: false, said_by: 'DESK' },
      { ...word, given: true, said_by: 'PATIENT', language: 'HI' },
    ]);
    await expect(app.sql('update channel_consent set given = true')).rejects.toThrow();
    await expect(app.sql('delete from channel_consent')).rejects.toThrow();
  });
});

describe('the settings and the test', () => {
  it.each(['Payment', 'payment-received', 'payment received', 'x'.repeat(513), 'भुगतान'])(
    'a name %j is refused',
    async (whatsappName) => {
      expect(await save([{ kind: 'PAYMENT_RECEIVED', whatsappName }])).toBe('BAD_INPUT');
    },
  );

  it('offer each text with numbered places, and its name', async () => {
    const READ = '{ clinicSettings { templates { kind language whatsappName whatsappText text } } }';
    const settings = (await ask(admin, READ)) as { templates: { kind: string; language: string }[] };
    const of = (kind: string) => settings.templates.find((one) => one.kind === kind && one.language === 'EN');
    expect(of('SESSION_BOOKED')).toMatchObject({
      whatsappName: null,
      whatsappText: expect.stringMatching(/for \{\{1\}\} with \{\{2\}\}\. .* call \{\{3\}\}\./),
    });
    expect(of('PAYMENT_RECEIVED')).toMatchObject({ whatsappName: 'payment_received' });
    expect(await save([{ kind: 'PAYMENT_RECEIVED', whatsappName: '' }])).toMatchObject({});
    expect(await app.sql(`select templates->0->'whatsappName' as name from clinic_settings`)).toEqual([{ name: null }]);
  });

  it('a test needs the name of the sign-in code, and goes to the admin’s own number', async () => {
    expect(await ask(admin, TEST)).toBe('WRONG_STATE');
    expect(await ask(patient, TEST)).toBe('FORBIDDEN');
    await save([{ kind: 'SIGN_IN_CODE', whatsappName: 'code' }]);
    expect(await ask(admin, TEST)).toEqual({ isTaken: true, sentence: 'WhatsApp answered 200.' });
    expect(meta.asked[0]?.body).toMatchObject({
      to: owner.phone,
      template: { name: 'code', components: [{ parameters: [{ text: '000000' }] }] },
    });
    meta.answer = REFUSED(132_001, 404);
    expect(await ask(admin, TEST)).toEqual({ isTaken: false, sentence: 'WhatsApp answered 404, code 132001.' });
    // A code itself never goes by WhatsApp.
    meta.asked.length = 0;
    await agree();
    await app.client().rest('POST', '/users/send-otp', { phoneNumber: user.phone });
    expect(meta.asked).toEqual([]);
  });
});
