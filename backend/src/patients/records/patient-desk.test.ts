import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  freshPhone,
  insertAdmin,
  insertAppointment,
  insertBareRecord,
  insertPatient,
  insertPatientWithAccount,
  insertUser,
} from '../../../test/builders.js';
import { deskForm } from '../../../test/desk-access.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
afterAll(() => app.close());

interface Saved {
  data: { _id: string; patientId: string; userId: { _id: string } | null; isProfileComplete: boolean; version: number };
  code?: string;
  message: string;
  fields?: Record<string, string>;
}
let keys = 0;
const freshKey = () => `at-the-desk-${++keys}`;
const register = (fields: object = {}, key = freshKey()) =>
  admin.rest<Saved>('POST', '/admin/patients/register', deskForm({ ...fields }), { 'Idempotency-Key': key });
const complete = (id: string, fields: object = {}, headers = {}) =>
  admin.rest<Saved>('POST', `/admin/patients/${id}/complete`, deskForm({ ...fields }), headers);
const national = (phone: string) => phone.slice(3);

describe('a person at the desk (clinic §7)', () => {
  it('gets a complete record and an account by the number, with which they sign in', async () => {
    const phone = freshPhone();
    const { status, body } = await register({ contactNumber: national(phone) });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ isProfileComplete: true, userId: { _id: expect.any(String) } });
    expect(
      await app.sql('select full_name, user_type, phone from app_user where id = $1', [body.data.userId?._id]),
    ).toEqual([{ full_name: 'Mohan Lal', user_type: 'patient', phone }]);
    const own = await (await app.signIn(phone)).rest<{ data: { _id: string } }>('GET', '/users/me');
    expect(own.body.data._id).toBe(body.data.userId?._id);
  });

  it('fills in the bare record of an account that is there, and keeps what its person told of themselves', async () => {
    const signedUp = await insertUser(app.sql);
    const bare = await insertBareRecord(app.sql, signedUp.id);
    expect((await register({ contactNumber: national(signedUp.phone) })).body.data).toMatchObject({
      _id: bare.id,
      userId: { _id: signedUp.id },
    });
    const without = await insertUser(app.sql, { birth_date: '1974-01-31' });
    const made = await register({ contactNumber: national(without.phone), age: 52 });
    expect(
      await app.sql('select birth_date::text, birth_date_exact from patient where id = $1', [made.body.data._id]),
    ).toEqual([{ birth_date: '1974-01-31', birth_date_exact: true }]);
  });

  it('is not asked again to complete the profile that the desk has completed', async () => {
    const signedUp = await insertUser(app.sql, { profile_completed: false });
    await insertBareRecord(app.sql, signedUp.id);
    await register({ contactNumber: national(signedUp.phone) });
    const other = await insertUser(app.sql, { profile_completed: false });
    await complete((await insertBareRecord(app.sql, other.id)).id, { contactNumber: national(other.phone) });
    for (const { phone } of [signedUp, other]) {
      const { body } = await (await app.signIn(phone)).graphql('{ me { profileCompleted } }');
      expect(body.data).toEqual({ me: { profileCompleted: true } });
    }
  });

  it.each([
    [
      'a charge',
      "insert into charge (id, patient_id, text, amount_paise, day, created_at) values ($1, $2, 'Belt', 50000, '2026-03-10', now())",
    ],
    [
      'a report',
      "insert into progress_report (id, patient_id, content, created_at) values ($1, $2, 'Walks with a stick', now())",
    ],
    [
      'an identifier of a hospital',
      "insert into patient_identifier (id, patient_id, system, value, created_at) values ($1, $2, 'https://h.example', gen_random_uuid()::text, now())",
    ],
  ])('does not lose %s of the record of whoever signed up with the number', async (_what, insert) => {
    const signedUp = await insertUser(app.sql);
    const bare = await insertBareRecord(app.sql, signedUp.id);
    await app.sql(insert, [randomUUID(), bare.id]);
    const sent = await insertPatient(app.sql, { diagnosis: null });
    const { status, body } = await complete(sent.id, { contactNumber: national(signedUp.phone) });
    expect({ status, user: body.data.userId }).toEqual({ status: 200, user: null });
    expect(await app.sql('select user_id from patient where id = $1 and deleted_at is null', [bare.id])).toEqual([
      { user_id: signedUp.id },
    ]);
  });

  it('is refused on the number of a complete record, its own or its account’s, and told its PT number', async () => {
    const { user, record } = await insertPatientWithAccount(app.sql, { contact_phone: freshPhone() });
    const [{ contact_phone: own } = { contact_phone: '' }] = await app.sql<{ contact_phone: string }>(
      'select contact_phone from patient where id = $1',
      [record.id],
    );
    for (const phone of [user.phone, own]) {
      const { status, body } = await register({ contactNumber: national(phone) });
      expect({ status, code: body.code }).toEqual({ status: 409, code: 'ALREADY_EXISTS' });
      expect(body.message).toContain(record.reference);
      expect(body.fields).toEqual({ contactNumber: `${record.reference} has this number already` });
    }
    expect(await app.sql('select from patient where contact_phone = $1', [own])).toHaveLength(1);
  });

  it('is a further person on that number without an account, once that is said', async () => {
    const { user } = await insertPatientWithAccount(app.sql);
    const { status, body } = await register({ contactNumber: national(user.phone), withoutAccount: true });
    expect({ status, userId: body.data.userId }).toEqual({ status: 201, userId: null });
  });

  it('is refused on the number of somebody who is no patient', async () => {
    const relative = await insertUser(app.sql, { user_type: 'user' });
    expect((await register({ contactNumber: national(relative.phone) })).body.code).toBe('ALREADY_EXISTS');
    // Staff sign in through a door of their own, so that one number may be of both (reading 9).
    const colleague = await insertUser(app.sql, { user_type: 'doctor' });
    expect((await register({ contactNumber: national(colleague.phone) })).status).toBe(201);
  });

  it('is one record of ten requests at once: with one key all get it, with ten keys nine are refused', async () => {
    const [one, ten] = [national(freshPhone()), national(freshPhone())];
    const key = freshKey();
    const same = await Promise.all(Array.from({ length: 10 }, () => register({ contactNumber: one }, key)));
    expect(new Set(same.map(({ status, body }) => `${status} ${body.data._id}`)).size).toBe(1);
    const others = await Promise.all(Array.from({ length: 10 }, () => register({ contactNumber: ten })));
    expect(others.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(others.filter(({ status }) => status === 409)).toHaveLength(9);
    expect(await app.sql('select from patient where contact_phone = $1', [`+91${ten}`])).toHaveLength(1);
  });

  it('needs a key, and the key one body', async () => {
    const contactNumber = national(freshPhone());
    expect((await register({ contactNumber }, '')).body.fields).toEqual({ 'Idempotency-Key': expect.any(String) });
    const key = freshKey();
    expect((await register({ contactNumber: 'none' }, key)).body.fields).toEqual({ contactNumber: expect.any(String) });
    expect((await register({ contactNumber }, key)).status).toBe(201);
    expect((await register({ contactNumber, name: 'Another' }, key)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('leaves one audit row, which names the fields', async () => {
    const { body } = await register();
    const rows = await app.sql<{ changed_fields: string[] }>(
      "select changed_fields from audit_event where verb = 'patient.register' and subject_id = $1",
      [body.data._id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.changed_fields).toEqual(expect.arrayContaining(['name', 'diagnosis', 'contactPhone', 'user']));
  });
});

describe('an incomplete record (clinic §7)', () => {
  const bareOf = async () => {
    const user = await insertUser(app.sql);
    return { user, id: (await insertBareRecord(app.sql, user.id)).id };
  };

  it('is completed by its id or its number, and keeps its account and number', async () => {
    const { user, id } = await bareOf();
    const { status, body } = await complete(id);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ _id: id, userId: { _id: user.id }, isProfileComplete: true, version: 2 });
    const { reference } = await insertPatient(app.sql, { address: null });
    expect((await complete(reference)).body.data).toMatchObject({ patientId: reference, isProfileComplete: true });
  });

  it('is refused when it is complete already, deleted, unknown, or changed meanwhile', async () => {
    const { id } = await insertPatient(app.sql);
    expect(await complete(id)).toMatchObject({ status: 409, body: { code: 'WRONG_STATE' } });
    const gone = await insertPatient(app.sql, { diagnosis: null, deleted_at: app.clock.now() });
    for (const name of [gone.id, 'PT-999999', 'x']) expect((await complete(name)).status).toBe(404);
    const bare = await bareOf();
    expect((await complete(bare.id, {}, { 'If-Match': '"7"' })).status).toBe(412);
    expect((await complete(bare.id, { age: 121 })).body.fields).toEqual({ age: expect.any(String) });
    expect((await complete(bare.id, {}, { 'If-Match': '"1"' })).status).toBe(200);
  });

  it('takes the whole form, but for the blood group, and keeps a birth date that is exact', async () => {
    const { id } = await insertPatient(app.sql, { diagnosis: null, birth_date: '1966-02-03', birth_date_exact: true });
    for (const field of [
      'name',
      'diagnosedWith',
      'address',
      'age',
      'gender',
      'contactNumber',
      'emergencyContactNumber',
    ])
      expect((await complete(id, { [field]: undefined })).body.fields).toEqual({ [field]: expect.any(String) });
    expect((await complete(id, { age: 60, bloodGroup: undefined })).status).toBe(200);
    expect(await app.sql('select birth_date::text, birth_date_exact from patient where id = $1', [id])).toEqual([
      { birth_date: '1966-02-03', birth_date_exact: true },
    ]);
  });

  it('gets an account by its number where it has none: a new one, or that of whoever signed up meanwhile', async () => {
    const sent = () => insertPatient(app.sql, { diagnosis: null, address: null, emergency_phone: null });
    const phone = freshPhone();
    const made = (await complete((await sent()).id, { contactNumber: national(phone) })).body.data;
    const [account] = await app.sql('select id, user_type from app_user where phone = $1', [phone]);
    expect(account).toEqual({ id: made.userId?._id, user_type: 'patient' });

    const signedUp = await insertUser(app.sql);
    const told = { birth_date: '1974-01-31', birth_date_exact: true };
    const bare = await insertBareRecord(app.sql, signedUp.id, told);
    const referred = await insertPatient(app.sql, { diagnosis: null, birth_date: null });
    const known = (await complete(referred.id, { contactNumber: national(signedUp.phone), age: 52 })).body.data;
    expect(
      await app.sql('select birth_date::text, birth_date_exact from patient where id = $1', [referred.id]),
    ).toEqual([told]);
    expect(known).toMatchObject({ _id: referred.id, userId: { _id: signedUp.id } });
    expect(await app.sql('select id from patient where user_id = $1 and deleted_at is null', [signedUp.id])).toEqual([
      { id: referred.id },
    ]);
    expect(await app.sql('select deleted_at is not null as gone from patient where id = $1', [bare.id])).toEqual([
      { gone: true },
    ]);
  });

  it('gets none where the number is that of another person, of staff, or of somebody who has asked for a session', async () => {
    const sent = () => insertPatient(app.sql, { diagnosis: null });
    const { user } = await insertPatientWithAccount(app.sql);
    const busy = await insertUser(app.sql);
    await insertAppointment(app.sql, (await insertBareRecord(app.sql, busy.id)).id);
    const other = await insertUser(app.sql, { user_type: 'user' });
    for (const { phone } of [user, busy, other]) {
      const { status, body } = await complete((await sent()).id, { contactNumber: national(phone) });
      expect([status, body.data.userId]).toEqual([200, null]);
    }
  });

  it('is completed once by ten at the same time', async () => {
    const { id } = await bareOf();
    const answers = await Promise.all(Array.from({ length: 10 }, () => complete(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    expect(
      await app.sql("select from audit_event where verb = 'patient.complete' and subject_id = $1", [id]),
    ).toHaveLength(1);
  });
});

it('both are mutations of GraphQL, which say what is at fault', async () => {
  const { gender: _letter, ...form } = deskForm();
  const input = { ...form, gender: 'MALE' };
  const REGISTER =
    'mutation ($input: RegisterPatientInput!, $key: String!) { registerPatient(input: $input, idempotencyKey: $key) { patientId userId } }';
  const first = await admin.graphql<{ registerPatient: { patientId: string } }>(REGISTER, { input, key: freshKey() });
  const again = await admin.graphql(REGISTER, { input, key: freshKey() });
  expect(again.body.errors?.[0]?.extensions).toMatchObject({
    code: 'ALREADY_EXISTS',
    fields: { contactNumber: `${first.body.data?.registerPatient.patientId} has this number already` },
  });
  const { id } = await insertPatient(app.sql, { gender: null });
  const done = await admin.graphql(
    'mutation ($id: ID!, $input: CompletePatientInput!) { completePatient(id: $id, input: $input, version: 1) { isProfileComplete version } }',
    { id, input },
  );
  expect(done.body.data).toEqual({ completePatient: { isProfileComplete: true, version: 2 } });
});
