import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAppointment, insertPatient, insertPhysiotherapist } from '../../../test/builders.js';
import { createHospitalApp, fhir, insertClient, signInClient, type FhirBody } from '../../../test/hospital.js';
import type { TestApp } from '../../../test/test-app.js';

let app: TestApp;
let token: string;
let patient: string;
const therapists: string[] = [];
beforeAll(async () => {
  app = await createHospitalApp();
  token = await signInClient(app, await insertClient(app.sql));
  for (let count = 0; count < 3; count++) therapists.push((await insertPhysiotherapist(app.sql)).id);
  patient = (await insertPatient(app.sql, { physiotherapist_id: therapists[0] })).id;
  const other = (await insertPatient(app.sql, { physiotherapist_id: therapists[2] })).id;
  await insertAppointment(app.sql, patient, { status: 'completed', physiotherapist_id: therapists[1] });
  await insertAppointment(app.sql, patient, { status: 'pending' });
  await insertAppointment(app.sql, other, { status: 'completed' });
});
afterAll(() => app.close());

/** How many of each type there are in an answer. */
const countsOf = ({ entry = [] }: FhirBody) => {
  const types = entry.map(({ resource }) => resource.resourceType);
  return Object.fromEntries([...new Set(types)].map((type) => [type, types.filter((one) => one === type).length]));
};
const everything = (id = patient, by = token, init: RequestInit = {}) =>
  fhir(app, by, `/Patient/${id}/$everything`, init);
const everythingOf = (query: string) => fhir(app, token, `/Patient/${patient}/$everything?${query}`);

