import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DoubleAnswer, type ProviderDouble, startProvider } from '../../../test/provider-double.js';
import { ExotelProvider } from './exotel-provider.js';
import { HttpProvider } from './http-provider.js';
import { Msg91Provider } from './msg91-provider.js';
import type { ProviderMessage, SmsProvider } from './sms-provider.js';

let double: ProviderDouble;
beforeEach(async () => {
  double = await startProvider({ status: 200 });
});
afterEach(() => double.leave());

const dlt = { sender: 'PHYSIO', dltEntityId: 'entity', dltTemplateId: 'code', dltHindiTemplateId: undefined };
/** Long enough for an answer of the double on a busy machine; silence is tested with a short one. */
const PATIENT = 20;
const providers = {
  http: (patience = PATIENT, own = {}) =>
    new HttpProvider({ provider: 'http', url: `${double.url}/send`, apiKey: 'key', ...dlt, ...own }, patience),
  exotel: (patience = PATIENT, own = {}) =>
    new ExotelProvider(
      {
        provider: 'exotel',
        url: double.url,
        sid: 'clinic1',
        apiKey: 'key',
        apiToken: 'token',
        receiptsAt: 'https://clinic.example/api/v1/sms-receipts/secret/exotel',
        ...dlt,
        ...own,
      },
      patience,
    ),
  msg91: (patience = PATIENT, own = {}) =>
    new Msg91Provider(
      {
        provider: 'msg91',
        url: double.url,
        authKey: 'key',
        codeTemplateId: 'code',
        codeHindiTemplateId: undefined,
        ...own,
      },
      patience,
    ),
};
type Name = keyof typeof providers;

const message: ProviderMessage = {
  id: '0197a6f0-0000-7000-8000-000000000000',
  kind: 'SESSION_BOOKED',
  to: '+919812345670',
  text: 'Booked for Mon with Kavya.',
  values: ['Mon', 'Kavya'],
  dltTemplateId: 'booked',
  providerTemplateId: 'theirs',
};
const code: ProviderMessage = { ...message, kind: null, text: '123456 is your code.', values: ['123456'] };

describe('a message', () => {
  it('goes to a gateway of one’s own as JSON with the ids that India asks for', async () => {
    const { outcome, sentence } = await providers.http().send(message);
    expect([outcome, sentence]).toEqual(['TAKEN', 'The SMS gateway answered 200.']);
    expect(double.asked).toMatchObject([{ method: 'POST', path: '/send', headers: { authorization: 'Bearer key' } }]);
    const ids = { dlt_entity_id: 'entity', dlt_template_id: 'booked', client_ref: message.id };
    expect(double.asked[0]?.body).toEqual({ to: message.to, from: 'PHYSIO', text: message.text, ...ids });
    await providers.http().send(code);
    expect(double.asked[1]?.body).not.toHaveProperty('client_ref');
  });

  it('goes to Exotel as a form with our id and where receipts go; codes before others', async () => {
    double.answer = { status: 200, body: { SMSMessage: { Sid: 'theirs-1' } } };
    expect(await providers.exotel().send(message)).toMatchObject({
      outcome: 'TAKEN',
      reference: 'theirs-1',
      code: '200',
    });
    const authorization = `Basic ${Buffer.from('key:token').toString('base64')}`;
    const path = '/v1/Accounts/clinic1/Sms/send.json';
    expect(double.asked).toMatchObject([{ method: 'POST', path, headers: { authorization } }]);
    const form = {
      From: 'PHYSIO',
      To: message.to,
      Body: message.text,
      EncodingType: 'plain',
      DltEntityId: 'entity',
      DltTemplateId: 'booked',
      SmsType: 'transactional',
      CustomField: message.id,
      StatusCallback: 'https://clinic.example/api/v1/sms-receipts/secret/exotel',
    };
    expect(double.asked[0]?.body).toEqual(form);
    await providers.exotel().send({ ...code, text: 'कोड' });
    expect(double.asked[1]?.body).toEqual({ ...form, Body: 'कोड', EncodingType: 'unicode', Priority: 'high' });
  });

  it('goes to MSG91 as the values of its own template', async () => {
    double.answer = { status: 200, body: { type: 'success', message: 'request-1' } };
    expect(await providers.msg91().send(message)).toMatchObject({ outcome: 'TAKEN', reference: 'request-1' });
    expect(double.asked).toMatchObject([{ method: 'POST', path: '/api/v5/flow', headers: { authkey: 'key' } }]);
    expect(double.asked[0]?.body).toEqual({
      template_id: 'theirs',
      short_url: '0',
      recipients: [{ mobiles: '919812345670', var1: 'Mon', var2: 'Kavya', CRQID: message.id }],
    });
  });
});

