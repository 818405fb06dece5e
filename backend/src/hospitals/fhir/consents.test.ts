import type { Consent } from 'fhir/r4.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertPatient } from '../../../test/builders.js';
import {
  createHospitalApp,
  fhir,
  idsOf,
  insertClient,
  insertConsent,
  signInClient,
  type Hospital,
} from '../../../test/hospital.js';
import { signInAdmin } from '../../../test/signed-in-admin.js';
import type { TestApp } from '../../../test/test-app.js';

let app: TestApp;
/** Reads with consent alone. */
let hospital: Hospital;
let token: string;
/** The clinic's own, which reads without. */
let archive: Hospital;
let archiveToken: string;
beforeAll(async () => {
  app = await createHospitalApp();
  [hospital, archive] = [await insertClient(app.sql, { reach: 'CONSENTED' }), await insertClient(app.sql)];
  [token, archiveToken] = [await signInClient(app, hospital), await signInClient(app, archive)];
});
afterAll(() => app.close());

const newPatient = async () => (await insertPatient(app.sql)).id;
const get = (id: string, by = token) => fhir<Consent>(app, by, `/Consent/${id}`);
const found = async (query: string, by = token) => {
  const { status, body } = await fhir(app, by, `/Consent?${query}`);
  expect([status, body.total]).toEqual([200, idsOf(body).length]);
  return idsOf(body).toSorted();
};
const ended = { revoked_at: '2026-02-02T04:30:00Z' };

