import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertPatient } from '../../../test/builders.js';
import { createHospitalApp, fhir, insertClient, insertReferral, signInClient, write } from '../../../test/hospital.js';
import { signInAdmin } from '../../../test/signed-in-admin.js';
import type { TestApp } from '../../../test/test-app.js';

const ORDERS = 'https://city.example/orders';
const MRN = 'https://city.example/mrn';

let app: TestApp;
let client: string;
let token: string;
let patient: string;
beforeAll(async () => {
  app = await createHospitalApp();
  const hospital = await insertClient(app.sql, { scopes: ['system/*.crus'], identifier_systems: [MRN] });
  client = hospital.id;
  token = await signInClient(app, hospital);
  patient = (await insertPatient(app.sql)).id;
});
afterAll(() => app.close());

const aReferral = (parts: Record<string, unknown> = {}) => ({
  resourceType: 'ServiceRequest',
  identifier: [{ system: ORDERS, value: randomUUID() }],
  status: 'active',
  intent: 'order',
  subject: { reference: `Patient/${patient}` },
  authoredOn: '2026-03-09T16:30:00+05:30',
  requester: { display: 'Dr Rao' },
  reasonCode: [{ text: 'Left knee replaced' }],
  ...parts,
});
const post = (resource: unknown, headers: Record<string, string> = {}) =>
  write(app, token, 'POST', '/ServiceRequest', resource, headers);
const put = (resource: { id?: string | undefined }, ifMatch: string) =>
  write(app, token, 'PUT', `/ServiceRequest/${resource.id}`, resource, { 'if-match': ifMatch });
const count = async () => (await app.sql<{ count: number }>('select count(*)::int as count from referral'))[0]?.count;

