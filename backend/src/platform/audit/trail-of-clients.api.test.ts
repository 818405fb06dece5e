import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAppointment, insertPatient } from '../../../test/builders.js';
import { createHospitalApp, fhir, insertClient, signInClient, type Hospital } from '../../../test/hospital.js';
import { signInAdmin } from '../../../test/signed-in-admin.js';
import type { TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
let hospital: Hospital;
let token: string;
const name = `Hospital ${randomUUID()}`;
beforeAll(async () => {
  app = await createHospitalApp();
  ({ admin } = await signInAdmin(app));
  hospital = await insertClient(app.sql, { name });
  token = await signInClient(app, hospital);
});
afterAll(() => app.close());

/** The lines of a record that a client left, oldest first. */
async function trail(patientId: string) {
  const fields = 'verb subjectId actorId actorName actorRole clientId details';
  const { body } = await admin.graphql<{
    auditEvents: { edges: { node: { verb: string } & Record<string, unknown> }[] };
  }>(`{ auditEvents(first: 50, filter: { patientId: "${patientId}" }) { edges { node { ${fields} } } } }`);
  const lines = body.data?.auditEvents.edges.map(({ node }) => node) ?? [];
  return lines.filter(({ verb }) => verb !== 'audit.list').toReversed();
}

describe('who asks which system of a hospital read a record', () => {
  const by = { actorId: null, actorName: null, actorRole: 'client', details: null };

  it('finds reads and each search whose page held the record, with the client', async () => {
    const [one, other] = [await insertPatient(app.sql), await insertPatient(app.sql)];
    for (const { id } of [one, one, other]) await insertAppointment(app.sql, id, { status: 'completed' });
    await fhir(app, token, `/Patient/${one.id}`);
    await fhir(app, token, `/Patient?_id=${one.id}`);
    await fhir(app, token, `/Appointment?patient=${one.id},${other.id}`);
    await fhir(app, token, `/Encounter?patient=${other.id}`);
    const client = { ...by, actorName: name, clientId: hospital.id };
    const search = { ...client, subjectId: null };
    expect(await trail(one.id)).toEqual([
      { ...client, verb: 'fhir.Patient.read', subjectId: one.id },
      { ...search, verb: 'fhir.Patient.search', details: '{"total":1,"patients":1,"parameters":["_id"]}' },
      { ...search, verb: 'fhir.Appointment.search', details: '{"total":3,"patients":2,"parameters":["patient"]}' },
    ]);
    expect((await trail(other.id)).map(({ verb }) => verb)).toEqual([
      'fhir.Appointment.search',
      'fhir.Encounter.search',
    ]);
  });

  it('finds no search that only counted it, or whose page it was not on', async () => {
    const [first, second] = [await insertPatient(app.sql), await insertPatient(app.sql)];
    const both = `/Patient?_id=${first.id},${second.id}&_sort=_id`;
    await fhir(app, token, `${both}&_summary=count`);
    await fhir(app, token, `${both}&_count=1`);
    expect((await trail(first.id)).map(({ verb }) => verb)).toEqual(['fhir.Patient.search']);
    expect(await trail(second.id)).toEqual([]);
  });
});
