import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin } from '../../../test/builders.js';
import {
  askToken,
  assertion,
  createHospitalApp,
  fhir,
  insertClient,
  newPair,
  signInClient,
  type Hospital,
  type Pair,
} from '../../../test/hospital.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

let app: TestApp;
let hospital: Hospital;
let rsa: Pair;
beforeAll(async () => {
  app = await createHospitalApp();
  hospital = await insertClient(app.sql);
  rsa = await newPair('RS384');
});
afterAll(() => app.close());

const now = () => Math.floor(app.clock.now().getTime() / 1_000);
const ask = async (...args: Parameters<typeof assertion> extends [unknown, unknown, ...infer Rest] ? Rest : never) =>
  askToken(app, { client_assertion: await assertion(app, hospital, ...args) });

describe('an assertion is refused', () => {
  it.each<[string, () => Record<string, unknown>]>([
    ['that has expired', () => ({ exp: now() - 31 })],
    ['without an end', () => ({ exp: undefined })],
    ['whose end lies too far ahead', () => ({ exp: now() + 331 })],
    ['that begins later', () => ({ nbf: now() + 31 })],
    ['that was made later', () => ({ iat: now() + 31 })],
    ['for another audience', () => ({ aud: 'https://another.example/token' })],
    ['for the service instead of its token endpoint', () => ({ aud: `${app.origin}/fhir/R4` })],
    ['without an audience', () => ({ aud: undefined })],
    ['of one client for another', () => ({ sub: 'another' })],
    ['without a jti', () => ({ jti: undefined })],
    ['with an empty jti', () => ({ jti: '' })],
    ['with an endless jti', () => ({ jti: 'j'.repeat(256) })],
    ['with a jti that is no text', () => ({ jti: 7 })],
  ])('%s', async (_what, claims) => {
    const { status, body, headers } = await ask(claims());
    expect([status, body.error, headers.get('cache-control')]).toEqual([401, 'invalid_client', 'no-store']);
    expect(body.access_token).toBeUndefined();
    expect(JSON.stringify(body)).not.toMatch(/another|jjj/);
  });

  it('that names another place for its keys', async () => {
    const { status, body } = await ask({}, { jku: 'https://evil.example/jwks' });
    expect([status, body.error_description]).toEqual([401, 'jku is not the registered address.']);
  });

  it('that another key signed, that nobody signed, or that was signed with the public key as a secret', async () => {
    const stranger = { ...hospital, pair: await newPair() };
    const claims = { iss: hospital.id, sub: hospital.id, aud: `${app.origin}/oauth2/token`, exp: now() + 60, jti: 'j' };
    const unsigned = `${btoa('{"alg":"none"}').replace(/=+$/, '')}.${btoa(JSON.stringify(claims)).replace(/=+$/, '')}.`;
    const secret = new TextEncoder().encode(JSON.stringify(hospital.pair.jwk));
    const symmetric = await new SignJWT(claims).setProtectedHeader({ alg: 'HS384' }).sign(secret);
    for (const sent of [await assertion(app, stranger), unsigned, symmetric, 'nonsense', 'a.b.c']) {
      const { status, body } = await askToken(app, { client_assertion: sent });
      expect([status, body.error]).toEqual([401, 'invalid_client']);
    }
    const { body } = await askToken(app, { client_assertion: unsigned });
    expect(body.error_description).toBe('client_assertion must be signed with RS384 or ES384.');
  });

  it('by an algorithm that is not offered, though the key is registered', async () => {
    const client = await insertClient(app.sql, {}, rsa);
    const { privateKey } = await import('jose').then(async ({ importPKCS8, exportPKCS8 }) => ({
      privateKey: await importPKCS8(await exportPKCS8(rsa.privateKey), 'RS256'),
    }));
    const sent = await new SignJWT({
      iss: client.id,
      sub: client.id,
      aud: `${app.origin}/oauth2/token`,
      exp: now() + 60,
      jti: 'r',
    })
      .setProtectedHeader({ alg: 'RS256' })
      .sign(privateKey);
    expect((await askToken(app, { client_assertion: sent })).status).toBe(401);
  });

  it('of a client that is unknown or was revoked, with the same words', async () => {
    const gone = await insertClient(app.sql, { revoked_at: new Date() });
    const unknown = { ...gone, id: '0190a0a0-0000-7000-8000-000000000000' };
    const said = await Promise.all(
      [gone, unknown, { ...gone, id: 'no uuid' }].map(async (client) => {
        const { status, body } = await askToken(app, { client_assertion: await assertion(app, client) });
        return [status, body.error, body.error_description];
      }),
    );
    expect(new Set(said.map(String)).size).toBe(1);
    expect(said[0]).toEqual([401, 'invalid_client', 'This client is not registered, or was revoked.']);
  });

  it('a second time, also of ten at once and in another process: one opens', async () => {
    const second = await createTestApp({
      database: app.database,
      config: { publicUrl: app.origin },
    });
    try {
      const sent = await assertion(app, hospital);
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, at) =>
          askToken(at % 2 ? app : { ...second, origin: second.origin }, { client_assertion: sent }),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(9);
      expect(await app.sql('select from smart_assertion where client_id = $1', [hospital.id])).not.toEqual([]);
    } finally {
      await second.close();
    }
  });

  it('without its kid where two keys fit, and with one that none has', async () => {
    const pairs = [await newPair('ES384', 'one'), await newPair('ES384', 'two')] as const;
    const client = await insertClient(
      app.sql,
      { jwks: JSON.stringify({ keys: pairs.map(({ jwk }) => jwk) }) },
      pairs[1],
    );
    const by = async (kid?: string) =>
      (await askToken(app, { client_assertion: await assertion(app, client, {}, kid === undefined ? {} : { kid }) }))
        .status;
    expect([await by(), await by('one'), await by('three'), await by('two')]).toEqual([401, 401, 401, 200]);
  });
});

