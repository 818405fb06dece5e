import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin, insertMessage } from '../../../test/builders.js';
import { type ProviderDouble, startProvider } from '../../../test/provider-double.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { ExotelProvider } from '../../identity/sms/exotel-provider.js';
import { countParts } from '../../identity/sms/text-parts.js';
import { Msg91Provider } from '../../identity/sms/msg91-provider.js';

const TAKEN = { status: 200, body: { SMSMessage: { Sid: 'theirs' } } };
const TAKEN_BY_MSG91 = { status: 200, body: { type: 'success', message: 'request' } };

let exotel: ProviderDouble;
let msg91: ProviderDouble;
let app: TestApp;
let admin: TestClient;
let account: { id: string; phone: string };
beforeAll(async () => {
  exotel = await startProvider(TAKEN);
  msg91 = await startProvider(TAKEN_BY_MSG91);
  const ids = { sid: 's', apiKey: 'k', apiToken: 't', sender: 'PHYSIO', dltEntityId: 'e', dltTemplateId: 'code' };
  const of = { ...ids, dltHindiTemplateId: undefined, receiptsAt: undefined };
  const codes = { codeTemplateId: 'code', codeHindiTemplateId: undefined };
  app = await createTestApp({
    providers: [
      new ExotelProvider({ provider: 'exotel', url: exotel.url, ...of }, 20),
      new Msg91Provider({ provider: 'msg91', url: msg91.url, authKey: 'k', ...codes }, 20),
    ],
  });
  account = await insertAdmin(app.sql);
  admin = app.client();
  await admin.rest('POST', '/admin/send-otp', { phoneNumber: account.phone });
  const otp = String(exotel.asked.at(-1)?.body['Body']).slice(0, 6);
  await admin.rest('POST', '/admin/verify-otp', { phoneNumber: account.phone, otp });
});
beforeEach(async () => {
  exotel.answer = TAKEN;
  msg91.answer = TAKEN_BY_MSG91;
  exotel.asked.length = 0;
  msg91.asked.length = 0;
  await app.sql(
    `delete from message; update clinic_settings set templates = '[]', message_prices = '[]', credit_warning = null`,
  );
  await app.sql('delete from rate_limit');
});
afterAll(async () => {
  await app.close();
  await exotel.leave();
  await msg91.leave();
});

const CHANNELS = '{ channels { channel provider rank isPaused takenAt failedAt failure credit isCreditLow } }';
const channels = async () => (await admin.graphql<{ channels: object[] }>(CHANNELS)).body.data?.channels;
const TEST = `mutation ($provider: String!) { sendTestMessage(channel: SMS, provider: $provider) { isTaken provider sentence milliseconds } }`;
const test = async (provider: string) => (await admin.graphql<{ sendTestMessage: object }>(TEST, { provider })).body;
const save = async (input: object) => {
  const mutation =
    'mutation ($input: ClinicSettingsInput!) { updateClinicSettings(input: $input) { creditWarning messagePrices { channel provider perThousand } } }';
  return (await admin.graphql<{ updateClinicSettings: object }>(mutation, { input })).body;
};

describe('the channels', () => {
  it('are the configured providers in their order, with how they do', async () => {
    await app.sql(
      'update message_provider set taken_at = null, failed_at = null, failure = null, credit = null, failures = 0',
    );
    const nothing = { isPaused: false, takenAt: null, failedAt: null, failure: null, credit: null, isCreditLow: false };
    expect(await channels()).toEqual([
      { channel: 'SMS', provider: 'exotel', rank: 1, ...nothing },
      { channel: 'SMS', provider: 'msg91', rank: 2, ...nothing },
    ]);
    exotel.answer = { status: 403, body: 'Insufficient balance' };
    for (let times = 0; times < 3; times++)
      await app.client().rest('POST', '/users/send-otp', { phoneNumber: `987654321${times}` });
    const failure = 'Exotel answered 403: no credit is left.';
    const at = NOON.toISOString();
    expect(await channels()).toMatchObject([
      { isPaused: true, takenAt: null, failedAt: at, failure, isCreditLow: true },
      { isPaused: false, takenAt: at, failedAt: null },
    ]);
    exotel.answer = TAKEN;
    await test('exotel');
    expect(await channels()).toMatchObject([{ isPaused: false, takenAt: at, failedAt: at, isCreditLow: false }, {}]);
  });

  it('warn of credit below the warning', async () => {
    exotel.answer = { status: 200, body: { Account: { BalanceData: { Balance: 99.99 } } } };
    await app.sql('update message_provider set credit_asked_at = null');
    await app.application.askCredits();
    expect(await channels()).toMatchObject([
      { credit: 9_999, isCreditLow: false },
      { credit: null, isCreditLow: false },
    ]);
    expect((await save({ creditWarning: 10_000 })).data).toMatchObject({
      updateClinicSettings: { creditWarning: 10_000 },
    });
    expect(await channels()).toMatchObject([{ isCreditLow: true }, { isCreditLow: false }]);
  });
});

