import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertBareRecord,
  insertPatientWithAccount,
  insertUser,
  type UserRow,
} from '../../../test/builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

interface Answered {
  message: string;
  code?: string;
  fields?: Record<string, string>;
  data: Record<string, unknown>;
}

/** Somebody who has just signed up: an account and a bare record. */
async function newcomer(): Promise<{ user: UserRow; recordId: string; browser: TestClient }> {
  const user = await insertUser(app.sql, { full_name: '', profile_completed: false });
  const { id: recordId } = await insertBareRecord(app.sql, user.id);
  return { user, recordId, browser: await app.signIn(user.phone) };
}

/** All that is stored of an account and of its record. */
async function look(userId: string) {
  const [user] = await app.sql('select * from app_user where id = $1', [userId]);
  const records = await app.sql('select * from patient where user_id = $1', [userId]);
  return { user, records };
}

const auditOf = (userId: string, verb: string) =>
  app.sql<{ changed_fields: string[] }>(
    "select changed_fields from audit_event where subject_id = $1 and verb = $2 and outcome = 'done'",
    [userId, verb],
  );

const form = { name: 'Sunita Devi', email: 'sunita@example.com', dob: '1962-05-04', gender: 'Female' };
const complete = (browser: TestClient, body?: unknown) => browser.rest<Answered>('POST', '/users/profile', body);

describe('the profile form (spec §5)', () => {
  it.each([
    ['name', 'Full name is required'],
    ['email', 'Email is required'],
    ['dob', 'Date of birth is required'],
    ['gender', 'Gender must be male, female or other'],
  ])('requires %s, each with its sentence', async (missing, sentence) => {
    const { user, browser } = await newcomer();
    const before = await look(user.id);
    const answer = await complete(browser, { ...form, [missing]: undefined });
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_INPUT', message: sentence } });
    expect(answer.body.fields).toEqual({ [missing]: sentence });
    expect(await look(user.id)).toEqual(before);
  });

  it.each([
    [{ name: '' }, 'Full name is required'],
    [{ name: ' \u0000 ' }, 'Full name is required'],
    [{ name: 'x'.repeat(121) }, 'Full name must be at most 120 characters long'],
    [{ name: 42 }, 'Full name is required'],
    [{ email: '' }, 'Email is required'],
    [{ email: 'sunita' }, 'Please enter a valid e-mail address'],
    [{ email: 'sunita@' }, 'Please enter a valid e-mail address'],
    [{ email: 'a b@example.com' }, 'Please enter a valid e-mail address'],
    [{ email: 'a@example.com\nb@example.com' }, 'Please enter a valid e-mail address'],
    [{ email: `${'x'.repeat(250)}@example.com` }, 'Please enter a valid e-mail address'],
    [{ dob: '2026-03-11' }, 'Please enter a date of birth in the past, such as 1958-04-23'],
    [{ dob: '1899-12-31' }, 'Please enter a date of birth in the past, such as 1958-04-23'],
    [{ dob: '1962-02-30' }, 'Please enter a date of birth in the past, such as 1958-04-23'],
    [{ dob: '04-05-1962' }, 'Please enter a date of birth in the past, such as 1958-04-23'],
    [{ gender: 'F' }, 'Gender must be male, female or other'],
    [{ gender: '' }, 'Gender must be male, female or other'],
  ])('refuses %j and writes nothing', async (wrong, sentence) => {
    const { user, browser } = await newcomer();
    const before = await look(user.id);
    expect(await complete(browser, { ...form, ...wrong })).toMatchObject({ status: 400, body: { message: sentence } });
    expect(await look(user.id)).toEqual(before);
  });

  it('says all that is missing at once', async () => {
    const { browser } = await newcomer();
    const { body } = await complete(browser, { name: '', email: '', dob: '', gender: '' });
    expect(Object.keys(body.fields ?? {})).toEqual(['name', 'email', 'dob', 'gender']);
  });

  it('completes the profile; the bare record learns name, birth date and gender and stays incomplete (reading 5)', async () => {
    const { user, recordId, browser } = await newcomer();
    const { status, body } = await complete(browser, { ...form, name: '  Sunita Devi ' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      Fullname: 'Sunita Devi',
      email: 'sunita@example.com',
      dateOfBirth: '1962-05-04',
      gender: 'Female',
      profileCompleted: true,
    });
    const { records } = await look(user.id);
    expect(records).toMatchObject([
      {
        id: recordId,
        name: 'Sunita Devi',
        gender: 'female',
        birth_date_exact: true,
        is_complete: false,
        diagnosis: null,
      },
    ]);
    const [kept] = await app.sql('select birth_date::text from patient where id = $1', [recordId]);
    expect(kept).toEqual({ birth_date: '1962-05-04' });
    expect(await auditOf(user.id, 'user.completeProfile')).toHaveLength(1);
  });

  it('keeps the name of a complete record, and its exact birth date wins over an age (reading 26)', async () => {
    const { user, record } = await insertPatientWithAccount(app.sql, {
      name: 'Sunita Yadav',
      birth_date: '1960-03-10',
    });
    await complete(await app.signIn(user.phone), form);
    const [kept] = await app.sql(
      'select name, birth_date::text, birth_date_exact, gender, is_complete from patient where id = $1',
      [record.id],
    );
    expect(kept).toEqual({
      name: 'Sunita Yadav',
      birth_date: '1962-05-04',
      birth_date_exact: true,
      gender: 'female',
      is_complete: true,
    });
  });

  it.each(['Male', 'Female', 'Other'])('takes and gives back the gender %s (reading 25)', async (gender) => {
    const { browser } = await newcomer();
    expect((await complete(browser, { ...form, gender })).body.data['gender']).toBe(gender);
  });
});