describe('everything of a patient', () => {
  it('is the record with all that is of it and of what that speaks, and nothing of others', async () => {
    const { status, body } = await everything();
    expect([status, body.resourceType, body.total]).toEqual([200, 'Bundle', body.entry?.length]);
    expect(countsOf(body)).toMatchObject({ Patient: 1, Appointment: 2, Encounter: 1, Practitioner: 2 });
    const texts = body.entry?.map(({ resource }) => JSON.stringify(resource)) ?? [];
    expect(texts.filter((text) => text.includes(therapists[2] ?? ''))).toEqual([]);
    expect(body.link).toEqual([{ relation: 'self', url: `${app.origin}/fhir/R4/Patient/${patient}/$everything` }]);
    expect(new Set(body.entry?.map(({ search }) => search.mode))).toEqual(new Set(['match']));
  });

  it('holds each reference that it makes, as far as the client may read it', async () => {
    const { body } = await everything();
    const references = JSON.stringify(body).matchAll(/"reference":"([^"]+)"/g);
    const held = new Set(body.entry?.map(({ resource }) => `${resource.resourceType}/${resource.id}`));
    expect([...references].map(([, to]) => to).filter((to) => !held.has(to ?? ''))).toEqual([]);
  });

  it('is of the types alone that the client may read', async () => {
    const of = async (...scopes: string[]) => signInClient(app, await insertClient(app.sql, { scopes }));
    expect(countsOf((await everything(patient, await of('system/Patient.r'))).body)).toEqual({ Patient: 1 });
    const more = await of('system/Patient.r', 'system/Encounter.rs', 'system/Appointment.s');
    expect(countsOf((await everything(patient, more)).body)).toEqual({ Patient: 1, Encounter: 1 });
    expect((await everything(patient, await of('system/Patient.s'))).status).toBe(403);
  });

  it('is not there without consent, and gone with the record', async () => {
    const hospital = await insertClient(app.sql, { reach: 'CONSENTED' });
    const by = await signInClient(app, hospital);
    const { status, body } = await everything(patient, by);
    expect([status, body]).toEqual([404, (await everything('0190a0a0-0000-7000-8000-000000000000', by)).body]);
    const { id } = await insertPatient(app.sql, { deleted_at: new Date() });
    expect((await everything(id)).status).toBe(410);
  });

  it('is put on record with the patient and the types', async () => {
    const own = await insertClient(app.sql, { scopes: ['system/Patient.r', 'system/Encounter.r'] });
    await everything(patient, await signInClient(app, own));
    const lines = await app.sql(
      "select verb, subject_id, details from audit_event where client_id = $1 and verb like 'fhir.%'",
      [own.id],
    );
    expect(lines).toEqual([
      { verb: 'fhir.Patient.everything', subject_id: patient, details: { types: ['Patient', 'Encounter'] } },
    ]);
  });

  it('is asked for by POST too, as FHIR calls an operation, with no parameters', async () => {
    const post = (body?: string) =>
      everything(patient, token, {
        method: 'POST',
        body: body ?? null,
        headers: { 'content-type': 'application/fhir+json' },
      });
    const { total } = (await everything()).body;
    expect((await post()).body.total).toBe(total);
    expect((await post('{"resourceType":"Parameters"}')).body.total).toBe(total);
    for (const body of ['{"resourceType":"Parameters","parameter":[{"name":"start"}]}', '[', 'null', '{}'])
      expect((await post(body)).status).toBe(400);
    expect((await fhir(app, token, `/Patient/${patient}/$everything?start=2026`)).status).toBe(400);
    expect((await fhir(app, token, `/Patient/${patient}/$everything?_format=json`)).status).toBe(200);
    for (const method of ['PUT', 'DELETE']) expect((await everything(patient, token, { method })).status).toBe(405);
    expect((await fhir(app, token, `/Encounter/${patient}/$everything`)).status).toBe(404);
  });

  it('is of some types alone, since a moment, and as many a page, as it is asked for', async () => {
    const get = (query: string) => fhir(app, token, `/Patient/${patient}/$everything?${query}`);
    expect(countsOf((await get('_type=Patient,Encounter')).body)).toEqual({ Patient: 1, Encounter: 1 });
    const later = new Date(Date.now() + 3_600_000).toISOString();
    expect((await get(`_since=${later}`)).body).not.toHaveProperty('entry');
    const { total } = (await everything()).body;
    const seen: string[] = [];
    for (let url: string | undefined = `/Patient/${patient}/$everything?_count=2`; url;) {
      const { body }: { body: FhirBody } = await fhir(app, token, url);
      expect(body.total).toBe(total);
      expect(body.entry?.length).toBeLessThanOrEqual(2);
      seen.push(...(body.entry ?? []).map(({ resource }) => `${resource.resourceType}/${resource.id}`));
      url = body.link?.find(({ relation }) => relation === 'next')?.url;
    }
    expect(new Set(seen).size).toBe(total);
    const next = (await get('_count=2')).body.link?.find(({ relation }) => relation === 'next')?.url ?? '';
    expect((await fhir(app, token, `${next}&_type=Patient`)).status).toBe(400); // a place in another list
    for (const query of ['_count=0', '_count=x', '_type=Medication', '_type=', '_since=2026', '_count=1&_count=2'])
      expect((await get(query)).status, query).toBe(400);
  });

  it('says how many there are where one page has them all, whatever its size', async () => {
    for (const query of ['_count=1000', '_count=100', '_count=100&_type=Patient,Appointment']) {
      const { body } = await fhir(app, token, `/Patient/${patient}/$everything?${query}`);
      expect(body.total, query).toBe(body.entry?.length);
    }
  });

  it('is of what changed at a moment or later, at whatever offset the moment is given', async () => {
    const updatesOf = ({ entry = [] }: FhirBody) =>
      entry
        .map(({ resource }) => (resource as typeof resource & { meta: { lastUpdated: string } }).meta.lastUpdated)
        .toSorted();
    const get = async (since: string) => (await everythingOf(`_since=${since}`)).body;
    const all = updatesOf((await everything()).body);
    const since = all[Math.floor(all.length / 2)] ?? '';
    const recent = all.filter((moment) => moment >= since);
    expect(recent.length).toBeLessThan(all.length);
    expect(updatesOf(await get(since))).toEqual(recent);
    expect(updatesOf(await get(since.replace('Z', '+00:00')))).toEqual(recent);
    const { total, link } = (await everythingOf(`_count=1&_since=${since}`)).body;
    expect(total).toBe(recent.length);
    const next = link?.find(({ relation }) => relation === 'next')?.url ?? '';
    expect((await fhir(app, token, next)).body.total).toBe(recent.length);
    const other = next.replace(/_since=[^&]*/, '_since=2026-01-01T00:00:00Z');
    expect((await fhir(app, token, other)).status).toBe(400); // a position in another list
  });

  it('keeps to its types on every page', async () => {
    const seen: string[] = [];
    for (let url: string | undefined = `/Patient/${patient}/$everything?_count=1&_type=Patient,Practitioner`; url;) {
      const { body }: { body: FhirBody } = await fhir(app, token, url);
      expect(body.total).toBe(3);
      seen.push(...(body.entry ?? []).map(({ resource }) => resource.resourceType));
      url = body.link?.find(({ relation }) => relation === 'next')?.url;
    }
    expect(seen.toSorted()).toEqual(['Patient', 'Practitioner', 'Practitioner']);
  });

  it('comes in pages where it is long, each resource once', async () => {
    const { id } = await insertPatient(app.sql);
    await app.sql(
      `insert into appointment (id, patient_id, starts_at, session_type, status, created_at)
       select gen_random_uuid(), $1, now() - n * interval '1 day', 'Clinic', 'completed', now() from generate_series(1, 1200) n`,
      [id],
    );
    const seen: string[] = [];
    // More than the server's own number changes nothing.
    for (let url: string | undefined = `/Patient/${id}/$everything?_count=5000`; url;) {
      const { status, body }: { status: number; body: FhirBody } = await fhir(app, token, url);
      const page = body.entry?.map(({ resource }) => `${resource.resourceType}/${resource.id}`) ?? [];
      expect([status, page.length <= 1_000]).toEqual([200, true]);
      seen.push(...page);
      url = body.link?.find(({ relation }) => relation === 'next')?.url;
      if (url) expect((await fhir(app, token, url.replace(id, patient))).status).toBe(400);
      else expect(body.total).toBe(seen.length);
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((one) => one.startsWith('Encounter/'))).toHaveLength(1_200);
    expect(seen.filter((one) => one.startsWith('Appointment/'))).toHaveLength(1_200);
  });
});
