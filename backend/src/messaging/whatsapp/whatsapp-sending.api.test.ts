import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertMessage,
  insertPatientWithAccount,
  insertUser,
  type UserRow,
} from '../../../test/builders.js';
import { ask, handOver } from '../../../test/mail-calls.js';
import { type DoubleAnswer, type ProviderDouble, startProvider } from '../../../test/provider-double.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { REFUSED, report, TAKEN, statusOf, whatsAppOf, wordsOf } from '../../../test/whatsapp-calls.js';

const SET =
  'mutation ($channel: MessageChannel!, $given: Boolean!, $id: ID) { setChannelConsent(channel: $channel, given: $given, patientId: $id) { given by reaches words } }';
const CONSENTS = 'query ($id: ID) { channelConsents(patientId: $id) { channel given by reaches } }';
const SAVE = 'mutation ($input: ClinicSettingsInput!) { updateClinicSettings(input: $input) { version } }';
const TEST = 'mutation { sendTestMessage(channel: WHATSAPP, provider: "meta") { isTaken sentence } }';
const RETRY = 'mutation ($id: ID!) { retryMessage(id: $id) { status } }';

let meta: ProviderDouble;
let app: TestApp;
let off: TestApp;
let admin: TestClient;
let owner: UserRow;
beforeAll(async () => {
  meta = await startProvider(TAKEN());
  app = await createTestApp({ config: { whatsApp: whatsAppOf(meta), messageRetrySeconds: [60, 60] } });
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
  app.sms.messages.length = 0;
  app.sms.failure = undefined;
  app.sms.needsTemplates = false;
  await app.sql('delete from rate_limit');
  await app.sql('delete from message');
  await app.sql('update message_provider set failures = 0, paused_until = null');
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
const queue = (columns: object = {}) =>
  insertMessage(app.sql, {
    kind: 'PAYMENT_RECEIVED',
    patient_id: record.id,
    recipient: user.phone,
    text: 'We have received your payment of Rs 500.',
    text_values: ['Rs 500'],
    ...columns,
  });
const states = () => app.sql('select channel, status, provider, parts, error from message order by created_at, id');
const tries = () => app.sql('select channel, provider, outcome, code, reference from message_try order by id');
const texts = () => app.sms.messages.map(({ to }) => to);

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

describe('a message goes as a text message', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['the patient said nothing', () => queue()],
    ['the patient said no', async () => (await agree(), await agree(false), queue())],
    ['its kind has no name in the language', async () => (await agree(), queue({ language: 'HI' }))],
    ['its kind has no name at all', async () => (await agree(), queue({ kind: 'PATIENT_INVITED' }))],
    ['its values are not known', async () => (await agree(), queue({ text_values: null }))],
    ['the patient has no account', async () => (await agree(), queue({ patient_id: null }))],
  ])('where %s', async (_what, prepare) => {
    await prepare();
    await handOver(app);
    expect(meta.asked).toEqual([]);
    expect(await states()).toMatchObject([{ channel: 'SMS', status: 'SENT', provider: 'console' }]);
  });

  it('where the patient said no, or wrote STOP, while it waited', async () => {
    await agree();
    await queue({ send_after: new Date(NOON.getTime() + 60_000) });
    await handOver(app);
    expect(await report(app, wordsOf(user.phone, 'STOP'))).toBe(200);
    app.clock.set(new Date(NOON.getTime() + 60_000));
    await handOver(app);
    expect(meta.asked).toEqual([]);
    expect(texts()).toContain(user.phone);
  });

  it('where it is a note of safety, whatever has a name', async () => {
    await agree();
    await save(['NUMBER_CHANGED', 'WRONG_CODES', 'SECURITY_NOTICE'].map((kind) => ({ kind, dltTemplateId: '1' })));
    for (const kind of ['NUMBER_CHANGED', 'WRONG_CODES', 'SECURITY_NOTICE'])
      await queue({ kind, account_id: user.id, text_values: [] });
    await handOver(app);
    expect(meta.asked).toEqual([]);
    expect(texts()).toEqual([user.phone, user.phone, user.phone]);
  });
});

describe('a message goes by WhatsApp', () => {
  it('to who said yes, as the name and the values of its text, once', async () => {
    await agree();
    await save([{ kind: 'PAYMENT_RECEIVED' }], {
      messagePrices: [
        { channel: 'SMS', provider: null, perThousand: 15_000 },
        { channel: 'WHATSAPP', provider: null, perThousand: 11_500 },
      ],
    });
    const { id } = await queue();
    await handOver(app);
    await handOver(app);
    expect(meta.asked).toMatchObject([
      {
        method: 'POST',
        path: '/v25.0/106540352242922/messages',
        headers: { authorization: 'Bearer the-token', 'content-type': 'application/json' },
      },
    ]);
    expect(meta.asked[0]?.body).toEqual({
      messaging_product: 'whatsapp',
      to: user.phone,
      type: 'template',
      template: {
        name: 'payment_received',
        language: { code: 'en' },
        components: [{ type: 'body', parameters: [{ type: 'text', text: 'Rs 500' }] }],
      },
      biz_opaque_callback_data: id,
    });
    expect(texts()).toEqual([]);
    expect(await states()).toMatchObject([{ channel: 'WHATSAPP', status: 'SENT', provider: 'meta', parts: 1 }]);
    expect(await tries()).toEqual([
      { channel: 'WHATSAPP', provider: 'meta', outcome: 'TAKEN', code: '200', reference: 'wamid.1' },
    ]);
    expect(await app.sql('select cost_milli_paise::int as cost from message')).toEqual([{ cost: 11_500 }]);
    const CHANNELS = '{ messages(first: 1, filter: { channel: WHATSAPP }) { edges { node { id channel provider } } } }';
    expect(await ask(admin, CHANNELS)).toMatchObject({
      edges: [{ node: { id, channel: 'WHATSAPP', provider: 'meta' } }],
    });
  });

  it('in Hindi under its name there, without components where the text has no values, and without an id of the operators', async () => {
    app.sms.needsTemplates = true;
    await agree();
    await save([{ kind: 'PATIENT_INVITED', language: 'HI', whatsappName: 'invited_hi' }]);
    await queue({ kind: 'PATIENT_INVITED', language: 'HI', text_values: [] });
    await handOver(app);
    expect(meta.asked[0]?.body).toMatchObject({
      template: { name: 'invited_hi', language: { code: 'hi' }, components: [] },
    });
    expect(await states()).toMatchObject([{ channel: 'WHATSAPP', status: 'SENT' }]);
  });
});

