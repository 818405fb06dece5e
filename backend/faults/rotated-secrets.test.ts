import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { behindProxy } from '../bench/product.js';
import { freshPhone, insertAdmin, insertPatient } from '../test/builders.js';
import { askToken, assertion, fhir, insertClient, type Hospital } from '../test/hospital.js';
import type { Sql } from '../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../test/test-database.js';
import { FAULT_TIME, tell } from './form.js';
import { KeyedWriters } from './keyed-writers.js';
import { PATIENCE, SENT_ELSEWHERE, SITE, TwoServers } from './two-servers.js';

const WRITERS = 4;
/** Between two sign-ins, in milliseconds: production sends 600 codes to strangers in an hour. */
const VISIT_PAUSE = 400;
const OLD = 'the secret that is taken out in the end';
const NEW = 'the secret that is put in front of the old';

let database: TestDatabase;
let pool: Pool;
let servers: TwoServers;
let hospital: Hospital;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = new Pool({ connectionString: database.appUrl, max: 2 }).on('error', () => undefined);
  servers = new TwoServers(database, { ...secretsAre(OLD), ...wideLimits() });
  await servers.start();
  hospital = await insertClient(sql);
}, FAULT_TIME);
afterAll(async () => {
  await servers.close();
  await pool.end();
  await database.drop();
});

const sql: Sql = async <Row>(text: string, values: unknown[] = []) => (await pool.query(text, values)).rows as Row[];

/** Every secret that may be rotated, with the same value. */
const secretsAre = (value: string) => ({
  SESSION_SECRET: value,
  OTP_PEPPER: value,
  AUDIT_KEY: value,
  SMART_SIGNING_KEY: value,
  METRICS_TOKEN: value,
});

/** One machine plays the hospital and all people. */
const wideLimits = () =>
  Object.fromEntries(
    ['REQUESTS_PER_ADDRESS_MINUTE', 'REQUESTS_PER_ACCOUNT_MINUTE', 'SMART_REQUESTS_MINUTE', 'SMART_TOKENS_MINUTE'].map(
      (name) => [name, '100000'],
    ),
  );

/** Asks the server that the balancer chooses. */
function atOne<T>(ask: (origin: string) => Promise<T>): Promise<T> {
  const { port, browser } = servers.balanced();
  return browser.during(() => ask(`http://127.0.0.1:${port}`));
}

/** Who works on while the secrets are rotated: what is answered, and what is not answered as it should be. */
class Load {
  readonly answered = new Map<string, number>();
  readonly failures: string[] = [];
  metricsToken = OLD;
  /** Of the hospital; undefined: the next request asks for one. */
  token: string | undefined;
  private isEnded = false;
  private visits = 0;
  private codes: Promise<unknown> = Promise.resolve();
  private readonly work: Promise<unknown>;

  constructor() {
    this.work = Promise.all([
      this.again(() => this.visit(), VISIT_PAUSE),
      this.again(() => this.read()),
      this.again(() => this.scrape()),
    ]);
  }

  async end(): Promise<void> {
    this.isEnded = true;
    await this.work;
  }

  /** One sign-in at a time, since the gateway shows the newest code alone. */
  async inTurn<T>(signIn: () => Promise<T>): Promise<T> {
    const own = this.codes.then(signIn);
    this.codes = own.catch(() => undefined);
    return own;
  }

  private async again(work: () => Promise<void>, pause = 20): Promise<void> {
    while (!this.isEnded) {
      // A balancer sends to the other server what no server has taken.
      await work().catch((error: unknown) => {
        const { code = String(error) } = ((error as Error).cause ?? {}) as { code?: string };
        if (!SENT_ELSEWHERE.has(code)) this.failures.push(code);
      });
      await wait(pause);
    }
  }

  /** A stranger asks one server for a code, enters it at another, and is known at a third place. */
  private visit(): Promise<void> {
    return this.inTurn(async () => {
      const phoneNumber = freshPhone();
      this.visits++;
      const asked = await this.rest('send-otp', 'POST', '/users/send-otp', { phoneNumber });
      if (asked === undefined) return;
      const cookies = await this.rest('verify-otp', 'POST', '/users/verify-otp', { phoneNumber, otp: servers.code() });
      if (cookies !== undefined) await this.rest('session', 'GET', '/users/me', undefined, cookies);
    });
  }

  /** A hospital that uses a token at servers which have not issued it. */
  private async read(): Promise<void> {
    if (this.token === undefined) {
      const claims = { aud: `${SITE}/oauth2/token` };
      const by = { origin: SITE, clock: { now: () => new Date() } };
      const client_assertion = await assertion(by, hospital, claims);
      const { status, body } = await atOne((origin) => askToken({ origin }, { client_assertion }));
      this.note('token', status);
      this.token = body.access_token;
    }
    const { token } = this;
    const found = atOne((origin) => fhir({ origin }, token, '/Patient?_count=1', { headers: behindProxy() }));
    this.note('FHIR', (await found).status);
  }

