import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertApiKey } from '../../../test/builders.js';
import { signInAdmin } from '../../../test/signed-in-admin.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

const OWN = 'https://physio.example';

let app: TestApp;
let admin: TestClient;
let key: string;
beforeAll(async () => {
  app = await createTestApp({ config: { publicUrl: OWN } });
  const signedIn = await signInAdmin(app);
  admin = signedIn.admin;
  key = (await insertApiKey(app.sql, signedIn.adminId)).text;
});
afterAll(() => app.close());

/** Origins that are not ours, however much they look like it. */
const OTHERS = [
  'null',
  'https://evil.example',
  'http://physio.example',
  'https://physio.example:8443',
  'https://physio.example:443',
  'https://www.physio.example',
  'https://blog.physio.example',
  'https://physio.example.evil.example',
  'https://evilphysio.example',
  'https://physio.example@evil.example',
  'https://evil.example/https://physio.example',
  'https://physio.example/',
  'https://physio.example ',
  'https://physio.example, https://evil.example',
  'https://physio-example',
  'https://physio.exampl',
  'https://PHYSIO.EXAMPLE',
  'https://xn--physi-6ta.example',
  'http://localhost:3000',
  'file://',
  '*',
];

const query = { method: 'POST', body: JSON.stringify({ query: '{ patientStats { total } }' }) };
const post = (by: TestClient, headers: Record<string, string>) =>
  by.send('/graphql', { ...query, headers: { 'content-type': 'application/json', ...headers } });
const preflight = (by: TestClient, origin: string, asked: string, path = '/graphql') =>
  by.send(path, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': asked },
  });

const said = (response: Response) => ({
  status: response.status,
  origin: response.headers.get('access-control-allow-origin'),
  credentials: response.headers.get('access-control-allow-credentials'),
});

describe('with a cookie', () => {
  it.each(OTHERS)('a page of %s reads nothing (CO-1)', async (origin) => {
    const ours = { origin: OWN, credentials: 'true' };
    expect(said(await preflight(admin, origin, 'content-type'))).toEqual({ ...ours, status: 204 });
    expect(said(await post(admin, { origin }))).toEqual({ ...ours, status: origin.trim() === OWN ? 200 : 403 });
    expect(said(await post(admin, { origin, 'sec-fetch-site': 'cross-site' }))).toEqual({ ...ours, status: 403 });
  });

  it('our own pages read', async () => {
    const answer = await post(admin, { origin: OWN, 'sec-fetch-site': 'same-origin' });
    expect(said(answer)).toEqual({ status: 200, origin: OWN, credentials: 'true' });
    expect(answer.headers.get('vary')).toMatch(/\bOrigin\b/);
  });
});

describe('with an API key', () => {
  it.each([...OTHERS, OWN])(
    'a page of %s reads what the key opens, and no cookie goes along (CO-1)',
    async (origin) => {
      const open = { origin: '*', credentials: null };
      const program = app.client(key);
      expect(said(await preflight(app.client(), origin, 'authorization,content-type'))).toEqual({
        ...open,
        status: 204,
      });
      const answer = await post(program, { origin, 'sec-fetch-site': 'cross-site' });
      expect(said(answer)).toEqual({ ...open, status: 200 });
      expect(answer.headers.get('vary')).toMatch(/\bOrigin\b/);
    },
  );

  it('is told what it may send and read, and its failures can be read too', async () => {
    const asked = await preflight(app.client(), 'https://evil.example', 'content-type, Authorization');
    expect(asked.headers.get('access-control-allow-methods')).toBe('POST');
    expect(asked.headers.get('access-control-allow-headers')).toBe('Authorization, Content-Type');
    const refused = await post(app.client('nonsense'), {
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    });
    expect(said(refused)).toEqual({ status: 401, origin: '*', credentials: null });
    expect(refused.headers.get('access-control-expose-headers')).toContain('Retry-After');
  });

  it.each(['Bearer', 'bearer ', 'BEARER nonsense', 'Bearer\tx', 'Bearer,x'])(
    'that is none, "%s", brings no cookie past the check of origins',
    async (authorization) => {
      const response = await post(admin, {
        authorization,
        origin: 'https://evil.example',
        'sec-fetch-site': 'cross-site',
      });
      expect(said(response)).toEqual({ status: 401, origin: '*', credentials: null });
    },
  );

  it.each(['Basic eDp5', 'Bearerx', 'x Bearer y', 'Token psp_live_'])(
    'under another scheme, "%s", is none, so the check of origins stands',
    async (authorization) => {
      const response = await post(admin, {
        authorization,
        origin: 'https://evil.example',
        'sec-fetch-site': 'cross-site',
      });
      expect(said(response)).toEqual({ status: 403, origin: OWN, credentials: 'true' });
    },
  );

  it('REST is for programs and our own pages: it lets no other website read', async () => {
    const answer = await preflight(app.client(), 'https://evil.example', 'authorization', '/api/v1/payments/all');
    expect(said(answer)).toEqual({ status: 405, origin: null, credentials: null });
    const read = await app.client(key).send('/api/v1/payments/all', { headers: { origin: 'https://evil.example' } });
    expect(said(read)).toEqual({ status: 200, origin: null, credentials: null });
  });
});
