import { afterAll, describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../../test/temporary-folder.js';
import { readConfig } from './config.js';

const folder = makeTemporaryFolder();
afterAll(() => folder.remove());

const read = (env: NodeJS.ProcessEnv) => readConfig({ DATA_DIR: folder.dir, ...env });

const EXOTEL = {
  EXOTEL_SID: 'clinic',
  EXOTEL_API_KEY: 'key',
  EXOTEL_API_TOKEN: 'token',
  SMS_SENDER: 'PHYSIO',
  SMS_DLT_ENTITY_ID: '1',
  SMS_DLT_TEMPLATE_ID: '2',
};
const MSG91 = { MSG91_AUTH_KEY: 'key', MSG91_CODE_TEMPLATE_ID: '3' };

describe('providers of text messages', () => {
  it('are asked in the order of SMS_PROVIDER and SMS_FALLBACK, at their published addresses', () => {
    const { sms } = read({ SMS_PROVIDER: 'exotel', SMS_FALLBACK: 'msg91', ...EXOTEL, ...MSG91 });
    expect(sms).toMatchObject({
      providers: [
        { provider: 'exotel', url: 'https://api.in.exotel.com', sid: 'clinic', receiptsAt: undefined },
        { provider: 'msg91', url: 'https://control.msg91.com', codeTemplateId: '3' },
      ],
      timeoutSeconds: 5,
    });
  });

  it('tell Exotel where receipts go, once there is a secret for them', () => {
    const env = { SMS_PROVIDER: 'exotel', PUBLIC_URL: 'https://clinic.example/', SMS_RECEIPT_SECRET: 'a/b', ...EXOTEL };
    const receiptsAt = 'https://clinic.example/api/v1/sms-receipts/a%2Fb/exotel';
    expect(read(env).sms.providers).toMatchObject([{ receiptsAt }]);
  });

  it.each([
    ['exotel', { ...EXOTEL, EXOTEL_API_TOKEN: '' }, 'EXOTEL_API_TOKEN'],
    ['exotel', { ...EXOTEL, SMS_DLT_ENTITY_ID: '' }, 'SMS_DLT_ENTITY_ID'],
    ['exotel', { ...EXOTEL, EXOTEL_URL: 'http://127.0.0.1:8080' }, 'EXOTEL_URL'],
    ['msg91', { ...MSG91, MSG91_CODE_TEMPLATE_ID: '' }, 'MSG91_CODE_TEMPLATE_ID'],
    ['msg91', { ...MSG91, MSG91_URL: 'http://127.0.0.1:8080', OUTBOUND_ALLOW: '127.0.0.1:8081' }, 'MSG91_URL'],
    ['msg91', { ...MSG91, SMS_FALLBACK: 'msg91' }, 'SMS_FALLBACK'],
    ['msg91', { ...MSG91, SMS_FALLBACK: 'exotel', ...EXOTEL, EXOTEL_SID: '' }, 'EXOTEL_SID'],
    ['msg91', { ...MSG91, MESSAGE_TIMEOUT_SECONDS: '0' }, 'MESSAGE_TIMEOUT_SECONDS'],
  ])('%s with %j is refused', (SMS_PROVIDER, env, name) => {
    const sentence = new RegExp(`^[^\\n]*${name}[^\\n]*$`);
    expect(() => read({ SMS_PROVIDER, ...env })).toThrow(sentence);
  });

  it('may be called by http where their host stands in OUTBOUND_ALLOW', () => {
    const env = { ...MSG91, MSG91_URL: 'http://127.0.0.1:8080/', OUTBOUND_ALLOW: 'other, 127.0.0.1:8080' };
    expect(read({ SMS_PROVIDER: 'msg91', ...env }).sms.providers).toMatchObject([{ url: 'http://127.0.0.1:8080' }]);
  });
});
