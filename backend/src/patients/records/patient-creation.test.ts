import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import {
  freshPhone,
  insertAdmin,
  insertBareRecord,
  insertPatient,
  insertPatientWithAccount,
  insertUser,
  patientForm,
} from '../../../test/builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
afterAll(() => app.close());
beforeEach(() => app.clock.set(NOON));

const create = (body: unknown) => admin.rest<{ data: { _id: string } }>('POST', '/admin/patients', body);

describe('users-without-patients', () => {
  interface Waiting {
    data: { _id: string; mobile_number: string }[];
  }
  const waiting = async (query = '') =>
    (await admin.rest<Waiting>('GET', `/admin/users-without-patients${query}`)).body.data.map(({ _id }) => _id);

  it('lists the patient accounts whose record is missing or not complete, newest first (reading 30)', async () => {
    await app.sql("delete from patient; delete from app_user where user_type <> 'admin'");
    const at = (second: number) => ({ created_at: new Date(NOON.getTime() + 1_000 * second) });
    const missing = await insertUser(app.sql, at(1));
    const bare = await insertUser(app.sql, at(2));
    await insertBareRecord(app.sql, bare.id);
    const half = await insertUser(app.sql, at(3));
    await insertPatient(app.sql, { user_id: half.id, diagnosis: null });
    const deletedRecord = await insertUser(app.sql, at(4));
    await insertPatient(app.sql, { user_id: deletedRecord.id, deleted_at: NOON });
    await insertPatientWithAccount(app.sql);
    await insertUser(app.sql, { user_type: 'user' });
    await insertUser(app.sql, { disabled_at: NOON });
    await insertUser(app.sql, { deleted_at: NOON });
    expect(await waiting()).toEqual([deletedRecord.id, half.id, bare.id, missing.id]);
    expect(await waiting('?limit=2')).toEqual([deletedRecord.id, half.id]);
    const { body } = await admin.graphql<{ usersWithoutPatients: { id: string }[] }>(
      '{ usersWithoutPatients(first: 3) { id } }',
    );
    expect(body.data?.usersWithoutPatients.map(({ id }) => id)).toEqual([deletedRecord.id, half.id, bare.id]);
  });

  it('tells what the account, or its bare record, says of birth date and gender', async () => {
    const own = await insertUser(app.sql, { birth_date: '1958-04-23', gender: 'male' });
    const half = await insertUser(app.sql, { birth_date: null, gender: null });
    const exact = { birth_date: '1961-02-03', birth_date_exact: true, gender: 'female' };
    await insertPatient(app.sql, { user_id: half.id, diagnosis: null, ...exact });
    const guessed = await insertUser(app.sql);
    await insertPatient(app.sql, {
      user_id: guessed.id,
      diagnosis: null,
      birth_date: '1961-01-01',
      birth_date_exact: false,
    });
    const { body } = await admin.graphql<{
      usersWithoutPatients: { id: string; dateOfBirth: string; gender: string }[];
    }>('{ usersWithoutPatients(first: 100) { id dateOfBirth gender } }');
    const of = (id: string) => body.data?.usersWithoutPatients.find((user) => user.id === id);
    expect(of(own.id)).toMatchObject({ dateOfBirth: '1958-04-23', gender: 'MALE' });
    expect(of(half.id)).toMatchObject({ dateOfBirth: '1961-02-03', gender: 'FEMALE' });
    expect(of(guessed.id)).toMatchObject({ dateOfBirth: null });
  });

  it('finds an account by a part of its name or of its number', async () => {
    const named = await insertUser(app.sql, { full_name: 'Chandrakanta Bisht' });
    expect(await waiting('?search=KANTA+b')).toEqual([named.id]);
    expect(await waiting(`?search=${named.phone.slice(-6)}`)).toEqual([named.id]);
    expect(await waiting('?search=%25')).toEqual([]);
  });

  it.each(['limit=0', 'limit=101', 'limit=x', `search=${'x'.repeat(101)}`])('refuses ?%s', async (query) => {
    expect((await admin.rest('GET', `/admin/users-without-patients?${query}`)).status).toBe(400);
  });
});

