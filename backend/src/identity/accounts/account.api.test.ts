import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enrol } from '../../../test/authenticator-calls.js';
import { insertAdmin, insertBareRecord, insertPatientWithAccount, insertUser } from '../../../test/builders.js';
import { countConfirmed, enrolPasskey } from '../../../test/factor-calls.js';
import { accountForm, photo } from '../../../test/forms.js';
import { PasskeyDevice } from '../../../test/passkey-device.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { told } from '../../../test/told.js';

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
    expect(await told(app, 'NUMBER_CHANGED')).not.toContain(user.phone);
    expect(await auditOf(user.id, 'user.updateAccount')).toEqual(
      spellings.map(() => ({ changed_fields: ['fullName'] })),
    );
  });

  it('comes with a picture in the same form', async () => {
    const { user, browser } = await admin();
    const { body } = await patch(browser, { fullName: 'Asha Verma', phoneNumber: '' }, await photo());
    expect((await browser.send(String(body.data['avatar']))).status).toBe(200);
    expect(await auditOf(user.id, 'user.updateAccount')).toEqual([{ changed_fields: ['avatarKey'] }]);
  });

  it('is not changed when the picture is refused', async () => {
    const { user, browser } = await admin();
    const before = await look(user.id);
    const answer = await patch(browser, { fullName: 'Asha Rao' }, new Uint8Array([1, 2, 3]));
    expect(answer).toMatchObject({ status: 415, body: { fields: { avatar: expect.any(String) } } });
    expect(await look(user.id)).toEqual(before);
  });
});

it('nobody switches off their own account, however its id is spelled', async () => {
  const { user, browser } = await admin();
  for (const id of [user.id, user.id.toUpperCase()]) {
    const { body } = await browser.graphql(
      'mutation ($id: ID!) { setAccountDisabled(userId: $id, disabled: true) { id } }',
      { id },
    );
    expect(body.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  }
  expect(await isSignedIn(browser)).toBe(true);
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

  it.each(['USER', 'PATIENT'])('removes the factors of who is made a %s, and no others', async (type) => {
    const { browser } = await admin();
    const leaving = await insertAdmin(app.sql);
    const session = await app.signIn(leaving.phone, 'admin');
    await enrolPasskey(session, new PasskeyDevice(app.publicUrl));
    await countConfirmed(app, leaving.id);
    await enrol(app, session);
    const factors = () => app.sql('select from authenticator where user_id = $1', [leaving.id]);
    await set(browser, leaving.id, 'DOCTOR');
    expect(await factors()).toHaveLength(2);
    await set(browser, leaving.id, type);
    expect(await factors()).toEqual([]);
    const rows = await auditOf(leaving.id, 'user.setType');
    expect(rows.filter((row) => row.changed_fields.includes('factors'))).toHaveLength(1);
  });

  it('is not on record where it changes nothing, and where it ended sessions alone, with those', async () => {
    const { browser } = await admin();
    const { user } = await insertPatientWithAccount(app.sql);
    expect((await set(browser, user.id, 'PATIENT')).errors).toBeUndefined();
    expect(await auditOf(user.id, 'user.setType')).toEqual([]);
    await app.signIn(user.phone);
    expect((await set(browser, user.id, 'PATIENT')).errors).toBeUndefined();
    expect(await auditOf(user.id, 'user.setType')).toEqual([{ changed_fields: ['sessions'] }]);
  });

  it('ends them also when the same door stays open to the account', async () => {
    const { browser } = await admin();
    const patient = await insertUser(app.sql);
    const session = await app.signIn(patient.phone);
    await set(browser, patient.id, 'USER');
    expect(await isSignedIn(session)).toBe(false);
    expect(await isSignedIn(await app.signIn(patient.phone))).toBe(true);
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
