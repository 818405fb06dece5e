import { describe, expect, it } from 'vitest';
import { HttpSmsSender } from './http-sms-sender.js';
import { SmsRefused, type OutgoingMessage } from './sms-sender.js';

const config = {
  provider: 'http',
  url: 'https://sms.example/send',
  apiKey: 'key',
  sender: 'PHYSIO',
  dltEntityId: 'entity',
  dltTemplateId: 'code',
  dltHindiTemplateId: undefined,
  dltChangedTemplateId: 'changed',
  dltWrongCodesTemplateId: 'wrong codes',
} as const;

/** A gateway that answers with this status, and what it was asked. */
function gateway(status = 200, own: object = {}): { sender: HttpSmsSender; asked: Request[] } {
  const asked: Request[] = [];
  const sender = new HttpSmsSender({ ...config, ...own }, async (url, init) => {
    asked.push(new Request(url, init));
    return new Response(null, { status });
  });
  return { sender, asked };
}

const message: OutgoingMessage = {
  id: '0197a6f0-0000-7000-8000-000000000000',
  kind: 'SESSION_BOOKED',
  to: '+919812345670',
  text: 'Your session is booked.',
  dltTemplateId: 'booked',
};
const sendOtp = (sender: HttpSmsSender) => sender.sendOtp('+919812345670', '123456', 'EN');

describe.each([
  ['a code', sendOtp, { text: expect.stringMatching(/^123456 is your sign-in code/), dlt_template_id: 'code' }],
  [
    'a message of the outbox',
    (sender: HttpSmsSender) => sender.sendMessage(message),
    { text: message.text, dlt_template_id: 'booked', client_ref: message.id },
  ],
])('%s', (_what, send, ofItsOwn) => {
  it('goes to the gateway with the ids that India asks for, its own template among them', async () => {
    const { sender, asked } = gateway();
    await send(sender);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ method: 'POST', url: 'https://sms.example/send' });
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer key');
    expect(await asked[0]?.json()).toEqual({
      to: '+919812345670',
      from: 'PHYSIO',
      dlt_entity_id: 'entity',
      ...ofItsOwn,
    });
  });

  it.each([
    [400, true],
    [403, true],
    [404, true],
    [408, false],
    [429, false],
    [500, false],
    [503, false],
  ])('is not taken by a gateway that answers %d; refused for good: %j', async (status, isRefused) => {
    const failure: unknown = await send(gateway(status).sender).catch((error: unknown) => error);
    expect(failure).toEqual(new Error(`The SMS gateway answered ${status}.`));
    expect(failure instanceof SmsRefused).toBe(isRefused);
  });

  it.each([
    ['hangs', new DOMException('too late', 'TimeoutError'), 'did not answer in time'],
    ['is gone', new TypeError('fetch failed'), 'could not be reached'],
  ])('may be sent again to a gateway that %s', async (_how, failure, words) => {
    const sender = new HttpSmsSender(config, () => Promise.reject(failure));
    const said: unknown = await send(sender).catch((error: unknown) => error);
    expect(said).toEqual(new Error(`The SMS gateway ${words}.`));
    expect(said).not.toBeInstanceOf(SmsRefused);
  });
});

it.each([
  ['the registered text in Hindi', { dltHindiTemplateId: 'hindi' }, /^123456 आपका .* साइन-इन कोड है।/, 'hindi'],
  ['English, while none is registered', {}, /^123456 is your sign-in code/, 'code'],
])('a code for somebody who reads Hindi goes in %s', async (_how, own, text, id) => {
  const { sender, asked } = gateway(200, own);
  await sender.sendOtp('+919812345670', '123456', 'HI');
  expect(await asked[0]?.json()).toMatchObject({ text: expect.stringMatching(text), dlt_template_id: id });
});

it('a code for somebody who reads English is in English, whatever is registered', async () => {
  const { sender, asked } = gateway(200, { dltHindiTemplateId: 'hindi' });
  await sendOtp(sender);
  expect(await asked[0]?.json()).toMatchObject({ dlt_template_id: 'code', text: expect.stringMatching(/ is your /) });
});
