import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  freshPhone,
  insertAdmin,
  insertAppointment,
  insertPatient,
  insertPhysiotherapist,
  insertUser,
} from '../../../test/builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import { addedMember, registerMember, signedInLongAgo, staffLines, teamOf } from '../../../test/team-calls.js';
import type { TestClient } from '../../../test/test-client.js';
import { told } from '../../../test/told.js';

let app: TestApp;
let admin: TestClient;
let adminId: string;
beforeAll(async () => {
  app = await createTestApp();
  const account = await insertAdmin(app.sql);
  adminId = account.id;
  admin = await app.signIn(account.phone, 'admin');
});
beforeEach(async () => {
  await app.sql('delete from appointment; delete from physiotherapist; delete from doctor');
  await app.sql(
    `update app_user set deleted_at = now() where id <> $1 and user_type in ('admin', 'physiotherapist', 'doctor')`,
    [adminId],
  );
  app.sms.failure = undefined;
});
afterAll(() => app.close());

const register = (input: object) => registerMember(admin, input);
const added = (input?: object) => addedMember(admin, input);
const team = (includeLeft = false) => teamOf(admin, includeLeft);

describe('adding to the team', () => {
  it.each([
    [{ userType: 'PATIENT' }, 'userType'],
    [{ fullName: ' ' }, 'fullName'],
    [{ phoneNumber: '12345' }, 'phoneNumber'],
    [{ specialization: '  ' }, 'specialization'],
    [{ userType: 'DOCTOR', specialization: null }, 'specialization'],
    [{ userType: 'ADMIN' }, 'specialization'],
    [{ userType: 'ADMIN', specialization: null, registrationNumber: 'UP 1' }, 'registrationNumber'],
    [{ userType: 'DOCTOR', physiotherapistId: '01a1f8c6-6104-7131-a85a-082a7fe1675b' }, 'physiotherapistId'],
    [{ physiotherapistId: 'nobody' }, 'physiotherapistId'],
  ])('refuses %j beside the input', async (input, field) => {
    const { code, fields } = await register(input);
    expect(code).toBe('BAD_INPUT');
    expect(Object.keys(fields ?? {})).toEqual([field]);
    expect(await team()).toHaveLength(1);
  });

  it('adds a physiotherapist who is in the list of those who treat, and a doctor who is in the list of those who refer', async () => {
    const neha = await added({ phoneNumber: '098765-11223', registrationNumber: 'UP 77' });
    expect(neha).toEqual({
      id: neha.userId,
      userId: expect.any(String),
      userType: 'PHYSIOTHERAPIST',
      fullName: 'Neha Kapoor',
      mobileNumber: '+919876511223',
      specialization: 'Sports',
      registrationNumber: 'UP 77',
      physiotherapistId: expect.any(String),
      doctorId: null,
      disabled: false,
      lastDay: null,
      lastLogin: null,
      sessionsAhead: 0,
      version: 1,
    });
    const sanjay = await added({ userType: 'DOCTOR', fullName: 'Sanjay Rao', specialization: 'Orthopaedic surgeon' });
    expect(sanjay).toMatchObject({ userType: 'DOCTOR', physiotherapistId: null, doctorId: expect.any(String) });
    const { body } = await admin.graphql('{ physiotherapists { id name } doctors { id name specialization } }');
    expect(body.data).toEqual({
      physiotherapists: [{ id: neha.physiotherapistId, name: 'Neha Kapoor' }],
      doctors: [{ id: sanjay.doctorId, name: 'Sanjay Rao', specialization: 'Orthopaedic surgeon' }],
    });
    expect(await staffLines(app, neha.id)).toEqual([
      { verb: 'staff.register', changed_fields: expect.arrayContaining(['userType', 'phone', 'fullName']) },
    ]);
  });

  it('adds anybody only within 15 minutes of signing in, and an admin signs in then', async () => {
    const input = { userType: 'ADMIN', specialization: null, fullName: 'Ravi Kumar', phoneNumber: freshPhone() };
    await signedInLongAgo(app, adminId, async () => {
      expect(await register(input)).toMatchObject({ code: 'RECENT_SIGN_IN_REQUIRED' });
      expect(await register({})).toMatchObject({ code: 'RECENT_SIGN_IN_REQUIRED' });
    });
    const ravi = await added(input);
    expect(ravi).toMatchObject({ userType: 'ADMIN', specialization: null, physiotherapistId: null });
    expect((await told(app, 'STAFF_REGISTERED')).at(-1)).toBe(input.phoneNumber);
    // Keys outlive the number, which is erased.
    expect(await app.sql(`select id from message where dedup_key like '%+91%'`)).toEqual([]);
    const browser = await app.signIn(input.phoneNumber, 'admin');
    expect((await browser.graphql('{ staff { id } }')).body.errors).toBeUndefined();
  });

  it('lets one person be patient, staff and admin, and a number have one account of each door', async () => {
    const phoneNumber = (await insertUser(app.sql)).phone;
    await added({ phoneNumber });
    await added({ phoneNumber, userType: 'ADMIN', specialization: null });
    for (const input of [{}, { userType: 'DOCTOR' }, { userType: 'ADMIN', specialization: null }]) {
      expect(await register({ phoneNumber, ...input })).toMatchObject({
        code: 'ALREADY_EXISTS',
        fields: { phoneNumber: 'This phone number already has an account of that kind.' },
      });
    }
    const types = (await team()).map(({ userType }) => String(userType));
    expect(types.toSorted()).toEqual(['ADMIN', 'ADMIN', 'PHYSIOTHERAPIST']);
  });

  it('adds somebody once, however often and at once it is asked for', async () => {
    const input = { phoneNumber: freshPhone() };
    const codes = (await Promise.all(Array.from({ length: 8 }, () => register(input)))).map(
      ({ code }) => code ?? 'done',
    );
    expect(codes.toSorted()).toEqual([...Array.from({ length: 7 }, () => 'ALREADY_EXISTS'), 'done']);
    expect(await app.sql('select from physiotherapist')).toHaveLength(1);
  });

  it('gives a physiotherapist who was there without one an account, once', async () => {
    const { id: physiotherapistId } = await insertPhysiotherapist(app.sql, { name: 'Farah', specialization: 'Spine' });
    const unknown = '01a1f8c6-6104-7131-a85a-082a7fe1675b';
    expect(await register({ physiotherapistId: unknown })).toMatchObject({ code: 'NOT_FOUND' });
    const farah = await added({ physiotherapistId, fullName: 'Farah Khan', specialization: null });
    expect(farah).toMatchObject({ physiotherapistId, fullName: 'Farah Khan', specialization: 'Spine', version: 2 });
    expect(await register({ physiotherapistId })).toMatchObject({
      code: 'ALREADY_EXISTS',
      fields: { physiotherapistId: 'This physiotherapist has an account already.' },
    });
    expect(await app.sql('select name, phone from physiotherapist')).toEqual([
      { name: 'Farah Khan', phone: farah.mobileNumber },
    ]);
  });
});

