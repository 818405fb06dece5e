import { MedplumClient } from '@medplum/core';
import { Client as FhirKitClient } from 'fhir-kit-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHospitalApp, insertClient, signInClient } from '../../../test/hospital.js';
import { MRN, SENDER } from '../../../test/sent-patient.js';
import type { TestApp } from '../../../test/test-app.js';

let app: TestApp;
let medplum: MedplumClient;
let kit: FhirKitClient;
beforeAll(async () => {
  // Medplum's client looks at the end of a token by its own clock.
  app = await createHospitalApp({ now: new Date() });
  const hospital = await insertClient(app.sql, { ...SENDER, scopes: ['system/*.crus'] });
  medplum = new MedplumClient({ baseUrl: `${app.origin}/`, fhirUrlPath: 'fhir/R4/', fetch });
  medplum.setAccessToken(await signInClient(app, hospital));
  kit = new FhirKitClient({ baseUrl: `${app.origin}/fhir/R4`, bearerToken: await signInClient(app, hospital) });
});
afterAll(() => app.close());

const sent = (value: string) => ({
  resourceType: 'Patient' as const,
  identifier: [{ system: MRN, value }],
  name: [{ family: 'Yadav', given: ['Sunita'] }],
});

it("Medplum's client updates what it read, upserts, patches, and reads former versions", async () => {
  const made = await medplum.createResource(sent('M-1'));
  const updated = await medplum.updateResource({ ...made, gender: 'female' });
  const { meta } = updated as { meta?: { versionId: string } };
  expect(updated).toMatchObject({ id: made.id, gender: 'female' });
  await expect(medplum.updateResource({ ...made, gender: 'male' })).rejects.toThrow();
  const upserted = await medplum.upsertResource({ ...sent('M-1'), gender: 'other' }, `identifier=${MRN}|M-1`);
  expect(upserted).toMatchObject({ id: made.id, gender: 'other' });
  expect(await medplum.upsertResource(sent('M-2'), `identifier=${MRN}|M-2`)).not.toMatchObject({ id: made.id });
  const operation = { op: 'replace' as const, path: '/gender', value: 'female' };
  expect(await medplum.patchResource('Patient', made.id, [operation])).toMatchObject({ gender: 'female' });
  const { entry = [], total } = await medplum.readHistory('Patient', made.id);
  expect([total, entry.map(({ resource }: { resource?: { gender?: string } }) => resource?.gender)]).toEqual([
    entry.length,
    ['female', 'other', 'female', 'unknown'],
  ]);
  const version = await medplum.readVersion('Patient', made.id, meta?.versionId ?? '');
  expect(version).toEqual(updated);
});

it('fhir-kit-client patches, and reads a version and a history', async () => {
  const made = await kit.create({ resourceType: 'Patient', body: sent('K-1') });
  const id = String(made['id']);
  const patched = await kit.patch({
    resourceType: 'Patient',
    id,
    jsonPatch: [{ op: 'replace', path: '/gender', value: 'male' }],
  });
  expect(patched).toMatchObject({ id, gender: 'male' });
  const { versionId } = made['meta'] as { versionId: string };
  expect(await kit.vread({ resourceType: 'Patient', id, version: versionId })).toEqual(made);
  expect(await kit.history({ resourceType: 'Patient', id })).toMatchObject({ type: 'history', total: 2 });
});
