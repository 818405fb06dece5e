import { createHash } from 'node:crypto';
import type { Bundle, DocumentReference } from 'fhir/r4.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertBareRecord, insertPatient, insertReport, insertUser } from '../../../test/builders.js';
import { createHospitalApp, fhir, idsOf, insertClient, signInClient, storeDocument } from '../../../test/hospital.js';
import { NOON, type TestApp } from '../../../test/test-app.js';
import { referencesOf } from './document.js';

const WORDS = 'Walks <alone>, धीरे';

let app: TestApp;
let client: string;
let token: string;
let patient: string;
let report: string;
beforeAll(async () => {
  app = await createHospitalApp();
  const hospital = await insertClient(app.sql);
  client = hospital.id;
  token = await signInClient(app, hospital);
  patient = (await insertPatient(app.sql)).id;
  report = (await insertReport(app.sql, patient, { content: WORDS })).id;
});
afterAll(() => app.close());

const get = <Body>(path: string, by = token) => fhir<Body>(app, by, path);
const raw = (path: string, headers: Record<string, string>, by = token) =>
  fetch(`${app.origin}/fhir/R4${path}`, { headers: { authorization: `Bearer ${by}`, ...headers } });

describe('a progress report (hospital §6)', () => {
  it('is a document with the address, the size and the hash of its text', async () => {
    const { body } = await get<DocumentReference>(`/DocumentReference/${report}`);
    const bytes = Buffer.from(WORDS);
    expect(body).toMatchObject({
      status: 'current',
      type: { coding: [{ system: 'http://loinc.org', code: '11506-3' }], text: 'Progress report' },
      subject: { reference: `Patient/${patient}` },
      date: NOON.toISOString(),
      content: [
        {
          attachment: {
            contentType: 'text/plain; charset=utf-8',
            url: `Binary/${report}`,
            size: bytes.length,
            hash: createHash('sha1').update(bytes).digest('base64'),
          },
        },
      ],
    });
    expect(body.text?.div).toContain('Walks &lt;alone&gt;');
  });

  it('is found by patient, type, day and status', async () => {
    const found = async (query: string) =>
      idsOf((await fhir(app, token, `/DocumentReference?${query}`)).body).includes(report);
    for (const query of [
      `patient=${patient}`,
      `subject=Patient/${patient}`,
      'type=11506-3',
      'date=2026-03-10',
      'status=current',
    ])
      expect([query, await found(query)]).toEqual([query, true]);
    for (const query of ['type=1', 'date=lt2026-03-10', 'status=superseded', `patient=${report}`])
      expect([query, await found(query)]).toEqual([query, false]);
  });

  it('has its text as a resource, or as itself to whom that suits, which no browser runs', async () => {
    const { body } = await get<{ contentType: string; data: string }>(`/Binary/${report}`);
    expect([body.contentType, Buffer.from(body.data, 'base64').toString()]).toEqual([
      'text/plain; charset=utf-8',
      WORDS,
    ]);
    const itself = await raw(`/Binary/${report}`, { accept: 'text/plain' });
    expect([itself.status, itself.headers.get('content-type'), await itself.text()]).toEqual([
      200,
      'text/plain; charset=utf-8',
      WORDS,
    ]);
    expect(itself.headers.get('content-security-policy')).toBe('sandbox');
    expect(itself.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await raw(`/Binary/${report}`, { accept: 'application/pdf' })).status).toBe(406);
    expect((await raw(`/Binary/${report}`, { accept: body.contentType })).status).toBe(200);
    expect((await raw(`/Binary/${report}?_format=xml`, {})).status).toBe(406);
    // It is written after the answers.
    const readings = 'select from record_reading where client_id = $1 and patient_id = $2';
    await expect.poll(() => app.sql(readings, [client, patient])).toHaveLength(1);
  });

  it('comes with everything of the patient, its text by its address alone', async () => {
    const { body } = await fhir(app, token, `/Patient/${patient}/$everything`);
    const types = body.entry?.map(({ resource }) => resource.resourceType);
    expect(types).toEqual(expect.arrayContaining(['DocumentReference', 'Composition']));
    expect(types).not.toContain('Binary');
  });

  it('is a document of its own with all that it refers to, its composition first', async () => {
    for (const method of ['GET', 'POST']) {
      const { status, body } = await fhir<Bundle>(app, token, `/Composition/report-${report}/$document`, { method });
      const [document] = await app.sql<{ id: string }>(`select id from signed_document where report_id = $1`, [report]);
      expect([status, body.type, body.identifier?.value, body.timestamp]).toEqual([
        200,
        'document',
        document?.id,
        NOON.toISOString(),
      ]);
      const held = body.entry?.map(({ resource }) => `${resource?.resourceType}/${resource?.id}`) ?? [];
      expect(held).toEqual([
        `Composition/report-${report}`,
        `DocumentReference/${report}`,
        `Patient/${patient}`,
        'Organization/clinic',
      ]);
      expect(body.entry?.map(({ fullUrl }) => fullUrl)).toEqual(held.map((one) => `${app.origin}/fhir/R4/${one}`));
      expect([...referencesOf(body)].filter((reference) => !held.includes(reference))).toEqual([]);
    }
  });

  it('of a record with nothing else in it refers to nothing that is not there', async () => {
    const bare = await insertBareRecord(app.sql, (await insertUser(app.sql)).id);
    const { id } = await insertReport(app.sql, bare.id);
    const { body } = await get<Bundle>(`/Composition/report-${id}/$document`);
    expect(body.entry?.map(({ resource }) => resource?.resourceType)).toEqual([
      'Composition',
      'DocumentReference',
      'Patient',
      'Organization',
    ]);
  });

  it('is no document for a client that may not read all that belongs in, and takes no parameters', async () => {
    const scopes = ['system/Composition.r', 'system/Patient.r', 'system/Organization.r', 'system/Condition.r'];
    const narrow = await signInClient(app, await insertClient(app.sql, { scopes }));
    const refused = await fhir(app, narrow, `/Composition/report-${report}/$document`);
    expect([refused.status, JSON.stringify(refused.body).includes(patient)]).toEqual([403, false]);
    expect(refused.body.issue?.[0]?.diagnostics).toBe('The token lacks the scope system/DocumentReference.r.');
    expect((await fhir(app, token, `/Composition/report-${report}/$document?graph=1`)).status).toBe(400);
    expect((await fhir(app, token, `/Composition/report-${report}/$document`, { method: 'PUT' })).status).toBe(405);
  });

  it('is gone with a refusal, and deleted with the record', async () => {
    const { id } = await insertPatient(app.sql);
    const own = (await insertReport(app.sql, id)).id;
    const paths = [
      `/DocumentReference/${own}`,
      `/Binary/${own}`,
      `/Composition/report-${own}`,
      `/Composition/report-${own}/$document`,
    ];
    await app.sql('update patient set deleted_at = now() where id = $1', [id]);
    for (const path of paths) expect([path, (await get(path)).status]).toEqual([path, 410]);
    await app.sql('update patient set deleted_at = null where id = $1', [id]);
    await app.sql(
      "insert into data_consent (id, client_id, patient_id, decision, purpose) values (gen_random_uuid(), $1, $2, 'DENY', 'TREATMENT')",
      [client, id],
    );
    for (const path of paths) expect([path, (await get(path)).status]).toEqual([path, 404]);
  });
});

it('a document whose state a client has already is fetched from nowhere', async () => {
  const id = await storeDocument(app, patient);
  const { headers } = await raw(`/Binary/${id}`, {});
  const fetched = app.storage.get.bind(app.storage);
  app.storage.get = () => Promise.reject(new Error('nobody fetches it'));
  try {
    const known = { 'if-none-match': headers.get('etag') ?? '' };
    expect((await raw(`/Binary/${id}`, { 'if-none-match': 'W/"7"' })).status).toBe(500);
    for (const path of [`/Binary/${id}`, `/DocumentReference/${id}`])
      expect([path, (await raw(path, known)).status]).toEqual([path, 304]);
    expect((await raw(`/Binary/${id}`, { 'if-modified-since': headers.get('last-modified') ?? '' })).status).toBe(304);
  } finally {
    app.storage.get = fetched;
  }
});
