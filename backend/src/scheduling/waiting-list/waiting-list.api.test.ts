import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertAppointment,
  insertPatient,
  insertPhysiotherapist,
  insertStaff,
  insertUser,
} from '../../../test/builders.js';
import { openWith } from '../../../test/clinic-calls.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { addToWaitingList, insertWaiting, listWaiting, waitingFor, withdraw } from '../../../test/waiting-calls.js';

let app: TestApp;
let desk: TestClient;
let kavya: string;
let patient: string;
beforeAll(async () => {
  app = await createTestApp();
  desk = await app.signIn((await insertUser(app.sql, { user_type: 'reception' })).phone, 'staff');
  await openWith(app);
});
beforeEach(async () => {
  await app.sql("update waiting_list_entry set status = 'WITHDRAWN' where status <> 'BOOKED'");
  kavya = (await insertPhysiotherapist(app.sql, { name: 'Kavya' })).id;
  patient = (await insertPatient(app.sql, { contact_phone: '+919876500001' })).id;
});
afterAll(() => app.close());

const session = async (time: string, columns: object = {}, of = patient) =>
  (
    await insertAppointment(app.sql, of, {
      physiotherapist_id: kavya,
      starts_at: new Date(`2026-03-${time}:00+05:30`),
      status: 'scheduled',
      ...columns,
    })
  ).id;
const count = async () =>
  (await app.sql("select from waiting_list_entry where patient_id = $1 and status = 'WAITING'", [patient])).length;
const waiting = async (columns: Record<string, unknown> = {}) =>
  (await insertWaiting(app.sql, (await insertPatient(app.sql)).id, columns)).id;

