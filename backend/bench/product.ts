import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { ROOT_DIR } from '../src/platform/config.js';
import { freePort } from '../test/free-port.js';
import type { OnStarted } from './bench-database.js';
import { connection, type Side } from './side.js';

/** The admin of the sample clinic. */
const ADMIN = '9000000001';
/** What the proxy in front of a production server adds: without https there is no cookie. */
export const behindProxy = (ip = '127.0.0.1') => ({ 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': ip });

/** The product, which can also be asked what the reference is not. */
export interface Product extends Side {
  graphql(document: { query: string; variables: object }): Promise<{ body: string; milliseconds: number }>;
  /** Fetches what the REST door has at a path. */
  get(path: string): Promise<{ body: string; milliseconds: number }>;
  /** Sends a form to the REST door. */
  upload(path: string, form: FormData): Promise<void>;
  /** What its process holds of memory, in MiB. */
  memory(): number;
  /** What its process has used of a processor since its start, in milliseconds, in steps of ten. */
  processorTime(): number;
}

/** The built product in production mode, signed in as the admin: sessions, limits, audit and log are on. */
export async function startProduct(databaseUrl: string, onStarted: OnStarted): Promise<Product> {
  const { origin, code, memory, processorTime } = await launchProduct(databaseUrl, onStarted);
  const send = connection(origin);
  const signedIn = { ...behindProxy(), Cookie: await signIn(origin, code) };
  const headers = { ...signedIn, 'Content-Type': 'application/json' };
  const graphql: Product['graphql'] = (document) =>
    send({ method: 'POST', path: '/graphql', headers, body: JSON.stringify(document) });
  const get: Product['get'] = (path) => send({ method: 'GET', path, headers });
  return {
    graphql,
    get,
    memory,
    processorTime,
    upload: async (path, form) => {
      const response = await fetch(origin + path, { method: 'POST', headers: signedIn, body: form });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    },
    ask: ({ product }) => {
      if ('fhir' in product) throw new Error('an admin asks for no FHIR');
      return 'csv' in product ? get(product.csv) : graphql(product);
    },
  };
}

/** The built product in production mode, and the newest code that it sent to its gateway. */
export async function launchProduct(
  databaseUrl: string,
  onStarted: OnStarted,
  settings: Record<string, string> = {},
): Promise<{ origin: string; code: () => string; memory: () => number; processorTime: () => number }> {
  const gateway = await startGateway(onStarted);
  const launched = await launch(
    {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://bench.example',
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: randomBytes(32).toString('hex'),
      OTP_PEPPER: randomBytes(32).toString('hex'),
      TRUSTED_PROXIES: '1',
      EXPORTS_PER_ADMIN_HOUR: '1000000', // still counted, as are records
      RECORDS_PER_SESSION_HOUR: '1000000',
      REQUESTS_PER_ADDRESS_MINUTE: '1000000',
      REQUESTS_PER_ACCOUNT_MINUTE: '1000000',
      SMS_PROVIDER: 'http',
      SMS_URL: gateway.url,
      SMS_API_KEY: 'bench',
      SMS_SENDER: 'bench',
      SMS_DLT_ENTITY_ID: 'bench',
      SMS_DLT_TEMPLATE_ID: 'bench',
      SMS_DLT_CHANGED_TEMPLATE_ID: 'bench',
      SMS_DLT_WRONG_CODES_TEMPLATE_ID: 'bench',
      ...settings,
    },
    onStarted,
  );
  return { ...launched, code: gateway.code };
}

async function launch(settings: Record<string, string>, onStarted: OnStarted) {
  // In production the start prints the public address, not the port.
  const port = await freePort();
  const server = spawn(process.execPath, [path.join(ROOT_DIR, 'backend', 'dist', 'main.js')], {
    env: { PATH: process.env['PATH'], PORT: String(port), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onStarted(() => end(server));
  await new Promise<void>((resolve, reject) => {
    let output = '';
    for (const stream of [server.stdout, server.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        output = (output + chunk).slice(-10_000); // the log of requests comes here too
        if (/^Ready on /m.test(output)) resolve();
      });
    }
    server.once('exit', () => reject(new Error(`The server did not start:\n${output}`)));
  });
  const origin = `http://127.0.0.1:${port}`;
  return { origin, memory: () => memoryOf(server), processorTime: () => processorTimeOf(server) };
}

/** As Linux tells it. */
function memoryOf({ pid }: ChildProcess): number {
  const resident = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(resident) / 1_024;
}

/** User and system time as Linux tells them, in ticks of ten milliseconds. */
function processorTimeOf({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return 10 * (Number(fields[11]) + Number(fields[12]));
}

/** Asks a child to end and waits until it has. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Stands in for the SMS gateway that production insists on; `code` is the newest code. */
export async function startGateway(onStarted: OnStarted): Promise<{ url: string; code: () => string }> {
  let code = '';
  const server = createServer((request, response) => {
    const read = async () => {
      const message = JSON.parse(await text(request)) as { text: string };
      code = /\b\d{6}\b/.exec(message.text)?.[0] ?? '';
      response.end();
    };
    void read();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onStarted(async () => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, code: () => code };
}

/** Signs in, through the door of admins unless said; answers the cookie. */
export async function signIn(
  origin: string,
  code: () => string,
  door: 'admin' | 'users' = 'admin',
  phoneNumber = ADMIN,
): Promise<string> {
  const post = async (step: string, body: object) => {
    const headers = { ...behindProxy(), 'Content-Type': 'application/json' };
    const url = `${origin}/api/v1/${door}/${step}`;
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`Nobody could sign in: ${step} answered ${await response.text()}`);
    return response;
  };
  await post('send-otp', { phoneNumber });
  const { headers } = await post('verify-otp', { phoneNumber, otp: code() });
  return headers.getSetCookie().map((cookie) => cookie.split(';')[0])[0] ?? '';
}
