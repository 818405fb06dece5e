import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  freshPhone,
  insertAdmin,
  insertBareRecord,
  insertPatientWithAccount,
  insertUser,
} from '../../test/builders.js';
import { accountForm, photo } from '../../test/forms.js';
import { createTestApp, type TestApp } from '../../test/test-app.js';
import type { TestClient } from '../../test/test-client.js';

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

const patch = (browser: TestClient, fields: Record<string, string>, avatar?: Uint8Array<ArrayBuffer>) =>
  browser.rest<Answered>('PATCH', '/users', accountForm(fields, avatar));
const look = async (userId: string) => (await app.sql('select * from app_user where id = $1', [userId]))[0];
const isSignedIn = async (browser: TestClient) => (await browser.rest('GET', '/users/me')).status === 200;
const auditOf = (userId: string, verb: string) =>
  app.sql<{ changed_fields: string[] }>(
    "select changed_fields from audit_event where subject_id = $1 and verb = $2 and outcome = 'done'",
    [userId, verb],
  );

async function admin() {
  const user = await insertAdmin(app.sql);
  return { user, browser: await app.signIn(user.phone, 'admin') };
}

describe('PATCH /users: the name (spec §5)', () => {
  it.each<Record<string, string>>([{}, { fullName: '' }, { fullName: '   ' }])(
    'is required: not %j',
    async (fields) => {
      const { user, browser } = await admin();
      const before = await look(user.id);
      expect(await patch(browser, fields)).toMatchObject({
        status: 400,
        body: { code: 'BAD_INPUT', fields: { fullName: 'Full name is required' } },
      });
      expect(await look(user.id)).toEqual(before);
    },
  );

  it('changes alone when the number is left out, blank, or the present one in another spelling', async () => {
    const { user, browser } = await admin();
    const other = await app.signIn(user.phone, 'admin');
    const spellings = [undefined, '', ' ', user.phone, `0${user.phone.slice(3)}`, user.phone.slice(3)];
    for (const [index, phoneNumber] of spellings.entries()) {
      const fullName = `Asha Rao ${index}`;
      const answer = await patch(browser, { fullName, ...(phoneNumber !== undefined && { phoneNumber }) });
      expect(answer).toMatchObject({
        status: 200,
        body: { message: 'Profile updated successfully!', data: { Fullname: fullName, mobile_number: user.phone } },
      });
    }
    expect(await isSignedIn(other)).toBe(true);
    expect(app.sms.toldOfChange).not.toContain(user.phone);
    expect(await auditOf(user.id, 'user.updateAccount')).toEqual(
      spellings.map(() => ({ changed_fields: ['fullName'] })),
    );
  });

  it('comes with a picture in the same form', async () => {
    const { user, browser } = await admin();
    const { body } = await patch(browser, { fullName: 'Asha Verma', phoneNumber: '' }, await photo());
    expect((await browser.send(String(body.data['avatar']))).status).toBe(200);
    expect(await auditOf(user.id, 'user.updateAccount')).toEqual([{ changed_fields: ['avatar'] }]);
  });

  it('is not changed when the picture is refused', async () => {
    const { user, browser } = await admin();
    const before = await look(user.id);
    const answer = await patch(browser, { fullName: 'Asha Rao' }, new Uint8Array([1, 2, 3]));
    expect(answer).toMatchObject({ status: 415, body: { fields: { avatar: expect.any(String) } } });
    expect(await look(user.id)).toEqual(before);
  });
});