describe('the team', () => {
  it('is listed by name, those without an account too, with the scheduled sessions ahead of each', async () => {
    const { id: anil } = await insertPhysiotherapist(app.sql, { name: 'Anil Rao', phone: '+919812300000' });
    const neha = await added({ fullName: 'Neha Kapoor' });
    const patient = (await insertPatient(app.sql)).id;
    const session = (columns: object) =>
      insertAppointment(app.sql, patient, {
        physiotherapist_id: neha.physiotherapistId,
        status: 'scheduled',
        ...columns,
      });
    await session({});
    await session({ starts_at: new Date(NOON.getTime() - 3_600_000) });
    await session({ starts_at: new Date(NOON.getTime() + 3_600_000), status: 'pending' });
    await session({ starts_at: new Date(NOON.getTime() + 7_200_000), deleted_at: NOON });
    const members = await team();
    expect(members.map(({ fullName, sessionsAhead }) => [fullName, sessionsAhead])).toEqual([
      ['Anil Rao', 0],
      ['Asha Verma', 0],
      ['Neha Kapoor', 1],
    ]);
    expect(members[0]).toMatchObject({ id: anil, userId: null, mobileNumber: '+919812300000', lastLogin: null });
  });

  it('has those who left only when asked for, with their last day in India', async () => {
    await insertPhysiotherapist(app.sql, { name: 'Gone', last_day: '2026-03-09' });
    expect((await team()).map(({ fullName }) => fullName)).toEqual(['Asha Verma']);
    const [gone] = (await team(true)).filter(({ fullName }) => fullName === 'Gone');
    expect(gone).toMatchObject({ lastDay: '2026-03-09' });
  });

  it('says who is switched off, ends their sessions, and shows when they last signed in', async () => {
    const ravi = await added({ userType: 'ADMIN', specialization: null });
    const browser = await app.signIn(ravi.mobileNumber ?? '', 'admin');
    const set = (disabled: boolean) =>
      admin.graphql(
        'mutation ($id: ID!, $disabled: Boolean!) { setAccountDisabled(userId: $id, disabled: $disabled) { id } }',
        {
          id: ravi.userId,
          disabled,
        },
      );
    await set(true);
    const shown = async () => (await team()).find(({ id }) => id === ravi.id);
    expect(await shown()).toMatchObject({ disabled: true, lastLogin: NOON.toISOString() });
    expect((await browser.graphql('{ me { id } }')).body.data).toEqual({ me: null });
    await set(false);
    expect(await shown()).toMatchObject({ disabled: false });
  });
});

