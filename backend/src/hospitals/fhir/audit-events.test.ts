import type { AuditEvent } from 'fhir/r4.js';
import { Client as FhirKitClient } from 'fhir-kit-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { insertPatient } from '../../../test/builders.js';
import {
  createHospitalApp,
  fhir,
  idsOf,
  insertClient,
  insertConsent,
  insertExchange,
  signInClient,
  type Hospital,
} from '../../../test/hospital.js';
import type { TestApp } from '../../../test/test-app.js';

let app: TestApp;
let hospital: Hospital;
let token: string;
beforeAll(async () => {
  app = await createHospitalApp();
  hospital = await insertClient(app.sql, { reach: 'CONSENTED' });
  token = await signInClient(app, hospital);
});
afterAll(() => app.close());

const newPatient = async () => (await insertPatient(app.sql)).id;
const get = (id: string) => fhir<AuditEvent>(app, token, `/AuditEvent/${id}`);
const found = async (query: string) => {
  const { status, body } = await fhir(app, token, `/AuditEvent?${query}`);
  expect([status, body.total]).toEqual([200, idsOf(body).length]);
  return idsOf(body).toSorted();
};

describe('exchanges as hospitals read them (hospital §3)', () => {
  it('are those of the client alone, and of them those of patients whom it reaches, or of nobody', async () => {
    const [reached, other] = [await newPatient(), await newPatient()];
    const consent = await insertConsent(app.sql, reached, hospital.id);
    const of = (patient_id: string | null, by = hospital) => insertExchange(app.sql, by.id, { patient_id });
    const [own, ofNobody, outside] = [await of(reached), await of(null), await of(other)];
    const another = await of(reached, await insertClient(app.sql));
    const state = async () => {
      const statuses = [own, ofNobody, outside, another].map(async (id) => (await get(id)).status);
      return {
        statuses: await Promise.all(statuses),
        found: await found(`_id=${own},${ofNobody},${outside},${another}`),
      };
    };
    expect(await state()).toEqual({ statuses: [200, 200, 404, 404], found: [own, ofNobody].toSorted() });
    expect(await found(`patient=${other}`)).toEqual([]);
    await app.sql('update data_consent set revoked_at = now() where id = $1', [consent]);
    expect(await state()).toEqual({ statuses: [404, 200, 404, 404], found: [ofNobody] });
  });

  it('say what was done, of whom, when and how it ended, and no value of what was asked', async () => {
    const patient = await newPatient();
    await insertConsent(app.sql, patient, hospital.id);
    const searched = await fhir(app, token, `/Patient?_id=${patient}&name=sunita`);
    const [id = '', ...others] = await found(`patient=${patient}`);
    expect(others).toEqual([]);
    const { body, headers } = await get(id);
    expect(body).toMatchObject({
      type: { system: 'http://terminology.hl7.org/CodeSystem/audit-event-type', code: 'rest' },
      subtype: [{ system: 'http://hl7.org/fhir/restful-interaction', code: 'search-type' }, { code: 'Patient.search' }],
      action: 'E',
      recorded: body.meta?.lastUpdated,
      outcome: '0',
      outcomeDesc: '200',
      agent: [{ who: { identifier: { value: hospital.id } }, requestor: true }],
      source: { observer: { reference: 'Organization/clinic' } },
      entity: [
        { what: { reference: `Patient/${patient}` } },
        { what: { identifier: { value: searched.headers.get('x-request-id') } } },
        { detail: [{ valueString: '_id' }, { valueString: 'name' }] },
      ],
    });
    expect(headers.get('etag')).toBe('W/"1"');
    expect(JSON.stringify(body)).not.toContain('sunita');
  });

  it.each<[Record<string, unknown>, Partial<AuditEvent>]>([
    [
      { outcome: 'REFUSED', code: '404', interaction: 'Patient.read' },
      { outcome: '4', outcomeDesc: '404', action: 'R' },
    ],
    [
      { outcome: 'FAILED', code: 'cut off', interaction: 'Patient.create' },
      { outcome: '8', action: 'C' },
    ],
    [{ interaction: 'ServiceRequest.update' }, { action: 'U' }],
    [{ door: 'BULK', interaction: 'export' }, { action: 'E' }],
    [{ interaction: 'token' }, { type: { system: 'http://dicom.nema.org/resources/ontology/DCM', code: '110114' } }],
    [
      { door: 'WEBHOOK', interaction: 'patient.updated' },
      { type: { system: 'http://terminology.hl7.org/CodeSystem/iso-21089-lifecycle', code: 'transmit' } },
    ],
  ])('tell %j apart', async (columns, told) => {
    const { body } = await get(await insertExchange(app.sql, hospital.id, columns));
    expect(body).toMatchObject(told);
    expect(body.agent[0]?.requestor).toBe(columns['door'] !== 'WEBHOOK');
  });

  it('are found by patient and by day, the newest first when asked so', async () => {
    const patient = await newPatient();
    await insertConsent(app.sql, patient, hospital.id);
    const at = (day: string) =>
      insertExchange(app.sql, hospital.id, { patient_id: patient, at: `2025-${day}T04:30:00Z` });
    const [first, second, third] = [await at('06-01'), await at('06-02'), await at('06-03')];
    expect(await found(`patient=Patient/${patient}&date=ge2025-06-02`)).toEqual([second, third].toSorted());
    expect(await found('date=2025-06-01')).toEqual([first]);
    const { body } = await fhir(app, token, '/AuditEvent?date=lt2025-06-04&_sort=-date');
    expect(idsOf(body)).toEqual([third, second, first]);
    expect((await fhir(app, token, '/AuditEvent?outcome=0')).status).toBe(400);
  });

  it('come along with nothing, count as no reading of a record, and are gone with it', async () => {
    const patient = await newPatient();
    await insertConsent(app.sql, patient, hospital.id);
    const id = await insertExchange(app.sql, hospital.id, { patient_id: patient });
    expect((await get(id)).status).toBe(200);
    await found(`patient=${patient}`);
    expect(await app.sql('select from record_reading where patient_id = $1', [patient])).toEqual([]);
    expect(await found(`patient=${patient}`)).toEqual([id]);
    const { body } = await fhir(app, token, `/Patient/${patient}/$everything`);
    expect(idsOf(body)).toContain(patient);
    expect(JSON.stringify(body)).not.toContain('AuditEvent');
    const headers = { prefer: 'respond-async' };
    expect((await fhir(app, token, '/$export?_type=AuditEvent', { headers })).status).toBe(400);
    await app.sql('update patient set deleted_at = now() where id = $1', [patient]);
    expect((await get(id)).status).toBe(410);
  });

  it('are there for whoever looks right after them', async () => {
    const other = await signInClient(app, await insertClient(app.sql));
    const ask = app.connections.pool.query.bind(app.connections.pool);
    const write = Promise.withResolvers<void>();
    const held = vi.spyOn(app.connections.pool, 'query').mockImplementation((async (text: unknown, values: unknown) => {
      if (String(text).includes('insert into exchange')) await write.promise;
      return ask(text as string, values as unknown[]);
    }) as never);
    const { headers } = await fhir(app, token, '/Patient?_count=0');
    const looked = fhir(app, token, '/AuditEvent?_sort=-date&_count=1');
    for (let request = 0; request < 5; request++) await fhir(app, other, '/Organization/clinic');
    write.resolve();
    expect(JSON.stringify((await looked).body)).toContain(headers.get('x-request-id'));
    held.mockRestore();
  });

  it('are found by a client that others wrote, as it is, like consents', async () => {
    const patient = await newPatient();
    const consent = await insertConsent(app.sql, patient, hospital.id);
    const id = await insertExchange(app.sql, hospital.id, { patient_id: patient });
    const kit = new FhirKitClient({ baseUrl: `${app.origin}/fhir/R4`, bearerToken: token });
    const searchParams = { patient: `Patient/${patient}` };
    const page = (only: string) => ({ total: 1, entry: [{ resource: { id: only } }] });
    expect(await kit.search({ resourceType: 'AuditEvent', searchParams })).toMatchObject(page(id));
    const active = { ...searchParams, status: 'active' };
    expect(await kit.search({ resourceType: 'Consent', searchParams: active })).toMatchObject(page(consent));
    expect(await kit.read({ resourceType: 'Consent', id: consent })).toMatchObject({ status: 'active' });
  });
});
