import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin, insertApiKey, insertUser } from '../../../test/builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const linesOf = (verb: string, actorId: string) =>
  app.sql('select session_hash, changed_fields from audit_event where verb = $1 and actor_id = $2 order by id', [
    verb,
    actorId,
  ]);

describe('the session that somebody acted in', () => {
  it('is on record by a hash that ends none, the one that the list of sessions begins with', async () => {
    const user = await insertUser(app.sql);
    const browser = await app.signIn(user.phone);
    const [session] = await app.sql<{ sid: string }>('select sid from session where user_id = $1', [user.id]);
    await browser.rest('PATCH', '/users/me', { nickname: 'Guddu' });
    const hash = createHash('sha256')
      .update(session?.sid ?? '')
      .digest('hex');
    expect(await linesOf('user.updateProfile', user.id)).toEqual([
      { session_hash: hash.slice(0, 32), changed_fields: ['nickname'] },
    ]);
    const { body } = await browser.graphql<{ mySessions: { id: string }[] }>('{ mySessions { id } }');
    expect(body.data?.mySessions[0]?.id).toBe(hash);
    const ended = await browser.graphql(`mutation { endSession(id: "${hash.slice(0, 32)}") }`);
    expect(ended.body.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('is none for a program', async () => {
    const admin = await insertAdmin(app.sql);
    const { text } = await insertApiKey(app.sql, admin.id, { scopes: ['payments:read'] });
    expect((await app.client(text).rest('GET', '/admin/patients')).status).toBe(403);
    expect(await linesOf('patient.list', admin.id)).toEqual([{ session_hash: null, changed_fields: [] }]);
  });
});

describe('fields that did not change', () => {
  it('are not named when the profile form is filled in again, or skipped', async () => {
    const user = await insertUser(app.sql, { profile_completed: false });
    const browser = await app.signIn(user.phone);
    const form = { name: 'Sunita Devi', email: 'sunita@example.com', dob: '1962-05-04', gender: 'Female' };
    await browser.rest('POST', '/users/profile', form);
    await browser.rest('POST', '/users/profile', { ...form, email: 'devi@example.com' });
    await browser.rest('POST', '/users/profile', form);
    await browser.rest('POST', '/users/profile', form);
    await browser.rest('POST', '/users/profile', {});
    const lines = await linesOf('user.completeProfile', user.id);
    expect(lines.map((line) => line['changed_fields'])).toEqual([
      ['fullName', 'email', 'gender', 'birthDate', 'profileCompleted'],
      ['email'],
      ['email'],
    ]);
  });

  it('leave no line when an account is given the type that it has', async () => {
    const admin = await insertAdmin(app.sql);
    const { id } = await insertUser(app.sql, { user_type: 'user' });
    const browser = await app.signIn(admin.phone, 'admin');
    const set = (type: string) =>
      browser.graphql(`mutation { setUserType(userId: "${id}", userType: ${type}) { id } }`);
    await set('USER');
    await set('PATIENT');
    const lines = await linesOf('user.setType', admin.id);
    expect(lines.map((line) => line['changed_fields'])).toEqual([['patient', 'userType']]);
  });
});

describe('a failed sign-in', () => {
  it('names the account behind its door, and nobody when there is none', async () => {
    const user = await insertUser(app.sql);
    const admin = await insertAdmin(app.sql, { phone: user.phone });
    const fail = async (door: 'users' | 'admin', phoneNumber: string) => {
      await app.client().rest('POST', `/${door}/verify-otp`, { phoneNumber, otp: '000000' });
      const [line] = await app.sql(
        `select verb, outcome, subject_type, subject_id from audit_event order by id desc limit 1`,
      );
      return line;
    };
    const failed = { verb: 'auth.verifyOtp', outcome: 'failed' };
    expect(await fail('users', user.phone)).toEqual({ ...failed, subject_type: 'user', subject_id: user.id });
    expect(await fail('admin', user.phone)).toEqual({ ...failed, subject_type: 'user', subject_id: admin.id });
    expect(await fail('users', '9812300999')).toEqual({ ...failed, subject_type: null, subject_id: null });
  });
});

it('housekeeping forgets idempotency keys after 24 hours, and none before (ID-1)', async () => {
  const { id } = await insertAdmin(app.sql);
  const insert = (key: string, age: string) =>
    app.sql(
      `insert into idempotency_key (actor_id, key, body_hash, subject_id, created_at) values ($1, $2, '', $1, now() - $3::interval)`,
      [id, key, age],
    );
  await insert('old', '24 hours 1 second');
  await insert('young', '23 hours 59 minutes');
  await app.application.runMaintenance();
  expect(await app.sql('select key from idempotency_key where actor_id = $1', [id])).toEqual([{ key: 'young' }]);
});