describe('a test', () => {
  it('goes to the admin’s own number by the provider that is named, and is on record', async () => {
    const answer = { isTaken: true, provider: 'msg91', sentence: 'MSG91 answered 200.', milliseconds: 0 };
    expect((await test('msg91')).data).toEqual({ sendTestMessage: answer });
    expect(exotel.asked).toEqual([]);
    expect(msg91.asked[0]?.body).toMatchObject({ recipients: [{ mobiles: account.phone.slice(1), var1: '000000' }] });
    exotel.answer = { status: 500 };
    expect((await test('exotel')).data).toMatchObject({
      sendTestMessage: { isTaken: false, sentence: 'Exotel answered 500.' },
    });
    expect(exotel.asked[0]?.body).toMatchObject({ To: account.phone, Body: expect.stringMatching(/^000000 is your/) });
    const rows = await app.sql(
      `select outcome, subject_id, details from audit_event where verb = 'channel.test' order by id desc limit 2`,
    );
    expect(rows).toMatchObject([
      {
        outcome: 'failed',
        subject_id: account.id,
        details: { channel: 'SMS', provider: 'exotel', outcome: 'NOT_TAKEN' },
      },
      { outcome: 'done', subject_id: account.id, details: { channel: 'SMS', provider: 'msg91', outcome: 'TAKEN' } },
    ]);
  });

  it('needs a provider that is configured', async () => {
    for (const provider of ['http', 'pigeon', ''])
      expect((await test(provider)).errors?.[0]?.extensions.code).toBe('BAD_INPUT');
  });

  it('is sent ten times in an hour at most', async () => {
    for (let times = 0; times < 10; times++) expect((await test('exotel')).data).not.toBeNull();
    expect((await test('exotel')).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    expect(exotel.asked).toHaveLength(10);
  });
});

describe('a message', () => {
  const FIELDS =
    'channel provider parts costMilliPaise deliveryAttempts { channel provider outcome code reference at }';
  const messages = async (filter: object = {}) => {
    const query = `query ($filter: MessageFilter) { messages(first: 10, filter: $filter) { edges { node { ${FIELDS} } } } }`;
    const { body } = await admin.graphql<{ messages: { edges: { node: object }[] } }>(query, { filter });
    return body.data?.messages.edges.map(({ node }) => node);
  };
  const templates = [
    { kind: 'STAFF_REGISTERED', language: 'EN', dltTemplateId: '1', providerTemplateId: 'theirs', enabled: true },
  ];

  it('names who took it, its tries, its parts and what they cost', async () => {
    expect(
      await save({
        templates,
        messagePrices: [
          { channel: 'SMS', provider: null, perThousand: 15_000 },
          { channel: 'SMS', provider: 'msg91', perThousand: 20_001 },
        ],
      }),
    ).not.toHaveProperty('errors');
    exotel.answer = { status: 503 };
    await insertMessage(app.sql, { text_values: ['एडमिन', 'Team'] });
    await app.application.sendMessages(NOON);
    const at = NOON.toISOString();
    const failed = { channel: 'SMS', provider: 'exotel', outcome: 'NOT_TAKEN', code: '503', reference: null, at };
    const taken = { channel: 'SMS', provider: 'msg91', outcome: 'TAKEN', code: '200', reference: 'request', at };
    const parts = countParts(String((await app.sql('select text from message'))[0]?.['text']));
    expect(parts).toBeGreaterThan(1);
    const sent = { channel: 'SMS', provider: 'msg91', parts, costMilliPaise: parts * 20_001 };
    expect(await messages()).toEqual([{ ...sent, deliveryAttempts: [failed, taken] }]);
    expect(msg91.asked[0]?.body).toMatchObject({
      template_id: 'theirs',
      recipients: [{ var1: 'एडमिन', var2: 'Team' }],
    });
    expect(await messages({ channel: 'SMS', provider: 'msg91' })).toHaveLength(1);
    expect(await messages({ provider: 'exotel' })).toEqual([]);
  });

  it('costs by the price of any provider where its own has none, and nothing without a price', async () => {
    await save({ templates, messagePrices: [{ channel: 'SMS', perThousand: 15_000 }] });
    await insertMessage(app.sql, { text_values: [] });
    await app.application.sendMessages(NOON);
    expect(await messages()).toMatchObject([{ provider: 'exotel', parts: 1, costMilliPaise: 15_000 }]);
    await save({ messagePrices: [] });
    await insertMessage(app.sql, { text_values: [] });
    await app.application.sendMessages(NOON);
    expect((await messages())?.map((one) => (one as { costMilliPaise: number }).costMilliPaise)).toContain(null);
  });

  it('is not offered to a provider that has no id of its text', async () => {
    await save({ templates: [{ ...templates[0], providerTemplateId: null }] });
    exotel.answer = { status: 503 };
    await insertMessage(app.sql);
    await app.application.sendMessages(NOON);
    expect([exotel.asked.length, msg91.asked.length]).toEqual([1, 0]);
    await app.sql('delete from message');
    await save({ templates: [{ ...templates[0], dltTemplateId: null }] });
    // Of a message from before values were stored nothing can be said in a template of theirs.
    await insertMessage(app.sql, { text_values: null });
    await insertMessage(app.sql, { text_values: ['an admin', 'Team'] });
    await app.application.sendMessages(NOON);
    expect([exotel.asked.length, msg91.asked.length]).toEqual([1, 1]);
  });

  it.each([
    [[{ channel: 'SMS', perThousand: -1 }]],
    [[{ channel: 'SMS', perThousand: 100_000_001 }]],
    [[{ channel: 'SMS', provider: 'x'.repeat(21), perThousand: 1 }]],
    [
      [
        { channel: 'SMS', provider: 'exotel', perThousand: 1 },
        { channel: 'SMS', provider: 'exotel', perThousand: 2 },
      ],
    ],
    [
      [
        { channel: 'SMS', provider: '', perThousand: 1 },
        { channel: 'SMS', provider: null, perThousand: 2 },
      ],
    ],
    [Array.from({ length: 21 }, (_, at) => ({ channel: 'SMS', provider: `p${at}`, perThousand: 1 }))],
  ])('cannot have the prices %j', async (messagePrices) => {
    expect((await save({ messagePrices })).errors?.[0]?.extensions.code).toBe('BAD_INPUT');
  });
});

describe('a text', () => {
  const read = async () => {
    const query =
      '{ clinicSettings { name: clinic { name } templates { kind language text registeredText isStale } } }';
    const { body } = await admin.graphql<{ clinicSettings: { templates: Record<string, unknown>[] } }>(query);
    return body.data?.clinicSettings.templates.find(
      ({ kind, language }) => kind === 'PAYMENT_RECEIVED' && language === 'EN',
    );
  };
  const templates = (dltTemplateId: string | null) => [
    { kind: 'PAYMENT_RECEIVED', language: 'EN', dltTemplateId, enabled: true },
  ];
  const sentence = (place: string, clinic: string) => `We have received your payment of ${place}. Thank you. ${clinic}`;
  const send = async () => {
    exotel.asked.length = 0;
    await insertMessage(app.sql, {
      kind: 'PAYMENT_RECEIVED',
      text: sentence('Rs 5.00', 'New'),
      text_values: ['Rs 5.00'],
    });
    await app.application.sendMessages(NOON);
    return exotel.asked[0]?.body['Body'];
  };

  it('is frozen when its id is entered, and sent so until another id comes', async () => {
    await save({ name: 'Old' });
    expect(await read()).toMatchObject({ registeredText: null, isStale: false });
    await save({ templates: templates('1') });
    expect(await read()).toMatchObject({ registeredText: sentence('{#var#}', 'Old'), isStale: false });
    await save({ name: 'New' });
    expect(await read()).toMatchObject({ registeredText: sentence('{#var#}', 'Old'), isStale: true });
    await save({ templates: templates('1') });
    expect(await send()).toBe(sentence('Rs 5.00', 'Old'));
    await save({ templates: templates('2') });
    expect(await read()).toMatchObject({ registeredText: sentence('{#var#}', 'New'), isStale: false });
    expect(await send()).toBe(sentence('Rs 5.00', 'New'));
  });

  it('of an id from before texts were kept is frozen before the clinic is renamed', async () => {
    await save({ name: 'Old' });
    await app.sql('update clinic_settings set templates = $1', [JSON.stringify(templates('1'))]);
    expect(await read()).toMatchObject({ registeredText: sentence('{#var#}', 'Old'), isStale: false });
    await save({ name: 'New' });
    expect(await read()).toMatchObject({ registeredText: sentence('{#var#}', 'Old'), isStale: true });
    expect(await send()).toBe(sentence('Rs 5.00', 'Old'));
  });
});
