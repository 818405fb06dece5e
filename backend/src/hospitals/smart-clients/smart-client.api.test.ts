import { generateKeyPairSync } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin, type UserRow } from '../../../test/builders.js';
import { createHospitalApp, fhir, insertClient, newPair, signInClient } from '../../../test/hospital.js';
import type { TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let account: UserRow;
let admin: TestClient;
let good: JWK;
beforeAll(async () => {
  app = await createHospitalApp();
  account = await insertAdmin(app.sql);
  admin = await app.signIn(account.phone, 'admin');
  good = (await newPair()).jwk;
});
afterAll(() => app.close());

const CREATE = `mutation ($input: CreateSmartClientInput!) { createSmartClient(input: $input) {
  id name scopes purpose reach jwksUrl identifierSystems lastUsedAt } }`;
const text = (...keys: object[]) => JSON.stringify({ keys });
let count = 0;
const create = async (input: object, by = admin) => {
  const { body } = await by.graphql<{ createSmartClient: { id: string } & Record<string, unknown> }>(CREATE, {
    input: { name: `Ward ${++count}`, scopes: ['system/Patient.rs'], ...input },
  });
  return {
    made: body.data?.createSmartClient,
    error: body.errors?.[0]?.extensions,
    message: body.errors?.[0]?.message,
  };
};

describe('registering a client', () => {
  it('takes public keys or the address of them, and answers its client_id', async () => {
    const { made } = await create({
      name: 'City Hospital',
      jwks: text(good),
      purpose: 'OPERATIONS',
      reach: 'ALL_BUT_REFUSED',
      scopes: ['system/*.read', 'system/Patient.rs', 'system/Patient.rs'],
      identifierSystems: ['https://city.example/mrn'],
    });
    expect(made).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'City Hospital',
      purpose: 'OPERATIONS',
      reach: 'ALL_BUT_REFUSED',
      scopes: ['system/*.read', 'system/Patient.rs'],
      jwksUrl: null,
      identifierSystems: ['https://city.example/mrn'],
      lastUsedAt: null,
    });
    const url = 'https://city.example/.well-known/jwks.json';
    expect((await create({ jwksUrl: url })).made).toMatchObject({
      jwksUrl: url,
      reach: 'CONSENTED',
      purpose: 'TREATMENT',
    });
    const audited = await app.sql('select verb, actor_id, outcome from audit_event where subject_id = $1', [made?.id]);
    expect(audited).toEqual([{ verb: 'smartClient.create', actor_id: account.id, outcome: 'done' }]);
  });

  it.each<[string, () => Promise<object> | object]>([
    ['a private key', () => ({ ...good, d: 'AAAA' })],
    ['a symmetric key', () => ({ kty: 'oct', k: 'c2VjcmV0' })],
    ['a short RSA key', () => generateKeyPairSync('rsa', { modulusLength: 1_024 }).publicKey.export({ format: 'jwk' })],
    [
      'an RSA key whose exponent signs for anybody',
      async () => ({ ...(await exportJWK((await generateKeyPair('RS384')).publicKey)), e: 'AQ' }),
    ],
    ['a key of P-256', async () => exportJWK((await generateKeyPair('ES256')).publicKey)],
    ['a point beside the curve', () => ({ ...good, y: good.x })],
    ['a key for encryption', () => ({ ...good, use: 'enc' })],
    ['a key for another algorithm', () => ({ ...good, alg: 'ES512' })],
    ['what is no key', () => ({ hello: 'world' })],
  ])('%s is refused and writes nothing', async (_what, key) => {
    const before = await app.sql('select count(*) from smart_client');
    const { error, message } = await create({ jwks: text(good, await key()) });
    expect(error).toMatchObject({ code: 'BAD_INPUT', fields: { jwks: expect.any(String) } });
    expect(message).not.toMatch(/AAAA|c2VjcmV0/);
    expect(await app.sql('select count(*) from smart_client')).toEqual(before);
  });

  it.each([
    ['no keys at all', {}, 'jwks'],
    ['keys in both ways', { jwks: '{"keys": []}', jwksUrl: 'https://a.example/j' }, 'jwks'],
    ['no key in the set', { jwks: '{"keys": []}' }, 'jwks'],
    ['what is no JSON', { jwks: '{' }, 'jwks'],
    ['an address by http', { jwksUrl: 'http://a.example/j' }, 'jwksUrl'],
    ['an address with a password', { jwksUrl: 'https://me:secret@a.example/j' }, 'jwksUrl'],
    ['this machine', { jwksUrl: 'https://localhost/j' }, 'jwksUrl'],
    ['a metadata service', { jwksUrl: 'https://169.254.169.254/latest' }, 'jwksUrl'],
    ['a decimal spelling', { jwksUrl: 'https://2130706433/j' }, 'jwksUrl'],
    ['another scheme', { jwksUrl: 'file:///etc/passwd' }, 'jwksUrl'],
    ['no scope', { jwksUrl: 'https://a.example/j', scopes: [] }, 'scopes'],
    ['a scope of a person', { jwksUrl: 'https://a.example/j', scopes: ['patient/Patient.rs'] }, 'scopes'],
    ['a scope in another order', { jwksUrl: 'https://a.example/j', scopes: ['system/Patient.sr'] }, 'scopes'],
    ['a scope of what is not served', { jwksUrl: 'https://a.example/j', scopes: ['system/Medication.rs'] }, 'scopes'],
    ['a scope of nothing', { jwksUrl: 'https://a.example/j', scopes: ['system/Patient.'] }, 'scopes'],
    ['an empty name', { jwksUrl: 'https://a.example/j', name: ' ' }, 'name'],
    ['a system that is no URI', { jwksUrl: 'https://a.example/j', identifierSystems: ['mrn'] }, 'identifierSystems.0'],
    [
      'the system of ABHA',
      { jwksUrl: 'https://a.example/j', identifierSystems: ['https://healthid.ndhm.gov.in'] },
      'identifierSystems.0',
    ],
  ])('%s is refused by its name', async (_what, input, field) => {
    const { error } = await create(input);
    expect([error?.code, Object.keys((error?.['fields'] as object | undefined) ?? {})]).toEqual(['BAD_INPUT', [field]]);
  });

  it('eleven keys, and two of one kid, are refused', async () => {
    const keys = await Promise.all(Array.from({ length: 11 }, async () => (await newPair()).jwk));
    expect((await create({ jwks: text(...keys) })).error?.code).toBe('BAD_INPUT');
    expect((await create({ jwks: text(...keys.slice(1)) })).made).toBeDefined();
    const [a, b] = [await newPair('ES384', 'k'), await newPair('ES384', 'k')];
    expect((await create({ jwks: text(a.jwk, b.jwk) })).message).toContain('Two keys have the same kid.');
  });

  it('two live clients are not called the same, also of two made at once', async () => {
    const answers = await Promise.all([1, 2].map(() => create({ name: 'Twin', jwks: text(good) })));
    expect(answers.filter(({ made }) => made)).toHaveLength(1);
    expect(answers.flatMap(({ error }) => error?.code ?? [])).toEqual(['ALREADY_EXISTS']);
  });

  it('takes a sign-in of the last quarter of an hour (AU-10)', async () => {
    const other = await insertAdmin(app.sql);
    const tired = await app.signIn(other.phone, 'admin');
    await app.sql("update session set created_at = now() - interval '16 minutes' where user_id = $1", [other.id]);
    expect((await create({ jwks: text(good) }, tired)).error?.code).toBe('RECENT_SIGN_IN_REQUIRED');
  });
});

describe('revoking a client', () => {
  const revoke = async (id: string) =>
    (await admin.graphql('mutation ($id: ID!) { revokeSmartClient(id: $id) }', { id })).body;

  it('ends it with its next request, and takes it off the list', async () => {
    const hospital = await insertClient(app.sql);
    const token = await signInClient(app, hospital);
    expect((await fhir(app, token, '/Patient')).status).toBe(200);
    expect((await revoke(hospital.id)).data).toEqual({ revokeSmartClient: true });
    const { status, body } = await fhir(app, token, '/Patient');
    expect([status, body.issue?.[0]?.code]).toEqual([401, 'login']);
    await expect(signInClient(app, hospital)).rejects.toThrow('invalid_client');
    const { body: listed } = await admin.graphql<{ smartClients: { id: string }[] }>('{ smartClients { id } }');
    expect(listed.data?.smartClients.map(({ id }) => id)).not.toContain(hospital.id);
    for (const id of [hospital.id, 'none']) expect((await revoke(id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});