describe('a request for a token', () => {
  it.each([
    ['without a grant', { grant_type: '' }, 400, 'invalid_request'],
    ['for another grant', { grant_type: 'password' }, 400, 'unsupported_grant_type'],
    ['without an assertion', { client_assertion: '' }, 400, 'invalid_request'],
    ['with another kind of assertion', { client_assertion_type: 'other' }, 400, 'invalid_request'],
    ['of a client_id that is not that of the assertion', { client_id: 'other' }, 401, 'invalid_client'],
    ['for the records of one patient', { scope: 'patient/Patient.rs' }, 400, 'invalid_scope'],
    ['for the records of a person beside others', { scope: 'system/Patient.rs user/*.rs' }, 400, 'invalid_scope'],
    ['for what is not registered', { scope: 'system/Patient.c openid' }, 400, 'invalid_scope'],
  ])('%s is refused', async (_what, fields, status, error) => {
    const answer = await askToken(app, { client_assertion: await assertion(app, hospital), ...fields });
    expect([answer.status, answer.body.error]).toEqual([status, error]);
  });

  it('is a form by POST: what is sent twice, in JSON, by GET or too large is refused', async () => {
    const url = `${app.origin}/oauth2/token`;
    const form = 'application/x-www-form-urlencoded';
    const send = async (body: string, type: string) => {
      const answer = await fetch(url, { method: 'POST', body, headers: { 'content-type': type } });
      return [answer.status, ((await answer.json()) as { error: string }).error];
    };
    expect(await send('grant_type=client_credentials&grant_type=client_credentials', form)).toEqual([
      400,
      'invalid_request',
    ]);
    expect(await send('{}', 'application/json')).toEqual([400, 'invalid_request']);
    expect(await send(`grant_type=${'x'.repeat(70_000)}`, form)).toEqual([413, 'invalid_request']);
    expect((await fetch(url)).status).toBe(405);
  });

  it('gives a token of five minutes, for the overlap of what is asked and registered', async () => {
    const client = await insertClient(app.sql, { scopes: ['system/Patient.rs', 'system/Observation.r'] });
    const scopeOf = async (scope?: string) => {
      const sent = { client_assertion: await assertion(app, client), ...(scope !== undefined && { scope }) };
      const { status, body, headers } = await askToken(app, sent);
      expect([status, body.expires_in, headers.get('cache-control')]).toEqual([200, 300, 'no-store']);
      return body.scope;
    };
    expect(await scopeOf()).toBe('system/Patient.rs system/Observation.r');
    expect(await scopeOf('system/*.read')).toBe('system/Patient.rs system/Observation.r');
    expect(await scopeOf('system/*.* openid')).toBe('system/Patient.rs system/Observation.r');
    expect(await scopeOf('system/Patient.s system/Goal.rs')).toBe('system/Patient.s');
  });

  it.each<[string, () => Record<string, unknown>]>([
    ['ends within the skew', () => ({ exp: now() - 29 })],
    ['ends as far ahead as may be', () => ({ exp: now() + 300 })],
    ['names several audiences', () => ({ aud: ['https://other.example', `${app.origin}/oauth2/token`] })],
  ])('is granted where the assertion %s', async (_what, claims) => {
    expect((await ask(claims())).status).toBe(200);
  });

  it('is granted by RS384 too', async () => {
    const client = await insertClient(app.sql, {}, await newPair('RS384'));
    expect((await askToken(app, { client_assertion: await assertion(app, client) })).status).toBe(200);
  });

  it('stands on record, with the client and not with its words', async () => {
    const client = await insertClient(app.sql);
    await askToken(app, { client_assertion: await assertion(app, client, { aud: 'x' }) });
    await signInClient(app, client);
    expect(
      await app.sql(
        'select verb, outcome, actor_role, actor_id, client_id, subject_id from audit_event where client_id = $1 order by id',
        [client.id],
      ),
    ).toEqual(
      ['failed', 'done'].map((outcome) => ({
        verb: 'smartClient.signIn',
        outcome,
        actor_role: 'client',
        actor_id: null,
        client_id: client.id,
        subject_id: client.id,
      })),
    );
    expect(
      await app.sql('select from smart_client where id = $1 and last_used_at is not null', [client.id]),
    ).toHaveLength(1);
  });
});

