import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertPatient } from '../../../test/builders.js';
import { createHospitalApp, fhir, insertClient, signInClient, write } from '../../../test/hospital.js';
import { faultsOf, MRN, OURS, SENDER, sentPatient } from '../../../test/sent-patient.js';
import type { TestApp } from '../../../test/test-app.js';

let app: TestApp;
let hospital: string;
let token: string;
/** Another hospital's system, with the same rights over its own identifiers. */
let other: string;
beforeAll(async () => {
  app = await createHospitalApp();
  const client = await insertClient(app.sql, SENDER);
  hospital = client.id;
  token = await signInClient(app, client);
  other = await signInClient(app, await insertClient(app.sql, { ...SENDER, identifier_systems: ['urn:other'] }));
});
afterAll(() => app.close());

const post = (resource: unknown, headers: Record<string, string> = {}) =>
  write(app, token, 'POST', '/Patient', resource, headers);
const get = (id: string, by = token) => fhir(app, by, `/Patient/${id}`);
const count = async () => (await app.sql<{ count: number }>('select count(*)::int as count from patient'))[0]?.count;

describe('a patient whom a hospital sends (hospital §4)', () => {
  it.each<[string, Record<string, unknown>, string, string]>([
    ['no identifier', { identifier: [] }, 'value', 'Patient.identifier'],
    [
      'an identifier of another system',
      { identifier: [{ system: 'urn:other', value: '1' }] },
      'value',
      'Patient.identifier',
    ],
    ['an identifier of none', { identifier: [{ value: '1' }] }, 'value', 'Patient.identifier'],
    [
      'a number of the clinic',
      {
        identifier: [
          { system: MRN, value: 'x' },
          { system: OURS, value: 'PT-000001' },
        ],
      },
      'value',
      'Patient.identifier',
    ],
    ['a gender of no list', { gender: 'M' }, 'code-invalid', 'Patient.gender'],
    ['a birthday ahead', { birthDate: '2026-03-11' }, 'value', 'Patient.birthDate'],
    ['a day that does not exist', { birthDate: '1966-02-30' }, 'value', 'Patient.birthDate'],
    ['a month that does not exist', { birthDate: '1966-13' }, 'value', 'Patient.birthDate'],
    ['a birthday of nobody alive', { birthDate: '1866-02-03' }, 'value', 'Patient.birthDate'],
    ['a time of birth', { birthDate: '1966-03-10T10:00:00Z' }, 'value', 'Patient.birthDate'],
    [
      'a number that is no mobile phone’s',
      { telecom: [{ system: 'phone', value: '0522 2345678' }] },
      'value',
      'Patient.telecom',
    ],
    ['a name that is too long', { name: [{ text: 'x'.repeat(121) }] }, 'value', 'Patient.name'],
    ['a name that is none', { name: 'Sunita' }, 'structure', 'Patient.name'],
    ['a name within that is none', { name: [{ given: [{ a: 1 }] }] }, 'structure', 'Patient.name[0].given[0]'],
    ['an element that R4 does not have', { nickname: 'S' }, 'structure', 'Patient'],
    ['a modifier', { modifierExtension: [{ url: 'urn:x' }] }, 'structure', 'Patient.modifierExtension'],
    ['rules of its own', { implicitRules: 'urn:x' }, 'structure', 'Patient.implicitRules'],
    [
      'a modifier within',
      { contact: [{ modifierExtension: [] }] },
      'structure',
      'Patient.contact[0].modifierExtension',
    ],
    ['who died', { deceasedBoolean: true }, 'code-invalid', 'Patient.deceasedBoolean'],
    ['who died one day', { deceasedDateTime: '2026-01-01' }, 'value', 'Patient.deceasedDateTime'],
    ['a record that is out of use', { active: false }, 'code-invalid', 'Patient.active'],
    ['another resource', { resourceType: 'Person' }, 'code-invalid', 'Patient.resourceType'],
  ])('is not taken with %s: 422 with where it is, and nothing is written', async (_what, parts, code, expression) => {
    const before = await count();
    const answer = await post(sentPatient(parts));
    expect([answer.status, answer.body.resourceType]).toEqual([422, 'OperationOutcome']);
    expect(faultsOf(answer.body)).toContainEqual([code, expression]);
    expect(JSON.stringify(answer.body)).not.toMatch(/Sunita|nickname|0522|Yadav|urn:x/);
    expect(await count()).toBe(before);
  });

  it.each<[string, BodyInit, string, number]>([
    ['no JSON', '{"resourceType":', 'application/fhir+json', 400],
    ['a list', '[]', 'application/fhir+json', 400],
    ['nothing', '', 'application/fhir+json', 400],
    ['no UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 'application/fhir+json', 400],
    ['too deep', `{"extension":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'application/fhir+json', 400],
    [
      'too many values',
      `{"resourceType":"Patient","name":[{"given":[${'1,'.repeat(450_000)}1]}]}`,
      'application/fhir+json',
      400,
    ],
    ['too large', JSON.stringify({ text: 'x'.repeat(1_100_000) }), 'application/fhir+json', 413],
    ['XML', '<Patient/>', 'application/fhir+xml', 415],
    ['a form', 'name=x', 'application/x-www-form-urlencoded', 415],
  ])('is not taken as %s', async (_what, body, type, status) => {
    const before = await count();
    const answer = await fhir(app, token, '/Patient', { method: 'POST', body, headers: { 'content-type': type } });
    expect([answer.status, answer.body.resourceType]).toEqual([status, 'OperationOutcome']);
    expect(await count()).toBe(before);
  });

  it('becomes a record that waits to be completed, in the words of the clinic', async () => {
    const sent = sentPatient({
      contact: [
        { relationship: [{ coding: [{ code: 'C' }] }], telecom: [{ system: 'phone', value: '+91 98765 00000' }] },
      ],
    });
    const { status, headers, body } = await post(sent);
    expect([status, headers.get('location')]).toEqual([201, `${app.origin}/fhir/R4/Patient/${body.id}`]);
    expect(headers.get('etag')).toBe(`W/"${body.meta?.versionId}"`);
    expect(body).toMatchObject({
      identifier: [{ system: OURS }, { system: MRN, value: sent.identifier[0]?.value }],
      name: sent.name,
      gender: 'female',
      birthDate: '1966-03-10',
      telecom: [{ system: 'phone', value: '+919876543210' }, sent.telecom[0]],
      address: sent.address,
      contact: [{ telecom: [{ value: '+919876500000' }] }],
    });
    expect((await get(String(body.id))).body).toEqual(body);
    const [row] = await app.sql(
      'select is_complete, user_id, client_id from patient join patient_sender on patient_id = id where id = $1',
      [body.id],
    );
    expect(row).toEqual({ is_complete: false, user_id: null, client_id: hospital });
    const [line] = await app.sql(
      "select verb, client_id, changed_fields @> '{name,identifiers}' as named from audit_event where subject_id = $1",
      [body.id],
    );
    expect(line).toEqual({ verb: 'fhir.Patient.create', client_id: hospital, named: true });
  });

  it('may be known by little more than an identifier, and by the year of birth', async () => {
    const { body } = await post({ resourceType: 'Patient', identifier: sentPatient().identifier, birthDate: '1961' });
    expect(body).toMatchObject({ gender: 'unknown', birthDate: '1961', name: [{ _text: {} }] });
  });

  it('is answered by its state alone where that is preferred', async () => {
    const { status, headers, body } = await post(sentPatient(), { prefer: 'return=minimal' });
    expect([status, body, headers.get('etag')]).toEqual([201, undefined, expect.stringMatching(/^W\//)]);
  });

  it('is seen for 90 days by the hospital that sent it, by no other, and not at all once the patient refuses', async () => {
    const id = String((await post(sentPatient())).body.id);
    expect((await get(id, other)).status).toBe(404);
    await app.sql("update patient_sender set until = now() - interval '1 second' where patient_id = $1", [id]);
    expect((await get(id)).status).toBe(404);
    await app.sql("update patient_sender set until = now() + interval '1 minute' where patient_id = $1", [id]);
    expect((await get(id)).status).toBe(200);
    await app.sql(
      "insert into data_consent (id, client_id, patient_id, decision, purpose) values (gen_random_uuid(), $1, $2, 'DENY', 'TREATMENT')",
      [hospital, id],
    );
    expect((await get(id)).status).toBe(404);
    const fresh = (await post(sentPatient())).body.id;
    const [row] = await app.sql<{ days: number }>(
      'select round(extract(epoch from until - now()) / 86400)::int as days from patient_sender where patient_id = $1',
      [fresh],
    );
    expect(row?.days).toBe(90);
  });
});

describe('one identifier is one record', () => {
  const ifNone = ({ identifier: [of] }: ReturnType<typeof sentPatient>) => ({
    'if-none-exist': `identifier=${of?.system}|${of?.value}`,
  });

  it('a second one is a duplicate', async () => {
    const sent = sentPatient();
    await post(sent);
    const before = await count();
    const answer = await post(sent);
    expect([answer.status, faultsOf(answer.body)]).toEqual([409, [['duplicate', undefined]]]);
    expect(await count()).toBe(before);
  });

  it('with If-None-Exist the record that is there is answered, and nothing of it changes', async () => {
    const sent = sentPatient();
    const first = await post(sent, ifNone(sent));
    const second = await post({ ...sent, gender: 'male' }, ifNone(sent));
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('location')).toBe(first.headers.get('location'));
  });

  it('with If-None-Exist a new one is made where the record that had the identifier was deleted', async () => {
    const sent = sentPatient();
    const first = await post(sent);
    await app.sql('update patient set deleted_at = now() where id = $1', [first.body.id]);
    const second = await post(sent, ifNone(sent));
    expect(second.status).toBe(201);
    expect(second.body.id).not.toBe(first.body.id);
  });

  it('has an identifier once that is told twice', async () => {
    const sent = sentPatient();
    const { status, body } = await post({ ...sent, identifier: [...sent.identifier, ...sent.identifier] });
    expect(status).toBe(201);
    const rows = await app.sql('select from patient_identifier where patient_id = $1', [body.id]);
    expect(rows).toHaveLength(1);
  });

  it('ten at once make one', async () => {
    const sent = sentPatient();
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(sent, ifNone(sent))));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      ...Array<number>(9).fill(200),
      201,
    ]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const plain = sentPatient();
    const others = await Promise.all(Array.from({ length: 10 }, () => post(plain)));
    expect(others.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201,
      ...Array<number>(9).fill(409),
    ]);
  });

  it('several that fit, or one that this client does not see, are 412, which tells nothing', async () => {
    const [one, two] = [sentPatient(), sentPatient()];
    await post(one);
    await post(two);
    const of = ({ identifier: [each] }: typeof one) => `${each?.system}|${each?.value}`;
    const several = await post(sentPatient(), { 'if-none-exist': `identifier=${of(one)},${of(two)}` });
    const hidden = await insertPatient(app.sql);
    await app.sql("insert into patient_identifier (patient_id, system, value) values ($1, 'urn:hidden', '1')", [
      hidden.id,
    ]);
    const unseen = await post(sentPatient(), { 'if-none-exist': 'identifier=urn:hidden|1' });
    expect([several.status, unseen.status]).toEqual([412, 412]);
    expect(unseen.body).toEqual(several.body);
    expect(JSON.stringify(unseen.body)).not.toContain(hidden.id);
  });

  it('of another hospital’s system, whether somebody has it is not told, be there a record or none', async () => {
    const hidden = await insertPatient(app.sql);
    await app.sql("insert into patient_identifier (patient_id, system, value) values ($1, 'urn:abha', '1')", [
      hidden.id,
    ]);
    const own = sentPatient();
    const [{ value } = { value: '' }] = own.identifier;
    const { body: seen } = await post(own);
    const beside = (code: string) => post(own, { 'if-none-exist': `identifier=${MRN}|${value},urn:abha|${code}` });
    for (const { status, body } of [await beside('1'), await beside('2')]) expect([status, body]).toEqual([200, seen]);
    const nobody = sentPatient();
    for (const body of [nobody, { ...nobody, identifier: [] }]) {
      const before = await count();
      const [there, none] = [
        await post(body, { 'if-none-exist': 'identifier=urn:abha|1' }),
        await post(body, { 'if-none-exist': 'identifier=urn:abha|2' }),
      ];
      expect([there.status, none.status]).toEqual([412, 412]);
      expect(none.body).toEqual(there.body);
      expect(await count()).toBe(before);
    }
  });

  it.each([
    'name=Sunita',
    'identifier=1',
    'identifier=|1',
    'identifier=urn:x|',
    'identifier=urn:x|1&gender=male',
    '%ff',
    '',
  ])('If-None-Exist of %j is refused', async (condition) => {
    const before = await count();
    expect((await post(sentPatient(), { 'if-none-exist': condition })).status).toBe(400);
    expect(await count()).toBe(before);
  });
});
