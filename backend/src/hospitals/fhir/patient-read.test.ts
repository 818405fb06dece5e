import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertBareRecord, insertPatient, insertUser } from '../../../test/builders.js';
import { createHospitalApp, fhir, idsOf, insertClient, signInClient } from '../../../test/hospital.js';
import type { TestApp } from '../../../test/test-app.js';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await createHospitalApp();
  token = await signInClient(app, await insertClient(app.sql));
});
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}) => fhir(app, token, path, { headers });

describe('a patient', () => {
  it('is what the record says, as FHIR says it', async () => {
    const account = await insertUser(app.sql, { email: 'sunita@example.com' });
    const { id, reference } = await insertPatient(app.sql, {
      user_id: account.id,
      name: 'Sunita <b>&',
      contact_phone: '+919812345678',
      emergency_phone: '+919887654321',
      birth_date_exact: true,
    });
    await app.sql(
      "insert into patient_identifier (patient_id, system, value, type, assigner) values ($1, 'urn:city', '42', 'MRN', 'City')",
      [id],
    );
    const { status, headers, body } = await get(`/Patient/${id}`);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/fhir+json; charset=utf-8']);
    expect(headers.get('cache-control')).toBe('no-store');
    const [row] = await app.sql<{ revision: number; at: Date }>(
      'select revision, updated_at as at from patient where id = $1',
      [id],
    );
    expect(headers.get('etag')).toBe(`W/"${row?.revision}"`);
    expect(headers.get('last-modified')).toBe(row?.at.toUTCString());
    expect(body).toEqual({
      resourceType: 'Patient',
      id,
      meta: { versionId: String(row?.revision), lastUpdated: row?.at.toISOString() },
      text: { status: 'generated', div: expect.stringContaining('<p>Name: Sunita &lt;b&gt;&amp;</p>') },
      identifier: [
        {
          use: 'usual',
          type: { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v2-0203', code: 'MR' }] },
          system: 'http://localhost:3000/fhir/id/patient-number',
          value: reference,
        },
        { type: { text: 'MRN' }, system: 'urn:city', value: '42', assigner: { display: 'City' } },
      ],
      active: true,
      name: [{ text: 'Sunita <b>&' }],
      telecom: [
        { system: 'phone', value: '+919812345678', use: 'mobile' },
        { system: 'email', value: 'sunita@example.com' },
      ],
      gender: 'female',
      birthDate: '1966-03-10',
      address: [{ text: '12 Hazratganj, Lucknow', country: 'IN' }],
      contact: [
        {
          relationship: [{ coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v2-0131', code: 'C' }] }],
          telecom: [{ system: 'phone', value: '+919887654321' }],
        },
      ],
    });
  });

  it('of whom little is known says so, and gives no day that was reckoned from an age', async () => {
    const account = await insertUser(app.sql);
    const { id } = await insertBareRecord(app.sql, account.id);
    const unknown = {
      extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: 'unknown' }],
    };
    const { body } = await get(`/Patient/${id}`);
    expect(body).toMatchObject({
      name: [{ _text: unknown }],
      gender: 'unknown',
      _birthDate: unknown,
      telecom: [{ system: 'phone', value: account.phone, use: 'mobile' }],
    });
    for (const absent of ['birthDate', 'address', 'contact']) expect(body).not.toHaveProperty(absent);
    await app.sql("update patient set birth_date = '1970-04-01', birth_date_exact = false where id = $1", [id]);
    expect((await get(`/Patient/${id}`)).body).toHaveProperty('birthDate', '1970');
  });

  it('has another version after each change of what it shows, that of its account and its numbers too', async () => {
    const account = await insertUser(app.sql);
    const { id } = await insertPatient(app.sql, { user_id: account.id, contact_phone: null });
    const versions: (string | null)[] = [];
    for (const [statement, value] of [
      ['select $1::uuid, $2::text', ''],
      ['update patient set name = $2 where id = $1', 'Another'],
      ['update app_user set phone = $2 where id = (select user_id from patient where id = $1)', '+919876511111'],
      ['update app_user set email = $2 where id = (select user_id from patient where id = $1)', 'new@example.com'],
      ["insert into patient_identifier (patient_id, system, value) values ($1, 'urn:x', $2)", '1'],
      ['update patient_identifier set value = $2 where patient_id = $1', '2'],
      ["delete from patient_identifier where patient_id = $1 and $2 <> ''", 'x'],
    ] as const) {
      await app.sql(statement, [id, value]);
      versions.push((await get(`/Patient/${id}`)).headers.get('etag'));
    }
    expect(new Set(versions).size).toBe(versions.length);
    const before = versions.at(-1);
    await app.sql('update app_user set last_login_at = now() where id = $1', [account.id]);
    expect((await get(`/Patient/${id}`)).headers.get('etag')).toBe(before);
  });

  it('is not sent again to whom has its version', async () => {
    const { id } = await insertPatient(app.sql);
    const { headers } = await get(`/Patient/${id}`);
    const [tag, modified] = [headers.get('etag') ?? '', headers.get('last-modified') ?? ''];
    const statusOf = async (sent: Record<string, string>) => (await get(`/Patient/${id}`, sent)).status;
    expect(await statusOf({ 'if-none-match': tag })).toBe(304);
    expect(await statusOf({ 'if-none-match': `"7", ${tag}` })).toBe(304);
    expect(await statusOf({ 'if-none-match': 'W/"77"' })).toBe(200);
    expect(await statusOf({ 'if-modified-since': modified })).toBe(304);
    expect(await statusOf({ 'if-modified-since': new Date(0).toUTCString() })).toBe(200);
    await app.sql("update patient set name = 'Changed' where id = $1", [id]);
    expect(await statusOf({ 'if-none-match': tag })).toBe(200);
  });

  it('is put on record when it is read, with the client; of a search the names of its parameters, and whose records its page holds', async () => {
    const own = await insertClient(app.sql);
    const { id } = await insertPatient(app.sql);
    const by = await signInClient(app, own);
    await fhir(app, by, `/Patient/${id}`);
    const { body } = await fhir(app, by, '/Patient?name=sunita&_count=1');
    await fhir(app, by, '/Patient?name=sunita&_summary=count');
    const lines = await app.sql(
      `select verb, subject_type, subject_id, details - 'total' as details, actor_role from audit_event
       where client_id = $1 and verb like 'fhir.%' order by id`,
      [own.id],
    );
    expect(lines).toEqual([
      { verb: 'fhir.Patient.read', subject_type: 'patient', subject_id: id, details: null, actor_role: 'client' },
      {
        verb: 'fhir.Patient.search',
        subject_type: null,
        subject_id: null,
        details: { parameters: ['name', '_count'], patients: idsOf(body) },
        actor_role: 'client',
      },
      {
        verb: 'fhir.Patient.search',
        subject_type: null,
        subject_id: null,
        details: { parameters: ['name', '_summary'] },
        actor_role: 'client',
      },
    ]);
  });
});
