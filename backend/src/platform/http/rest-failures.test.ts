import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin, insertPatient, insertUser } from '../../../test/builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

let app: TestApp;
let cookies: Record<'visitor' | 'patient' | 'admin', string>;
beforeAll(async () => {
  app = await createTestApp();
  const cookieOf = (client: { cookies: Map<string, string> }) =>
    [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  cookies = {
    visitor: '',
    patient: cookieOf(await app.signIn((await insertUser(app.sql)).phone)),
    admin: cookieOf(await app.signIn((await insertAdmin(app.sql)).phone, 'admin')),
  };
});
afterAll(() => app.close());

interface Failure {
  message: string;
  code: string;
  requestId: string;
  fields?: Record<string, string>;
  reasons: { code: string }[];
}
const json = { 'content-type': 'application/json' };

type Row = [
  what: string,
  who: 'visitor' | 'patient' | 'admin',
  path: string,
  init: RequestInit,
  status: number,
  code: string,
];
const table: Row[] = [
  [
    'no JSON at all',
    'visitor',
    '/api/v1/users/send-otp',
    { method: 'POST', headers: json, body: '{"phoneNumber":' },
    400,
    'BAD_INPUT',
  ],
  [
    'a JSON text',
    'visitor',
    '/api/v1/users/send-otp',
    { method: 'POST', headers: json, body: '"hello"' },
    400,
    'BAD_INPUT',
  ],
  ['no body', 'visitor', '/api/v1/users/send-otp', { method: 'POST' }, 400, 'BAD_INPUT'],
  ['an address that cannot be decoded', 'admin', '/api/v1/admin/patients/%E0%A4%A/details', {}, 400, 'BAD_INPUT'],
  ['nobody signed in', 'visitor', '/api/v1/admin/patients', {}, 401, 'UNAUTHENTICATED'],
  [
    'a wrong code',
    'visitor',
    '/api/v1/users/verify-otp',
    { method: 'POST', headers: json, body: '{"phoneNumber":"9812345678","otp":"000000"}' },
    401,
    'WRONG_OTP',
  ],
  ['the wrong role', 'patient', '/api/v1/admin/patients', {}, 403, 'FORBIDDEN'],
  ['an unknown id', 'admin', '/api/v1/admin/patients/PT-999999', { method: 'DELETE' }, 404, 'NOT_FOUND'],
  [
    'an unknown admin',
    'visitor',
    '/api/v1/admin/send-otp',
    { method: 'POST', headers: json, body: '{"phoneNumber":"9812345678"}' },
    404,
    'ADMIN_NOT_FOUND',
  ],
  ['an unknown address', 'admin', '/api/v1/nothing/here', {}, 404, 'NOT_FOUND'],
  ['an older version', 'admin', '/api/v0/users/me', {}, 404, 'NOT_FOUND'],
  ['a method of another address', 'admin', '/api/v1/users/me', { method: 'DELETE' }, 405, 'METHOD_NOT_ALLOWED'],
  ['a method of no address', 'admin', '/api/v1/users/me', { method: 'PROPFIND' }, 405, 'METHOD_NOT_ALLOWED'],
  [
    'a body over 100 KB',
    'visitor',
    '/api/v1/users/send-otp',
    { method: 'POST', headers: json, body: JSON.stringify({ phoneNumber: 'x'.repeat(103_000) }) },
    413,
    'TOO_LARGE',
  ],
  [
    'a form',
    'visitor',
    '/api/v1/users/send-otp',
    {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'phoneNumber=9812345678',
    },
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  [
    'a compressed body',
    'visitor',
    '/api/v1/users/send-otp',
    { method: 'POST', headers: { ...json, 'content-encoding': 'compress' }, body: '{}' },
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  [
    'another alphabet',
    'visitor',
    '/api/v1/users/send-otp',
    { method: 'POST', headers: { 'content-type': 'application/json; charset=latin1' }, body: '{}' },
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
];

it.each(table)('%s (%s) is answered in JSON: %s', async (_what, who, path, init, status, code) => {
  const headers = { ...(init.headers as Record<string, string> | undefined), cookie: cookies[who] };
  const response = await app.client().send(path, { ...init, headers });
  const body = (await response.json()) as Failure;
  expect({ status: response.status, code: body.code }).toEqual({ status, code });
  const parts = ['message', 'code', 'requestId', 'fields', 'reasons'];
  expect(Object.keys(body).filter((name) => !parts.includes(name))).toEqual([]);
  expect(body.reasons.length).toBeGreaterThan(0);
  expect(body.message).toMatch(/^[A-Z].*[a-z.]$/);
  expect(body.requestId).toBe(response.headers.get('x-request-id'));
  expect(JSON.stringify(body)).not.toMatch(/\bat .*:\d+|node_modules|select |SyntaxError|position \d/i);
});

it.each(['DELETE', 'PUT'])(
  '%s at an address that does not take it is told those that it takes (HD-2)',
  async (method) => {
    const response = await app.client().send('/api/v1/admin/patients', { method, headers: { cookie: cookies.admin } });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')?.split(', ').toSorted()).toEqual(['GET', 'POST']);
  },
);

it.each(['TRACE', 'PROPFIND'])(
  '%s is answered nowhere, and nothing of the request comes back (HD-2)',
  async (method) => {
    for (const path of ['/', '/api/v1/users/me', '/graphql']) {
      const question = request(app.origin + path, { method, headers: { 'x-canary': 'canary-of-trace' } }).end();
      const [answer] = (await once(question, 'response')) as [IncomingMessage];
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(await text(answer)).not.toContain('canary-of-trace');
    }
  },
);

it('a field at fault has a sentence of its own', async () => {
  const { id } = await insertPatient(app.sql);
  const response = await app.client().send(`/api/v1/admin/patients/${id}`, {
    method: 'PATCH',
    headers: { ...json, cookie: cookies.admin },
    body: JSON.stringify({ name: '', age: 500 }),
  });
  const { message, fields } = (await response.json()) as Failure;
  expect(fields).toEqual({ name: 'Name is required', age: 'Age must be a whole number from 0 to 120' });
  expect(message).toBe('Name is required. Age must be a whole number from 0 to 120');
});

describe('every answer, failures included', () => {
  it.each(['/livez', '/graphql', '/api/v1/users/me', '/api/v1/nothing', '/schema.graphql'])(
    'of %s carries the headers of HD-1',
    async (path) => {
      const { headers } = await app.client().send(path);
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it('of the API is kept by nobody', async () => {
    for (const path of ['/api/v1/users/me', '/api/v1/nothing', '/graphql'])
      expect((await app.client().send(path)).headers.get('cache-control')).toBe('no-store');
    expect((await app.client().graphql('{ __typename }')).headers.get('cache-control')).toBe('no-store');
  });
});

describe('the probes (RE-3)', () => {
  it('say that the process lives and is ready', async () => {
    expect((await app.client().send('/livez')).status).toBe(200);
    expect((await app.client().send('/readyz')).status).toBe(200);
  });

  it('send no more requests to a process that was asked to stop, which answers those that come', async () => {
    app.application.health.draining = true;
    try {
      const ready = await app.client().send('/readyz');
      expect(ready.status).toBe(503);
      expect(ready.headers.get('retry-after')).toBe('3');
      expect((await app.client().send('/livez')).status).toBe(200);
      expect(
        (await app.client().rest('GET', '/admin/patients/stats', undefined, { cookie: cookies.admin })).status,
      ).toBe(200);
    } finally {
      app.application.health.draining = false;
    }
  });
});
