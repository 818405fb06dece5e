import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin, insertMessage, insertPatientWithAccount, type UserRow } from '../../../test/builders.js';
import { ask, handOver } from '../../../test/mail-calls.js';
import { type DoubleAnswer, type ProviderDouble, startProvider } from '../../../test/provider-double.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { REFUSED, report, TAKEN, statusOf, whatsAppOf, wordsOf } from '../../../test/whatsapp-calls.js';

const SET =
  'mutation ($channel: MessageChannel!, $given: Boolean!, $id: ID) { setChannelConsent(channel: $channel, given: $given, patientId: $id) { given by reaches words } }';
const SAVE = 'mutation ($input: ClinicSettingsInput!) { updateClinicSettings(input: $input) { version } }';

let meta: ProviderDouble;
let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  meta = await startProvider(TAKEN());
  app = await createTestApp({ config: { whatsApp: whatsAppOf(meta), messageRetrySeconds: [60, 60] } });
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
afterAll(async () => {
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
    for (let times = 0; times < 3; times++) await queue();
    await handOver(app);
    await queue();
    await handOver(app);
    expect(meta.asked).toHaveLength(3);
    expect(texts()).toHaveLength(4);
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
});