describe('an entry', () => {
  it.each([
    [{ from: '10:00', until: '10:00' }, 'until'],
    [{ from: '10:00', until: '10:40' }, 'until'],
    [{ from: '24:00' }, 'from'],
    [{ until: '25:00' }, 'until'],
    [{ weekdays: ['MONDAY', 'MONDAY'] }, 'weekdays'],
    [{ earliest: '2026-03-09' }, 'earliest'],
    [{ earliest: '2026-03-12', latest: '2026-03-11' }, 'latest'],
    [{ latest: '2027-03-12' }, 'latest'],
    [{ durationMinutes: 4 }, 'durationMinutes'],
    [{ note: 'x'.repeat(201) }, 'note'],
  ])('that cannot be meant is refused at its field: %o', async (input, field) => {
    expect(await addToWaitingList(desk, { patientId: patient, ...input })).toMatchObject({
      code: 'BAD_INPUT',
      fields: [field],
    });
    expect(await count()).toBe(0);
  });

  it('of an unknown patient, physiotherapist or session, or of another kind of session, is refused', async () => {
    const add = async (input: object) => (await addToWaitingList(desk, { patientId: patient, ...input })).code;
    expect(await add({ patientId: 'PT-999999' })).toBe('NOT_FOUND');
    expect(await add({ physiotherapistId: 'nobody' })).toBe('NOT_FOUND');
    const other = (await insertPatient(app.sql)).id;
    expect(await add({ insteadOfId: await session('12T10:00', {}, other) })).toBe('NOT_FOUND');
    expect(await add({ insteadOfId: await session('12T11:00', { status: 'pending' }) })).toBe('BAD_INPUT');
    expect(await add({ insteadOfId: await session('10T09:00') })).toBe('BAD_INPUT');
    expect(await add({ insteadOfId: await session('12T12:00', { session_type: 'Tele' }) })).toBe('BAD_INPUT');
    await app.sql('update patient set address = null where id = $1', [patient]);
    expect(await addToWaitingList(desk, { patientId: patient, sessionType: 'HOME' })).toMatchObject({
      code: 'BAD_INPUT',
      fields: ['patientId'],
    });
    const { user } = await insertStaff(app.sql);
    const physio = await app.signIn(user.phone, 'staff');
    expect((await addToWaitingList(physio, { patientId: patient })).code).toBe('FORBIDDEN');
    expect(await count()).toBe(0);
  });

  it('takes the length of the offer, or that of the session that is to come earlier, and all that the desk says', async () => {
    const insteadOfId = await session('20T10:00', { duration_minutes: 60, price: 80_000 });
    const { done } = await addToWaitingList(desk, {
      patientId: patient,
      physiotherapistId: kavya,
      weekdays: ['FRIDAY', 'MONDAY'],
      from: '09:30',
      until: '12:00',
      latest: '2026-03-19',
      isUrgent: true,
      note: ' Calls back ',
      insteadOfId,
    });
    expect(done).toMatchObject({
      patient: { id: patient },
      phone: '+919876500001',
      durationMinutes: 60,
      physiotherapist: { id: kavya },
      weekdays: ['MONDAY', 'FRIDAY'],
      from: '09:30',
      until: '12:00',
      earliest: '2026-03-10',
      latest: '2026-03-19',
      isUrgent: true,
      note: 'Calls back',
      insteadOf: { id: insteadOfId },
      status: 'WAITING',
      appointment: null,
      version: 1,
    });
    const tele = await addToWaitingList(desk, { patientId: patient, sessionType: 'TELE' });
    expect(tele.done).toMatchObject({ from: '00:00', until: '24:00', weekdays: [], latest: null, insteadOf: null });
    const [line] = await app.sql(
      "select subject_type, subject_id from audit_event where verb = 'waiting.add' order by id desc limit 1",
    );
    expect(line).toEqual({ subject_type: 'waitingListEntry', subject_id: tele.done?.id });
  });

  it('is one of a patient and kind; a repeated request answers it, and one that expired is no obstacle', async () => {
    const first = await addToWaitingList(desk, { patientId: patient }, 'waiting-again');
    expect((await addToWaitingList(desk, { patientId: patient }, 'waiting-again')).done).toEqual(first.done);
    expect((await addToWaitingList(desk, { patientId: patient, note: 'x' }, 'waiting-again')).code).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    );
    const codes = async () =>
      (await Promise.all([1, 2, 3].map(() => addToWaitingList(desk, { patientId: patient })))).map(({ code }) => code);
    expect(await codes()).toEqual(['ALREADY_EXISTS', 'ALREADY_EXISTS', 'ALREADY_EXISTS']);
    await app.sql("update waiting_list_entry set earliest = '2026-03-01', latest = '2026-03-09' where id = $1", [
      first.done?.id,
    ]);
    expect((await codes()).filter(Boolean)).toEqual(['ALREADY_EXISTS', 'ALREADY_EXISTS']);
    const statuses = 'select status from waiting_list_entry where patient_id = $1 order by 1';
    expect(await app.sql(statuses, [patient])).toEqual([{ status: 'EXPIRED' }, { status: 'WAITING' }]);
  });

  it('is withdrawn once, by whoever read it last, and not after its last day', async () => {
    const id = await waiting();
    expect((await withdraw(desk, 'nobody')).code).toBe('NOT_FOUND');
    expect((await withdraw(desk, id, 7)).code).toBe('CHANGED_MEANWHILE');
    expect((await withdraw(desk, id, 1)).done).toMatchObject({ status: 'WITHDRAWN', version: 2 });
    expect((await withdraw(desk, id)).code).toBe('WRONG_STATE');
    const over = await waiting({ earliest: '2026-03-01', latest: '2026-03-09' });
    expect((await withdraw(desk, over)).code).toBe('WRONG_STATE');
  });

  it('of a deleted record is nowhere, and is back with it', async () => {
    const { id: record } = await insertPatient(app.sql);
    const { id } = await insertWaiting(app.sql, record);
    await app.sql('update patient set deleted_at = now() where id = $1', [record]);
    expect((await listWaiting(desk)).done?.totalCount).toBe(0);
    expect((await withdraw(desk, id)).code).toBe('NOT_FOUND');
    await app.sql('update patient set deleted_at = null where id = $1', [record]);
    expect((await listWaiting(desk)).done?.totalCount).toBe(1);
  });
});

