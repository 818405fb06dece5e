import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Pool, type QueryResultRow } from 'pg';
import type { WaitingClock } from '../src/platform/time/clock.js';
import { compose, type Application } from '../src/app/compose.js';
import { readConfig, type Config } from '../src/platform/config.js';
import type { ConnectionLimits } from '../src/platform/db/connections/connection-pool.js';
import { openDatabase, type Database } from '../src/platform/db/database.js';
import { readLimits, type Limits } from '../src/platform/limits/limits.js';
import { findCodeTemplates, templateEnvironment } from '../src/clinic/index.js';
import { noteSignInCode } from '../src/messaging/index.js';
import { entities } from '../src/app/entities.js';
import { createLogger, type Logger } from '../src/platform/logger.js';
import type { MessageLanguage } from '../src/identity/sms/message-language.js';
import { FailoverSmsSender, type SentCode } from '../src/identity/sms/failover-sms-sender.js';
import type { SmsProvider, TextIds } from '../src/identity/sms/sms-provider.js';
import type { MessageTry, OutgoingMessage, ProviderTest, SmsSender } from '../src/identity/sms/sms-sender.js';
import { DiskFileStorage } from '../src/platform/storage/disk-file-storage.js';
import type { FileStorage } from '../src/platform/storage/file-storage.js';
import { makeTemporaryFolder } from './temporary-folder.js';
import { TestClient } from './test-client.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

/** The limits as production has them; without an override the tests run with the wide ones of printed codes. */
export const PRODUCTION_LIMITS: Limits = readLimits({}, false).limits;

/** In the address to which the gateway reports deliveries. */
export const RECEIPT_SECRET = 'a-receipt-secret-of-the-tests-alone';

/** A moment on which nothing else hangs: Tuesday noon in India. */
export const NOON = new Date('2026-03-10T06:30:00.000Z');

/** What a connection waits for in tests that are not about waiting: a busy machine must not look like a database that is away. */
export const PATIENT: ConnectionLimits = {
  connectionTimeoutMillis: 20_000,
  statement_timeout: 20_000,
  lock_timeout: 20_000,
  idle_in_transaction_session_timeout: 20_000,
  answer: 20_000,
  look: 20_000,
  unseen: 20_000,
};

/** A clock that stands still until it is set. */
export class FixedClock implements WaitingClock {
  constructor(private moment: Date) {}
  now(): Date {
    return this.moment;
  }
  set(moment: Date | string): void {
    this.moment = new Date(moment);
  }
  /** What was to be waited for, in milliseconds, and what it takes instead. */
  readonly waits: number[] = [];
  until: Promise<void> | undefined;
  async wait(milliseconds: number): Promise<void> {
    this.waits.push(milliseconds);
    await this.until;
  }
}

/** The provider refuses a message for good. */
export class SmsRefused extends Error {}

/** Keeps the messages that would have left the house. */
export class RecordingSmsSender implements SmsSender {
  readonly providers = ['console'] as const;
  readonly sent: { phone: string; code: string; language: MessageLanguage }[] = [];
  /** What the provider says instead of taking the next messages. */
  failure: Error | undefined;
  /** What the provider waits for before it takes the next messages. */
  delay: Promise<void> | undefined;

  async sendOtp(phone: string, code: string, language: MessageLanguage): Promise<void> {
    await this.delay;
    if (this.failure) throw this.failure;
    this.sent.push({ phone, code, language });
  }

  needsTemplates = false;
  /** The messages of the outbox that were taken. */
  readonly messages: Pick<OutgoingMessage, 'id' | 'kind' | 'to' | 'text' | 'dltTemplateId'>[] = [];

  canSend({ dltTemplateId }: TextIds): boolean {
    return !this.needsTemplates || dltTemplateId !== null;
  }

  async sendMessage({ id, kind, to, text, dltTemplateId }: OutgoingMessage): Promise<MessageTry[]> {
    await this.delay;
    const answer = { at: NOON, provider: 'console', code: null, reference: null, lacksCredit: false } as const;
    const { failure } = this;
    if (failure)
      return [
        { ...answer, outcome: failure instanceof SmsRefused ? 'REFUSED' : 'NOT_TAKEN', sentence: failure.message },
      ];
    this.messages.push({ id, kind, to, text, dltTemplateId });
    return [{ ...answer, outcome: 'TAKEN', sentence: 'Kept.' }];
  }

  async sendTest(provider: string): Promise<ProviderTest | undefined> {
    if (provider !== 'console') return undefined;
    const answer = { outcome: 'TAKEN', code: null, reference: null, sentence: 'Kept.', lacksCredit: false } as const;
    return { answer, milliseconds: 0 };
  }
  async askCredits(): Promise<void> {}

  /** The newest code of a number. */
  codeFor(phone: string): string {
    const last = this.sent.findLast((message) => message.phone.endsWith(phone.slice(-10)));
    if (!last) throw new Error(`no code was sent to ${phone}`);
    return last.code;
  }
}

