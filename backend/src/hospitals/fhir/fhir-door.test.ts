import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin, insertApiKey } from '../../../test/builders.js';
import { layLine, type Line } from '../../../test/cut-off.js';
import { createHospitalApp, fhir, insertClient, signInClient, type FhirBody } from '../../../test/hospital.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await createHospitalApp();
  token = await signInClient(app, await insertClient(app.sql));
});
afterAll(() => app.close());
afterEach(() => app.clock.set(NOON));

const get = (path: string, headers: Record<string, string> = {}) => fhir(app, token, path, { headers });

it('takes an empty Accept as one of anything', async () => {
  expect((await get('/Patient', { accept: '' })).status).toBe(200);
});

describe('every failure is an OperationOutcome with a sentence', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  it.each<[string, string, RequestInit & { headers?: Record<string, string> }, number, string]>([
    ['an id of nobody', '/Patient/none', {}, 404, 'not-found'],
    ['an address of nothing', '/Nothing', {}, 404, 'not-found'],
    ['an address that is cut off', '/Patient/%E0%A4%A', {}, 400, 'invalid'],
    ['a parameter of a read', '/Patient/none?name=x', {}, 400, 'not-supported'],
    ['XML by header', '/Patient', { headers: { accept: 'application/fhir+xml' } }, 406, 'not-supported'],
    ['XML by parameter', '/Patient?_format=xml', {}, 406, 'not-supported'],
    [
      'another version of FHIR',
      '/Patient',
      { headers: { accept: 'application/fhir+json; fhirVersion=5.0' } },
      406,
      'not-supported',
    ],
    ['a history of nobody', '/Patient/none/_history', {}, 404, 'not-found'],
    ['an old version of nobody', '/Patient/none/_history/1', {}, 404, 'not-found'],
    ['a history of all', '/Patient/_history', {}, 405, 'not-supported'],
    ['a deletion', '/Patient/none', { method: 'DELETE' }, 405, 'not-supported'],
    ['a patch of what nobody changes', '/Goal/none', { method: 'PATCH' }, 405, 'not-supported'],
    ['an update', '/Goal/none', { method: 'PUT', body: '{}' }, 405, 'not-supported'],
    ['a creation', '/Goal', { method: 'POST', body: '{}' }, 405, 'not-supported'],
    ['a parameter of a creation', '/Patient?name=x', { method: 'POST', body: '{}' }, 400, 'not-supported'],
    ['a batch', '', { method: 'POST', body: '{}' }, 405, 'not-supported'],
    ['a method that nobody knows', '/Patient', { method: 'PURGE' }, 405, 'not-supported'],
    [
      'a search as JSON',
      '/Patient/_search',
      { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } },
      415,
      'not-supported',
    ],
    [
      'a search that is too large',
      '/Patient/_search',
      { method: 'POST', body: `name=${'a'.repeat(1_100_000)}`, headers: form },
      413,
      'too-long',
    ],
    [
      'a search that is not UTF-8',
      '/Patient/_search',
      { method: 'POST', body: Buffer.from([110, 61, 0xff]), headers: form },
      400,
      'invalid',
    ],
  ])('%s', async (_what, path, init, status, code) => {
    const answer = await fhir(app, token, path, init);
    expect([answer.status, answer.body.resourceType, answer.body.issue?.[0]?.code]).toEqual([
      status,
      'OperationOutcome',
      code,
    ]);
    expect(answer.headers.get('content-type')).toBe('application/fhir+json; charset=utf-8');
    expect(answer.body.issue?.[0]?.diagnostics).toMatch(/^[A-Z].*\.$|alone\.$/);
  });

  it.each([
    'application/json',
    '*/*',
    'application/*',
    'text/html, application/fhir+json;q=0.9',
    'application/fhir+json; fhirVersion=4.0',
  ])('but not an Accept of %s', async (accept) =>
    expect((await get('/Patient?_count=0', { accept })).status).toBe(200),
  );

  it.each(['json', 'application/json', 'application/fhir%2Bjson', 'application/fhir+json'])(
    'but not a _format of %s, whatever is accepted',
    async (format) =>
      expect((await get(`/Patient?_count=0&_format=${format}`, { accept: 'text/html' })).status).toBe(200),
  );

  it('at most so many requests at once: 503 with the time to wait', async () => {
    const busy = await createTestApp({ database: app.database, limits: { requestsAtOnce: 0 } });
    try {
      const { status, headers, body } = await fhir(busy, token, '/metadata');
      expect([status, body.issue?.[0]?.code, headers.get('retry-after')]).toEqual([503, 'transient', '3']);
    } finally {
      await busy.close();
    }
  });
});

