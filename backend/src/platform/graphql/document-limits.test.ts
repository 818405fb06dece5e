import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Kind, parse, print, separateOperations } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin, insertPatient } from '../../../test/builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { ROOT_DIR } from '../config.js';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  await insertPatient(app.sql);
});
afterAll(() => app.close());

const times = (count: number, piece: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => piece(at)).join(' ');

describe('a document is refused', () => {
  it.each([
    ['with more than ten aliases (GQ-3)', `{ me { ${times(11, (at) => `a${at}: id`)} } }`],
    ['with more than ten root fields (GQ-3)', `{ ${times(11, () => 'me { id }')} }`],
    [
      'with more than ten root fields behind a fragment',
      `{ ...F ...G } fragment F on Query { ${times(6, () => 'me { id }')} } fragment G on Query { ${times(6, () => 'me { id }')} }`,
    ],
    ['with more than five mutations (GQ-3)', `mutation { ${times(6, (at) => `l${at}: logout`)} }`],
    [
      'with two sign-in operations (OTP-17)',
      'mutation { sendOtp(door: USER, phoneNumber: "1") { message } verifyOtp(door: USER, phoneNumber: "1", otp: "1") { id } }',
    ],
    [
      'with two sign-in operations behind fragments',
      'mutation { ...A ...B } fragment A on Mutation { a: sendOtp(door: USER, phoneNumber: "1") { message } } fragment B on Mutation { b: sendOtp(door: USER, phoneNumber: "1") { message } }',
    ],
    [
      'with one fragment used twice',
      'mutation { ...A ... { ...A } b: sendOtp(door: USER, phoneNumber: "2") { message } } fragment A on Mutation { sendOtp(door: USER, phoneNumber: "1") { message } }',
    ],
    ['with more than ten directives (GQ-3)', `{ me { ${times(11, () => 'id @include(if: true)')} } }`],
    [
      'that asks for too many objects at once (GQ-2)',
      `{ ${times(10, (at) => `a${at}: appointments(first: 100) { edges { node { patient { id } physiotherapist { id } } } pageInfo { hasNextPage } }`)} }`,
    ],
    ['deeper than eight levels (GQ-1)', `{ ${'... on Query { '.repeat(9)} me { id } ${'}'.repeat(9)} }`],
    ['with a fragment that uses itself', '{ me { ...F } } fragment F on User { id ...F }'],
    [
      'with aliases in a fragment that is named as introspection (GQ-11)',
      `{ ...__schema } fragment __schema on Query { me { ${times(11, (at) => `a${at}: id`)} } }`,
    ],
    [
      'that is deep behind chained fragments (GQ-11)',
      `{ ...F0 } ${times(9, (at) => `fragment F${at} on Query { ... on Query { ...F${at + 1} } }`)} fragment F9 on Query { me { id } }`,
    ],
    [
      'that is deep behind fragments that come before their use (GQ-11)',
      `fragment F9 on Query { me { id } } ${times(9, (at) => `fragment F${8 - at} on Query { ... on Query { ...F${9 - at} } }`)} { ...F0 }`,
    ],
    [
      'with its aliases in two fragments (GQ-11)',
      `{ me { ...A ...B } } fragment A on User { ${times(6, (at) => `a${at}: id`)} } fragment B on User { ${times(6, (at) => `b${at}: id`)} }`,
    ],
    ['that subscribes', 'subscription { me { id } }'],
    ['that is no GraphQL', '{ me { id }'],
    ['that asks for what does not exist', '{ passwords }'],
    ['with a list of no given length (GQ-4)', '{ patientsConnection { totalCount } }'],
  ])('%s', async (_what, document) => {
    const { status, headers, body } = await admin.graphql(document);
    expect(status).toBe(400);
    expect(body.data ?? null).toBeNull();
    expect(new Set(body.errors?.map(({ extensions }) => extensions.code))).toEqual(new Set(['BAD_INPUT']));
    expect(body.errors?.[0]?.extensions['requestId']).toBe(headers.get('x-request-id'));
    expect(body.errors?.[0]?.message).toMatch(/^[A-Z].*[a-z0-9.")]$/);
    expect(JSON.stringify(body)).not.toMatch(/stacktrace|node_modules/);
  });

  it('of more than a thousand tokens, before it is read to its end (GQ-5)', async () => {
    const { status, body } = await admin.graphql(`{ me { ${times(1_000, () => 'id')} `);
    expect(status).toBe(400);
    expect(body.errors?.[0]?.message).toContain('1000 tokens');
  });

  it('over 100 KB (GQ-6)', async () => {
    const { status, body } = await admin.graphql(`{ me { id } } # ${'x'.repeat(103_000)}`);
    expect({ status, code: body.errors?.[0]?.extensions.code }).toEqual({ status: 413, code: 'TOO_LARGE' });
  });

  it.each<[what: string, init: { headers?: Record<string, string>; body?: object }]>([
    ['whose answer may not be JSON', { headers: { accept: 'text/html' } }],
    [
      'by its hash (GQ-7)',
      { body: { extensions: { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } }, query: '{ me { id } }' } },
    ],
  ])('%s, with a code and the id of the request', async (_what, { headers, body = { query: '{ me { id } }' } }) => {
    const response = await app.client().send('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { code: 'BAD_INPUT', requestId: response.headers.get('x-request-id') } }],
    });
  });

  it.each([[[{ query: '{ me { id } }' }]], [{}], [{ query: 42 }], [{ query: '{ me { id } }', variables: 'none' }]])(
    'as %j, which is no single request (GQ-7)',
    async (body) => {
      const response = await admin.send('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        errors: [{ extensions: { code: 'BAD_INPUT', requestId: response.headers.get('x-request-id') } }],
      });
    },
  );
});

