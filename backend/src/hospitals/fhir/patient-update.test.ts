import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshPhone, insertPatient, insertPatientWithAccount } from '../../../test/builders.js';
import { createHospitalApp, fhir, insertClient, signInClient, write } from '../../../test/hospital.js';
import { faultsOf, MRN, OURS, SENDER, sentPatient, type AnsweredPatient } from '../../../test/sent-patient.js';
import type { TestApp } from '../../../test/test-app.js';

let app: TestApp;
let token: string;
/** Another hospital's system, with the same rights over its own identifiers. */
let other: string;
beforeAll(async () => {
  app = await createHospitalApp();
  token = await signInClient(app, await insertClient(app.sql, SENDER));
  other = await signInClient(app, await insertClient(app.sql, { ...SENDER, identifier_systems: ['urn:other'] }));
});
afterAll(() => app.close());

const put = (resource: { id?: string }, ifMatch?: string, by = token) =>
  write(app, by, 'PUT', `/Patient/${resource.id}`, resource, ifMatch === undefined ? {} : { 'if-match': ifMatch });
const get = (id: string, by = token) => fhir<AnsweredPatient>(app, by, `/Patient/${id}`);

/** A record that the hospital made, as it reads it. */
async function made(parts: Record<string, unknown> = {}) {
  const { status, body } = await write(app, token, 'POST', '/Patient', sentPatient(parts));
  expect(status).toBe(201);
  const { headers, body: read } = await get(String(body.id));
  return { id: String(body.id), tag: headers.get('etag') ?? '', read };
}

describe('a change by a hospital', () => {
  it('is made to the version that it read, once, and by who reaches the record alone', async () => {
    const { id, tag, read } = await made();
    const changed = { ...read, name: [{ text: 'Sunita Yadav' }] };
    const versionless = { ...changed, meta: undefined };
    expect((await put(versionless)).status).toBe(428);
    expect((await put(versionless, '*')).status).toBe(428);
    expect((await put(changed, 'W/"9999"')).status).toBe(412);
    expect((await put(changed, 'W/"x"')).status).toBe(412);
    expect((await put(changed, tag, other)).status).toBe(404);
    const wrong = await write(
      app,
      token,
      'PUT',
      `/Patient/${id}`,
      { ...changed, id: randomUUID() },
      { 'if-match': tag },
    );
    expect(wrong.status).toBe(400);
    expect((await put({ ...changed, id: randomUUID() }, tag)).status).toBe(404);
    expect((await get(id)).body).toEqual(read);
    const answers = await Promise.all(Array.from({ length: 8 }, () => put(changed, tag)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array<number>(7).fill(412),
    ]);
    const after = await get(id);
    expect(after.body.name).toEqual([{ text: 'Sunita Yadav' }]);
    expect(after.headers.get('etag')).not.toBe(tag);
  });

  it('of nothing changes nothing, and leaves no line in the trail', async () => {
    const { id, tag, read } = await made({ birthDate: '1961' });
    const { status, headers, body } = await put(read, tag);
    expect([status, headers.get('etag'), body]).toEqual([200, tag, read]);
    expect(
      await app.sql("select from audit_event where subject_id = $1 and verb = 'fhir.Patient.update'", [id]),
    ).toEqual([]);
  });

  it('replaces what it leaves out, and its own identifiers alone', async () => {
    const { id } = await made();
    await app.sql("insert into patient_identifier (patient_id, system, value) values ($1, 'urn:other', $2)", [
      id,
      randomUUID(),
    ]);
    const { headers, body: read } = await get(id);
    const identifier = [
      ...read.identifier.filter(({ system }) => system !== MRN),
      { system: MRN, value: randomUUID() },
    ];
    const { status, body } = await put(
      { resourceType: 'Patient', id, identifier, name: read.name } as unknown as AnsweredPatient,
      headers.get('etag') ?? '',
    );
    expect(status).toBe(200);
    expect((body as AnsweredPatient).identifier.map(({ system, value }) => `${system}|${value}`).toSorted()).toEqual(
      identifier.map(({ system, value }) => `${system}|${value}`).toSorted(),
    );
    expect(body).toMatchObject({ gender: 'unknown', _birthDate: {} });
    expect(body).not.toHaveProperty('telecom');
    const foreign = {
      ...(body as AnsweredPatient),
      identifier: [...identifier, { system: 'urn:other', value: 'new' }],
    };
    expect((await put(foreign, `W/"${body.meta?.versionId}"`)).status).toBe(422);
    const renumbered = { ...(body as AnsweredPatient), identifier: [{ system: OURS, value: 'PT-999999' }] };
    expect((await put(renumbered, `W/"${body.meta?.versionId}"`)).status).toBe(422);
  });

  it('says of what kind an identifier that stays is, and who gave it', async () => {
    const { tag, read } = await made();
    const known = { type: { text: 'Ward number' }, assigner: { display: 'City' } };
    const identifier = read.identifier.map((one) => (one.system === MRN ? { ...one, ...known } : one));
    const { status, body } = await put({ ...read, identifier } as AnsweredPatient, tag);
    expect(status).toBe(200);
    expect((body as AnsweredPatient).identifier).toContainEqual({
      ...read.identifier.find(({ system }) => system === MRN),
      ...known,
    });
  });

  it('takes nothing away from a complete record, and keeps an exact birthday and the account’s number', async () => {
    const { record, user } = await insertPatientWithAccount(app.sql, { contact_phone: null, birth_date_exact: true });
    await app.sql('update patient set birth_date_exact = true where id = $1', [record.id]);
    const all = await signInClient(app, await insertClient(app.sql, { ...SENDER, reach: 'ALL_BUT_REFUSED' }));
    const first = await get(record.id, all);
    expect(first.body.telecom[0]?.value).toBe(user.phone);
    const year = { ...first.body, birthDate: '1966' };
    const second = await put(year, first.headers.get('etag') ?? '', all);
    expect([second.status, (second.body as AnsweredPatient).birthDate]).toEqual([200, '1966-03-10']);
    const [row] = await app.sql('select contact_phone from patient where id = $1', [record.id]);
    expect(row).toEqual({ contact_phone: null });

    const complete = await insertPatient(app.sql, { contact_phone: freshPhone() });
    const read = await get(complete.id, all);
    for (const element of ['name', 'gender', 'birthDate', 'address', 'telecom', 'contact'] as const) {
      const { [element]: _gone, ...rest } = read.body as AnsweredPatient & { contact: unknown };
      const answer = await put(rest, read.headers.get('etag') ?? '', all);
      expect([answer.status, faultsOf(answer.body)]).toEqual([422, [['value', `Patient.${element}`]]]);
    }
    expect((await get(complete.id, all)).body).toEqual(read.body);
  });

  it('of a record that was deleted is 410', async () => {
    const { id, tag, read } = await made();
    await app.sql('update patient set deleted_at = now() where id = $1', [id]);
    expect((await put(read, tag)).status).toBe(410);
  });
});
