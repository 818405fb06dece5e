import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { EventEmitter, once } from 'node:events';
import { json } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { insertUser } from '../../../test/builders.js';
import { photoForm } from '../../../test/forms.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import type { Request, Response } from 'express';
import { RequestLimit } from './request-limit.js';

const PATIENCE = { timeout: 20_000, interval: 20 };

let app: TestApp;
let impatient: TestApp;
beforeAll(async () => {
  app = await createTestApp({ limits: { requestsAtOnce: 6, uploadsAtOnce: 3 } });
  impatient = await createTestApp({ limits: { uploadSeconds: 0, jsonBodySeconds: 0 } });
});
afterAll(() => Promise.all([app.close(), impatient.close()]));

let begun: ClientRequest[] = [];
afterEach(() => {
  for (const one of begun) one.destroy();
  begun = [];
});

/** Begins a request and never ends it. */
function begin({ origin }: TestApp, method: string, path: string, headers: Record<string, string>): ClientRequest {
  const one = request(new URL(`/api/v1${path}`, origin), { method, headers, agent: false });
  one.on('error', () => undefined);
  one.write('--edge\r\n');
  begun.push(one);
  return one;
}

const cookieOf = ({ cookies }: TestClient) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const beginUpload = (to: TestApp, browser: TestClient, length = 100_000) =>
  begin(to, 'PATCH', '/users/avatar', {
    'Content-Type': 'multipart/form-data; boundary=edge',
    'Content-Length': String(length),
    Cookie: cookieOf(browser),
  });
const beginCode = () =>
  begin(app, 'POST', '/users/send-otp', { 'Content-Type': 'application/json', 'Content-Length': '100' });

async function answerOf(one: ClientRequest): Promise<{ status: number | undefined; retry: unknown; body: unknown }> {
  const [answer] = (await once(one, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, retry: answer.headers['retry-after'], body: await json(answer) };
}

const newPatient = async (to = app) => to.signIn((await insertUser(to.sql)).phone);
const upload = async (browser: TestClient) => browser.rest('PATCH', '/users/avatar', await photoForm());

describe('requests under way', () => {
  it('are so many at most; another one is asked to come again, and /readyz says that this process is busy', async () => {
    const patient = await newPatient();
    const holder = await app.connections.pool.connect();
    // Who is asked for waits for a lock of ours: each of these holds a place.
    await holder.query('begin; lock table app_user in access exclusive mode');
    const held = Array.from({ length: 6 }, () => patient.rest('GET', '/users/me'));
    const late = () => app.client().rest('GET', '/users/me');
    await expect.poll(async () => (await late()).status, PATIENCE).toBe(503);
    const { headers, body } = await late();
    expect([headers.get('retry-after'), body]).toEqual([
      '3',
      expect.objectContaining({
        code: 'UNAVAILABLE',
        message: 'The service is very busy right now. Please try again in a moment.',
      }),
    ]);
    const refused = await app.client().graphql('{ me { id } }');
    expect([refused.headers.get('retry-after'), refused.body.errors?.[0]?.extensions]).toEqual([
      '3',
      expect.objectContaining({ code: 'UNAVAILABLE', retryAfterSeconds: 3 }),
    ]);
    expect((await app.client().send('/livez')).status).toBe(200);
    const busy = await app.client().send('/readyz');
    expect([busy.status, await busy.json()]).toEqual([503, { status: 'busy' }]);
    await holder.query('rollback');
    holder.release();
    await Promise.all(held);
    expect((await app.client().send('/readyz')).status).toBe(200);
    await expect.poll(async () => (await late()).status, PATIENCE).toBe(401);
  });

  it('are not those whose body in JSON has not arrived: however many, they hold no place', async () => {
    for (let n = 0; n < 12; n++) beginCode();
    expect((await app.client().rest('GET', '/users/me')).status).toBe(401);
  });

  it('end when their body in JSON does not arrive in time', async () => {
    const one = begin(impatient, 'POST', '/users/send-otp', {
      'Content-Type': 'application/json',
      'Content-Length': '100',
    });
    const [error] = (await once(one, 'error')) as [NodeJS.ErrnoException];
    expect(error.code).toBe('ECONNRESET');
  });

  it('are so many of one address at most, so that others find room', async () => {
    const places = new RequestLimit(3, 2);
    const enter = (ip: string) => {
      const response = new EventEmitter();
      let refusal: unknown;
      places.take({ ip } as Request, response as Response, (error?: unknown) => (refusal = error));
      return { isRefused: refusal !== undefined, leave: () => response.emit('close') };
    };
    const first = enter('203.0.113.7');
    expect([first, enter('203.0.113.7'), enter('203.0.113.7')].map(({ isRefused }) => isRefused)).toEqual([
      false,
      false,
      true,
    ]);
    expect([enter('2001:db8:1:2::1'), enter('2001:db8:9:9::1')].map(({ isRefused }) => isRefused)).toEqual([
      false,
      true,
    ]);
    expect(places.areTaken).toBe(true);
    first.leave();
    expect(enter('203.0.113.7').isRefused).toBe(false);
  });
});

describe('uploads that arrive', () => {
  it('are two at most of one account, so that others find room (UP-2)', async () => {
    const [greedy, other] = [await newPatient(), await newPatient()];
    // One that is refused, since the third has its place for a moment, is begun again.
    const third = async () => {
      beginUpload(app, greedy);
      return (await upload(greedy)).status;
    };
    await expect.poll(third, PATIENCE).toBe(429);
    const { headers, body } = await upload(greedy);
    expect([headers.get('retry-after'), body['code']]).toEqual(['5', 'RATE_LIMITED']);
    expect((await upload(other)).status).toBe(200);
  });

  it('are so many at most of all together, and leave their places (UP-2)', async () => {
    const people = [await newPatient(), await newPatient(), await newPatient()];
    for (const one of people) beginUpload(app, one);
    const late = await newPatient();
    await expect.poll(async () => (await upload(late)).status, PATIENCE).toBe(503);
    const { headers, body } = await upload(late);
    expect([headers.get('retry-after'), body['code']]).toEqual(['5', 'UNAVAILABLE']);
    for (const one of begun) one.destroy();
    await expect.poll(async () => (await upload(late)).status, PATIENCE).toBe(200);
  });

  it('are refused by the length that they announce, before they arrive', async () => {
    const { status, body } = await answerOf(beginUpload(app, await newPatient(), 6 * 1024 * 1024));
    expect([status, body]).toEqual([413, expect.objectContaining({ message: 'The photo is larger than 5 MB.' })]);
  });

  it('are given up when they take too long', async () => {
    const { status, retry, body } = await answerOf(beginUpload(impatient, await newPatient(impatient)));
    expect([status, retry, body]).toEqual([
      503,
      '5',
      expect.objectContaining({ message: 'The photo did not arrive in time. Please try again.' }),
    ]);
  });
});
