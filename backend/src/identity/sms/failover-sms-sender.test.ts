import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Pool } from 'pg';
import { insertMessage } from '../../../test/builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import { createLogger } from '../../platform/logger.js';
import { ExotelProvider } from './exotel-provider.js';
import { FailoverSmsSender } from './failover-sms-sender.js';
import type { CodeTemplate, ProviderAnswer, ProviderMessage, SmsProvider, SmsProviderName } from './sms-provider.js';

/** A provider that answers as the test says. */
class ScriptedProvider implements SmsProvider {
  says: ProviderAnswer['outcome'] = 'TAKEN';
  balance: number | undefined;
  readonly asked: ProviderMessage[] = [];
  constructor(readonly name: SmsProviderName) {}
  canSend: SmsProvider['canSend'] = () => true;
  codeTemplate = () => ({ language: 'EN' as const, dltTemplateId: 'code', providerTemplateId: 'code' });
  async send(message: ProviderMessage): Promise<ProviderAnswer> {
    this.asked.push(message);
    const reference = this.says === 'TAKEN' ? `${this.name}-id` : null;
    return { outcome: this.says, code: '1', reference, sentence: `${this.name}: ${this.says}.`, lacksCredit: false };
  }
  async credit(): Promise<number> {
    if (this.balance === undefined) throw new Error('unknown');
    return this.balance;
  }
}

/** Texts of codes of a clinic that has registered none. */
const none = async () => [];

const first = new ScriptedProvider('exotel');
const second = new ScriptedProvider('msg91');
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await createTestApp({ providers: [first, second] });
  other = await createTestApp({ database: app.database, providers: [first, second] });
});
afterAll(async () => {
  await other.close();
  await app.close();
});
beforeEach(async () => {
  await app.sql('delete from message; update message_provider set failures = 0, paused_until = null');
  for (const one of [first, second]) {
    one.says = 'TAKEN';
    one.asked.length = 0;
  }
  app.clock.set(NOON);
  other.clock.set(NOON);
});

const later = (seconds: number) => new Date(NOON.getTime() + seconds * 1_000);
const send = (seconds = 0) => {
  app.clock.set(later(seconds));
  return app.application.sendMessages(later(seconds));
};
const tries = async () => app.sql('select provider, outcome, code, reference from message_try order by id');
const look = async () => (await app.sql('select status, provider, parts, attempts, error, send_after from message'))[0];
const askCode = async (from = app) =>
  (
    await from
      .client()
      .rest('POST', '/users/send-otp', { phoneNumber: `98${Math.floor(Math.random() * 1e8)}`.padEnd(10, '0') })
  ).status;
const counts = () => [first.asked.length, second.asked.length];

describe('a message of the outbox', () => {
  it('goes through the first provider that takes it, and keeps the try', async () => {
    await insertMessage(app.sql);
    await send();
    expect(counts()).toEqual([1, 0]);
    expect(await look()).toMatchObject({ status: 'SENT', provider: 'exotel', parts: 1 });
    expect(await tries()).toEqual([{ provider: 'exotel', outcome: 'TAKEN', code: '1', reference: 'exotel-id' }]);
  });

  it('that was certainly not taken goes to the next at once, in the same try', async () => {
    first.says = 'NOT_TAKEN';
    await insertMessage(app.sql);
    await send();
    expect(await look()).toMatchObject({ status: 'SENT', provider: 'msg91', attempts: 1, error: null });
    expect((await tries()).map(({ outcome }) => outcome)).toEqual(['NOT_TAKEN', 'TAKEN']);
  });

  it('that was refused goes to nobody else', async () => {
    first.says = 'REFUSED';
    await insertMessage(app.sql);
    await send();
    expect(counts()).toEqual([1, 0]);
    expect(await look()).toMatchObject({ status: 'FAILED', provider: null, parts: 0, error: 'exotel: REFUSED.' });
  });

  it('that may have been taken goes to the next at its next try, and to no third', async () => {
    first.says = 'UNKNOWN';
    await insertMessage(app.sql);
    await send();
    expect(counts()).toEqual([1, 0]);
    expect(await look()).toMatchObject({ status: 'QUEUED', send_after: later(30) });
    await send(30);
    expect(counts()).toEqual([1, 1]);
    expect(await look()).toMatchObject({ status: 'SENT', provider: 'msg91', attempts: 2 });
  });

  it('that nobody took waits for its next try, with what each said', async () => {
    first.says = second.says = 'NOT_TAKEN';
    await insertMessage(app.sql);
    await send();
    const error = 'exotel: NOT_TAKEN. msg91: NOT_TAKEN.';
    expect(await look()).toMatchObject({ status: 'QUEUED', attempts: 1, error, send_after: later(30) });
  });
});

