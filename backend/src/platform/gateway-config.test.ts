import { afterAll, describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../../test/temporary-folder.js';
import { readConfig } from './config.js';

const folder = makeTemporaryFolder();
afterAll(() => folder.remove());

const read = (env: NodeJS.ProcessEnv) => readConfig({ DATA_DIR: folder.dir, ...env });

const RAZORPAY = {
  PAYMENT_GATEWAY: 'razorpay',
  RAZORPAY_KEY_ID: 'rzp_key',
  RAZORPAY_KEY_SECRET: 'key secret',
  RAZORPAY_WEBHOOK_SECRET: 'newer, older',
};

describe('the payment gateway', () => {
  it.each([
    [{ RAZORPAY_KEY_ID: '' }, 'RAZORPAY_KEY_ID'],
    [{ RAZORPAY_KEY_SECRET: '' }, 'RAZORPAY_KEY_SECRET'],
    [{ RAZORPAY_WEBHOOK_SECRET: ' , ' }, 'RAZORPAY_WEBHOOK_SECRET'],
    [{ RAZORPAY_URL: 'http://127.0.0.1:8080' }, 'RAZORPAY_URL'],
    [{ PAYMENT_GATEWAY: 'stripe' }, 'PAYMENT_GATEWAY'],
    [{ NODE_ENV: 'production' }, 'RAZORPAY_WEBHOOK_SECRET'],
  ])('with %j is refused', (env, name) => {
    expect(() => read({ ...RAZORPAY, ...env })).toThrow(new RegExp(name));
  });

  it('is off unless it is switched on, whatever else is named', () => {
    expect([read({}).gateway, read({ ...RAZORPAY, PAYMENT_GATEWAY: 'off' }).gateway]).toEqual([undefined, undefined]);
  });

  it('is asked at its published address, and verified by each secret', () => {
    expect(read(RAZORPAY).gateway).toEqual({
      url: 'https://api.razorpay.com',
      keyId: 'rzp_key',
      keySecret: 'key secret',
      webhookSecrets: ['newer', 'older'],
    });
  });

  it('may be called by http where its host stands in OUTBOUND_ALLOW', () => {
    const env = { ...RAZORPAY, RAZORPAY_URL: 'http://127.0.0.1:8080/', OUTBOUND_ALLOW: '127.0.0.1:8080' };
    expect(read(env).gateway?.url).toBe('http://127.0.0.1:8080');
  });
});