it.each<[Name, DoubleAnswer, outcome: string, lacksCredit?: boolean]>([
  ['http', { status: 202 }, 'TAKEN'],
  ['http', { status: 400 }, 'REFUSED'],
  ['http', { status: 403 }, 'REFUSED'],
  ['http', { status: 408 }, 'NOT_TAKEN'],
  ['http', { status: 429 }, 'NOT_TAKEN'],
  ['http', { status: 503 }, 'NOT_TAKEN'],
  ['http', { status: 302 }, 'NOT_TAKEN'],
  ['exotel', { status: 202, body: { SMSMessage: { Sid: 'x' } } }, 'TAKEN'],
  ['exotel', { status: 400, body: { RestException: { Status: 400 } } }, 'REFUSED'],
  ['exotel', { status: 401 }, 'NOT_TAKEN'],
  ['exotel', { status: 403, body: { RestException: { Message: 'Forbidden' } } }, 'NOT_TAKEN', false],
  ['exotel', { status: 403, body: { RestException: { Message: 'Insufficient balance' } } }, 'NOT_TAKEN', true],
  ['exotel', { status: 404 }, 'NOT_TAKEN'],
  ['exotel', { status: 429 }, 'NOT_TAKEN'],
  ['exotel', { status: 500, body: 'oops' }, 'NOT_TAKEN'],
  ['exotel', { status: 200, body: { RestException: { Status: 400, Message: 'Invalid number' } } }, 'REFUSED'],
  [
    'exotel',
    { status: 200, body: { RestException: { Status: '403', Message: 'Insufficient balance' } } },
    'NOT_TAKEN',
    true,
  ],
  ['exotel', { status: 200, body: '<html>' }, 'UNKNOWN'],
  ['msg91', { status: 200, body: { type: 'error', message: 'template mismatch' } }, 'REFUSED'],
  ['msg91', { status: 400, body: { type: 'error', message: 'mobile invalid' } }, 'REFUSED'],
  ['msg91', { status: 200, body: { type: 'error', message: 'Invalid authkey' } }, 'NOT_TAKEN', false],
  ['msg91', { status: 400, body: { type: 'error', message: 'Insufficient balance' } }, 'NOT_TAKEN', true],
  ['msg91', { status: 401 }, 'NOT_TAKEN'],
  ['msg91', { status: 403 }, 'NOT_TAKEN'],
  ['msg91', { status: 418 }, 'NOT_TAKEN'],
  ['msg91', { status: 429 }, 'NOT_TAKEN'],
  ['msg91', { status: 500 }, 'NOT_TAKEN'],
  ['msg91', { status: 200, body: '<html>' }, 'UNKNOWN'],
])('%s answers %j: %s', async (name, answer, outcome, lacksCredit = false) => {
  double.answer = answer;
  expect(await providers[name]().send(message)).toMatchObject({ outcome, lacksCredit });
});

describe.each(Object.keys(providers) as Name[])('%s', (name) => {
  it('that is silent, or ends the connection, may have taken the message', async () => {
    double.answer = 'silent';
    const silent = await providers[name](0.2).send(message);
    expect(silent).toMatchObject({
      outcome: 'UNKNOWN',
      code: null,
      sentence: expect.stringMatching(/did not answer in time/),
    });
    double.answer = 'hang up';
    expect(await providers[name]().send(message)).toMatchObject({ outcome: 'UNKNOWN', code: null });
  });

  it('that refuses the connection has certainly not taken it', async () => {
    const provider: SmsProvider = providers[name]();
    await double.leave();
    expect(await provider.send(message)).toMatchObject({
      outcome: 'NOT_TAKEN',
      sentence: expect.stringMatching(/could not be reached/),
    });
  });

  it('has codes in English, and in Hindi where they are registered in it', () => {
    expect(providers[name]().codeTemplate('HI').language).toBe('EN');
    const registered = providers[name](PATIENT, { dltHindiTemplateId: 'hindi', codeHindiTemplateId: 'hindi' });
    expect(Object.values(registered.codeTemplate('HI'))).toContain('hindi');
    expect(Object.values(registered.codeTemplate('EN'))).toContain('code');
  });
});

it('sends no text that is not registered with the provider', () => {
  const none = { dltTemplateId: null, providerTemplateId: null };
  expect(providers.exotel().canSend({ ...none, providerTemplateId: 'theirs' })).toBe(false);
  expect(providers.msg91().canSend({ ...none, dltTemplateId: 'booked' })).toBe(false);
  expect(providers.http().canSend({ ...none, dltTemplateId: 'booked' })).toBe(true);
});

describe('the credit of Exotel', () => {
  it('is read in paise', async () => {
    double.answer = { status: 200, body: { Account: { BalanceData: { Balance: '1234.5' } } } };
    expect(await providers.exotel().credit()).toBe(123_450);
    expect(double.asked).toMatchObject([{ method: 'GET', path: '/v1/Accounts/clinic1/Balance.json' }]);
  });

  it.each<[DoubleAnswer]>([[{ status: 403 }], [{ status: 200, body: {} }], [{ status: 200, body: 'x' }]])(
    'is not known where it answers %j',
    async (answer) => {
      double.answer = answer;
      await expect(providers.exotel().credit()).rejects.toThrow('Exotel answered');
    },
  );
});