describe('a code', () => {
  it.each(['NOT_TAKEN', 'UNKNOWN'] as const)('goes to the next at once where the first says %s', async (outcome) => {
    first.says = outcome;
    expect(await askCode()).toBe(200);
    expect(counts()).toEqual([1, 1]);
  });

  it('that the first refuses, or that nobody takes, fails', async () => {
    first.says = 'REFUSED';
    expect(await askCode()).toBe(503);
    expect(counts()).toEqual([1, 0]);
    first.says = second.says = 'UNKNOWN';
    expect(await askCode()).toBe(503);
    expect(counts()).toEqual([2, 1]);
  });
});

describe('a provider that failed three times in a row', () => {
  const fail = async () => {
    first.says = 'NOT_TAKEN';
    for (let times = 0; times < 3; times++) await askCode();
    first.asked.length = 0;
    second.asked.length = 0;
  };

  it('is not asked for a minute, by no process; then one message tries it', async () => {
    await fail();
    app.clock.set(later(59));
    other.clock.set(later(59));
    await Promise.all([askCode(), askCode(other)]);
    expect(counts()).toEqual([0, 2]);
    app.clock.set(later(60));
    other.clock.set(later(60));
    await Promise.all([askCode(), askCode(other), askCode(), askCode(other)]);
    expect(counts()).toEqual([1, 6]);
    first.says = 'TAKEN';
    app.clock.set(later(121));
    await askCode();
    await askCode();
    expect(counts()).toEqual([3, 6]);
  });

  it('is asked again by all once it has refused a message, since it answers', async () => {
    await fail();
    app.clock.set(later(60));
    first.says = 'REFUSED';
    expect(await askCode()).toBe(503);
    expect(await askCode()).toBe(503);
    expect(counts()).toEqual([2, 0]);
  });

  it('counts no failures from before it took something', async () => {
    for (const outcome of ['UNKNOWN', 'UNKNOWN', 'TAKEN', 'UNKNOWN', 'UNKNOWN'] as const) {
      first.says = outcome;
      await askCode();
    }
    first.says = 'TAKEN';
    first.asked.length = 0;
    await askCode();
    expect(first.asked).toHaveLength(1);
  });

  it('leaves a message in the outbox where the other one is paused, too', async () => {
    second.says = 'NOT_TAKEN';
    await fail();
    await insertMessage(app.sql);
    await send();
    expect(counts()).toEqual([0, 0]);
    const error = 'No provider could be asked: each is paused after failures.';
    expect(await look()).toMatchObject({ status: 'QUEUED', attempts: 1, error });
  });

  it('is asked all the same where it is the only one', async () => {
    const logger = createLogger('silent');
    const alone = new FailoverSmsSender({
      providers: [first],
      pool: app.connections.pool,
      clock: app.clock,
      logger,
      findCodeTemplates: none,
    });
    first.says = 'NOT_TAKEN';
    for (let times = 0; times < 5; times++)
      await expect(alone.sendOtp('+919812345670', '123456', 'EN')).rejects.toThrow('exotel: NOT_TAKEN.');
    expect(first.asked).toHaveLength(5);
  });
});

