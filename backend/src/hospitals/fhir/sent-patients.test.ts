import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHospitalApp, fhir, insertClient, insertConsent, signInClient, write } from '../../../test/hospital.js';
import { createMerging } from '../../../test/merging.js';
import { MRN, SENDER } from '../../../test/sent-patient.js';
import type { TestApp } from '../../../test/test-app.js';

let app: TestApp;
let client: string;
let token: string;
/** Another hospital's system, which may change the record too. */
let other: string;
beforeAll(async () => {
  app = await createHospitalApp();
  const hospital = await insertClient(app.sql, SENDER);
  client = hospital.id;
  token = await signInClient(app, hospital);
  const second = { ...SENDER, identifier_systems: ['urn:other'], reach: 'ALL_BUT_REFUSED' };
  other = await signInClient(app, await insertClient(app.sql, second));
});
afterAll(() => app.close());

type Patient = Record<string, unknown> & { id: string; meta: { versionId: string }; name: object[]; telecom: object[] };

const PHONE = '+919876543210';
const sent = () => ({
  resourceType: 'Patient',
  meta: { profile: ['urn:profile'] },
  identifier: [{ use: 'official', type: { coding: [{ code: 'MR' }], text: 'Ward' }, system: MRN, value: randomUUID() }],
  name: [
    { use: 'official', family: 'Yadav', given: ['Sunita', 'Devi'], prefix: ['Smt'] },
    { use: 'nickname', text: 'Sunny' },
  ],
  telecom: [
    { system: 'phone', value: PHONE, use: 'mobile', rank: 1 },
    { system: 'phone', value: '0522 2345678', use: 'home' },
    { system: 'email', value: 'sunita@city.example' },
  ],
  gender: 'female',
  birthDate: '1966-03',
  address: [{ use: 'home', line: ['12 Hazratganj'], city: 'Lucknow', postalCode: '226001', country: 'India' }],
  maritalStatus: { text: 'Married' },
  communication: [{ language: { text: 'Hindi' }, preferred: true }],
  contact: [
    {
      relationship: [{ coding: [{ code: 'C' }] }],
      name: { text: 'Ravi' },
      telecom: [{ system: 'phone', value: '+919876500000', use: 'mobile' }],
    },
  ],
  generalPractitioner: [{ display: 'Dr Rao' }],
  extension: [{ url: 'urn:ward', valueString: '7' }],
});
const made = async () => {
  const body = sent();
  const answer = await write(app, token, 'POST', '/Patient', body);
  expect([answer.status, answer.body.issue]).toEqual([201, undefined]);
  return { body, read: answer.body as unknown as Patient };
};
const get = async (id: string, by = token) => (await fhir<Patient>(app, by, `/Patient/${id}`)).body;
const put = (body: Patient, by = token) =>
  write(app, by, 'PUT', `/Patient/${body.id}`, body, { 'if-match': `W/"${body.meta.versionId}"` });

