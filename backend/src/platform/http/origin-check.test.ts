import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restTable } from '../../../test/access-table.js';
import { insertAdmin, insertPatient, insertUser, patientForm } from '../../../test/builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

const OWN = 'https://physio.example';

let app: TestApp;
let cookie: string;
let patientId: string;
let form: object;
beforeAll(async () => {
  app = await createTestApp({ config: { publicUrl: OWN } });
  const admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  patientId = (await insertPatient(app.sql)).id;
  form = patientForm((await insertUser(app.sql)).id);
});
afterAll(() => app.close());

/** What an address that writes would take; the others get something. */
const bodies: Record<string, () => object> = {
  'post /users/send-otp': () => ({ phoneNumber: '9812345678' }),
  'post /users/verify-otp': () => ({ phoneNumber: '9812345678', otp: '123456' }),
  'post /admin/send-otp': () => ({ phoneNumber: '9812345678' }),
  'post /admin/verify-otp': () => ({ phoneNumber: '9812345678', otp: '123456' }),
  'post /admin/patients': () => form,
  'patch /admin/patients/:id': () => ({ name: 'Forged' }),
  'patch /users': () => ({ fullName: 'Forged', phoneNumber: '9812345678' }),
  'patch /users/me': () => ({ Fullname: 'Forged' }),
};

/** Every address that writes, of the table in which none may be missing. */
const writes: [method: string, path: string, body: () => object][] = [
  ...Object.keys(restTable)
    .filter((name) => !name.startsWith('get '))
    .map((name): [string, string, () => object] => {
      const [method = '', path = ''] = name.split(' ');
      return [method.toUpperCase(), `/api/v1${path}`, bodies[name] ?? (() => ({ any: 'thing' }))];
    }),
  ['POST', '/graphql', () => ({ query: 'mutation { logout }' })],
];
const TAKE_FORMS = [
  '/api/v1/users',
  '/api/v1/users/avatar',
  '/api/v1/admin/patients/imports',
  '/api/v1/patients/:id/files',
  '/api/v1/exercises/:key/video',
  '/api/v1/care/photos',
  '/api/v1/sms-receipts/:secret/exotel',
  '/api/v1/sms-receipts/:secret/msg91',
];

interface Attempt {
  contentType: string;
  encode: (body: object) => string;
  headers: Record<string, string>;
}
const asForm = (body: object) =>
  new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)])).toString();
const asParts = (body: object) =>
  `${Object.entries(body)
    .map(([name, value]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`)
    .join('')}--b--\r\n`;

const htmlForm = { contentType: 'application/x-www-form-urlencoded', encode: asForm };
const plainText = { contentType: 'text/plain', encode: JSON.stringify };
const multipartForm = { contentType: 'multipart/form-data; boundary=b', encode: asParts };
const json = { contentType: 'application/json', encode: JSON.stringify };

const elsewhere = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
const sister = { 'sec-fetch-site': 'same-site', origin: 'https://blog.physio.example' };

/** What another website can make a browser send, with the cookie of its visitor (CS-1). */
const attempts: [what: string, Attempt][] = [
  ['an HTML form', { ...htmlForm, headers: elsewhere }],
  ['a form with a text/plain body', { ...plainText, headers: elsewhere }],
  ['a multipart form', { ...multipartForm, headers: elsewhere }],
  ['a fetch of JSON', { ...json, headers: elsewhere }],
  ['a fetch from a sister domain', { ...json, headers: sister }],
  ['an old browser that tells its origin alone', { ...json, headers: { origin: 'https://evil.example' } }],
  ['a sandboxed frame', { ...json, headers: { origin: 'null' } }],
  ['a page of this host over plain http', { ...json, headers: { origin: 'http://physio.example' } }],
  ['a host whose name begins like ours', { ...json, headers: { origin: 'https://physio.example.evil.example' } }],
];

async function fingerprint(): Promise<unknown> {
  return app.sql(
    `select (select count(*) from session) as sessions, (select count(*) from otp_challenge) as codes, (select count(*) from audit_event) as lines,
      (select count(*) from rate_limit) as limits, (select md5(string_agg(u::text, '' order by id)) from app_user u) as users, (select md5(string_agg(p::text, '' order by id)) from patient p) as patients`,
  );
}

async function send(method: string, path: string, body: object, { contentType, encode, headers }: Attempt) {
  return app.client().send(path.replace(':id', patientId), {
    method,
    body: encode(body),
    headers: { cookie, 'content-type': contentType, ...headers },
  });
}

describe.each(attempts)('%s of another website', (_what, attempt) => {
  it.each(writes)('writes nothing through %s %s', async (method, path, body) => {
    const before = await fingerprint();
    const response = await send(method, path, body(), attempt);
    expect(response.status).toBe(403);
    expect(JSON.stringify(await response.json())).toContain('Requests from other websites are refused.');
    expect(await fingerprint()).toEqual(before);
  });
});

describe('without the word of a browser', () => {
  const plain = { 'sec-fetch-site': 'none' };
  it.each([
    ['a form', { ...htmlForm, headers: plain }],
    ['plain text', { ...plainText, headers: plain }],
    ['a multipart form', { ...multipartForm, headers: plain }],
  ])('%s is no JSON and writes nothing (415)', async (_what, attempt) => {
    for (const [method, path, body] of writes.filter(([, at]) => !TAKE_FORMS.includes(at))) {
      const before = await fingerprint();
      expect([path, (await send(method, path, body(), attempt)).status]).toEqual([path, 415]);
      expect(await fingerprint()).toEqual(before);
    }
  });
});

describe('our own pages and programs', () => {
  it.each([
    ['a page of ours', { 'sec-fetch-site': 'same-origin', origin: OWN }],
    ['an old browser on a page of ours', { origin: OWN }],
    ['an address typed by hand', { 'sec-fetch-site': 'none' }],
    ['a program', {}],
  ])('%s may write', async (_what, headers) => {
    const response = await send('PATCH', '/api/v1/admin/patients/:id', { name: 'Allowed' }, { ...json, headers });
    expect(response.status).toBe(200);
  });

  it('reading is open to all who have the cookie; the browser keeps the answer from others', async () => {
    const response = await app.client().send('/api/v1/users/me', {
      headers: { cookie, ...elsewhere },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('a GraphQL query in an address is refused', async () => {
    const response = await app
      .client()
      .send(`/graphql?query=${encodeURIComponent('mutation { logout }')}`, { headers: { cookie } });
    expect(response.status).toBe(405);
  });
});
