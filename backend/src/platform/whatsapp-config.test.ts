import { afterAll, describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../../test/temporary-folder.js';
import { readConfig } from './config.js';

const folder = makeTemporaryFolder();
afterAll(() => folder.remove());
const read = (env: NodeJS.ProcessEnv) => readConfig({ DATA_DIR: folder.dir, ...env }).whatsApp;

const ALL = {
  WHATSAPP_TOKEN: 'token',
  WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
  WHATSAPP_APP_SECRET: 'secret',
  WHATSAPP_VERIFY_TOKEN: 'verify',
};

describe('WhatsApp', () => {
  it('is off without its variables, and when they are blank', () => {
    expect(read({})).toBeUndefined();
    expect(read({ WHATSAPP_TOKEN: '', WHATSAPP_URL: '' })).toBeUndefined();
  });

  it.each(Object.keys(ALL))('refuses to start without %s alone, and with it alone', (name) => {
    const missing = `${name} is required with the other variables of WhatsApp`;
    expect(() => read({ ...ALL, [name]: undefined })).toThrow(missing);
    const others = Object.keys(ALL).filter((other) => other !== name);
    for (const other of others) expect(() => read({ [name]: 'x' })).toThrow(`${other} is required`);
  });

  it('refuses an address alone, and one without TLS that is not exempted', () => {
    expect(() => read({ WHATSAPP_URL: 'https://graph.example/v25.0' })).toThrow('WHATSAPP_TOKEN is required');
    const WHATSAPP_URL = 'http://127.0.0.1:9000/v25.0/';
    expect(() => read({ ...ALL, WHATSAPP_URL })).toThrow('WHATSAPP_URL must begin with https://');
    expect(read({ ...ALL, WHATSAPP_URL, OUTBOUND_ALLOW: '127.0.0.1:9000' })?.url).toBe('http://127.0.0.1:9000/v25.0');
  });

  it('has the address of Meta and the patience of the other providers', () => {
    expect(read({ ...ALL, MESSAGE_TIMEOUT_SECONDS: '2' })).toEqual({
      url: 'https://graph.facebook.com/v25.0',
      token: 'token',
      phoneNumberId: '106540352242922',
      appSecrets: ['secret'],
      verifyTokens: ['verify'],
      timeoutSeconds: 2,
    });
  });
});