describe('PATCH /users: a new number (AU-9, reading 21)', () => {
  it.each(['12345', '+44 20 7946 0958', '5812345678', 'abc', '98765432100'])(
    'is an Indian mobile number, not %s',
    async (phoneNumber) => {
      const { browser } = await admin();
      expect(await patch(browser, { fullName: 'Asha', phoneNumber })).toMatchObject({
        status: 400,
        body: { fields: { phoneNumber: 'Please enter a valid Indian mobile number' } },
      });
    },
  );

  it('is refused when another account of the same kind has it; nothing changes and nobody is told', async () => {
    const taken = (await insertAdmin(app.sql)).phone;
    const { user, browser } = await admin();
    const other = await app.signIn(user.phone, 'admin');
    const before = await look(user.id);
    expect(await patch(browser, { fullName: 'Asha Rao', phoneNumber: taken })).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_EXISTS', fields: { phoneNumber: 'Another account has this phone number.' } },
    });
    expect(await look(user.id)).toEqual(before);
    expect(await isSignedIn(other)).toBe(true);
    expect(app.sms.toldOfChange).not.toContain(user.phone);
    const patient = await insertUser(app.sql);
    const asPatient = await patch(await app.signIn(patient.phone), {
      fullName: 'R',
      phoneNumber: (await insertUser(app.sql, { user_type: 'user' })).phone,
    });
    expect(asPatient.status).toBe(409);
  });

  it('may be a patient’s when an admin takes it, and the door decides who signs in with it (reading 9)', async () => {
    const patient = await insertUser(app.sql);
    const { user, browser } = await admin();
    expect((await patch(browser, { fullName: 'Asha', phoneNumber: patient.phone })).status).toBe(200);
    const me = async (door: 'user' | 'admin') =>
      (await (await app.signIn(patient.phone, door)).rest<Answered>('GET', '/users/me')).body.data['_id'];
    expect([await me('user'), await me('admin')]).toEqual([patient.id, user.id]);
  });

  it('needs a sign-in less than 15 minutes old', async () => {
    const { user, browser } = await admin();
    const age = (interval: string) =>
      app.sql(`update session set created_at = now() - interval '${interval}' where user_id = $1`, [user.id]);
    await age('15 minutes 1 second');
    const before = await look(user.id);
    expect(await patch(browser, { fullName: 'Asha Rao', phoneNumber: freshPhone() })).toMatchObject({
      status: 403,
      body: { code: 'RECENT_SIGN_IN_REQUIRED', fields: { phoneNumber: expect.stringContaining('sign in again') } },
    });
    expect(await look(user.id)).toEqual(before);
    expect((await patch(browser, { fullName: 'Asha Rao' })).status).toBe(200);
    await age('14 minutes 50 seconds');
    expect((await patch(browser, { fullName: 'Asha Rao', phoneNumber: freshPhone() })).status).toBe(200);
  });

  it('ends the other sessions at once but not the present one, is told to the old number, and is audited without it', async () => {
    const { user, browser } = await admin();
    const others = [await app.signIn(user.phone, 'admin'), await app.signIn(user.phone, 'admin')];
    const stranger = await admin();
    const phone = freshPhone();
    const answer = await patch(browser, { fullName: 'Asha Verma', phoneNumber: phone.slice(3) });
    expect(answer).toMatchObject({ status: 200, body: { data: { mobile_number: phone } } });
    for (const other of others) expect(await isSignedIn(other)).toBe(false);
    expect(await isSignedIn(browser)).toBe(true);
    expect(await isSignedIn(stranger.browser)).toBe(true);
    expect(app.sms.toldOfChange.filter((told) => told === user.phone)).toEqual([user.phone]);
    expect(app.sms.toldOfChange).not.toContain(phone);
    expect(await auditOf(user.id, 'user.updateAccount')).toEqual([{ changed_fields: ['phone'] }]);
    await expect(app.signIn(user.phone, 'admin')).rejects.toThrow('Admin not found');
    expect(await isSignedIn(await app.signIn(phone, 'admin'))).toBe(true);
  });

  it('stands even when the old number cannot be told', async () => {
    const { browser } = await admin();
    app.sms.failure = new Error('the provider is away');
    try {
      expect((await patch(browser, { fullName: 'Asha', phoneNumber: freshPhone() })).status).toBe(200);
    } finally {
      app.sms.failure = undefined;
    }
  });

  it('goes to one of two accounts that want it at once', async () => {
    const [one, other] = [await admin(), await admin()];
    const phoneNumber = freshPhone();
    const answers = await Promise.all(
      [one, other].map(({ browser }) => patch(browser, { fullName: 'A', phoneNumber })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('setUserType (reading 77)', () => {
  const SET = 'mutation ($id: ID!, $type: UserType!) { setUserType(userId: $id, userType: $type) { id userType } }';
  const set = async (browser: TestClient, id: string, type: string) => (await browser.graphql(SET, { id, type })).body;

  it('never changes one’s own account, however its id is spelled', async () => {
    const { user, browser } = await admin();
    for (const id of [user.id, user.id.toUpperCase()]) {
      expect((await set(browser, id, 'USER')).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
    expect(await look(user.id)).toMatchObject({ user_type: 'admin' });
    expect(await isSignedIn(browser)).toBe(true);
  });

  it.each(['1', '', '01a1fc09-f3dc-74f9-8005-c78c2e1e2d5d'])('does not find "%s"', async (id) => {
    expect((await set((await admin()).browser, id, 'USER')).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('is refused when the number has an account of that kind already; its sessions go on', async () => {
    const { browser } = await admin();
    const both = await insertAdmin(app.sql);
    const patient = await insertUser(app.sql, { phone: both.phone });
    const session = await app.signIn(patient.phone);
    expect((await set(browser, patient.id, 'ADMIN')).errors?.[0]).toMatchObject({
      message: 'This phone number already has an account of that kind.',
      extensions: { code: 'ALREADY_EXISTS' },
    });
    expect(await look(patient.id)).toMatchObject({ user_type: 'patient' });
    expect(await isSignedIn(session)).toBe(true);
  });

  it('ends every session of the account at once, keeps its record, and is audited', async () => {
    const { browser } = await admin();
    const { user, record } = await insertPatientWithAccount(app.sql);
    const sessions = [await app.signIn(user.phone), await app.signIn(user.phone)];
    expect((await set(browser, user.id.toUpperCase(), 'ADMIN')).data).toEqual({
      setUserType: { id: user.id, userType: 'ADMIN' },
    });
    for (const session of sessions) expect(await isSignedIn(session)).toBe(false);
    expect(await auditOf(user.id, 'user.setType')).toEqual([{ changed_fields: ['userType'] }]);
    const promoted = await app.signIn(user.phone, 'admin');
    expect((await promoted.rest('GET', '/admin/patients/stats')).status).toBe(200);
    expect(await app.sql('select deleted_at from patient where id = $1', [record.id])).toEqual([{ deleted_at: null }]);
  });

  it('gives somebody who becomes a patient a bare record, and only one', async () => {
    const { browser } = await admin();
    const relative = await insertUser(app.sql, { user_type: 'user', full_name: 'Mohan Lal' });
    await set(browser, relative.id, 'PATIENT');
    expect(await app.sql('select name, is_complete from patient where user_id = $1', [relative.id])).toEqual([
      { name: 'Mohan Lal', is_complete: false },
    ]);
    await set(browser, relative.id, 'USER');
    await set(browser, relative.id, 'PATIENT');
    expect(await app.sql('select from patient where user_id = $1', [relative.id])).toHaveLength(1);
    const patient = await insertUser(app.sql);
    await insertBareRecord(app.sql, patient.id);
    await set(browser, patient.id, 'PATIENT');
    expect(await app.sql('select from patient where user_id = $1', [patient.id])).toHaveLength(1);
  });
});
