import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { arrangeAbsence, behindRow } from '../../../test/absence-calls.js';
import { insertAdmin, insertAppointment, insertPatientWithAccount, insertUser } from '../../../test/builders.js';
import { openWith } from '../../../test/clinic-calls.js';
import { insertMember, type Member } from '../../../test/notes.js';
import { noticesOf, readNotices } from '../../../test/notice-calls.js';
import { insertDoctor } from '../../../test/recovery-builders.js';
import { bookSeries, cancelSeries } from '../../../test/series.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { runSql } from '../../../test/test-database.js';

let app: TestApp;
let admin: TestClient;
let desk: TestClient;
let kavya: Member;
let neha: Member;
let patient: TestClient;
let record: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  desk = await app.signIn((await insertUser(app.sql, { user_type: 'reception' })).phone, 'staff');
});
beforeEach(async () => {
  app.clock.set(NOON);
  await openWith(app, { booking_mode: 'INSTANT', lead_minutes: 0 });
  await app.sql('delete from notice');
  await app.sql('update appointment set deleted_at = now()');
  await app.sql('update physiotherapist set deleted_at = now()');
  kavya = await insertMember(app, 'Kavya Rao');
  neha = await insertMember(app, 'Neha Kapoor');
  const own = await insertPatientWithAccount(app.sql, { name: 'Lata Iyer' });
  patient = await app.signIn(own.user.phone);
  record = own.record.id;
});
afterAll(() => app.close());

async function mutate(browser: TestClient, field: string): Promise<string | undefined> {
  const { body } = await browser.graphql(`mutation { done: ${field} { id } }`);
  return body.errors?.[0]?.extensions.code;
}
const session = async (time: string, columns: object = {}) =>
  (
    await insertAppointment(app.sql, record, {
      physiotherapist_id: kavya.id,
      starts_at: new Date(`2026-03-${time}:00+05:30`),
      status: 'scheduled',
      ...columns,
    })
  ).id;
const ask = (time: string, more = '') =>
  mutate(patient, `requestAppointment(input: { appointmentDate: "2026-03-${time}", sessionType: CLINIC${more} })`);
const book = (browser: TestClient, time: string, who = kavya) =>
  mutate(
    browser,
    `bookAppointment(input: { patientId: "${record}", appointmentDate: "2026-03-${time}", sessionType: CLINIC, physiotherapistId: "${who.id}" })`,
  );
const move = (browser: TestClient, id: string, time: string, more = '') =>
  mutate(browser, `moveAppointment(id: "${id}", input: { appointmentDate: "2026-03-${time}"${more} })`);