describe('consents as hospitals read them (hospital §3)', () => {
  it('are those that name the client, and nobody else’s', async () => {
    const patient = await newPatient();
    const [own, other] = [
      await insertConsent(app.sql, patient, hospital.id),
      await insertConsent(app.sql, patient, archive.id),
    ];
    expect((await get(other)).status).toBe(404);
    expect((await get(own, archiveToken)).status).toBe(404);
    expect(await found(`patient=${patient}`)).toEqual([own]);
    const everything = await fhir(app, token, `/Patient/${patient}/$everything`);
    expect([idsOf(everything.body).includes(own), idsOf(everything.body).includes(other)]).toEqual([true, false]);
  });

  it('say what was allowed, for what, since when and until when', async () => {
    const patient = await newPatient();
    const id = await insertConsent(app.sql, patient, hospital.id, {
      created_at: '2026-02-01T04:30:00Z',
      until: '2126-02-01T04:30:00Z',
    });
    const { body, headers } = await get(id);
    expect(headers.get('etag')).toBe('W/"1"');
    expect(body).toMatchObject({
      resourceType: 'Consent',
      status: 'active',
      scope: { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/consentscope', code: 'patient-privacy' }] },
      category: [{ coding: [{ system: 'http://loinc.org', code: '59284-0' }] }],
      patient: { reference: `Patient/${patient}` },
      dateTime: '2026-02-01T04:30:00.000Z',
      policyRule: { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'OPTIN' }] },
      provision: {
        type: 'permit',
        period: { start: '2026-02-01T04:30:00.000Z', end: '2126-02-01T04:30:00.000Z' },
        actor: [{ reference: { identifier: { value: hospital.id } } }],
        purpose: [{ code: 'TREAT' }],
      },
    });
  });

  it('are gone with the consent, whole: what was withdrawn or refused is of nobody whom the client reaches', async () => {
    const { admin } = await signInAdmin(app);
    const patient = await newPatient();
    const say = async (decision: string) =>
      (
        await admin.graphql<{ recordConsent: { id: string } }>(
          'mutation ($input: RecordConsentInput!) { recordConsent(input: $input) { id } }',
          { input: { clientId: hospital.id, patientId: patient, decision } },
        )
      ).body.data?.recordConsent.id ?? '';
    const first = await say('PERMIT');
    expect(await found(`patient=${patient}`)).toEqual([first]);
    await admin.graphql('mutation ($id: ID!) { revokeConsent(id: $id) }', { id: first });
    expect([(await get(first)).status, await found(`patient=${patient}`)]).toEqual([404, []]);
    const refusal = await say('DENY');
    expect([(await get(first)).status, (await get(refusal)).status]).toEqual([404, 404]);
    const second = await say('PERMIT');
    expect(await found(`patient=${patient}&status=inactive`)).toEqual([first, refusal].toSorted());
    expect(await found(`patient=${patient}&status=active`)).toEqual([second]);
    expect((await get(refusal)).body).toMatchObject({
      status: 'inactive',
      policyRule: { coding: [{ code: 'OPTOUT' }] },
      provision: { type: 'deny', period: { end: expect.any(String) as string } },
    });
  });

  it('that ran out on their own day are inactive since then, in the version after that in which they were given', async () => {
    const patient = await newPatient();
    const given = { created_at: '2026-02-01T04:30:00Z', updated_at: '2026-02-01T04:30:00Z' };
    const [stands, over] = [
      await insertConsent(app.sql, patient, archive.id, { ...given, until: '2126-02-01T04:30:00Z', ...ended }),
      await insertConsent(app.sql, patient, archive.id, { ...given, until: '2026-02-03T04:30:00Z' }),
    ];
    expect((await get(stands, archiveToken)).headers.get('etag')).toBe('W/"1"');
    const { body, headers } = await get(over, archiveToken);
    expect(headers.get('etag')).toBe('W/"2"');
    expect(body).toMatchObject({
      meta: { lastUpdated: '2026-02-03T04:30:00.000Z' },
      status: 'inactive',
      provision: { period: { end: '2026-02-03T04:30:00.000Z' } },
    });
    expect(await found(`patient=${patient}&_lastUpdated=2026-02-03`, archiveToken)).toEqual([over]);
    await app.sql("update data_consent set until = '2126-02-01T04:30:00Z' where id = $1", [over]);
    const again = await get(over, archiveToken);
    expect([again.body.status, again.headers.get('etag')]).toEqual(['active', 'W/"3"']);
  });

  it('are found by patient and status, and by nothing that is not known', async () => {
    const [patient, other] = [await newPatient(), await newPatient()];
    const active = await insertConsent(app.sql, patient, archive.id);
    const inactive = await insertConsent(app.sql, patient, archive.id, ended);
    await insertConsent(app.sql, other, archive.id);
    const all = [active, inactive].toSorted();
    expect(await found(`patient=Patient/${patient}`, archiveToken)).toEqual(all);
    expect(await found(`patient=${patient}&status=active`, archiveToken)).toEqual([active]);
    const codes = 'http://hl7.org/fhir/consent-state-codes';
    expect(await found(`patient=${patient}&status=${codes}|inactive`, archiveToken)).toEqual([inactive]);
    expect(await found(`patient=${patient}&status=active,inactive`, archiveToken)).toEqual(all);
    expect(await found(`patient=${patient}&status=rejected`, archiveToken)).toEqual([]);
    expect((await fhir(app, archiveToken, `/Consent?actor=${archive.id}`)).status).toBe(400);
  });

  it('are deleted with the record of their patient', async () => {
    const patient = await newPatient();
    const id = await insertConsent(app.sql, patient, hospital.id);
    await app.sql('update patient set deleted_at = now() where id = $1', [patient]);
    expect([(await get(id)).status, await found(`_id=${id}`)]).toEqual([410, []]);
  });

  it('are exported, and forgotten when they are withdrawn, while a refusal is told to nobody', async () => {
    const own = await insertClient(app.sql, { reach: 'CONSENTED', scopes: ['system/Consent.rs'] });
    const by = await signInClient(app, own);
    const patient = await newPatient();
    const id = await insertConsent(app.sql, patient, own.id, { created_at: '2026-02-01T04:30:00Z' });
    const exported = async (query: string) => {
      const begun = await fhir(app, by, `/$export?${query}`, { headers: { prefer: 'respond-async' } });
      await app.application.exportRecords();
      const { body } = await fhir<Record<'output' | 'deleted', { url: string }[]>>(
        app,
        by,
        begun.headers.get('content-location') ?? '',
      );
      const texts = [...body.output, ...body.deleted].map(async ({ url }) =>
        (await fetch(url, { headers: { authorization: `Bearer ${by}` } })).text(),
      );
      return { sizes: [body.output.length, body.deleted.length], text: (await Promise.all(texts)).join('') };
    };
    expect((await exported('_type=Consent')).text).toContain(`"id":"${id}"`);
    await app.sql('update data_consent set revoked_at = now() where id = $1', [id]);
    const refusal = await insertConsent(app.sql, patient, own.id, { decision: 'DENY' });
    const { sizes, text } = await exported('_since=2026-02-02T00:00:00Z');
    expect(sizes).toEqual([0, 1]);
    expect([text.includes(`Consent/${id}`), text.includes(refusal)]).toEqual([true, false]);
  });
});