describe('Add Patient', () => {
  it('fills in the bare record of the account, which keeps its id and number, and makes it complete (reading 30)', async () => {
    const user = await insertUser(app.sql);
    const bare = await insertBareRecord(app.sql, user.id);
    const { status, body } = await create(patientForm(user.id));
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ _id: bare.id, name: 'Mohan Lal', isProfileComplete: true });
    expect(await app.sql('select id from patient where user_id = $1', [user.id])).toEqual([{ id: bare.id }]);
  });

  it('makes the record where there is none', async () => {
    const user = await insertUser(app.sql);
    const { body } = await create(patientForm(user.id, { bloodGroup: '' }));
    const stored = await app.sql(
      `select name, diagnosis, address, birth_date::text, birth_date_exact, blood_group, gender, contact_phone, emergency_phone,
        is_complete, created_at, version from patient where id = $1`,
      [body.data._id],
    );
    expect(stored).toEqual([
      {
        name: 'Mohan Lal',
        diagnosis: 'Rotator cuff repair',
        address: '4 Gomti Nagar, Lucknow',
        birth_date: '1974-03-10',
        birth_date_exact: false,
        blood_group: null,
        gender: 'male',
        contact_phone: '+919812345678',
        emergency_phone: '+919887654321',
        is_complete: true,
        created_at: NOON,
        version: 1,
      },
    ]);
  });

  it('keeps text as it was meant: trimmed, in normal form, Devanagari as it is', async () => {
    const user = await insertUser(app.sql);
    const { body } = await create(patientForm(user.id, { name: '  राम \u095cा  ', diagnosedWith: '\0घुटना' }));
    expect(body.data).toMatchObject({ name: 'राम \u0921\u093cा', diagnosedWith: 'घुटना' });
  });

  it.each(['M', 'F', 'others'])('takes the gender %s and gives it back so (reading 25)', async (gender) => {
    expect((await create(patientForm((await insertUser(app.sql)).id, { gender }))).body.data).toMatchObject({ gender });
  });

  it.each([52, '52', ' 52 '])('takes the age as %j, as a form may send it', async (age) => {
    expect((await create(patientForm((await insertUser(app.sql)).id, { age }))).body.data).toMatchObject({ age: 52 });
  });

  it('ignores whatever else is sent along (AZ-5, reading 20)', async () => {
    const user = await insertUser(app.sql);
    const extras = {
      _id: uuidv7(),
      patientId: 'PT-999999',
      contact: '9800000000',
      isProfileComplete: false,
      lastLogin: NOON,
      version: 9,
    };
    const { body } = await create(patientForm(user.id, extras));
    expect(body.data).toMatchObject({ contact: '9812345678', isProfileComplete: true, lastLogin: null, version: 1 });
    expect(body.data).not.toMatchObject({ _id: extras._id });
    expect(body.data).not.toMatchObject({ patientId: extras.patientId });
  });

  it('refuses an account that has a complete record', async () => {
    const { user } = await insertPatientWithAccount(app.sql);
    expect(await create(patientForm(user.id))).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_EXISTS', fields: { userId: expect.any(String) } },
    });
  });

  it('makes one record when it is asked fifty times at once (ID-2)', async () => {
    const user = await insertUser(app.sql);
    const answers = await Promise.all(Array.from({ length: 50 }, () => create(patientForm(user.id))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
    expect(await app.sql('select from patient where user_id = $1', [user.id])).toHaveLength(1);
  });

  it.each([
    ['nobody', async () => uuidv7()],
    ['an admin', async () => (await insertAdmin(app.sql)).id],
    ['somebody who is no patient', async () => (await insertUser(app.sql, { user_type: 'user' })).id],
    ['an account that is gone', async () => (await insertUser(app.sql, { deleted_at: NOON })).id],
    ['a record in place of an account', async () => (await insertPatient(app.sql)).id],
  ])('refuses %s', async (_who, idOf) => {
    expect(await create(patientForm(await idOf()))).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });
});

describe('the patient form (spec §5)', () => {
  const refusedFields = async (body: unknown) => {
    const answer = await admin.rest<{ code: string; message: string; fields: Record<string, string> }>(
      'POST',
      '/admin/patients',
      body,
    );
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 400, code: 'BAD_INPUT' });
    expect(answer.body.message).toBe(Object.values(answer.body.fields).join('. '));
    return answer.body.fields;
  };

  it('requires everything but the blood group, with a sentence for each field', async () => {
    expect(await refusedFields({})).toEqual({
      userId: 'Please choose the user that the record belongs to',
      name: 'Name is required',
      diagnosedWith: 'Diagnosis is required',
      address: 'Address is required',
      age: 'Age is required',
      gender: 'Please choose a gender',
      contactNumber: 'Contact number is required',
      emergencyContactNumber: 'Emergency contact number is required',
    });
  });

  it.each([
    ['name', '   '],
    ['name', 'x'.repeat(121)],
    ['name', 42],
    ['diagnosedWith', 'x'.repeat(201)],
    ['address', 'x'.repeat(501)],
    ['age', -1],
    ['age', 121],
    ['age', 1.5],
    ['age', ''],
    ['age', 'old'],
    ['age', [52]],
    ['bloodGroup', 'C+'],
    ['gender', 'X'],
    ['contactNumber', '+44 7911 123456'],
    ['contactNumber', '98765'],
    ['emergencyContactNumber', '0522 2200000'],
    ['userId', 'not an id'],
    ['userId', { $ne: null }],
  ])('refuses the %s %j', async (field, value) => {
    const fields = await refusedFields(patientForm(uuidv7(), { [field]: value }));
    expect(Object.keys(fields)).toEqual([field]);
  });

  it('takes the longest texts and the outermost ages', async () => {
    for (const age of [0, 120]) {
      const longest = { name: 'न'.repeat(120), diagnosedWith: 'x'.repeat(200), address: 'x'.repeat(500), age };
      expect((await create(patientForm((await insertUser(app.sql)).id, longest))).body.data).toMatchObject(longest);
    }
  });

  it.each([
    ['a list', []],
    ['a text', 'name'],
    ['nothing', null],
  ])('refuses %s in place of the form', async (_what, body) => {
    expect((await create(body)).status).toBe(400);
  });

  it('is the same through GraphQL', async () => {
    const user = await insertUser(app.sql, { phone: freshPhone() });
    const mutation =
      'mutation ($input: CreatePatientInput!) { createPatient(input: $input) { name age contactNumber userId } }';
    const refused = await admin.graphql(mutation, {
      input: patientForm(user.id, { gender: 'MALE', name: ' ', age: 130 }),
    });
    expect(refused.body.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      fields: { name: 'Name is required', age: 'Age must be a whole number from 0 to 120' },
    });
    const made = await admin.graphql(mutation, { input: patientForm(user.id, { gender: 'MALE' }) });
    expect(made.body).toEqual({
      data: { createPatient: { name: 'Mohan Lal', age: 52, contactNumber: '9812345678', userId: user.id } },
    });
    const again = await admin.graphql(mutation, { input: patientForm(user.id, { gender: 'MALE' }) });
    expect(again.body.errors?.[0]?.extensions.code).toBe('ALREADY_EXISTS');
  });
});
