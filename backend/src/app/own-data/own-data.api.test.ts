import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertAppointment,
  insertCharge,
  insertMessage,
  insertPatient,
  insertPatientWithAccount,
  insertPayment,
  insertReport,
  type PatientRow,
  type UserRow,
} from '../../../test/builders.js';
import { insertThread } from '../../../test/care-calls.js';
import { insertFile, insertNote } from '../../../test/clinical-rows.js';
import { insertClient, insertDocument, insertReferral } from '../../../test/hospital.js';
import { insertPlan } from '../../../test/recovery-builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import { zipEntries } from '../../../test/zip-entries.js';
import { statementOf } from './archive-kind.js';
import { ARCHIVE_KINDS, NOT_IN_ARCHIVE } from './archive-kinds.js';

const PATH = '/api/v1/me/data';
const PICTURE = '2f8fad5b-d9cb-469f-a165-70867728950e.webp';

let app: TestApp;
let user: UserRow;
let record: PatientRow;
beforeAll(async () => {
  app = await createTestApp();
}, 60_000);
afterAll(() => app.close());

async function newPatient(columns: Parameters<typeof insertPatientWithAccount>[1] = {}) {
  ({ user, record } = await insertPatientWithAccount(app.sql, columns));
  return app.signIn(user.phone);
}

/** The archive of a patient, by file name. */
async function archiveOf(client: Awaited<ReturnType<TestApp['signIn']>>, language = 'en') {
  const response = await client.send(PATH, { headers: { 'accept-language': language } });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const entries = zipEntries(Buffer.from(await response.arrayBuffer()));
  const files = new Map(entries.map(({ name, bytes }) => [name, bytes]));
  const rows = (kind: string) => JSON.parse(String(files.get(`data/${kind}.json`))) as Record<string, unknown>[];
  return { files, rows, page: String(files.get('index.html')) };
}

describe('the archive of own data is refused', () => {
  it('15 minutes after signing in', async () => {
    const patient = await newPatient();
    await app.sql("update session set created_at = now() - interval '15 minutes' where user_id = $1", [user.id]);
    expect(await patient.rest('GET', '/me/data')).toMatchObject({
      status: 403,
      body: { code: 'RECENT_SIGN_IN_REQUIRED' },
    });
  });

  it('after three in a day', async () => {
    const patient = await newPatient();
    for (const _ of [1, 2, 3]) await archiveOf(patient);
    expect(await patient.rest('GET', '/me/data')).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  });
});