describe('changing what somebody is (setUserType)', () => {
  const become = (userId: string, userType: string) =>
    admin.graphql(`mutation ($userId: ID!) { setUserType(userId: $userId, userType: ${userType}) { userType } }`, {
      userId,
    });

  it('makes an account a physiotherapist who can be chosen, and finds the same one again later', async () => {
    const user = await insertUser(app.sql, { user_type: 'user', full_name: 'Ravi Kumar' });
    expect((await become(user.id, 'PHYSIOTHERAPIST')).body.data).toEqual({
      setUserType: { userType: 'PHYSIOTHERAPIST' },
    });
    const [ravi] = (await team()).filter(({ id }) => id === user.id);
    expect(ravi).toMatchObject({
      physiotherapistId: expect.any(String),
      specialization: null,
      mobileNumber: user.phone,
    });
    await become(user.id, 'USER');
    const [left] = (await team()).filter(({ fullName }) => fullName === 'Ravi Kumar');
    expect(left).toMatchObject({ id: ravi?.physiotherapistId, userId: null });
    await become(user.id, 'DOCTOR');
    expect((await team()).find(({ id }) => id === user.id)).toMatchObject({ doctorId: expect.any(String) });
    await become(user.id, 'PHYSIOTHERAPIST');
    expect((await team()).filter(({ fullName }) => fullName === 'Ravi Kumar')).toMatchObject([
      { id: user.id, physiotherapistId: ravi?.physiotherapistId },
    ]);
  });
});

it('a physiotherapist is called what the account is called, and nobody has to remember it', async () => {
  const neha = await added();
  await app.sql(`update app_user set full_name = 'Neha K', phone = '+919876599999' where id = $1`, [neha.id]);
  expect(await app.sql('select name, phone from physiotherapist')).toEqual([
    { name: 'Neha K', phone: '+919876599999' },
  ]);
  const doctor = await added({ userType: 'DOCTOR' });
  await app.sql(`update app_user set full_name = 'Dr. K' where id = $1`, [doctor.id]);
  expect(await app.sql('select name from doctor')).toEqual([{ name: 'Dr. K' }]);
});

it('the number of a physiotherapist opens no other door', async () => {
  const { mobileNumber, id } = await added();
  const browser = await app.signIn(mobileNumber ?? '');
  const { body } = await browser.graphql<{ me: { id: string; userType: string } }>('{ me { id userType } }');
  expect(body.data?.me.userType).toBe('PATIENT');
  expect(body.data?.me.id).not.toBe(id);
});