describe('Skip (reading 5)', () => {
  it.each([
    ['an empty object', {}],
    ['no body at all', undefined],
  ])('is %s: the form is not asked for again, and nothing else changes', async (_what, body) => {
    const { user, browser } = await newcomer();
    const before = await look(user.id);
    const answer = await complete(browser, body);
    expect(answer).toMatchObject({ status: 200, body: { data: { profileCompleted: true, Fullname: '' } } });
    const after = await look(user.id);
    expect(after.user).toEqual({
      ...before.user,
      profile_completed: true,
      version: Number(before.user?.['version']) + 1,
    });
    expect(after.records).toEqual(before.records);
    expect(await auditOf(user.id, 'user.completeProfile')).toEqual([{ changed_fields: ['profileCompleted'] }]);
  });

  it('is a mutation of its own at the other door', async () => {
    const { browser } = await newcomer();
    const { body } = await browser.graphql('mutation { skipProfile { profileCompleted fullName } }');
    expect(body.data).toEqual({ skipProfile: { profileCompleted: true, fullName: '' } });
  });

  it.each([[[]], ['skip'], [{ note: 'skip' }]])('is not %j', async (body) => {
    const { browser } = await newcomer();
    expect((await complete(browser, body)).status).toBe(400);
    expect((await browser.graphql('{ me { profileCompleted } }')).body.data).toEqual({
      me: { profileCompleted: false },
    });
  });
});