describe('the archive of own data', () => {
  it('holds what is held of the patient and of a record merged into theirs, and nothing of others', async () => {
    const patient = await newPatient({ name: 'Sunita Devi', diagnosis: 'Left knee' });
    const merged = await insertPatient(app.sql, { merged_into: record.id, deleted_at: NOON, name: 'Sunita D.' });
    const other = await insertPatient(app.sql, { name: 'Somebody Else' });
    await insertAppointment(app.sql, record.id, { status: 'completed' });
    for (const [id, text] of [
      [record.id, 'Own charge'],
      [merged.id, 'Merged charge'],
      [other.id, 'Charge of another'],
    ] as const)
      await insertCharge(app.sql, id, { text });
    await insertPayment(app.sql, record.id, { amount_paise: 123_450, received_on: '2026-03-01' });
    await insertPlan(app, record.id);
    await insertNote(app.sql, record.id);
    await insertMessage(app.sql, { patient_id: record.id, text: 'Your session is booked.' });
    await insertMessage(app.sql, { patient_id: other.id, text: 'Another is booked.' });
    const { rows, page, files } = await archiveOf(patient);
    expect(rows('record').map(({ name }) => name)).toEqual(expect.arrayContaining(['Sunita Devi', 'Sunita D.']));
    expect(rows('charges').map(({ text }) => text)).toEqual(expect.arrayContaining(['Own charge', 'Merged charge']));
    expect(rows('messages').map(({ text }) => text)).toContain('Your session is booked.');
    expect(rows('plans')).toHaveLength(1);
    expect(rows('payments')).toMatchObject([{ amountPaise: 123_450, receivedOn: '2026-03-01' }]);
    expect(page).toContain('<html lang="en">');
    expect(page).toContain('₹1,234.50');
    expect(page).toContain('The clinic holds 1 treatment note');
    const whole = [...files.values()].join('\n');
    for (const absent of ['Another', 'Somebody Else', 'Charge of another', other.id])
      expect(whole).not.toContain(absent);
  });

  it('is in Hindi for who reads Hindi, with all words written so that no page runs a script', async () => {
    const patient = await newPatient({ name: '<script>alert(1)</script>', address: 'A & B' });
    const { page } = await archiveOf(patient, 'hi');
    expect(page).toContain('<html lang="hi">');
    expect(page).toContain('<h1>आपका डेटा</h1>');
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).not.toContain('<script');
    expect(page).toContain('A &amp; B');
  });

  it('holds files, and a manifest with the checksum of each', async () => {
    const patient = await newPatient();
    await app.storage.put(PICTURE, Buffer.from('picture'));
    await app.sql('update app_user set avatar_key = $2 where id = $1', [user.id, PICTURE]);
    const file = await insertFile(app.sql, record.id);
    const [stored] = await app.sql<{ key: string }>('select file_key as key from clinical_file where id = $1', [
      file.id,
    ]);
    const key = stored?.key ?? '';
    await app.storage.put(key, Buffer.from('letter'));
    const { files, rows } = await archiveOf(patient);
    expect(String(files.get(`files/${PICTURE}`))).toBe('picture');
    const name = `files/${key.split('.')[0]}.pdf`;
    expect([rows('files')[0]?.['file'], String(files.get(name))]).toEqual([name, 'letter']);
    const manifest = JSON.parse(String(files.get('manifest.json'))) as { files: { name: string }[] };
    expect(manifest.files.map(({ name }) => name)).toEqual(
      [...files.keys()].filter((name) => name !== 'manifest.json'),
    );
  });

  it('names who read the record by their role, also in lists, and the own sign-ins', async () => {
    const patient = await newPatient();
    const read = `insert into audit_event (actor_role, verb, subject_type, subject_id, outcome, request_id, details)`;
    await app.sql(`${read} values ('admin', 'patient.readDetails', 'patient', $1, 'done', 'r1', null)`, [record.id]);
    await app.sql(
      `${read} values ('physiotherapist', 'patient.list', null, null, 'done', 'r2', jsonb_build_object('patients', jsonb_build_array($1::text)))`,
      [record.id],
    );
    const { rows } = await archiveOf(patient);
    expect(rows('readings').map(({ role, inList }) => [role, inList])).toEqual([
      ['admin', false],
      ['physiotherapist', true],
    ]);
    expect(rows('sign-ins').length).toBeGreaterThan(0);
  });

  it('names who read the record through a list of the team', async () => {
    const patient = await newPatient({ name: 'Listed Once' });
    const admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
    expect((await admin.graphql('{ patients(limit: 100) { patients { id } } }')).body.errors).toBeUndefined();
    await app.application.sumAudit();
    const { rows } = await archiveOf(patient);
    expect(rows('readings')).toContainEqual(expect.objectContaining({ role: 'admin', inList: true }));
  });

  it('names an export that broke off once, and only if the row left', async () => {
    const patient = await newPatient();
    const account = await insertAdmin(app.sql);
    const row = (request: string, details: object) =>
      app.sql(
        `insert into audit_event (actor_id, actor_role, verb, outcome, request_id, details)
          values ($1, 'admin', 'patient.export', 'done', $2, $3)`,
        [account.id, request, details],
      );
    await row('none', { rows: 1, shown: [record.id] });
    await row('none', { brokenOff: true, handedOut: 0, slice: 1, shown: [] });
    expect((await archiveOf(patient)).rows('readings')).toEqual([]);
    await row('left', { slice: 2, shown: [record.id] });
    await row('left', { brokenOff: true, handedOut: 1_001, slice: 2, shown: [record.id] });
    expect((await archiveOf(patient)).rows('readings')).toHaveLength(1);
    await row('whole', { rows: 1, shown: [record.id] });
    expect((await archiveOf(patient)).rows('readings')).toHaveLength(2);
  });

  it('names photos so that a phone opens them, and says which report was replaced', async () => {
    const patient = await newPatient();
    const { messageId } = await insertThread(app.sql, record.id, { accountId: user.id });
    const id = '3f8fad5b-d9cb-469f-a165-70867728950e';
    await app.storage.put(`${id}.care`, Buffer.from('photo'));
    await app.sql(
      `insert into care_photo (id, account_id, message_id, position, file_key, width, height, added_at)
       values (gen_random_uuid(), $1, $2, 1, $3, 80, 80, $4)`,
      [user.id, messageId, `${id}.care`, NOON],
    );
    await insertReport(app.sql, record.id, { replaced_at: NOON });
    const { files, rows } = await archiveOf(patient);
    expect(rows('conversation')[0]?.['photos']).toBe(`files/${id}.webp`);
    expect(String(files.get(`files/${id}.webp`))).toBe('photo');
    expect(rows('progress-reports')[0]?.['replacedAt']).not.toBeNull();
  });

  it('holds what hospitals wrote in their own form, of the record, a referral and a document', async () => {
    const patient = await newPatient();
    const { id: clientId } = await insertClient(app.sql, { name: 'City Hospital' });
    const sent = { maritalStatus: { text: 'Widowed' }, contact: [{ name: { text: 'Ravi' } }] };
    const write = "insert into sent_patient (patient_id, client_id, sent, made) values ($1, $2, $3, '{}')";
    await app.sql(write, [record.id, clientId, JSON.stringify(sent)]);
    await insertReferral(app.sql, record.id, { client_id: clientId, sent: { insurance: 'Policy 7' } });
    await insertDocument(app.sql, record.id, { sent_by: clientId, sent: { context: 'Ward 3' } });
    const { rows, page } = await archiveOf(patient);
    expect(rows('hospital-records')).toEqual([{ hospital: 'City Hospital', sent }]);
    expect(rows('referrals')[0]?.['sent']).toEqual({ insurance: 'Policy 7' });
    expect(rows('hospital-documents')[0]?.['sent']).toEqual({ context: 'Ward 3' });
    expect(page).toContain('What hospitals wrote of you in their own form');
  });

  it('leaves an audit row before the first byte', async () => {
    const patient = await newPatient();
    await archiveOf(patient);
    expect(
      await app.sql("select subject_id from audit_event where verb = 'ownData.download' and actor_id = $1", [user.id]),
    ).toEqual([{ subject_id: user.id }]);
  });
});

it('every table that refers to a patient, a plan or an account of patients is in the archive, or named with a reason', async () => {
  const tables = await app.sql<{ name: string }>(
    `select distinct table_name as name from information_schema.columns join pg_class on relname = table_name and relkind in ('r', 'p')
     where table_schema = 'public' and column_name in ('patient_id', 'plan_id', 'account_id', 'user_id')`,
  );
  const read = ARCHIVE_KINDS.map(statementOf).join(' ');
  const isRead = (name: string) => new RegExp(String.raw`(from|join|,)\s+${name} \w+\b`).test(read);
  // Members of the team, and what they keep for themselves.
  const ofTeam = ['doctor', 'physiotherapist', 'notice_seen'];
  const left = tables.map(({ name }) => name).filter((name) => !isRead(name) && !(name in NOT_IN_ARCHIVE));
  expect(left.filter((name) => !ofTeam.includes(name))).toEqual([]);
});
