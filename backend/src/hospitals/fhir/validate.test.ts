import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { insertPatient } from '../../../test/builders.js';
import { createHospitalApp, fhir, insertClient, insertConsent, signInClient, write } from '../../../test/hospital.js';
import { faultsOf, MRN, SENDER, sentPatient } from '../../../test/sent-patient.js';
import type { TestApp } from '../../../test/test-app.js';

let app: TestApp;
let client: string;
let token: string;
beforeAll(async () => {
  app = await createHospitalApp();
  const hospital = await insertClient(app.sql, { ...SENDER, scopes: ['system/*.crus'], reach: 'ALL_BUT_REFUSED' });
  client = hospital.id;
  token = await signInClient(app, hospital);
});
afterAll(() => app.close());

const validate = (type: string, body: unknown, by = token) => write(app, by, 'POST', `/${type}/$validate`, body);
const TABLES = [
  'patient',
  'referral',
  'hospital_document',
  'patient_identifier',
  'resource_version',
  'audit_event',
  'webhook_delivery',
];

const counts = async () =>
  Promise.all(TABLES.map(async (table) => (await app.sql<{ n: string }>(`select count(*) as n from ${table}`))[0]?.n));
const referral = (id: string, parts: Record<string, unknown> = {}) => ({
  resourceType: 'ServiceRequest',
  status: 'active',
  intent: 'order',
  subject: { reference: `Patient/${id}` },
  reasonCode: [{ text: 'Left knee' }],
  ...parts,
});
const letter = (id: string) => ({
  resourceType: 'DocumentReference',
  status: 'current',
  subject: { reference: `Patient/${id}` },
  content: [{ attachment: { contentType: 'text/plain', data: Buffer.from('Walks').toString('base64') } }],
});

describe('$validate', () => {
  it('finds nothing in what would be created, and writes nothing', async () => {
    const { id } = await insertPatient(app.sql);
    const before = await counts();
    for (const body of [sentPatient(), referral(id), letter(id)]) {
      const { status, body: outcome } = await validate(body.resourceType, body);
      expect([status, outcome.resourceType, outcome.issue?.map(({ severity }) => severity)]).toEqual([
        200,
        'OperationOutcome',
        ['information'],
      ]);
    }
    expect(await counts()).toEqual(before);
    const parameter = [
      { name: 'resource', resource: sentPatient() },
      { name: 'mode', valueCode: 'create' },
    ];
    const wrapped = await validate('Patient', { resourceType: 'Parameters', parameter });
    expect(wrapped.body.issue?.[0]?.severity).toBe('information');
  });

  it('stores no file of a document, and counts nothing of it', async () => {
    const { id } = await insertPatient(app.sql);
    const kilobytes = async () => app.sql(`select key, points from rate_limit where key like 'document:%'`);
    const put = vi.spyOn(app.storage, 'put');
    const before = await kilobytes();
    for (const body of [letter(id), letter(randomUUID())])
      expect((await validate('DocumentReference', body)).status).toBe(200);
    expect([put.mock.calls, await kilobytes()]).toEqual([[], before]);
    expect((await write(app, token, 'POST', '/DocumentReference', letter(id))).status).toBe(201);
    expect(put).toHaveBeenCalledOnce();
    expect(await kilobytes()).not.toEqual(before);
  });

  it.each<[string, object]>([
    ['an element that R4 does not have', { colour: 'blue' }],
    ['a value of another kind', { birthDate: 1966 }],
    ['a code that R4 does not have', { gender: 'M' }],
    ['no identifier', { identifier: [] }],
    ['an identifier of others', { identifier: [{ system: 'urn:others', value: '1' }] }],
    ['a part of a resource', { meta: { tag: [{ code: 'SUBSETTED' }] } }],
    ['what is dead', { deceasedBoolean: true }],
  ])('says of %s what a creation says', async (_what, parts) => {
    const body = sentPatient(parts as Record<string, unknown>);
    const created = await write(app, token, 'POST', '/Patient', body);
    const validated = await validate('Patient', body);
    expect([created.status, validated.status]).toEqual([422, 200]);
    expect(validated.body).toEqual(created.body);
    expect(faultsOf(validated.body)).not.toEqual([]);
  });

  it('says that one is there already, and nothing of a patient out of reach', async () => {
    const identifier = [{ system: MRN, value: randomUUID() }];
    await write(app, token, 'POST', '/Patient', sentPatient({ identifier }));
    expect((await validate('Patient', sentPatient({ identifier }))).body.issue?.[0]?.code).toBe('duplicate');
    const { id } = await insertPatient(app.sql);
    await insertConsent(app.sql, id, client, { decision: 'DENY' });
    const [refused, nobody] = [
      await validate('ServiceRequest', referral(id)),
      await validate('ServiceRequest', referral(randomUUID())),
    ];
    expect([refused.status, refused.body]).toEqual([200, nobody.body]);
    expect(refused.body.issue?.[0]?.severity).toBe('error');
  });

  it('takes the scope to create, one resource and no other mode', async () => {
    const reading = await signInClient(app, await insertClient(app.sql));
    expect((await validate('Patient', sentPatient(), reading)).status).toBe(403);
    for (const [name, value] of [
      ['mode', { valueCode: 'delete' }],
      ['profile', { valueUri: 'urn:x' }],
      ['resource', { resource: sentPatient() }],
    ] as const) {
      const parameter = [
        { name: 'resource', resource: sentPatient() },
        { name, ...value },
      ];
      expect((await validate('Patient', { resourceType: 'Parameters', parameter })).status).toBe(400);
    }
    expect((await validate('Patient', { resourceType: 'Parameters' })).status).toBe(400);
    expect((await fhir(app, token, '/Patient/$validate')).status).toBe(405);
    expect((await validate('Goal', {})).status).toBe(405);
  });
});
