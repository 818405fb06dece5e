import { describe, expect, it } from 'vitest';
import { HttpSmsSender } from './http-sms-sender.js';

const config = {
  provider: 'http',
  url: 'https://sms.example/send',
  apiKey: 'key',
  sender: 'PHYSIO',
  dltEntityId: 'entity',
  dltTemplateId: 'code',
  dltChangedTemplateId: 'changed',
  dltWrongCodesTemplateId: 'wrong codes',
} as const;

/** A gateway that answers with this status, and what it was asked. */
function gateway(status = 200): { sender: HttpSmsSender; asked: Request[] } {
  const asked: Request[] = [];
  const sender = new HttpSmsSender(config, async (url, init) => {
    asked.push(new Request(url, init));
    return new Response(null, { status });
  });
  return { sender, asked };
}

const messages: [what: string, template: string, words: RegExp, send: (sender: HttpSmsSender) => Promise<void>][] = [
  ['a code', 'code', /^123456 is your sign-in code/, (sender) => sender.sendOtp('+919812345670', '123456')],
  [
    'the note of a changed number',
    'changed',
    /number .* was changed/,
    (sender) => sender.sendNumberChanged('+919812345670'),
  ],
  ['the note of many wrong codes', 'wrong codes', /^Many wrong codes/, (s) => s.sendWrongCodes('+919812345670')],
];

describe.each(messages)('%s', (_what, template, words, send) => {
  it('goes to the gateway with the ids that India asks for, its own template among them', async () => {
    const { sender, asked } = gateway();
    await send(sender);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ method: 'POST', url: 'https://sms.example/send' });
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer key');
    expect(await asked[0]?.json()).toEqual({
      to: '+919812345670',
      from: 'PHYSIO',
      text: expect.stringMatching(words),
      dlt_entity_id: 'entity',
      dlt_template_id: template,
    });
  });

  it('fails when the gateway does not take it', async () => {
    await expect(send(gateway(500).sender)).rejects.toThrow('500');
  });
});