describe('nobody comes in', () => {
  const codes = ({ status, headers, body }: { status: number; headers: Headers; body: FhirBody }) => [
    status,
    body.issue?.[0]?.code,
    headers.get('www-authenticate'),
  ];

  it('without a token, with another one, with an API key, or by the cookie of an admin', async () => {
    expect(codes(await fhir(app, undefined, '/Patient'))).toEqual([401, 'login', 'Bearer']);
    const admin = await insertAdmin(app.sql);
    const { text } = await insertApiKey(app.sql, admin.id);
    const browser = await app.signIn(admin.phone, 'admin');
    expect((await browser.send('/fhir/R4/Patient')).status).toBe(401);
    const altered = `${token.slice(0, -4)}AAAA`;
    for (const other of ['x', text, altered, token.split('.').slice(0, 2).join('.')])
      expect(codes(await fhir(app, other, '/Patient'))).toEqual([401, 'login', 'Bearer error="invalid_token"']);
  });

  it('with a token of another server, and the token opens no other door', async () => {
    const elsewhere = await createTestApp({ database: app.database, config: { publicUrl: 'https://other.example' } });
    try {
      expect((await fhir(elsewhere, token, '/Patient')).status).toBe(401);
    } finally {
      await elsewhere.close();
    }
    const program = app.client(token);
    expect((await program.rest('GET', '/admin/patients')).status).toBe(401);
    const { body } = await program.graphql('{ patients { total } }');
    expect(body.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('after five minutes', async () => {
    app.clock.set(new Date(NOON.getTime() + 299_000));
    expect((await get('/Patient?_count=0')).status).toBe(200);
    app.clock.set(new Date(NOON.getTime() + 301_000));
    expect(codes(await get('/Patient'))).toEqual([401, 'expired', 'Bearer error="invalid_token"']);
  });

  it('for what the registration no longer allows, though the token does', async () => {
    const own = await insertClient(app.sql);
    const by = await signInClient(app, own);
    await app.sql("update smart_client set scopes = '{system/Goal.rs}' where id = $1", [own.id]);
    expect((await fhir(app, by, '/Patient')).status).toBe(403);
  });
});

describe('what everybody may read', () => {
  it('says what is served, out of the table, and where to sign in', async () => {
    const { status, body } = await fhir<Record<string, unknown>>(app, undefined, '/metadata');
    expect([status, body['resourceType'], body['fhirVersion'], body['kind']]).toEqual([
      200,
      'CapabilityStatement',
      '4.0.1',
      'instance',
    ]);
    expect(JSON.stringify(body)).toContain(`"valueUri":"${app.origin}/oauth2/token"`);
    const { rest } = body as {
      rest: { resource: { type: string; interaction: object[]; searchParam: { name: string }[] }[] }[];
    };
    expect(rest[0]?.resource[0]).toMatchObject({
      type: 'Patient',
      interaction: ['read', 'search-type', 'create', 'update', 'patch', 'vread', 'history-instance'].map((code) => ({
        code,
      })),
      readHistory: true,
      versioning: 'versioned-update',
      conditionalCreate: true,
    });
    expect(rest[0]?.resource.find(({ type }) => type === 'DocumentReference')).toMatchObject({
      interaction: ['read', 'search-type', 'create', 'vread', 'history-instance'].map((code) => ({ code })),
      versioning: 'versioned',
      conditionalCreate: true,
      searchInclude: ['DocumentReference:patient'],
    });
    expect(rest[0]?.resource[0]?.searchParam.map(({ name }) => name)).toEqual([
      '_id',
      '_lastUpdated',
      'identifier',
      'name',
      'family',
      'given',
      'phone',
      'telecom',
      'birthdate',
      'gender',
    ]);
  });

  it.each(['/.well-known/smart-configuration', '/fhir/R4/.well-known/smart-configuration'])('%s', async (path) => {
    const response = await fetch(app.origin + path);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await response.json()).toMatchObject({
      token_endpoint: `${app.origin}/oauth2/token`,
      token_endpoint_auth_methods_supported: ['private_key_jwt'],
      token_endpoint_auth_signing_alg_values_supported: ['RS384', 'ES384'],
      grant_types_supported: ['client_credentials'],
      scopes_supported: expect.arrayContaining([
        'system/Patient.crus',
        'system/DocumentReference.crs',
        'system/Binary.rs',
      ]),
      capabilities: expect.arrayContaining(['client-confidential-asymmetric', 'permission-v2']),
    });
  });
});

describe('while the database is away', () => {
  let database: TestDatabase;
  let line: Line;
  let away: TestApp;
  beforeAll(async () => {
    database = await createTestDatabase();
    line = await layLine(database.appUrl);
    away = await createHospitalApp({ database, databaseUrl: line.url });
  });
  afterAll(async () => {
    await away.close();
    await line.close();
    await database.drop();
  });

  it('a client is asked to come again, and is answered once it is back', async () => {
    const by = await signInClient(away, await insertClient(away.sql));
    await line.cut();
    const { status, headers, body } = await fhir(away, by, '/Patient');
    expect([status, body.issue?.[0]?.code, Number(headers.get('retry-after')) > 0]).toEqual([503, 'transient', true]);
    await line.mend();
    await expect.poll(async () => (await fhir(away, by, '/Patient')).status, { timeout: 20_000 }).toBe(200);
  });
});