describe('a referral that a hospital sends (hospital §6)', () => {
  it.each<[string, Record<string, unknown>, string, string]>([
    ['no status', { status: undefined }, 'code-invalid', 'ServiceRequest.status'],
    ['a draft', { status: 'draft' }, 'code-invalid', 'ServiceRequest.status'],
    ['one that is over already', { status: 'revoked' }, 'value', 'ServiceRequest.status'],
    ['a plan', { intent: 'plan' }, 'code-invalid', 'ServiceRequest.intent'],
    ['what is not to be done', { doNotPerform: true }, 'code-invalid', 'ServiceRequest.doNotPerform'],
    ['nobody', { subject: {} }, 'required', 'ServiceRequest.subject'],
    ['a group', { subject: { reference: 'Group/1' } }, 'value', 'ServiceRequest.subject'],
    ['somebody unknown', { subject: { reference: `Patient/${randomUUID()}` } }, 'value', 'ServiceRequest.subject'],
    [
      'an unknown identifier',
      { subject: { identifier: { system: MRN, value: 'none' } } },
      'value',
      'ServiceRequest.subject',
    ],
    ['no reason', { reasonCode: [] }, 'value', 'ServiceRequest.reasonCode'],
    ['a reason without words', { reasonCode: [{ coding: [{ code: '1' }] }] }, 'value', 'ServiceRequest.reasonCode'],
    ['a reason that is too long', { reasonCode: [{ text: 'x'.repeat(2_001) }] }, 'value', 'ServiceRequest.reasonCode'],
    ['a moment ahead', { authoredOn: '2026-03-11' }, 'value', 'ServiceRequest.authoredOn'],
    ['no moment', { authoredOn: '2026-02-30' }, 'value', 'ServiceRequest.authoredOn'],
    ['an element of another resource', { birthDate: '1966' }, 'structure', 'ServiceRequest'],
  ])('is not taken with %s, and nothing is written', async (_what, parts, code, expression) => {
    const before = await count();
    const { status, body } = await post(aReferral(parts));
    expect([status, body.issue?.map((issue) => [issue.code, issue.expression?.[0]])]).toEqual([
      422,
      [[code, expression]],
    ]);
    expect(await count()).toBe(before);
  });

  it('of a patient who refused is one of nobody, however the patient is named, and is not found again', async () => {
    const hidden = (await insertPatient(app.sql)).id;
    await app.sql('insert into patient_identifier (patient_id, system, value) values ($1, $2, $3)', [hidden, MRN, 'h']);
    const sent = aReferral({ subject: { reference: `Patient/${hidden}` } });
    await post(sent);
    await app.sql(
      "insert into data_consent (id, client_id, patient_id, decision, purpose) values (gen_random_uuid(), $1, $2, 'DENY', 'TREATMENT')",
      [client, hidden],
    );
    const before = await count();
    const nobody = await post(aReferral({ subject: { reference: `Patient/${randomUUID()}` } }));
    for (const subject of [{ reference: `Patient/${hidden}` }, { identifier: { system: MRN, value: 'h' } }]) {
      const { status, body } = await post(aReferral({ subject }));
      expect([status, body]).toEqual([422, nobody.body]);
    }
    const again = await post(aReferral(), { 'if-none-exist': `identifier=${ORDERS}|${sent.identifier[0]?.value}` });
    expect([again.status, again.body.issue?.[0]?.code]).toEqual([412, 'multiple-matches']);
    expect(await count()).toBe(before);
  });

  it('waits at the clinic with what was said, by a reference or an identifier of the patient', async () => {
    await app.sql('insert into patient_identifier (patient_id, system, value) values ($1, $2, $3)', [
      patient,
      MRN,
      'A-1',
    ]);
    for (const subject of [
      { reference: `${app.origin}/fhir/R4/Patient/${patient}` },
      { identifier: { system: MRN, value: 'A-1' } },
    ]) {
      const sent = aReferral({ subject });
      const { status, headers, body } = await post(sent);
      expect([status, headers.get('location')]).toEqual([201, `${app.origin}/fhir/R4/ServiceRequest/${body.id}`]);
      const { text: _text, id: _id, meta: _meta, ...rest } = body as typeof body & { text: unknown };
      expect(rest).toEqual({ ...sent, subject: { ...subject, reference: `Patient/${patient}` } });
      const { admin } = await signInAdmin(app);
      const listed = await admin.graphql<{ referrals: { edges: { node: object }[] } }>(
        '{ referrals(first: 1, isWaiting: true) { edges { node { id patientId reason requester status } } } }',
      );
      expect(listed.body.data?.referrals.edges[0]?.node).toEqual({
        id: body.id,
        patientId: patient,
        reason: 'Left knee replaced',
        requester: 'Dr Rao',
        status: 'ACTIVE',
      });
    }
  });

  it('is one for each identifier of the hospital, and found again with If-None-Exist', async () => {
    const sent = aReferral();
    const condition = { 'if-none-exist': `identifier=${ORDERS}|${sent.identifier[0]?.value}` };
    const answers = await Promise.all(Array.from({ length: 6 }, () => post(sent, condition)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 200, 200, 200, 200, 201,
    ]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const again = await post(sent);
    expect([again.status, again.body.issue?.[0]?.code]).toEqual([409, 'duplicate']);
    const other = await insertReferral(app.sql, patient, { identifier_system: ORDERS, identifier_value: 'theirs' });
    const own = await post(aReferral({ identifier: [{ system: ORDERS, value: 'theirs' }] }));
    expect([own.status, own.body.id === other]).toEqual([201, false]);
  });

  it('is taken back by the hospital, also when the clinic had accepted it, and by nobody else', async () => {
    const { body: sent, headers } = await post(aReferral());
    const { admin } = await signInAdmin(app);
    await admin.graphql('mutation ($id: ID!) { acceptReferral(id: $id) { id } }', { id: sent.id });
    const { headers: accepted } = await fhir(app, token, `/ServiceRequest/${sent.id}`);
    // The version stands in If-Match alone: one of the body would have to be the same.
    const versionless = { ...sent, meta: undefined };
    const revoked = { ...versionless, status: 'revoked' };
    expect((await put({ ...revoked, meta: sent.meta } as typeof sent, accepted.get('etag') ?? '')).status).toBe(412);
    expect((await put(revoked, headers.get('etag') ?? '')).status).toBe(412);
    expect(
      (await put({ ...versionless, reasonCode: [{ text: 'Other' }] } as typeof sent, accepted.get('etag') ?? ''))
        .status,
    ).toBe(422);
    const theirs = await insertReferral(app.sql, patient);
    expect((await put({ ...revoked, id: theirs }, 'W/"1"')).status).toBe(404);
    const done = await put(revoked, accepted.get('etag') ?? '');
    expect([done.status, done.body]).toMatchObject([200, { status: 'revoked' }]);
    const [row] = await app.sql('select status from referral where id = $1', [sent.id]);
    expect(row).toEqual({ status: 'REVOKED' });
    const again = await put(revoked, done.headers.get('etag') ?? '');
    expect([again.status, again.headers.get('etag')]).toEqual([200, done.headers.get('etag')]);
    const lines = await app.sql(
      'select verb, client_id from audit_event where subject_id = $1 and client_id is not null order by at',
      [sent.id],
    );
    expect(lines).toEqual([
      { verb: 'fhir.ServiceRequest.create', client_id: client },
      { verb: 'fhir.ServiceRequest.update', client_id: client },
    ]);
  });
});