export interface TestAppOptions {
  now?: Date;
  limits?: Partial<Limits>;
  config?: Partial<Config>;
  /** Another app's database: two processes of one installation. */
  database?: TestDatabase;
  /** The address the app itself connects to, if it is not the database's own. */
  databaseUrl?: string;
  /** What its connections wait for, if the test is about that. */
  connectionLimits?: ConnectionLimits;
  logger?: Logger;
  randomOtp?: () => string;
  /** By how much what is tried again is spread; by nothing otherwise. */
  random?: () => number;
  /** The providers of text messages, if the test is about them; else messages are kept in `sms`. */
  providers?: readonly SmsProvider[];
  /** Where uploads lie, if the test wants to look there itself. */
  storage?: FileStorage;
  /** The port, where links of answers have to lead back to the app. */
  port?: number;
}

export interface TestApp {
  origin: string;
  /** The configured address of the site, whose passkeys it takes. */
  publicUrl: string;
  clock: FixedClock;
  sms: RecordingSmsSender;
  application: Application;
  /** Where uploads of this app lie. */
  storage: FileStorage;
  database: TestDatabase;
  /** The app's own connections, to be looked at. */
  connections: Database;
  /** A fresh browser; a program, when it is given an API key. */
  client(apiKey?: string): TestClient;
  /** A browser that has signed in with a number, through the REST door, or the one of GraphQL alone. */
  signIn(phone: string, door?: 'user' | 'admin' | 'staff'): Promise<TestClient>;
  /** Rows behind the app's back, in the role that the app has. */
  sql: Sql;
  close(): Promise<void>;
}

export type Sql = <Row extends QueryResultRow = QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;

/** Codes that never repeat, so that an old one never fits by chance; 000000 is always wrong. */
function distinctCodes(): () => string {
  let last = 100_000;
  return () => String(++last);
}

const SEND = 'mutation ($phone: String!) { sendOtp(door: STAFF, phoneNumber: $phone) { message } }';
const VERIFY =
  'mutation ($phone: String!, $otp: String!) { verifyOtp(door: STAFF, phoneNumber: $phone, otp: $otp) { id } }';

/** Through the door that REST does not have. */
async function signInAsStaff(browser: TestClient, phone: string, code: () => string): Promise<TestClient> {
  const asked = await browser.graphql(SEND, { phone });
  if (asked.body.errors) throw new Error(`no code for ${phone}: ${JSON.stringify(asked.body)}`);
  const { body } = await browser.graphql(VERIFY, { phone, otp: code() });
  if (body.errors) throw new Error(`${phone} could not sign in: ${JSON.stringify(body)}`);
  return browser;
}

/** The composed application on a free port, with a database of its own. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const folder = makeTemporaryFolder();
  const database = options.database ?? (await createTestDatabase());
  const read = readConfig({
    DATABASE_URL: database.appUrl,
    DATA_DIR: folder.dir,
    SESSION_SECRET: 'a session secret of the tests alone',
    OTP_PEPPER: 'a one-time code pepper of the tests',
    SMS_RECEIPT_SECRET: RECEIPT_SECRET,
    // Tests about the hold set it.
    MESSAGE_HOLD_SECONDS: '0',
  });
  const config = { ...read, ...options.config, limits: { ...read.limits, ...options.limits } };
  const logger = options.logger ?? createLogger('silent');
  const address = options.databaseUrl ?? database.appUrl;
  const connections = await openDatabase(address, entities, logger, options.connectionLimits ?? PATIENT);
  const clock = new FixedClock(options.now ?? NOON);
  const sms = new RecordingSmsSender();
  const randomOtp = options.randomOtp ?? distinctCodes();
  const storage = options.storage ?? new DiskFileStorage(path.join(folder.dir, 'uploads'));
  const random = options.random ?? (() => 0);
  const { providers } = options;
  const findCodes = () => findCodeTemplates(connections.orm.em, templateEnvironment(config));
  const noteCode = (sent: SentCode) => noteSignInCode(connections.orm.em, sent);
  const parts = { pool: connections.pool, clock, logger, findCodeTemplates: findCodes, noteCode };
  const sender = providers ? new FailoverSmsSender({ providers, ...parts }) : sms;
  const outside = { sms: sender, storage, randomOtp, random };
  const application = await compose({ config, database: connections, logger, clock, ...outside });
  const server = createServer(application.app).listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const behind = new Pool({ connectionString: database.appUrl, max: 2 });
  behind.on('error', () => undefined);

  const client = (apiKey?: string) => new TestClient(origin, apiKey);
  return {
    origin,
    publicUrl: config.publicUrl,
    clock,
    sms,
    application,
    storage,
    database,
    connections,
    client,
    signIn: async (phone, door = 'user') => {
      const browser = client();
      if (door === 'staff') return signInAsStaff(browser, phone, () => sms.codeFor(phone));
      const path = door === 'admin' ? '/admin' : '/users';
      const asked = await browser.rest('POST', `${path}/send-otp`, { phoneNumber: phone });
      if (asked.status !== 200) throw new Error(`no code for ${phone}: ${JSON.stringify(asked.body)}`);
      const otp = sms.codeFor(phone);
      const { status, body } = await browser.rest('POST', `${path}/verify-otp`, { phoneNumber: phone, otp });
      if (status !== 200) throw new Error(`${phone} could not sign in: ${JSON.stringify(body)}`);
      return browser;
    },
    sql: async <Row extends QueryResultRow>(text: string, values: unknown[] = []) =>
      (await behind.query<Row>(text, values)).rows,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await application.stop();
      await Promise.all([connections.close(), behind.end()]);
      if (!options.database) await database.drop();
      folder.remove();
    },
  };
}