describe('notices are for the desk and for those whose sessions they are', () => {
  it('and are read by nobody else', async () => {
    await openWith(app, { booking_mode: 'REQUEST' });
    expect(await ask('12T10:00')).toBeUndefined();
    expect((await readNotices(patient)).code).toBe('FORBIDDEN');
    const doctor = await app.signIn((await insertDoctor(app.sql)).user.phone, 'staff');
    for (const browser of [doctor, kavya.browser, neha.browser]) expect(await noticesOf(browser)).toEqual([]);
    for (const browser of [desk, admin])
      expect(await noticesOf(browser)).toEqual([
        ['REQUEST_CAME', 'A patient asked for a session on Thu 12 Mar, 10:00 am.'],
      ]);
  });

  it('tell of what patients book, move and cancel', async () => {
    expect(await ask('13T10:00', `, physiotherapistId: "${kavya.id}"`)).toBeUndefined();
    const [{ id } = { id: '' }] = await app.sql<{ id: string }>(
      'select id from appointment where patient_id = $1 and deleted_at is null',
      [record],
    );
    expect(await move(patient, id, '13T11:00')).toBeUndefined();
    expect(await mutate(patient, `cancelAppointment(id: "${id}")`)).toBeUndefined();
    const told = [
      ['PATIENT_BOOKED', 'A patient booked Fri 13 Mar, 10:00 am with Kavya Rao.'],
      ['PATIENT_MOVED', 'A patient moved a session from Fri 13 Mar, 10:00 am to Fri 13 Mar, 11:00 am with Kavya Rao.'],
      ['PATIENT_CANCELED', 'A patient canceled Fri 13 Mar, 11:00 am with Kavya Rao.'],
    ];
    for (const browser of [desk, admin, kavya.browser])
      expect(new Set(await noticesOf(browser))).toEqual(new Set(told));
    expect(await noticesOf(neha.browser)).toEqual([]);
  });

  it('tell of a request that is moved or taken back, the desk alone', async () => {
    const id = await session('12T10:00', { status: 'pending' });
    expect(await move(patient, id, '12T11:00')).toBeUndefined();
    expect(await mutate(patient, `cancelAppointment(id: "${id}")`)).toBeUndefined();
    expect(new Set(await noticesOf(desk))).toEqual(
      new Set([
        ['PATIENT_CANCELED', 'A patient took back the request for Thu 12 Mar, 11:00 am.'],
        ['PATIENT_MOVED', 'A patient moved a request from Thu 12 Mar, 10:00 am to Thu 12 Mar, 11:00 am.'],
      ]),
    );
    expect(await noticesOf(kavya.browser)).toEqual([]);
  });

  it('name the patient as far as the reader may see them at the time of reading', async () => {
    const id = await session('12T10:00');
    await mutate(patient, `cancelAppointment(id: "${id}")`);
    const named = { id: record, patientId: expect.stringMatching(/^PT-/), name: 'Lata Iyer' };
    const [told] = (await readNotices(desk)).notices;
    expect(told).toMatchObject({ patient: named, subjectId: id });
    expect(JSON.stringify(told?.text)).not.toContain('Lata');
    // Nothing connects the two any more.
    expect((await readNotices(kavya.browser)).notices).toMatchObject([{ patient: null, subjectId: id }]);
    await session('20T10:00');
    expect((await readNotices(kavya.browser)).notices).toMatchObject([{ patient: named }]);
    await app.sql('update patient set deleted_at = now() where id = $1', [record]);
    for (const browser of [desk, kavya.browser])
      expect((await readNotices(browser)).notices).toMatchObject([{ patient: null }]);
  });

  it('are for the desk as long as somebody works there', async () => {
    const clerk = await insertUser(app.sql, { user_type: 'reception' });
    const id = await session('12T10:00', { status: 'pending' });
    await mutate(patient, `cancelAppointment(id: "${id}")`);
    const browser = await app.signIn(clerk.phone, 'staff');
    expect(await noticesOf(browser)).toHaveLength(1);
    await app.sql("update app_user set user_type = 'user' where id = $1", [clerk.id]);
    expect((await readNotices(browser)).notices).toEqual([]);
  });
});

