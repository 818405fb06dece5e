import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertPatient } from '../../../test/builders.js';
import { createHospitalApp, insertClient } from '../../../test/hospital.js';
import { signInAdmin } from '../../../test/signed-in-admin.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createHospitalApp({ now: new Date() });
  ({ admin } = await signInAdmin(app));
});
afterAll(() => app.close());

interface Readiness {
  check: string;
  isMet: boolean;
  found: string | null;
}
const checks = async (browser = admin) =>
  (await browser.graphql<{ hospitalReadiness: Readiness[] }>('{ hospitalReadiness { check isMet found } }')).body.data
    ?.hospitalReadiness ?? [];
const met = async (browser = admin) => (await checks(browser)).filter(({ isMet }) => isMet).map(({ check }) => check);

it('says what a hospital still needs before it can connect, and what was found', async () => {
  expect(await checks()).toEqual([
    { check: 'ADDRESS', isMet: false, found: app.origin },
    { check: 'SIGNING_KEY', isMet: true, found: null },
    { check: 'IDENTIFIERS', isMet: false, found: expect.stringContaining('/fhir/id') },
    { check: 'CLOCK', isMet: true, found: expect.stringMatching(/^\d+ s$/) },
    { check: 'CLIENT', isMet: false, found: null },
    { check: 'CONSENT', isMet: false, found: null },
  ]);
});

it('counts a client once it is registered, and its patients once one of them permits it', async () => {
  const { id } = await insertClient(app.sql, { reach: 'CONSENTED' });
  expect(await met()).toEqual(['SIGNING_KEY', 'CLOCK', 'CLIENT']);
  const patient = await insertPatient(app.sql);
  await app.sql(
    `insert into data_consent (id, client_id, patient_id, decision, purpose) values (gen_random_uuid(), $1, $2, 'PERMIT', 'TREATMENT')`,
    [id, patient.id],
  );
  expect(await met()).toEqual(['SIGNING_KEY', 'CLOCK', 'CLIENT', 'CONSENT']);
  await app.sql('update smart_client set revoked_at = now()');
  expect(await met()).toEqual(['SIGNING_KEY', 'CLOCK']);
  await insertClient(app.sql);
  expect(await met()).toEqual(['SIGNING_KEY', 'CLOCK', 'CLIENT', 'CONSENT']);
});

it('takes an https address, misses the key that production needs, and a clock that went wrong', async () => {
  const config = { publicUrl: 'https://clinic.example', fhirSystemBase: 'https://clinic.example/fhir/id' };
  const other = await createTestApp({
    now: new Date(Date.now() - 60_000),
    config: { ...config, smartSigningKeys: [] },
  });
  const { admin: owner } = await signInAdmin(other);
  expect(await met(owner)).toEqual(['ADDRESS', 'IDENTIFIERS']);
  await other.close();
});
