import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  insertAppointment,
  insertHistoryEntry,
  insertPatient,
  insertPhysiotherapist,
  insertReport,
} from '../../../test/builders.js';
import {
  createHospitalApp,
  fhir,
  idsOf,
  insertClient,
  insertConsent,
  insertExchange,
  insertReferral,
  signInClient,
  type FhirBody,
} from '../../../test/hospital.js';
import type { TestApp } from '../../../test/test-app.js';
import { isKept } from './versions.queries.js';
import { RESOURCES } from './resource-table.js';

let app: TestApp;
let token: string;
/** At least three of each, where there are so many. */
beforeAll(async () => {
  app = await createHospitalApp();
  const hospital = await insertClient(app.sql);
  token = await signInClient(app, hospital);
  for (let day = 1; day <= 3; day++) {
    const { id } = await insertPatient(app.sql, { blood_group: 'B+' });
    const { id: physiotherapist_id } = await insertPhysiotherapist(app.sql);
    const session = { status: 'completed', starts_at: `2026-03-0${day}T04:30:00Z`, physiotherapist_id };
    await insertAppointment(app.sql, id, session);
    await insertHistoryEntry(app.sql, id, { surgery_details: 'Knee replaced' });
    await insertReferral(app.sql, id, { client_id: hospital.id });
    await insertReport(app.sql, id);
    await insertConsent(app.sql, id, hospital.id, { revoked_at: new Date() });
    await insertExchange(app.sql, hospital.id, { patient_id: id, at: `2025-12-0${day}T04:30:00Z` });
  }
});
afterAll(() => app.close());

const get = async (path: string) => {
  const { status, body, headers } = await fhir(app, token, path);
  expect([path, status]).toEqual([path, 200]);
  return { body, etag: headers.get('etag') };
};

describe.each(RESOURCES.map((served) => [served.type, served.interactions, isKept(served)] as const))(
  '%s',
  (type, { create, update }, hasVersions) => {
    // Each look at one's exchanges is another one.
    const before = type === 'AuditEvent' ? '_lastUpdated=lt2026-01-01' : '';

    it('is not sent again to whom has its version, is counted alone, and takes no other method', async () => {
      const { body } = await get(`/${type}?${before}`);
      const [id = ''] = idsOf(body);
      const { etag } = await get(`/${type}/${id}`);
      expect((await fhir(app, token, `/${type}/${id}`, { headers: { 'if-none-match': etag ?? '' } })).status).toBe(304);
      const counted = (await get(`/${type}?_summary=count&${before}`)).body;
      expect([counted.total, counted.entry]).toEqual([body.total, undefined]);
      for (const method of [...(update ? [] : ['PUT', 'PATCH']), 'DELETE'])
        expect((await fhir(app, token, `/${type}/${id}`, { method })).status).toBe(405);
      const { status } = await fhir(app, token, `/${type}`, { method: 'POST', body: '{}' });
      // What is made takes a scope that this client lacks.
      expect(status).toBe(create ? 403 : 405);
      expect((await fhir(app, token, `/${type}/${id}/_history`)).status).toBe(hasVersions ? 200 : 405);
    });

    it.each(['_id', '-_id', '-_lastUpdated', '_lastUpdated,-_id'])(
      'is walked through by %s, each once',
      async (sort) => {
        const all = idsOf((await get(`/${type}?_sort=${sort}&_count=200&${before}`)).body);
        const walked: string[] = [];
        for (let url: string | undefined = `/${type}?_sort=${sort}&_count=2&${before}`; url;) {
          const { body }: { body: FhirBody } = await get(url);
          walked.push(...idsOf(body));
          url = body.link?.find(({ relation }) => relation === 'next')?.url;
        }
        expect(walked).toEqual(all);
        expect(new Set(walked).size).toBe((await get(`/${type}?${before}`)).body.total);
      },
    );

    it('is found by its id, and by when it changed', async () => {
      const [id = ''] = idsOf((await get(`/${type}?${before}`)).body);
      expect(idsOf((await get(`/${type}?_id=${id}`)).body)).toEqual([id]);
      expect(idsOf((await get(`/${type}?_id=x${id}`)).body)).toEqual([]);
      const changed = (await get(`/${type}/${id}`)).body.meta?.lastUpdated;
      expect(idsOf((await get(`/${type}?_id=${id}&_lastUpdated=${changed}`)).body)).toEqual([id]);
      expect(idsOf((await get(`/${type}?_id=${id}&_lastUpdated=gt${changed}`)).body)).toEqual([]);
    });
  },
);