describe('a physiotherapist is told of their column of today and tomorrow', () => {
  it('not of what they did themselves', async () => {
    await session('05T10:00', { status: 'completed' });
    expect(await book(kavya.browser, '10T15:00')).toBeUndefined();
    expect(await noticesOf(kavya.browser)).toEqual([]);
  });

  it('when a session comes, goes to somebody else, and is canceled', async () => {
    expect(await book(desk, '10T15:00')).toBeUndefined();
    const [{ id } = { id: '' }] = await app.sql<{ id: string }>(
      'select id from appointment where patient_id = $1 and deleted_at is null',
      [record],
    );
    expect(await move(desk, id, '11T10:00')).toBeUndefined();
    expect(await move(desk, id, '11T10:00', `, physiotherapistId: "${neha.id}"`)).toBeUndefined();
    expect(await mutate(admin, `cancelAppointment(id: "${id}")`)).toBeUndefined();
    expect(new Set(await noticesOf(kavya.browser))).toEqual(
      new Set([
        ['COLUMN_CHANGED', 'Tue 10 Mar, 3:00 pm: a session came into your column.'],
        ['COLUMN_CHANGED', 'A session in your column moved from Tue 10 Mar, 3:00 pm to Wed 11 Mar, 10:00 am.'],
        ['COLUMN_CHANGED', 'Wed 11 Mar, 10:00 am: a session left your column.'],
      ]),
    );
    expect(new Set(await noticesOf(neha.browser))).toEqual(
      new Set([
        ['COLUMN_CHANGED', 'Wed 11 Mar, 10:00 am: a session came into your column.'],
        ['COLUMN_CHANGED', 'Wed 11 Mar, 10:00 am: a session left your column.'],
      ]),
    );
    expect(await noticesOf(desk)).toEqual([]);
  });

  it('once of a session that the patient moved, and the former one of one that went to another', async () => {
    await openWith(app, { booking_mode: 'INSTANT', notice_hours: 0, choose_physiotherapist: true });
    const id = await session('11T10:00');
    expect(await move(patient, id, '11T12:00', `, physiotherapistId: "${neha.id}"`)).toBeUndefined();
    expect((await noticesOf(neha.browser)).map(([kind]) => kind)).toEqual(['PATIENT_MOVED']);
    expect(await noticesOf(kavya.browser)).toEqual([
      ['COLUMN_CHANGED', 'Wed 11 Mar, 10:00 am: a session left your column.'],
    ]);
  });

  it('not of a later day, nor of an outcome', async () => {
    expect(await book(desk, '12T15:00')).toBeUndefined();
    const id = await session('10T09:00');
    expect(await mutate(admin, `completeAppointment(id: "${id}")`)).toBeUndefined();
    expect(await noticesOf(kavya.browser)).toEqual([]);
  });

  it('of sessions that are booked or canceled together, handed over, or deleted and restored with their record', async () => {
    const startsAt = ['2026-03-11T10:00', '2026-03-18T10:00'];
    const { done } = await bookSeries(desk, { patientId: record, physiotherapistId: kavya.id, startsAt });
    expect(done?.sessions).toHaveLength(2);
    await cancelSeries(desk, done?.id ?? '', done?.sessions[0]?.id ?? '');
    const [came, left] = ['a session came into your column.', 'a session left your column.'];
    const wednesday = 'Wed 11 Mar, 10:00 am';
    const texts = async ({ browser }: Member) => (await noticesOf(browser)).map(([, text]) => text).toSorted();
    expect(await texts(kavya)).toEqual([`${wednesday}: ${came}`, `${wednesday}: ${left}`]);
    await app.sql('delete from notice');
    const id = await session('11T10:00');
    const { code } = await arrangeAbsence(desk, kavya.id, {
      from: '2026-03-11T00:00',
      until: '2026-03-12T00:00',
      standIns: [{ appointmentId: id, physiotherapistId: neha.id }],
    });
    expect(code).toBeUndefined();
    expect([await texts(kavya), await texts(neha)]).toEqual([[`${wednesday}: ${left}`], [`${wednesday}: ${came}`]]);
    await app.sql('delete from notice');
    await admin.graphql(`mutation { deletePatient(id: "${record}") { id } }`);
    expect(await texts(neha)).toEqual([`${wednesday}: ${left}`]);
    await admin.graphql(`mutation { restorePatient(id: "${record}") { id } }`);
    expect(await texts(neha)).toEqual([`${wednesday}: ${came}`, `${wednesday}: ${left}`]);
  });
});

describe('a notice and its cause', () => {
  it.each(['audit_event', 'notice'])('are one transaction: without its row of %s there is neither', async (table) => {
    const id = await session('11T10:00');
    const run = (statement: string) => runSql(app.database.ownerUrl, statement);
    await run(`revoke insert on ${table} from app`);
    expect(await mutate(desk, `cancelAppointment(id: "${id}")`)).toBe('INTERNAL');
    await run(`grant insert on ${table} to app`);
    expect(await noticesOf(kavya.browser)).toEqual([]);
    expect(await app.sql('select status from appointment where id = $1', [id])).toEqual([{ status: 'scheduled' }]);
    expect(await mutate(desk, `cancelAppointment(id: "${id}")`)).toBeUndefined();
    expect(await noticesOf(kavya.browser)).toHaveLength(1);
  });

  it('leave nothing of what is refused', async () => {
    await session('10T15:00');
    expect(await book(desk, '10T15:10')).toBe('DOUBLE_BOOKED');
    expect(await noticesOf(kavya.browser)).toEqual([]);
  });

  it('are one of two that are sent at once', async () => {
    const id = await session('12T10:00');
    const cancel = () => mutate(patient, `cancelAppointment(id: "${id}")`);
    const codes = await behindRow(app, kavya.id, [cancel, cancel]);
    expect(new Set(codes)).toEqual(new Set(['WRONG_STATE', undefined]));
    expect(await noticesOf(desk)).toHaveLength(1);
  });
});
