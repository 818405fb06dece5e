import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertAdmin, insertApiKey, insertAppointment, insertPatient } from '../../../test/builders.js';
import { insertClient, insertConsent } from '../../../test/hospital.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { CLIENT_KEY_SCOPES } from '../../identity/api-keys/api-key.input.js';

let app: TestApp;
let clientId: string;
let patientId: string;
let key: TestClient;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  ({ id: clientId } = await insertClient(app.sql, { reach: 'CONSENTED' }));
  ({ id: patientId } = await insertPatient(app.sql));
  await insertConsent(app.sql, patientId, clientId);
  key = await keyOf(clientId);
});
afterAll(() => app.close());

async function keyOf(client_id: string | null): Promise<TestClient> {
  const { id } = await insertAdmin(app.sql);
  return app.client((await insertApiKey(app.sql, id, { scopes: CLIENT_KEY_SCOPES, client_id })).text);
}

const readings = () =>
  app.sql('select client_id as "clientId", patient_id as "patientId" from record_reading where patient_id = $1', [
    patientId,
  ]);
const readDetails = (by: TestClient) => by.send(`/api/v1/admin/patients/${patientId}/details`);

it("a record that a hospital's key reads is among the hospital's readings, and its audit row names the hospital", async () => {
  expect((await readDetails(await keyOf(null))).status).toBe(200);
  expect(await readings()).toEqual([]);
  for (const _ of [1, 2]) expect((await readDetails(key)).status).toBe(200);
  expect(await readings()).toEqual([{ clientId, patientId }]);
  const [line] = await app.sql(
    'select client_id from audit_event where subject_id = $1 and api_key_id is not null order by id desc limit 1',
    [patientId],
  );
  expect(line).toEqual({ client_id: clientId });
});

it.each([
  ['a list of patients', '/api/v1/admin/patients?limit=100'],
  ['a list of sessions', '/api/v1/appointments/admin/pending'],
  ['a feed of changes', '/api/v1/changes/patients'],
  ['an export', '/api/v1/admin/patients/export'],
  ['an export of a list', '/api/v1/admin/patients/export/filtered?format=csv'],
])("a record that a hospital's key reads in %s is too", async (_, path) => {
  await insertAppointment(app.sql, patientId, { status: 'pending' });
  expect((await key.send(path)).status).toBe(200);
  expect(await readings()).toEqual([{ clientId, patientId }]);
});