describe('a client asks too often', () => {
  it('for tokens, or for anything with them: it waits, and others do not', async () => {
    const limited = await createTestApp({
      database: app.database,
      limits: { smartTokensMinute: 2, smartRequestsMinute: 3 },
      config: { publicUrl: app.origin },
    });
    try {
      const own = { ...limited, origin: app.origin };
      const [client, other] = [await insertClient(app.sql), await insertClient(app.sql)];
      const get = async (by: Hospital) => askToken(limited, { client_assertion: await assertion(own, by) });
      const token = (await get(client)).body.access_token;
      await get(client);
      const refused = await get(client);
      expect([refused.status, refused.body.error]).toEqual([429, 'temporarily_unavailable']);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await get(other)).status).toBe(200);
      for (let count = 0; count < 3; count++)
        expect((await fhir(limited, token, '/Patient?_count=1')).status).toBe(200);
      const { status, body, headers } = await fhir(limited, token, '/Patient?_count=1');
      expect([status, body.issue?.[0]?.code]).toEqual([429, 'throttled']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await limited.close();
    }
  });

  it('with assertions that prove nothing', async () => {
    const limited = await createTestApp({
      database: app.database,
      limits: { smartTokensMinute: 2 },
      config: { publicUrl: app.origin },
    });
    try {
      const client = await insertClient(app.sql);
      const wrong = async () =>
        (await askToken(limited, { client_assertion: await assertion(app, client, { aud: 'x' }) })).status;
      expect([await wrong(), await wrong(), await wrong()]).toEqual([401, 401, 429]);
    } finally {
      await limited.close();
    }
  });
});

it('a server without a key to sign with starts, lets no client in and says why', async () => {
  const closed = await createTestApp({ config: { smartSigningKeys: [], publicUrl: app.origin } });
  try {
    const { status, body } = await askToken(closed, { client_assertion: await assertion(app, hospital) });
    expect([status, body.error, body.error_description]).toEqual([
      503,
      'temporarily_unavailable',
      'SMART_SIGNING_KEY is not set on this server.',
    ]);
    expect((await fhir(closed, 'any', '/Patient')).status).toBe(401);
    const admin = await closed.signIn((await insertAdmin(closed.sql)).phone, 'admin');
    const { body: refused } = await admin.graphql(
      'mutation { createSmartClient(input: { name: "X", scopes: ["system/Patient.rs"], jwksUrl: "https://a.example/j" }) { id } }',
    );
    expect(refused.errors?.[0]?.extensions.code).toBe('WRONG_STATE');
  } finally {
    await closed.close();
  }
});
