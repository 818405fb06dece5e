import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHospitalApp, fhir, insertClient, signInClient } from '../../../../test/hospital.js';
import type { TestApp } from '../../../../test/test-app.js';
import { makeTemporaryFolder } from '../../../../test/temporary-folder.js';
import { DiskFileStorage } from '../../../platform/storage/disk-file-storage.js';

let app: TestApp;
let token: string;
const folder = makeTemporaryFolder();
beforeAll(async () => {
  app = await createHospitalApp({ storage: new DiskFileStorage(folder.dir) });
}, 60_000);
afterAll(async () => {
  await app.close();
  folder.remove();
});
beforeEach(async () => {
  token = await signInClient(app, await insertClient(app.sql, { reach: 'CONSENTED' }));
});

const ASYNC = { headers: { prefer: 'respond-async' } };
const begin = (query = '', path = '/$export', by = token) => fhir(app, by, `${path}${query}`, ASYNC);
const statusOf = (answer: { headers: Headers }) => answer.headers.get('content-location') ?? '';
const work = () => app.application.exportRecords();

describe('what is asked for an export', () => {
  it('is refused when it is not understood, out of scope, or asked for in another way', async () => {
    for (const query of [
      '?_elements=id',
      '?_type=Unknown',
      '?_type=Patient,Binary',
      '?_since=yesterday',
      '?_since=2026-01-01',
      '?_outputFormat=csv',
      '?_typeFilter=Patient',
    ])
      expect((await begin(query)).status, query).toBe(400);
    expect((await fhir(app, token, '/$export')).status).toBe(400);
    expect((await fhir(app, undefined, '/$export', ASYNC)).status).toBe(401);
    expect((await fhir(app, token, '/$export', { ...ASYNC, method: 'PUT' })).status).toBe(405);
    const narrow = await signInClient(app, await insertClient(app.sql, { scopes: ['system/Patient.rs'] }));
    const { status, body } = await begin('?_type=Patient,Goal', '/$export', narrow);
    expect([status, body.issue?.[0]?.diagnostics]).toEqual([403, 'The token lacks the scope system/Goal.r.']);
    const blind = await signInClient(app, await insertClient(app.sql, { scopes: ['system/Patient.s'] }));
    // What comes in no export makes none that would be empty.
    const apart = await signInClient(
      app,
      await insertClient(app.sql, { scopes: ['system/Binary.r', 'system/Group.r'] }),
    );
    for (const nothing of [blind, apart]) {
      const refused = await begin('', '/$export', nothing);
      expect([refused.status, refused.body.issue?.[0]?.diagnostics]).toEqual([
        403,
        'The token lacks the scope system/Patient.r.',
      ]);
    }
    expect(await app.sql("select from audit_event where verb = 'fhir.export' and outcome = 'refused'")).toHaveLength(3);
  });

  it('is taken at three addresses by GET and POST, two at once, and the third is to wait', async () => {
    for (const path of ['/$export', '/Patient/$export', '/Group/my-patients/$export'])
      for (const method of ['GET', 'POST']) {
        const answer = await fhir(app, token, `${path}?_outputFormat=application/fhir+ndjson`, { ...ASYNC, method });
        expect([answer.status, answer.body, answer.headers.get('content-type')]).toEqual([202, undefined, null]);
        expect((await fhir(app, token, statusOf(answer), { method: 'DELETE' })).status).toBe(202);
      }
    const under = [await begin(), await begin()];
    const third = await begin();
    expect([third.status, Number(third.headers.get('retry-after')) > 0]).toEqual([429, true]);
    for (const answer of under) {
      const again = await fhir(app, token, statusOf(answer));
      expect([again.status, again.headers.get('content-type'), statusOf(again)]).toEqual([202, null, statusOf(answer)]);
      expect(again.headers.get('x-progress')).toBeTruthy();
    }
    await work();
    expect((await begin()).status).toBe(202);
    await work();
  });
});
