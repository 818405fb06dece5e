import { Writable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../src/platform/logger.js';
import { DiskFileStorage } from '../src/platform/storage/disk-file-storage.js';
import { freshPhone, insertAdmin, insertAppointment, insertPatient, insertUser, patientForm } from './builders.js';
import { photoForm } from './forms.js';
import { makeTemporaryFolder } from './temporary-folder.js';
import { createTestApp, type TestApp } from './test-app.js';
import type { TestClient } from './test-client.js';
import { runSql } from './test-database.js';

const SENTENCE = 'There is no room to store this right now. Please try again in a minute.';
const RECORD = `mutation ($patientId: ID!) {
  recordPayment(input: { patientId: $patientId, amount: 100, method: UPI }, idempotencyKey: "a key of its own") { id } }`;

/** A folder on a disk that is full, or that fails. */
class FullStorage extends DiskFileStorage {
  failure: string | undefined;
  override async put(key: string, bytes: Buffer): Promise<void> {
    if (this.failure) throw Object.assign(new Error(`${this.failure}: write`), { code: this.failure });
    return super.put(key, bytes);
  }
}

const folder = makeTemporaryFolder();
const storage = new FullStorage(folder.dir);
const lines: string[] = [];
const log = new Writable({
  write: (bytes: Buffer, _encoding, done) => {
    lines.push(bytes.toString());
    done();
  },
});

let app: TestApp;
let admin: TestClient;
let patient: TestClient;
let patientPhone: string;
let record: { id: string };
let pending: { id: string };
let userId: string;
beforeAll(async () => {
  app = await createTestApp({ storage, logger: createLogger('error', log) });
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  patientPhone = (await insertUser(app.sql)).phone;
  patient = await app.signIn(patientPhone);
  userId = (await insertUser(app.sql)).id;
  record = await insertPatient(app.sql);
  pending = await insertAppointment(app.sql, record.id);
});
afterAll(async () => {
  await app.close();
  folder.remove();
});

const TABLES = ['app_user', 'patient', 'appointment', 'payment', 'otp_challenge', 'session', 'rate_limit'];

/** What there is, without what only notes that somebody was there. */
async function everything(): Promise<unknown> {
  const kept = ['app_user', 'patient', 'appointment', 'payment', 'idempotency_key'];
  return Promise.all(kept.map((table) => app.sql(`select * from ${table} order by 1, 2`)));
}

/** Each write, through both doors, as [what, the call]. */
const writes: [string, () => Promise<{ status: number; headers: Headers; body: unknown }>][] = [
  ['a new record', () => admin.rest('POST', '/admin/patients', patientForm(userId))],
  ['a changed record', () => admin.rest('PATCH', `/admin/patients/${record.id}`, { name: 'Kamla Devi' })],
  ['a deleted record', () => admin.graphql('mutation ($id: ID!) { deletePatient(id: $id) { id } }', record)],
  ['an approval', () => admin.rest('PATCH', `/appointments/admin/${pending.id}`, { status: 'canceled' })],
  ['a payment', () => admin.graphql(RECORD, { patientId: record.id })],
  ['a profile', () => patient.rest('PATCH', '/users/me', { nickname: 'Ramu' })],
  ['a code to be sent', () => app.client().rest('POST', '/users/send-otp', { phoneNumber: freshPhone() })],
  [
    'a code to be sent, by GraphQL',
    () => app.client().graphql(`mutation { sendOtp(door: USER, phoneNumber: "${freshPhone()}") { message } }`),
  ],
];

function expectNoRoom([what, { status, headers, body }]: readonly [
  string,
  Awaited<ReturnType<(typeof writes)[0][1]>>,
]) {
  const text = JSON.stringify(body);
  expect([what, status, headers.get('retry-after'), text.includes(SENTENCE), text.includes('"UNAVAILABLE"')]).toEqual([
    what,
    503,
    '60',
    true,
    true,
  ]);
  expect(text).not.toMatch(/extend|53100|trigger|ENOSPC/);
}

describe('when the disk of the database is full', () => {
  beforeEach(async () => {
    await runSql(
      app.database.ownerUrl,
      `create function no_room() returns trigger language plpgsql as
        $$ begin raise exception using errcode = '53100', message = 'could not extend file "base/5/1"'; end $$`,
    );
    for (const table of TABLES)
      await runSql(
        app.database.ownerUrl,
        `create trigger no_room before insert or update on ${table} for each statement execute function no_room()`,
      );
  });
  afterEach(() => runSql(app.database.ownerUrl, 'drop function if exists no_room() cascade'));

  it('each write is answered 503 with a sentence, what is there is read, and nothing is lost', async () => {
    const before = await everything();
    for (const [what, write] of writes) expectNoRoom([what, await write()]);
    expect((await admin.rest('GET', '/admin/patients')).status).toBe(200);
    expect((await patient.rest('GET', '/users/me')).status).toBe(200);
    expect(await everything()).toEqual(before);
  });

  it('whoever is signed in goes on reading, though there is no room to note that (AU-3)', async () => {
    lines.length = 0;
    await runSql(app.database.ownerUrl, 'drop trigger no_room on session');
    await app.sql("update session set last_seen_at = now() - interval '5 minutes'");
    await runSql(
      app.database.ownerUrl,
      'create trigger no_room before update on session for each statement execute function no_room()',
    );
    const { status, headers } = await admin.rest('GET', '/admin/patients');
    expect(status).toBe(200);
    // What is left of it counts from the last use that is noted.
    expect(Number(headers.get('session-seconds-left'))).toBeLessThanOrEqual(10 * 60);
    expect((await patient.graphql<{ me: unknown }>('{ me { id } }')).body.data?.me).toBeTruthy();
    expect(lines.filter((line) => line.includes('there is no room to note that a session is used'))).toHaveLength(2);
  });

  it('the same payment is taken once there is room again', async () => {
    expectNoRoom(['a payment', await admin.graphql(RECORD, { patientId: record.id })]);
    await runSql(app.database.ownerUrl, 'drop function no_room() cascade');
    expect((await admin.graphql(RECORD, { patientId: record.id })).body.errors).toBeUndefined();
    expect(await app.sql('select from payment')).toHaveLength(1);
  });
});

describe('when the disk of the files', () => {
  afterEach(() => {
    storage.failure = undefined;
  });

  it.each([
    ['is full', 'ENOSPC'],
    ['is full for this account', 'EDQUOT'],
    ['fails', 'EIO'],
  ])('%s, a photo is answered 503 with a sentence, and the old one stays', async (_what, failure) => {
    const photos = () => app.sql('select avatar_key from app_user order by id');
    expect((await patient.rest('PATCH', '/users/avatar', await photoForm())).status).toBe(200);
    const before = await photos();
    storage.failure = failure;
    expectNoRoom(['a photo', await patient.rest('PATCH', '/users/avatar', await photoForm())]);
    expect(await photos()).toEqual(before);
    storage.failure = undefined;
    expect((await patient.rest('PATCH', '/users/avatar', await photoForm())).status).toBe(200);
  });
});