describe('the list', () => {
  it('has urgent ones first, then who waits longest, in pages, by status', async () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 2, 9, 6, minute));
    const [second, first] = [await waiting({ created_at: at(2) }), await waiting({ created_at: at(1) })];
    const urgent = await waiting({ created_at: at(9), is_urgent: true });
    const over = await waiting({ earliest: '2026-03-01', latest: '2026-03-09' });
    const ids = ({ done }: Awaited<ReturnType<typeof listWaiting>>) => done?.edges.map(({ node }) => node.id);
    const page = await listWaiting(desk, { first: 2 });
    expect(ids(page)).toEqual([urgent, first]);
    expect(page.done).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    const next = await listWaiting(desk, { first: 2, after: page.done?.pageInfo.endCursor });
    expect(ids(next)).toEqual([second]);
    expect(next.done?.pageInfo.hasNextPage).toBe(false);
    const expired = await listWaiting(desk, { status: 'EXPIRED' });
    expect(expired.done?.edges.map(({ node }) => [node.id, node.status])).toEqual([[over, 'EXPIRED']]);
    expect((await listWaiting(desk, { first: 0 })).code).toBe('BAD_INPUT');
    expect((await listWaiting(desk, { after: 'x' })).code).toBe('BAD_INPUT');
    const { user } = await insertStaff(app.sql);
    expect((await listWaiting(await app.signIn(user.phone, 'staff'))).code).toBe('FORBIDDEN');
  });

  it('is counted on the desk’s day, and stands on the patient’s page', async () => {
    const { done } = await addToWaitingList(desk, { patientId: patient });
    const admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
    const { body } = await admin.graphql(
      `{ deskDay { waiting } deskPatient(id: "${patient}") { waitsFor { id status insteadOf { id } } } }`,
    );
    expect(body.data).toEqual({
      deskDay: { waiting: 1 },
      deskPatient: { waitsFor: [{ id: done?.id, status: 'WAITING', insteadOf: null }] },
    });
  });
});

describe('who waits for a time', () => {
  const found = async (from: string, until: string, who?: string) =>
    (await waitingFor(desk, `2026-03-${from}`, `2026-03-${until}`, who)).done?.map(({ id }) => id);

  it('is refused for a time that ends before it begins or is too long, and with nobody', async () => {
    const code = async (from: string, until: string, who?: string) =>
      (await waitingFor(desk, `2026-03-${from}`, `2026-03-${until}`, who)).code;
    expect(await code('12T10:00', '12T10:00')).toBe('BAD_INPUT');
    expect(await code('12T10:00', '13T10:01')).toBe('BAD_INPUT');
    expect(await code('12T10:00', '12T11:00', 'nobody')).toBe('NOT_FOUND');
  });

  it('has room in it for the length, on the days and at the times that suit', async () => {
    const any = await waiting();
    const long = await waiting({ duration_minutes: 90 });
    const morning = await waiting({ until_minute: 11 * 60 });
    const fridays = await waiting({ weekdays: ['FRIDAY'] });
    const later = await waiting({ earliest: '2026-03-13' });
    const until = await waiting({ latest: '2026-03-11' });
    // 12 March 2026 is a Thursday.
    expect(await found('12T10:00', '12T11:00')).toEqual([any, morning]);
    expect(await found('12T10:00', '12T11:30')).toEqual([any, long, morning]);
    expect(await found('12T10:30', '12T11:15')).toEqual([any]);
    expect(await found('13T10:00', '13T11:00')).toEqual([any, morning, fridays, later]);
    expect(await found('11T10:00', '11T11:00')).toEqual([any, morning, until]);
    expect(await found('12T23:30', '13T00:45')).toEqual([any, morning, fridays, later]);
    expect(await found('12T10:00', '12T10:44')).toEqual([]);
  });

  it('takes that physiotherapist or anybody, urgent ones first, at most 20', async () => {
    const neha = (await insertPhysiotherapist(app.sql)).id;
    const own = await waiting({ physiotherapist_id: kavya });
    const other = await waiting({ physiotherapist_id: neha });
    const any = await waiting();
    const urgent = await waiting({ is_urgent: true });
    expect(await found('12T10:00', '12T11:00', kavya)).toEqual([urgent, own, any]);
    expect(await found('12T10:00', '12T11:00')).toEqual([urgent, own, other, any]);
    for (let more = 0; more < 20; more += 1) await waiting();
    expect(await found('12T10:00', '12T11:00')).toHaveLength(20);
  });

  it('would have the session earlier, as long as it is ahead', async () => {
    const id = await session('12T12:00');
    const { done } = await addToWaitingList(desk, { patientId: patient, insteadOfId: id });
    expect(await found('12T10:00', '12T11:00')).toEqual([done?.id]);
    expect(await found('12T12:00', '12T13:00')).toEqual([]);
    await app.sql("update appointment set status = 'canceled' where id = $1", [id]);
    expect(await found('12T10:00', '12T11:00')).toEqual([]);
  });
});