describe('a sign-in code', () => {
  const templates: CodeTemplate[] = [
    { language: 'EN', dltTemplateId: 'own', providerTemplateId: null, textOf: (code) => `${code} of Asha` },
    { language: 'HI', dltTemplateId: null, providerTemplateId: 'theirs', textOf: (code) => `आशा ${code}` },
  ];
  /** What a provider was asked that can send a text with such an id. */
  async function sent(language: 'EN' | 'HI', canSend: SmsProvider['canSend'], find = async () => templates) {
    const provider = new ScriptedProvider('exotel');
    provider.canSend = canSend;
    const parts = { pool: app.connections.pool, clock: app.clock, logger: createLogger('silent') };
    const sender = new FailoverSmsSender({ providers: [provider], ...parts, findCodeTemplates: find });
    await sender.sendOtp('+919812345670', '123456', language);
    return provider.asked[0];
  }
  const byOperators: SmsProvider['canSend'] = ({ dltTemplateId }) => dltTemplateId !== null;
  const byProvider: SmsProvider['canSend'] = ({ providerTemplateId }) => providerTemplateId !== null;

  it('has the text that the clinic registered, in the language where the provider can send it, else in English', async () => {
    expect(await sent('EN', byOperators)).toMatchObject({ text: '123456 of Asha', dltTemplateId: 'own', kind: null });
    expect(await sent('HI', byOperators)).toMatchObject({ text: '123456 of Asha', dltTemplateId: 'own' });
    expect(await sent('HI', byProvider)).toMatchObject({ text: 'आशा 123456', providerTemplateId: 'theirs' });
  });

  it('goes out under the id of the environment where the clinic registered none, or its texts cannot be read', async () => {
    const registered = { dltTemplateId: 'code', text: expect.stringContaining('Post Surgery Physiotherapy') as string };
    expect(await sent('EN', byProvider)).toMatchObject(registered);
    expect(await sent('EN', byOperators, none)).toMatchObject(registered);
    const failing = () => Promise.reject(new Error('the database is away'));
    expect(await sent('EN', byOperators, failing)).toMatchObject(registered);
  });

  it('of an open clinic names it, through both parts that an application has', async () => {
    const setting = { kind: 'SIGN_IN_CODE', language: 'EN', dltTemplateId: 'mine', enabled: true };
    await app.sql(`update clinic_settings set name = 'Asha', templates = $1`, [JSON.stringify([setting])]);
    await askCode();
    await app.sql(`update clinic_settings set name = 'Post Surgery Physiotherapy', templates = '[]'`);
    expect(first.asked.at(-1)).toMatchObject({
      text: expect.stringMatching(/^\d{6} is your sign-in code for Asha\./) as string,
      dltTemplateId: 'mine',
    });
  });
});

describe('with a clock of its own', () => {
  afterEach(() => void vi.useRealTimers());

  it('a code goes by the second provider within seven seconds after the first fell silent', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const silent: typeof fetch = (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      });
    const common = { sid: 's', apiKey: 'k', apiToken: 't', receiptsAt: undefined, sender: 'PHYSIO', dltEntityId: 'e' };
    const config = { provider: 'exotel', url: 'https://exotel.example', dltTemplateId: 'c', ...common } as const;
    const exotel = new ExotelProvider({ ...config, dltHindiTemplateId: undefined }, 5, silent);
    // The states of providers are not the point, and a database has timers of its own.
    const pool = { query: async () => ({ rows: [] }) } as unknown as Pool;
    const clock = { now: () => new Date() };
    const logger = createLogger('silent');
    const sender = new FailoverSmsSender({ providers: [exotel, second], pool, clock, logger, findCodeTemplates: none });
    const began = Date.now();
    const sent = sender.sendOtp('+919812345670', '123456', 'EN').then(() => Date.now() - began);
    for (let seconds = 0; seconds < 7 && second.asked.length === 0; seconds++) await vi.advanceTimersByTimeAsync(1_000);
    expect(await sent).toBeLessThanOrEqual(7_000);
    expect(second.asked).toHaveLength(1);
  });
});

it('the credit is asked once an hour over all processes, and kept where the provider does not tell', async () => {
  first.balance = 50_000;
  second.balance = undefined;
  const credits = async () =>
    (await app.sql('select provider, credit::int from message_provider order by provider')).map(({ credit }) => credit);
  await Promise.all([app.application.askCredits(), other.application.askCredits()]);
  expect(await credits()).toEqual([50_000, null]);
  first.balance = 40_000;
  app.clock.set(later(3_599));
  await app.application.askCredits();
  expect(await credits()).toEqual([50_000, null]);
  app.clock.set(later(3_600));
  await app.application.askCredits();
  expect(await credits()).toEqual([40_000, null]);
  first.balance = undefined;
  app.clock.set(later(7_200));
  await app.application.askCredits();
  expect(await credits()).toEqual([40_000, null]);
});