describe('a document is answered', () => {
  it.each([
    ['with ten aliases and ten directives', `{ me { ${times(10, (at) => `a${at}: id @include(if: true)`)} } }`],
    ['with ten root fields', `{ ${times(10, () => 'me { id }')} }`],
    ['with five mutations', `mutation { ${times(5, (at) => `l${at}: restorePatient(id: "PT-999999") { id }`)} }`],
    [
      'of the deepest list that the contract has',
      '{ patientsConnection(first: 100) { edges { node { id } } pageInfo { hasNextPage } } }',
    ],
    [
      'of introspection, for integrators (GQ-8)',
      '{ __schema { types { name fields { name type { name ofType { name ofType { name ofType { name ofType { name } } } } } } } } }',
    ],
  ])('%s', async (_what, document) => {
    expect((await admin.graphql(document)).status).toBe(200);
  });
});

describe('the transport', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=b', ''])(
    'takes no body of type "%s" (CS-2)',
    async (type) => {
      const response = await admin.send('/graphql', {
        method: 'POST',
        headers: type ? { 'content-type': type } : {},
        body: new TextEncoder().encode('{"query":"{ me { id } }"}'),
      });
      expect(response.status).toBe(415);
    },
  );

  it('takes POST alone', async () => {
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      const response = await admin.send('/graphql?query={me{id}}', { method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    }
  });
});

/** What the pages ask, each operation with the fragments that it uses, as it is sent. */
function documentsOfPages(): [name: string, document: string][] {
  const files = globSync('frontend/src/**/*.graphql', { cwd: ROOT_DIR });
  const definitions = files.flatMap((file) => parse(readFileSync(path.join(ROOT_DIR, file), 'utf8')).definitions);
  const whole = { kind: Kind.DOCUMENT, definitions } as const;
  return Object.entries(separateOperations(whole)).map(([name, document]) => [name, print(document)]);
}

it.each(documentsOfPages())('what a page asks is within them: %s', async (_name, document) => {
  const { body } = await app.client().graphql(document);
  expect(JSON.stringify(body)).not.toMatch(/limit of|at most \d+ objects/);
});
