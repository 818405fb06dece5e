import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertPatient, insertReport } from '../../../test/builders.js';
import {
  createHospitalApp,
  fhir,
  idsOf,
  insertClient,
  insertDocument,
  signInClient,
  type FhirBody,
} from '../../../test/hospital.js';
import type { TestApp } from '../../../test/test-app.js';

let app: TestApp;
let client: string;
let token: string;
let patient: string;
/** Reports and documents in turn, the oldest first. */
const ids: string[] = [];
beforeAll(async () => {
  app = await createHospitalApp();
  const hospital = await insertClient(app.sql);
  client = hospital.id;
  token = await signInClient(app, hospital);
  patient = (await insertPatient(app.sql)).id;
  for (let day = 1; day <= 6; day++) {
    const at = new Date(`2026-03-0${day}T06:30:00Z`);
    const made =
      day % 2 === 1
        ? (await insertReport(app.sql, patient, { created_at: at })).id
        : await insertDocument(app.sql, patient, { written_at: at });
    ids.push(made);
  }
});
afterAll(() => app.close());

const get = (path: string) => fhir(app, token, path);
const odd = () => ids.filter((_, at) => at % 2 === 0);
const even = () => ids.filter((_, at) => at % 2 === 1);

describe('reports and documents in one list (hospital §4)', () => {
  it.each(['date', '-date', '_id', '-_id', '_lastUpdated', 'date,-_id'])(
    'ordered by %s come each once, page by page, with an exact total',
    async (order) => {
      const seen: string[] = [];
      let path: string | undefined = `/DocumentReference?patient=${patient}&_count=2&_sort=${order}`;
      while (path) {
        const { body }: { body: FhirBody } = await get(path);
        expect(body.total).toBe(6);
        seen.push(...idsOf(body));
        path = body.link?.find(({ relation }) => relation === 'next')?.url;
      }
      if (order === '-date') expect(seen).toEqual(ids.toReversed());
      else if (order.startsWith('date')) expect(seen).toEqual(ids);
      expect(seen.toSorted()).toEqual(ids.toSorted());
    },
  );

  it('are told apart by type, and found by day, status and patient alike', async () => {
    const found = async (query: string) =>
      idsOf((await get(`/DocumentReference?patient=${patient}&_sort=date&${query}`)).body);
    expect(await found('type=11506-3')).toEqual(odd());
    expect(await found('status=current')).toEqual(ids);
    expect(await found('status=superseded')).toEqual([]);
    expect(await found('date=2026-03-02')).toEqual([ids[1]]);
    expect(await found('date=ge2026-03-05')).toEqual(ids.slice(4));
    expect((await get(`/DocumentReference?subject=Patient/${patient}&_summary=count`)).body.total).toBe(6);
    expect((await get(`/DocumentReference?patient=${ids[0]}&_summary=count`)).body.total).toBe(0);
  });

  it('bring the patient along when asked to', async () => {
    const { body } = await get(`/DocumentReference?patient=${patient}&_include=DocumentReference:patient`);
    expect([body.total, body.entry?.at(-1)?.resource.id, body.entry?.at(-1)?.search.mode]).toEqual([
      6,
      patient,
      'include',
    ]);
  });

  it('come with everything of the patient, their content by its address alone', async () => {
    const { body } = await get(`/Patient/${patient}/$everything`);
    const held = body.entry?.map(({ resource }) => resource) ?? [];
    expect(
      held.flatMap(({ resourceType, id }) => (resourceType === 'DocumentReference' ? [id] : [])).toSorted(),
    ).toEqual(ids.toSorted());
    expect(held.some(({ resourceType }) => resourceType === 'Binary')).toBe(false);
    // A document of a hospital is no composition of the clinic.
    for (const id of even()) expect((await get(`/Composition/report-${id}`)).status).toBe(404);
  });

  it('are exported together, and what changed since then alone', async () => {
    const lines = async (since = '') => {
      const kickOff = await fhir(app, token, `/$export?_type=DocumentReference${since}`, {
        headers: { prefer: 'respond-async' },
      });
      await app.application.exportRecords();
      const { body } = await fhir<{ transactionTime: string; output: { url: string }[] }>(
        app,
        token,
        kickOff.headers.get('content-location') ?? '',
      );
      const texts = await Promise.all(
        body.output.map(async ({ url }) =>
          (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).text(),
        ),
      );
      const found = texts.join('').split('\n').filter(Boolean);
      return found.map((line) => (JSON.parse(line) as { id: string }).id).filter((id) => ids.includes(id));
    };
    expect((await lines()).toSorted()).toEqual(ids.toSorted());
    const [now] = await app.sql<{ at: Date }>('select clock_timestamp() as at');
    const since = now?.at.toISOString();
    expect(await lines(`&_since=${since}`)).toEqual([]);
    await app.sql('update hospital_document set title = $2 where id = $1', [ids[1], 'Another title']);
    expect(await lines(`&_since=${since}`)).toEqual([ids[1]]);
  });

  it('are gone with a refusal, and deleted and restored with the record', async () => {
    const paths = ids.slice(0, 2).flatMap((id) => [`/DocumentReference/${id}`, `/Binary/${id}`]);
    await app.sql('update patient set deleted_at = now() where id = $1', [patient]);
    for (const path of paths) expect([path, (await get(path)).status]).toEqual([path, 410]);
    expect((await get(`/DocumentReference?patient=${patient}`)).body.total).toBe(0);
    await app.sql('update patient set deleted_at = null where id = $1', [patient]);
    expect((await get(`/DocumentReference?patient=${patient}`)).body.total).toBe(6);
    await app.sql(
      "insert into data_consent (id, client_id, patient_id, decision, purpose) values (gen_random_uuid(), $1, $2, 'DENY', 'TREATMENT')",
      [client, patient],
    );
    for (const path of paths) expect([path, (await get(path)).status]).toEqual([path, 404]);
    expect((await get(`/DocumentReference?patient=${patient}`)).body.total).toBe(0);
  });
});