  private async scrape(): Promise<void> {
    const headers = { ...behindProxy(), authorization: `Bearer ${this.metricsToken}` };
    this.note('metrics', (await atOne((origin) => fetch(`${origin}/metrics`, { headers }))).status);
  }

  /** Of the present visitor, so that each has limits of their own. */
  private get address(): string {
    return `198.51.${this.visits >> 8}.${this.visits & 255}`;
  }

  /** @returns the cookies of the answer; undefined if it was none */
  private async rest(
    what: string,
    method: string,
    path: string,
    body?: object,
    cookie = '',
  ): Promise<string | undefined> {
    const headers = { ...behindProxy(this.address), 'content-type': 'application/json', ...(cookie && { cookie }) };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await atOne((origin) => fetch(`${origin}/api/v1${path}`, init));
    await response.arrayBuffer();
    this.note(what, response.status);
    const cookies = response.headers.getSetCookie().map((one) => one.split(';')[0]);
    return response.ok ? cookies.join('; ') : undefined;
  }

  private note(what: string, status: number): void {
    if (status === 200) this.answered.set(what, (this.answered.get(what) ?? 0) + 1);
    else if (!SENT_ELSEWHERE.has(String(status))) this.failures.push(`${what}: ${status}`);
  }
}

const KINDS = ['send-otp', 'verify-otp', 'session', 'token', 'FHIR', 'metrics'];

it(
  'while every secret is rotated in three steps no request fails: known to all, then in front, then alone (SE-1, OTP-12, AU-2)',
  async () => {
    const load = new Load();
    const signIn = async () => {
      const { phone } = await insertAdmin(sql);
      await load.inTurn(() => servers.signInAtBoth(phone.slice(3)));
    };
    const patient = await insertPatient(sql);
    const write = () => new KeyedWriters(() => servers.balanced().browser, patient.id, WRITERS);
    await signIn();
    let writers = write();
    const all = [writers];
    for (const secrets of [`${OLD},${NEW}`, `${NEW},${OLD}`, NEW]) {
      if (secrets === NEW) {
        // What was made under the old secret comes to its end: people sign in again, Prometheus and the hospital have the new one.
        await writers.end();
        await signIn();
        writers = write();
        all.push(writers);
        load.metricsToken = NEW;
        load.token = undefined;
      }
      Object.assign(servers.settings, secretsAre(secrets));
      for (const place of servers.places) {
        await servers.takeOut(place);
        await servers.restart(place);
        expect(load.failures).toEqual([]);
        if (secrets !== NEW)
          await expect
            .poll(() => place.server.printed.join('\n'), PATIENCE)
            .toContain(`More than one secret in ${Object.keys(secretsAre(NEW)).join(', ')}: npm run keys says`);
        // Each kind of request is answered after each restart.
        const before = new Map([...load.answered, ['written', writers.answered.size] as const]);
        const standing = () => {
          const now = new Map([...load.answered, ['written', writers.answered.size] as const]);
          return ['written', ...KINDS].filter((kind) => kind !== 'token' && now.get(kind) === before.get(kind));
        };
        await expect.poll(standing, PATIENCE).toEqual([]);
        expect(load.failures).toEqual([]);
      }
    }
    await writers.end();
    await load.end();
    tell(`rotated secrets: ${JSON.stringify(Object.fromEntries(load.answered))}`);

    expect(load.failures).toEqual([]);
    expect(all.flatMap(({ failures }) => [...failures.keys()].filter((why) => !SENT_ELSEWHERE.has(why)))).toEqual([]);
    expect([...load.answered.keys()].toSorted()).toEqual(KINDS.toSorted());
    const keys = await sql<{ ids: number }>('select count(distinct key_id)::int as ids from otp_challenge');
    expect(keys).toEqual([{ ids: 2 }]);
  },
  FAULT_TIME,
);

it(
  'a session ends where its secret is not in force (control)',
  async () => {
    const [place] = servers.places;
    if (!place) throw new Error('there is no server');
    await servers.signInAtBoth((await insertAdmin(sql)).phone.slice(3));
    const me = async () => (await place.browser.rest('GET', '/users/me')).status;
    expect(await me()).toBe(200);
    Object.assign(servers.settings, secretsAre(OLD));
    await servers.restart(place);
    expect(await me()).toBe(401);
  },
  FAULT_TIME,
);