describe('a patient whom a hospital sent', () => {
  it('is read by it with each element that it sent, beside ours; by others as what we know', async () => {
    const { body, read } = await made();
    expect(read).toMatchObject({
      ...body,
      identifier: [{ use: 'usual' }, body.identifier[0]],
      name: body.name,
      address: body.address,
    });
    // A text of ours would win over the parts that the hospital changes.
    for (const part of [read.name[0], (read['address'] as object[])[0]]) expect(part).not.toHaveProperty('text');
    const theirs = await get(read.id, other);
    expect(theirs).toMatchObject({ name: [{ text: 'Sunita Devi Yadav' }], birthDate: '1966' });
    for (const name of ['maritalStatus', 'communication', 'generalPractitioner', 'extension'])
      expect(theirs).not.toHaveProperty(name);
    expect(JSON.stringify(theirs)).not.toMatch(/Sunny|0522|city\.example"|Ravi/);
  });

  it('stays in its version when it is sent back as it was read', async () => {
    const { read } = await made();
    const same = await put(read);
    expect([same.status, same.body]).toEqual([200, read]);
    const theirs = await get(read.id, other);
    const answer = await put(theirs, other);
    expect([answer.status, answer.body]).toEqual([200, theirs]);
  });

  it('is in another version once the hospital changes what we do not know, and what it leaves out is gone', async () => {
    const { read } = await made();
    const { maritalStatus: _gone, ...rest } = read;
    const { status, body } = await put({ ...rest, communication: [{ language: { text: 'Urdu' } }] });
    expect(status).toBe(200);
    const after = body as unknown as Patient;
    expect(after.meta.versionId).not.toBe(read.meta.versionId);
    expect(after).toMatchObject({ communication: [{ language: { text: 'Urdu' } }], name: read.name });
    expect(after).not.toHaveProperty('maritalStatus');
    expect(
      await app.sql("select changed_fields from audit_event where subject_id = $1 and verb = 'fhir.Patient.update'", [
        read.id,
      ]),
    ).toEqual([{ changed_fields: ['sent'] }]);
  });

  it('has the name and the address whose parts the hospital changes in what it read', async () => {
    const { body, read } = await made();
    const name = [{ ...read.name[0], given: ['Sunita', 'Rani'] }];
    const address = [{ ...body.address[0], city: 'Kanpur' }];
    expect((await put({ ...read, name, address })).status).toBe(200);
    expect(await get(read.id)).toMatchObject({ name, address });
    expect(await get(read.id, other)).toMatchObject({
      name: [{ text: 'Sunita Rani Yadav' }],
      address: [{ text: '12 Hazratganj, Kanpur, 226001' }],
    });
  });

  it('keeps a narrative of its own that looks like ours, and the parts of an ABHA in another spelling', async () => {
    const { body, read } = await made();
    const text = { status: 'generated', div: '<div xmlns="http://www.w3.org/1999/xhtml"><p>Bed 12</p></div>' };
    const abha = { use: 'secondary', system: 'https://healthid.ndhm.gov.in', value: 'Asha.R@ABDM' };
    const answer = await put({ ...read, text, identifier: [...body.identifier, abha] });
    expect([answer.status, answer.body]).toEqual([200, expect.objectContaining({ text })]);
    expect(await get(read.id)).toMatchObject({
      text,
      identifier: expect.arrayContaining([{ ...abha, value: 'asha.r@abdm' }]) as object,
    });
  });

  it('may say of each element of R4 that it is not known; one who died is refused for that', async () => {
    const absent = { extension: [{ url: 'urn:why', valueCode: 'unknown' }] };
    const unknown = { _deceasedBoolean: absent, _multipleBirthBoolean: absent, _active: absent };
    const answer = await write(app, token, 'POST', '/Patient', { ...sent(), ...unknown });
    expect([answer.status, answer.body]).toEqual([201, expect.objectContaining(unknown)]);
    const died = await write(app, token, 'POST', '/Patient', { ...sent(), deceasedDateTime: '2026-03-01' });
    expect([died.status, died.body.issue]).toEqual([
      422,
      [
        expect.objectContaining({
          diagnostics: 'A patient who died is not taken here.',
          expression: ['Patient.deceasedDateTime'],
        }),
      ],
    ]);
  });

  it('has the clinic’s name, number and address once they are changed here, and the rest stays', async () => {
    const { body, read } = await made();
    await app.sql(
      "update patient set name = 'Sunita Singh', contact_phone = '+919000000001', address = 'Agra' where id = $1",
      [read.id],
    );
    const now = await get(read.id);
    expect(now).toMatchObject({
      name: [{ text: 'Sunita Singh' }],
      address: [{ text: 'Agra' }],
      telecom: [{ value: '+919000000001' }, body.telecom[1], body.telecom[2]],
      maritalStatus: body.maritalStatus,
      contact: body.contact,
    });
    expect(JSON.stringify(now)).not.toMatch(/Yadav|Sunny|9876543210|Hazratganj/);
    // Sent back as it was read, the former spelling does not return.
    expect((await put({ ...now, maritalStatus: { text: 'Widowed' } })).status).toBe(200);
    expect(await get(read.id)).toMatchObject({ name: [{ text: 'Sunita Singh' }], maritalStatus: { text: 'Widowed' } });
  });

  it('takes its elements along to the record that it is merged into, where the same client sent none', async () => {
    const { read } = await made();
    const merging = await createMerging(app);
    const [from, into] = [await merging.known({}, read.id), await merging.known()];
    await merging.merge(from, into);
    await insertConsent(app.sql, into.id, client);
    expect(await get(into.id)).toMatchObject({ maritalStatus: { text: 'Married' } });
    expect(await app.sql('select from sent_patient where patient_id = $1', [from.id])).toEqual([]);
  });
});
