import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertPatient } from '../../../test/builders.js';
import { createHospitalApp, fhir, idsOf, insertClient, insertReferral, signInClient } from '../../../test/hospital.js';
import { signInAdmin } from '../../../test/signed-in-admin.js';
import type { TestApp } from '../../../test/test-app.js';

let app: TestApp;
let hospital: string;
let token: string;
let other: string;
let patient: string;
beforeAll(async () => {
  app = await createHospitalApp();
  const [one, two] = [await insertClient(app.sql), await insertClient(app.sql)];
  hospital = one.id;
  token = await signInClient(app, one);
  other = await signInClient(app, two);
  patient = (await insertPatient(app.sql)).id;
});
afterAll(() => app.close());

const mine = (columns: Record<string, unknown> = {}, of = patient) =>
  insertReferral(app.sql, of, { client_id: hospital, ...columns });
const found = async (query: string, by = token) => {
  const { status, body } = await fhir(app, by, `/ServiceRequest?${query}`);
  expect([status, body.total]).toEqual([200, idsOf(body).length]);
  return idsOf(body);
};

describe('referrals as hospitals read them (hospital §6)', () => {
  it('are those of the client that sent them, and of nobody else', async () => {
    const id = await mine();
    expect((await fhir(app, other, `/ServiceRequest/${id}`)).status).toBe(404);
    expect(await found(`_id=${id}`, other)).toEqual([]);
    expect(idsOf((await fhir(app, other, `/Patient/${patient}/$everything`)).body)).not.toContain(id);
    expect(await found(`_id=${id}`)).toEqual([id]);
    expect(idsOf((await fhir(app, token, `/Patient/${patient}/$everything`)).body)).toContain(id);
  });

  it('are gone for a client whom the patient refuses', async () => {
    const refusing = (await insertPatient(app.sql)).id;
    const id = await mine({}, refusing);
    await app.sql(
      "insert into data_consent (id, client_id, patient_id, decision, purpose) values (gen_random_uuid(), $1, $2, 'DENY', 'TREATMENT')",
      [hospital, refusing],
    );
    expect((await fhir(app, token, `/ServiceRequest/${id}`)).status).toBe(404);
  });

  it('say what was sent, and what the clinic said to it, in another version', async () => {
    const id = await mine({
      identifier_system: 'https://city.example/orders',
      identifier_value: 'A-7',
      requester: 'Dr <Rao>',
      authored_at: '2026-03-01T04:30:00Z',
    });
    const get = () => fhir(app, token, `/ServiceRequest/${id}`);
    const before = await get();
    expect(before.body).toMatchObject({
      identifier: [{ system: 'https://city.example/orders', value: 'A-7' }],
      status: 'active',
      intent: 'order',
      subject: { reference: `Patient/${patient}` },
      authoredOn: '2026-03-01T04:30:00.000Z',
      requester: { display: 'Dr <Rao>' },
      reasonCode: [{ text: 'Knee replacement, four weeks ago' }],
      text: { div: expect.stringContaining('Dr &lt;Rao&gt;') as string },
    });
    expect(before.body).not.toHaveProperty('note');
    const { admin } = await signInAdmin(app);
    await admin.graphql('mutation ($id: ID!) { declineReferral(id: $id, reason: "We are full") { id } }', { id });
    const after = await get();
    expect(after.body).toMatchObject({ status: 'revoked', note: [{ text: 'We are full' }] });
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
  });

  it('are found by patient, status, day and identifier, and bring their patient along', async () => {
    const of = (await insertPatient(app.sql)).id;
    const decided = {
      decided_at: new Date(),
      decided_by: (await app.sql<{ id: string }>('select id from app_user limit 1'))[0]?.id,
    };
    const waiting = await mine({ authored_at: '2026-04-01T04:30:00Z' }, of);
    const accepted = await mine({ status: 'ACCEPTED', ...decided, authored_at: '2026-04-02T04:30:00Z' }, of);
    const revoked = await mine({ status: 'REVOKED', identifier_system: 'urn:s', identifier_value: 'B-1' }, of);
    expect((await found(`patient=${of}&status=active`)).toSorted()).toEqual([waiting, accepted].toSorted());
    expect(await found(`subject=Patient/${of}&status=revoked`)).toEqual([revoked]);
    expect(await found(`patient=${of}&status=completed`)).toEqual([]);
    expect(await found('authored=2026-04-02')).toEqual([accepted]);
    expect(await found('identifier=urn:s|B-1')).toEqual([revoked]);
    expect(await found('identifier=B-1')).toEqual([revoked]);
    expect(await found('identifier=|B-1')).toEqual([]);
    const { body } = await fhir(app, token, `/ServiceRequest?_id=${waiting}&_include=ServiceRequest:patient`);
    expect([body.total, JSON.stringify(body).includes(`Patient/${of}`)]).toEqual([1, true]);
    expect(body.entry?.map(({ resource }) => resource?.resourceType)).toEqual(['ServiceRequest', 'Patient']);
  });

  it('are deleted with the record of their patient', async () => {
    const of = (await insertPatient(app.sql)).id;
    const id = await mine({}, of);
    await app.sql('update patient set deleted_at = now() where id = $1', [of]);
    expect((await fhir(app, token, `/ServiceRequest/${id}`)).status).toBe(410);
    expect(await found(`_id=${id}`)).toEqual([]);
  });
});