describe('what WhatsApp', () => {
  it.each<[string, DoubleAnswer, string, string]>([
    ['refuses by its code', REFUSED(131_026), 'REFUSED', '131026'],
    ['refuses for another reason', REFUSED(132_001, 404), 'REFUSED', '132001'],
    ['refuses for the token', REFUSED(190, 401), 'REFUSED', '190'],
    ['refuses inside a 200', REFUSED(131_026, 200), 'REFUSED', '131026'],
    ['cannot take now', REFUSED(131_056), 'NOT_TAKEN', '131056'],
    ['limits by its code', REFUSED(130_429), 'NOT_TAKEN', '130429'],
    ['limits by the status', { status: 429 }, 'NOT_TAKEN', '429'],
    ['fails on', { status: 500 }, 'NOT_TAKEN', '500'],
    ['fails on with a code', REFUSED(131_026, 503), 'NOT_TAKEN', '131026'],
  ])('%s goes as a text message in the same try', async (_what, answer, outcome, code) => {
    await agree();
    await queue();
    meta.answer = answer;
    await handOver(app);
    expect(texts()).toEqual([user.phone]);
    expect(await states()).toMatchObject([{ channel: 'SMS', status: 'SENT', provider: 'console' }]);
    expect(await tries()).toMatchObject([
      { channel: 'WHATSAPP', provider: 'meta', outcome, code, reference: null },
      { channel: 'SMS', provider: 'console', outcome: 'TAKEN' },
    ]);
  });

  it.each<DoubleAnswer>(['silent', 'hang up', { status: 200, body: {} }])(
    'answers not at all or unreadably (%j) may have been taken: it goes as a text message at its next try',
    async (answer) => {
      await agree();
      await queue();
      meta.answer = answer;
      await handOver(app);
      expect(texts()).toEqual([]);
      expect(await states()).toMatchObject([{ channel: 'WHATSAPP', status: 'QUEUED', provider: null }]);
      app.clock.set(new Date(NOON.getTime() + 60_000));
      await handOver(app);
      expect(meta.asked).toHaveLength(1);
      expect(texts()).toEqual([user.phone]);
      expect((await tries()).map(({ outcome }) => outcome)).toEqual(['UNKNOWN', 'TAKEN']);
    },
  );

  it('refuses has failed where no text is registered; what it did not take is tried there again', async () => {
    app.sms.needsTemplates = true;
    await agree();
    await queue();
    meta.answer = REFUSED(131_026);
    await handOver(app);
    expect(await states()).toMatchObject([{ status: 'FAILED', error: 'WhatsApp answered 400, code 131026.' }]);
    await app.sql('delete from message');
    await queue();
    meta.answer = { status: 500 };
    await handOver(app);
    expect(await states()).toMatchObject([{ status: 'QUEUED', error: 'WhatsApp answered 500.' }]);
    meta.answer = TAKEN();
    app.clock.set(new Date(NOON.getTime() + 60_000));
    await handOver(app);
    expect(await states()).toMatchObject([{ channel: 'WHATSAPP', status: 'SENT' }]);
  });

  it('does not take three times in a row is not asked for a minute: text messages go', async () => {
    await agree();
    meta.answer = { status: 500 };
    for (let times = 0; times < 5; times++) await queue();
    await handOver(app);
    expect(meta.asked).toHaveLength(3);
    expect(texts()).toHaveLength(5);
    const CHANNELS = '{ channels { channel provider rank isPaused failure } }';
    const paused = {
      channel: 'WHATSAPP',
      provider: 'meta',
      rank: 1,
      isPaused: true,
      failure: 'WhatsApp answered 500.',
    };
    expect(await ask(admin, CHANNELS)).toEqual([expect.objectContaining({ channel: 'SMS' }), paused]);
  });

  it('was handed goes again where the server was killed before it noted the answer, as with a text message', async () => {
    await agree();
    const { id } = await queue({ attempts: 1, lease_until: new Date(NOON.getTime() - 1_000) });
    await handOver(app);
    expect(meta.asked.map(({ body }) => body['biz_opaque_callback_data'])).toEqual([id]);
    expect(await report(app, statusOf(id, 'delivered'))).toBe(200);
    expect(await states()).toMatchObject([{ status: 'DELIVERED', channel: 'WHATSAPP' }]);
  });

  it('says did not arrive is tried again by hand as a text message', async () => {
    await agree();
    const { id } = await queue();
    await handOver(app);
    await report(app, statusOf(id, 'failed'));
    expect(await states()).toMatchObject([{ status: 'FAILED', error: 'WhatsApp says that it did not arrive.' }]);
    expect(await ask(admin, RETRY, { id })).toEqual({ status: 'QUEUED' });
    await handOver(app);
    // The same report once more changes nothing.
    await report(app, statusOf(id, 'failed'));
    expect(await states()).toMatchObject([{ channel: 'SMS', status: 'SENT', provider: 'console' }]);
    expect(meta.asked).toHaveLength(1);
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
