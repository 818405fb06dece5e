import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin, insertPatient, insertUser } from '../../../test/builders.js';
import { createHospitalApp, fhir, idsOf, insertClient, signInClient, write } from '../../../test/hospital.js';
import { sentPatient, SENDER } from '../../../test/sent-patient.js';
import type { TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { ABHA_SYSTEM } from './abha.js';

let app: TestApp;
let reception: TestClient;
/** Two hospitals, each of which sees its own patients alone. */
let one: string;
let other: string;
beforeAll(async () => {
  app = await createHospitalApp();
  reception = await app.signIn((await insertUser(app.sql, { user_type: 'reception' })).phone, 'staff');
  const hospital = { ...SENDER, scopes: ['system/Patient.crus', 'system/ServiceRequest.crus'] };
  one = await signInClient(app, await insertClient(app.sql, { ...hospital, identifier_systems: ['urn:one'] }));
  other = await signInClient(app, await insertClient(app.sql, { ...hospital, identifier_systems: ['urn:other'] }));
});
beforeEach(() => app.sql('delete from patient_identifier'));
afterAll(() => app.close());

const NUMBER = '91-7507-6821-7770';
const SECOND = '22-7225-4829-5255';
let mrn = 0;
/** A patient with an ABHA, as a hospital sends one. */
const withAbha = (system: string, value: string, type?: object) =>
  sentPatient({
    identifier: [
      { system, value: String(++mrn) },
      { system: ABHA_SYSTEM, value, ...(type && { type }) },
    ],
  });
const post = (token: string, body: object, headers: Record<string, string> = {}) =>
  write(app, token, 'POST', '/Patient', body, headers);
const abhasOf = ({ body }: { body: object }) =>
  ((body as { identifier?: { system?: string; value?: string }[] }).identifier ?? []).flatMap(({ system, value }) =>
    system === ABHA_SYSTEM ? [value] : [],
  );

const set = async (patientId: string, input: object, by = reception) =>
  (
    await by.graphql<{ setAbha: object | null }>(
      `mutation ($patientId: ID!, $input: AbhaInput!) { setAbha(patientId: $patientId, input: $input) { number address status verifiedAt } }`,
      { patientId, input },
    )
  ).body;
const pairs = async (by = reception, patientId?: string) => {
  const { body } = await by.graphql<{
    possibleDuplicates: { reason: string; first: { id: string }; second: { id: string } }[];
  }>(
    `query ($patientId: ID) { possibleDuplicates(patientId: $patientId) {
      id reason foundAt first { id patientId name } second { id patientId name } } }`,
    { patientId },
  );
  return body.data?.possibleDuplicates.map(({ first, second, ...pair }) => ({ ...pair, of: [first.id, second.id] }));
};
const verify = (patientId: string, value: string) =>
  app.sql('insert into patient_identifier (patient_id, system, value, verified_at) values ($1, $2, $3, now())', [
    patientId,
    ABHA_SYSTEM,
    value,
  ]);

describe('an ABHA that a hospital gives', () => {
  it('is kept with its type, shown with dashes, and found in any spelling', async () => {
    const made = await post(one, withAbha('urn:one', '9175 0768 2177 70', { text: 'ABHA number' }));
    expect(made.status).toBe(201);
    const id = String(made.body.id);
    const read = await fhir(app, one, `/Patient/${id}`);
    expect(read.body).toMatchObject({
      identifier: expect.arrayContaining([{ type: { text: 'ABHA number' }, system: ABHA_SYSTEM, value: NUMBER }]),
    });
    for (const spelled of ['91750768217770', NUMBER, '91 7507 6821 7770'])
      for (const token of [`${ABHA_SYSTEM}|${spelled}`, spelled])
        expect(idsOf((await fhir(app, one, `/Patient?identifier=${encodeURIComponent(token)}`)).body)).toEqual([id]);
    const none = await fhir(app, other, `/Patient?identifier=${encodeURIComponent(`${ABHA_SYSTEM}|${NUMBER}`)}`);
    expect(none.body.total).toBe(0);
  });

  it.each(['91-7507-6821-7771', '1234', 'asha@abdm', 'x'.repeat(100)])('is not refused: %s', async (value) => {
    const made = await post(one, withAbha('urn:one', value));
    expect([made.status, abhasOf(made)]).toEqual([201, [value]]);
  });

  it('is answered alike whether another record has it or nobody, and the desk is told of the pair', async () => {
    const first = await post(one, withAbha('urn:one', NUMBER));
    const ofAnother = await post(other, withAbha('urn:other', NUMBER));
    const ofNobody = await post(other, withAbha('urn:other', SECOND));
    const plain = ({ status, headers, body }: typeof first) => ({
      status,
      headers: [...headers.keys()].toSorted(),
      body: JSON.stringify(body)
        .replaceAll(String(body.id), 'ID')
        .replaceAll(/PT-\d+|91-7507-6821-7770|22-7225-4829-5255|"value":"\d+"|\d{4}-\d\d-\d\dT[^"]+/g, '_'),
    });
    expect(plain(ofAnother)).toEqual(plain(ofNobody));
    expect(ofAnother.status).toBe(201);
    expect(await pairs()).toEqual([
      {
        id: expect.any(String),
        reason: 'The same ABHA number',
        foundAt: expect.any(String),
        of: [first.body.id, ofAnother.body.id],
      },
    ]);
    // The one who came second reaches its own record alone.
    expect((await fhir(app, other, `/Patient/${String(first.body.id)}`)).status).toBe(404);
  });

  it('with If-None-Exist finds what the client sees, else makes', async () => {
    const asked = { 'if-none-exist': `identifier=${ABHA_SYSTEM}|91750768217770` };
    const first = await post(one, withAbha('urn:one', NUMBER), asked);
    const again = await post(one, withAbha('urn:one', NUMBER), asked);
    const unseen = await post(other, withAbha('urn:other', NUMBER), asked);
    expect([first.status, again.status, unseen.status]).toEqual([201, 200, 201]);
    expect(again.body.id).toBe(first.body.id);
    expect(unseen.body.id).not.toBe(first.body.id);
    // It sees its own, and not that there is another one.
    expect((await post(other, withAbha('urn:other', NUMBER), asked)).body.id).toBe(unseen.body.id);
  });

  it('names the subject of a referral among the patients that the client sees', async () => {
    await post(one, withAbha('urn:one', NUMBER));
    const own = await post(other, withAbha('urn:other', NUMBER));
    const referral = {
      resourceType: 'ServiceRequest',
      status: 'active',
      intent: 'order',
      subject: { identifier: { system: ABHA_SYSTEM, value: '91750768217770' } },
      reasonCode: [{ text: 'Knee' }],
    };
    const { status, body } = await write(app, other, 'POST', '/ServiceRequest', referral);
    expect(status).toBe(201);
    expect(body).toMatchObject({ subject: { reference: `Patient/${String(own.body.id)}` } });
  });

  it('is changed by the client that gave it, and left alone by others and where ABDM verified it', async () => {
    const made = await post(one, withAbha('urn:one', NUMBER));
    const id = String(made.body.id);
    await verify(id, SECOND);
    const change = async (identifier: object[]) => {
      const { headers } = await fhir(app, one, `/Patient/${id}`);
      return write(app, one, 'PUT', `/Patient/${id}`, sentPatient({ id, identifier }), {
        'if-match': headers.get('etag') ?? '',
      });
    };
    const own = { system: 'urn:one', value: String(mrn) };
    const changed = await change([own, { system: ABHA_SYSTEM, value: 'asha@abdm' }]);
    expect([changed.status, new Set(abhasOf(changed))]).toEqual([200, new Set([SECOND, 'asha@abdm'])]);
    expect(abhasOf(await change([own]))).toEqual([SECOND]);
  });

  it('that two hospitals gave of one record is shown once, and stays with the one that does not take it away', async () => {
    const third = await insertClient(app.sql, {
      scopes: ['system/Patient.crus'],
      reach: 'ALL_BUT_REFUSED',
      identifier_systems: ['urn:third'],
    });
    const token = await signInClient(app, third);
    const made = await post(one, withAbha('urn:one', NUMBER));
    const id = String(made.body.id);
    const own = [{ system: 'urn:one', value: String(mrn) }];
    const change = async (by: string, identifier: object[]) => {
      const { headers } = await fhir(app, by, `/Patient/${id}`);
      const ifMatch = { 'if-match': headers.get('etag') ?? '' };
      return write(app, by, 'PUT', `/Patient/${id}`, sentPatient({ id, identifier }), ifMatch);
    };
    const theirs = [...own, { system: ABHA_SYSTEM, value: NUMBER }];
    expect(abhasOf(await change(token, theirs))).toEqual([NUMBER]);
    expect(await pairs(reception, id)).toEqual([]);
    expect(abhasOf(await change(one, own))).toEqual([NUMBER]);
    expect(abhasOf(await change(token, own))).toEqual([]);
  });

  it('is sought among the records that a client may read, however many others have it', async () => {
    for (const _ of [1, 2]) await post(other, withAbha('urn:other', NUMBER));
    const asked = { 'if-none-exist': `identifier=${ABHA_SYSTEM}|${NUMBER}` };
    expect((await post(one, withAbha('urn:one', NUMBER), asked)).status).toBe(201);
    expect((await post(one, withAbha('urn:one', NUMBER), asked)).status).toBe(200);
  });
});

describe('an ABHA that the desk writes down', () => {
  it('is refused with what is wrong', async () => {
    const { id } = await insertPatient(app.sql);
    const refused = async (input: object, patientId = id) => (await set(patientId, input)).errors?.[0]?.extensions;
    expect(await refused({ number: '1234' })).toMatchObject({
      code: 'BAD_INPUT',
      fields: { number: expect.any(String) },
    });
    expect(await refused({ address: 'ab@abdm' })).toMatchObject({
      code: 'BAD_INPUT',
      fields: { address: expect.any(String) },
    });
    expect(await refused({ number: '91-7507-6821-7771' })).toMatchObject({
      code: 'BAD_INPUT',
      fields: { number: 'The last digit does not fit. Please compare the number with the card.' },
    });
    expect((await refused({ number: NUMBER }, '0190a0a0-0000-7000-8000-000000000000'))?.code).toBe('NOT_FOUND');
    const verified = await insertPatient(app.sql);
    await verify(verified.id, NUMBER);
    expect((await refused({ number: NUMBER }))?.code).toBe('ALREADY_EXISTS');
    for (const number of [SECOND, null]) expect((await refused({ number }, verified.id))?.code).toBe('WRONG_STATE');
    const rows = await app.sql('select from patient_identifier');
    expect(rows).toHaveLength(1);
  });

  it('is claimed, may be on several records, replaces what was claimed, and is taken away', async () => {
    const [first, second] = [await insertPatient(app.sql), await insertPatient(app.sql)];
    const claimed = { status: 'CLAIMED', verifiedAt: null };
    expect((await set(first.id, { number: '9175 0768 2177 70' })).data?.setAbha).toEqual({
      ...claimed,
      number: NUMBER,
      address: null,
    });
    expect((await set(first.id, { address: 'Asha@abdm' })).data?.setAbha).toEqual({
      ...claimed,
      number: NUMBER,
      address: 'asha@abdm',
    });
    await set(second.id, { number: NUMBER });
    expect((await pairs())?.map(({ of }) => of)).toEqual([[first.id, second.id]]);
    await set(second.id, { number: '91-7507-6821-7771', isCompared: true });
    expect(await pairs()).toEqual([]);
    expect((await set(second.id, { number: null })).data?.setAbha).toBeNull();

    const admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
    const { body } = await admin.graphql(`{ patientOverview(id: "${first.id}") { abha { number address status } } }`);
    expect(body.data).toEqual({
      patientOverview: { abha: { number: NUMBER, address: 'asha@abdm', status: 'CLAIMED' } },
    });
  });

  it('is verified only if each part that is known is, and a part that stays is not checked again', async () => {
    const { id } = await insertPatient(app.sql);
    await verify(id, 'asha@abdm');
    const unlike = '91-7507-6821-7771';
    const known = { number: unlike, address: 'asha@abdm', status: 'CLAIMED', verifiedAt: null };
    expect((await set(id, { number: unlike, isCompared: true })).data?.setAbha).toEqual(known);
    expect((await set(id, { number: unlike, address: 'asha@abdm' })).data?.setAbha).toEqual(known);
    await app.sql('update patient_identifier set verified_at = now() where patient_id = $1', [id]);
    expect((await set(id, { number: unlike })).data?.setAbha).toMatchObject({ number: unlike, status: 'VERIFIED' });
  });

  it('links each record to the oldest that has it, and all others to one that is asked of', async () => {
    const group: string[] = [];
    for (const _ of [1, 2, 3]) {
      const { id } = await insertPatient(app.sql);
      await set(id, { number: NUMBER });
      group.push(id);
    }
    const [a = '', b = '', c = ''] = group;
    expect((await pairs())?.map(({ of }) => of)).toEqual([
      [a, b],
      [a, c],
    ]);
    expect((await pairs(reception, b))?.map(({ of }) => of)).toEqual([
      [a, b],
      [b, c],
    ]);
    expect(await pairs(reception, (await insertPatient(app.sql)).id)).toEqual([]);
    expect(await pairs(reception, '0190a0a0-0000-7000-8000-000000000000')).toBeUndefined();
  });

  it('is read by the desk on its page of the patient', async () => {
    const { id } = await insertPatient(app.sql);
    const read = async () =>
      (
        await reception.graphql<{ deskPatient: { abha: object | null } }>(
          'query ($id: ID!) { deskPatient(id: $id) { abha { number address status } } }',
          { id },
        )
      ).body.data?.deskPatient.abha;
    expect(await read()).toBeNull();
    await set(id, { address: 'asha.desk@abdm' });
    expect(await read()).toEqual({ number: null, address: 'asha.desk@abdm', status: 'CLAIMED' });
  });

  it('of a record that has gone makes no pair', async () => {
    const [first, second] = [await insertPatient(app.sql), await insertPatient(app.sql)];
    await set(first.id, { address: 'asha@abdm' });
    await set(second.id, { address: 'asha@abdm' });
    expect((await pairs())?.map(({ reason }) => reason)).toEqual(['The same ABHA address']);
    await app.sql('update patient set deleted_at = now() where id = $1', [second.id]);
    expect(await pairs()).toEqual([]);
  });

  it('is verified for one record alone', async () => {
    const [first, second] = [await insertPatient(app.sql), await insertPatient(app.sql)];
    await verify(first.id, NUMBER);
    await expect(verify(second.id, NUMBER)).rejects.toThrow('patient_identifier_live');
  });
});