describe('PATCH /users/me', () => {
  const patch = (browser: TestClient, body: unknown) => browser.rest<Answered>('PATCH', '/users/me', body);

  it('takes the whole loaded profile back, changes nothing and says so (readings 17, 18)', async () => {
    for (const { user, browser } of [await newcomer(), await settled()]) {
      const { body } = await browser.rest<Answered>('GET', '/users/me');
      const before = await look(user.id);
      expect(await patch(browser, body.data)).toMatchObject({
        status: 200,
        body: { message: 'Profile updated successfully', data: body.data },
      });
      expect(await look(user.id)).toEqual(before);
      expect(await auditOf(user.id, 'user.updateProfile')).toEqual([]);
    }
  });

  it('ignores whatever is not a personal field, and never refuses it (AZ-5)', async () => {
    const { user, browser } = await settled();
    const before = await look(user.id);
    const answer = await patch(browser, {
      _id: '01a1fc09-f3dc-74f9-8005-c78c2e1e2d5d',
      id: 1,
      userType: 'admin',
      user_type: 'admin',
      role: 'admin',
      mobile_number: '+919999999999',
      phone: '+919999999999',
      phoneNumber: 'not a number',
      avatar: '/api/v1/users/avatars/x.webp',
      avatarKey: 'x.webp',
      profileCompleted: false,
      lastLogin: 'never',
      lastLoginAt: null,
      disabledAt: '2026-01-01',
      deletedAt: '2026-01-01',
      createdAt: null,
      sessionsCompleted: 99,
      missedSessions: -1,
      recoveryProgress: { $gt: 0 },
      version: 99,
      constructor: { prototype: { admin: true } },
      __v: 0,
    });
    expect(answer.status).toBe(200);
    expect(await look(user.id)).toEqual(before);
  });

  it('changes the personal fields, and audits their names alone', async () => {
    const { user, browser } = await settled();
    const changes = {
      Fullname: 'Ramesh K. Gupta',
      email: 'ramesh@example.com',
      nickname: 'Guddu',
      gender: 'Other',
      country: 'Nepal',
      language: 'हिन्दी',
      timeZone: 'Asia/Kathmandu',
      dateOfBirth: '1958-04-23',
    };
    expect(await patch(browser, changes)).toMatchObject({ status: 200, body: { data: changes } });
    const [audit] = await auditOf(user.id, 'user.updateProfile');
    expect(audit?.changed_fields.toSorted()).toEqual(
      ['fullName', 'email', 'nickname', 'gender', 'country', 'language', 'timeZone', 'birthDate'].toSorted(),
    );
    const emptied = await patch(browser, { email: '', nickname: null, gender: null, dateOfBirth: '' });
    expect(emptied.body.data).toMatchObject({
      email: null,
      nickname: null,
      gender: null,
      dateOfBirth: null,
      country: 'Nepal',
    });
    expect((await patch(browser, { Fullname: ' ' })).body.data['Fullname']).toBe('Ramesh K. Gupta');
  });

  it.each([
    [{ email: 'nowhere' }, 'Please enter a valid e-mail address'],
    [{ timeZone: 'Lucknow' }, 'Please enter a time zone such as Asia/Kolkata'],
    [{ dateOfBirth: '2026-03-11' }, 'Please enter a date of birth in the past, such as 1958-04-23'],
    [{ gender: 'M' }, 'Gender must be male, female or other'],
    [{ country: '' }, 'Country is required'],
    [{ nickname: 'x'.repeat(61) }, 'Nickname must be at most 60 characters long'],
    [{ Fullname: 'x'.repeat(121) }, 'Full name must be at most 120 characters long'],
    [{ Fullname: { $set: 'x' } }, 'Full name must be text'],
  ])('refuses %j with a sentence and writes nothing', async (wrong, sentence) => {
    const { user, browser } = await settled();
    const before = await look(user.id);
    expect(await patch(browser, { nickname: 'Guddu', ...wrong })).toMatchObject({
      status: 400,
      body: { message: sentence },
    });
    expect(await look(user.id)).toEqual(before);
  });

  it('lets a complete record keep a birth date and a gender that it needs', async () => {
    const { user, record } = await insertPatientWithAccount(app.sql);
    await patch(await app.signIn(user.phone), { dateOfBirth: null, gender: null });
    const [kept] = await app.sql('select is_complete from patient where id = $1', [record.id]);
    expect(kept).toEqual({ is_complete: true });
  });
});

/** An admin, whose profile has no record behind it. */
async function settled(): Promise<{ user: UserRow; browser: TestClient }> {
  const user = await insertAdmin(app.sql);
  return { user, browser: await app.signIn(user.phone, 'admin') };
}
