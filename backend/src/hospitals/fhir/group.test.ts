import type { Group } from 'fhir/r4.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertPatient } from '../../../test/builders.js';
import { createHospitalApp, fhir, insertClient, signInClient, type Hospital } from '../../../test/hospital.js';
import type { TestApp } from '../../../test/test-app.js';

const BULK_DATA = 'http://hl7.org/fhir/uv/bulkdata';

let app: TestApp;
beforeAll(async () => {
  app = await createHospitalApp();
});
afterAll(() => app.close());

const ask = (token: string, headers = {}) => fhir<Group>(app, token, '/Group/my-patients', { headers });
const consent = (client: Hospital, patientId: string, decision = 'PERMIT') =>
  app.sql(
    `insert into data_consent (id, client_id, patient_id, decision, purpose) values (gen_random_uuid(), $1, $2, $3, 'TREATMENT')`,
    [client.id, patientId, decision],
  );

describe('whom a client may see, as a group (hospital §3)', () => {
  it('are persons, counted within the fence alone', async () => {
    const client = await insertClient(app.sql, { reach: 'CONSENTED' });
    const token = await signInClient(app, client);
    const [seen, refused, deleted] = [
      (await insertPatient(app.sql)).id,
      (await insertPatient(app.sql)).id,
      (await insertPatient(app.sql)).id,
    ];
    expect((await ask(token)).body).toMatchObject({ type: 'person', actual: true, quantity: 0 });
    for (const id of [seen, refused, deleted]) await consent(client, id);
    expect((await ask(token)).body.quantity).toBe(3);
    await consent(client, refused, 'DENY');
    await app.sql('update patient set deleted_at = now() where id = $1', [deleted]);
    const { body } = await ask(token);
    expect([body.id, body.quantity, JSON.stringify(body).includes(seen)]).toEqual(['my-patients', 1, false]);
    const all = (await ask(await signInClient(app, await insertClient(app.sql)))).body.quantity;
    const [live] = await app.sql('select count(*)::int as count from patient where deleted_at is null');
    expect(all).toBe(live?.['count']);
  });

  it('are told anew once their number changed, and when is told by nobody who is outside', async () => {
    const client = await insertClient(app.sql, { reach: 'CONSENTED' });
    const token = await signInClient(app, client);
    const [seen, stranger] = [(await insertPatient(app.sql)).id, (await insertPatient(app.sql)).id];
    await consent(client, seen);
    const before = await ask(token);
    const tag = { 'if-none-match': before.headers.get('etag') ?? '' };
    await app.sql('update patient set diagnosis = $2 where id = $1', [stranger, 'changed']);
    await consent(client, stranger, 'DENY');
    expect((await ask(token)).body.meta).toEqual(before.body.meta);
    expect((await ask(token, tag)).status).toBe(304);
    await app.sql('update data_consent set revoked_at = clock_timestamp() where client_id = $1 and patient_id = $2', [
      client.id,
      seen,
    ]);
    const after = await ask(token, tag);
    expect([after.status, after.body.quantity]).toEqual([200, 0]);
    expect(after.body.meta?.lastUpdated?.localeCompare(before.body.meta?.lastUpdated ?? '')).toBe(1);
    await app.sql('update patient set diagnosis = $2 where id = $1', [seen, 'changed since']);
    expect((await ask(token)).body.meta).toEqual(after.body.meta);
  });

  it.each(['/Group/other', '/Group/my-patientsx'])('is the only one: %s is not there', async (path) => {
    const token = await signInClient(app, await insertClient(app.sql));
    expect((await fhir(app, token, path)).status).toBe(404);
  });

  it('come neither in an export of all nor with everything of a patient', async () => {
    const token = await signInClient(app, await insertClient(app.sql));
    const { id } = await insertPatient(app.sql);
    const { body } = await fhir<{ entry: { resource: { resourceType: string } }[] }>(
      app,
      token,
      `/Patient/${id}/$everything`,
    );
    const types = body.entry.map(({ resource }) => resource.resourceType);
    expect([types.includes('Patient'), types.includes('Group')]).toEqual([true, false]);
    const asked = await fhir(app, token, '/$export?_type=Group', { headers: { prefer: 'respond-async' } });
    expect(asked.status).toBe(400);
  });
});

it('the statement names the exports of the system, of patients and of the group, as Bulk Data 2.0 does', async () => {
  interface Operation {
    name: string;
    definition: string;
  }
  const { body } = await fhir<{
    instantiates: string[];
    rest: { operation: Operation[]; resource: { type: string; operation?: Operation[] }[] }[];
  }>(app, undefined, '/metadata');
  expect(body.instantiates).toEqual([`${BULK_DATA}/CapabilityStatement/bulk-data`]);
  const [rest] = body.rest;
  const told = [{ type: 'system', operation: rest?.operation }, ...(rest?.resource ?? [])].flatMap(
    ({ type, operation = [] }) =>
      operation.filter(({ name }) => name === 'export').map(({ definition }) => [type, definition]),
  );
  expect(told).toEqual([
    ['system', `${BULK_DATA}/OperationDefinition/export`],
    ['Patient', `${BULK_DATA}/OperationDefinition/patient-export`],
    ['Group', `${BULK_DATA}/OperationDefinition/group-export`],
  ]);
});
