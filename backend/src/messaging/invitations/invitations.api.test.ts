import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertBareRecord,
  insertPatientWithAccount,
  insertStaff,
  insertUser,
} from '../../../test/builders.js';
import { openWith, setBackSettings } from '../../../test/clinic-calls.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
let reception: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  reception = await app.signIn((await insertUser(app.sql, { user_type: 'reception' })).phone, 'staff');
});
afterAll(() => app.close());
beforeEach(async () => {
  await setBackSettings(app);
  await app.sql('delete from message');
  app.clock.set(NOON);
});

const MESSAGE = '{ kind to text status patientId subjectId }';
async function invite(what: 'inviteMember(id' | 'invitePatient(patientId', id: string, by = admin) {
  const { body } = await by.graphql(`mutation ($id: ID!) { ${what}: $id) ${MESSAGE} }`, {
    id,
  });
  const [answer] = Object.values(body.data ?? {});
  return { answer, code: body.errors?.[0]?.extensions.code };
}
const member = (id: string, by?: TestClient) => invite('inviteMember(id', id, by);
const patient = (id: string, by?: TestClient) => invite('invitePatient(patientId', id, by);
const codesOf = async (answers: Promise<{ code: string | undefined }>[]) =>
  (await Promise.all(answers)).map(({ code }) => code ?? 'done').toSorted();

describe('a team member', () => {
  it('who does not exist, has no account or is switched off is not invited', async () => {
    expect(await member('00000000-0000-4000-8000-000000000000')).toMatchObject({ code: 'NOT_FOUND' });
    const [bare] = await app.sql<{ id: string }>(
      `insert into physiotherapist (id, name, specialization, created_at) values (gen_random_uuid(), 'Asha Verma', '', now()) returning id`,
    );
    expect(await member(bare?.id ?? '')).toMatchObject({ code: 'WRONG_STATE' });
    const { user } = await insertStaff(app.sql, { disabled_at: NOON });
    expect(await member(user.id)).toMatchObject({ code: 'WRONG_STATE' });
    expect(await app.sql('select id from message')).toEqual([]);
  });

  it('is invited again with the page and the door of the sign-in, also before the clinic is open', async () => {
    const { id, phone } = (await insertStaff(app.sql)).user;
    expect(await member(id, reception)).toMatchObject({ code: 'FORBIDDEN' });
    const { answer } = await member(id);
    expect(answer).toMatchObject({ kind: 'STAFF_REGISTERED', to: phone, status: 'QUEUED', subjectId: id });
    expect(answer).toMatchObject({
      text: expect.stringMatching(/"Team of the clinic\?" at http\S+\/login and/) as string,
    });
    expect(
      await app.sql(`select subject_id from audit_event where verb = 'staff.invite' and outcome = 'done'`),
    ).toEqual([{ subject_id: id }]);
  });

  it('is invited three times a day at most, also by eight at once', async () => {
    const { id } = (await insertStaff(app.sql)).user;
    const eight = Array.from({ length: 8 }, () => member(id));
    expect(await codesOf(eight)).toEqual([...Array.from({ length: 5 }, () => 'LIMIT_REACHED'), 'done', 'done', 'done']);
    app.clock.set(new Date(NOON.getTime() + 86_400_000));
    expect(await codesOf([member(id)])).toEqual(['done']);
  });
});

describe('a patient', () => {
  it('is not invited without a record, before the clinic is open, without an account, or switched off', async () => {
    const { record, user } = await insertPatientWithAccount(app.sql);
    expect(await patient('PT-999999')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await patient(record.id)).toMatchObject({ code: 'WRONG_STATE' });
    await openWith(app);
    await app.sql('update app_user set disabled_at = now() where id = $1', [user.id]);
    expect(await patient(record.id)).toMatchObject({ code: 'WRONG_STATE' });
    await app.sql('update patient set user_id = null where id = $1', [record.id]);
    expect(await patient(record.id)).toMatchObject({ code: 'WRONG_STATE' });
    expect(await app.sql('select id from message')).toEqual([]);
  });

  it('is invited at the number that signs in, by an admin or the desk, in the language of the account', async () => {
    await openWith(app);
    const { record, user } = await insertPatientWithAccount(app.sql, { contact_phone: '+919811111111' });
    await app.sql(`update app_user set language = 'Hindi' where id = $1`, [user.id]);
    const own = await app.signIn(user.phone);
    expect(await patient(record.id, own)).toMatchObject({ code: 'FORBIDDEN' });
    const { answer } = await patient(record.reference, reception);
    expect(answer).toMatchObject({ kind: 'PATIENT_INVITED', to: user.phone, patientId: record.id });
    expect(answer).toMatchObject({ text: expect.stringContaining('आपका फिजियोथेरेपी रिकॉर्ड तैयार है') as string });
    const listed = await reception.graphql('{ messages(first: 10) { edges { node { kind } } } }');
    expect(listed.body.data).toEqual({ messages: { edges: [{ node: { kind: 'PATIENT_INVITED' } }] } });
    await app.application.sendMessages(NOON);
    expect(app.sms.messages.at(-1)).toMatchObject({ to: user.phone });
  });

  it('is invited by a record that is not complete yet', async () => {
    await openWith(app);
    const user = await insertUser(app.sql);
    const { id } = await insertBareRecord(app.sql, user.id);
    expect(await codesOf([patient(id)])).toEqual(['done']);
  });
});
