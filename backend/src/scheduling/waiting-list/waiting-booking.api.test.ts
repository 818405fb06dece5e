import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { behindRow } from '../../../test/absence-calls.js';
import {
  insertAdmin,
  insertAppointment,
  insertPatient,
  insertPhysiotherapist,
  insertStaff,
} from '../../../test/builders.js';
import { openWith } from '../../../test/clinic-calls.js';
import { createMerging } from '../../../test/merging.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { bookFromList, insertWaiting, withdraw } from '../../../test/waiting-calls.js';

let app: TestApp;
let admin: TestClient;
let kavya: string;
let patient: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  await openWith(app);
});
beforeEach(async () => {
  kavya = (await insertPhysiotherapist(app.sql, { name: 'Kavya' })).id;
  patient = (await insertPatient(app.sql)).id;
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
const at = (time: string, more: object = {}) => ({ startsAt: `2026-03-${time}`, who: kavya, ...more });
const entryOf = async (id: string) =>
  (
    await app.sql<{ status: string; appointment: string | null }>(
      'select status, appointment_id as appointment from waiting_list_entry where id = $1',
      [id],
    )
  )[0];

describe('a time from the waiting list', () => {
  it('is refused by the rules of a booking, and the entry goes on waiting', async () => {
    const { id } = await insertWaiting(app.sql, patient);
    await session('12T11:00', {}, (await insertPatient(app.sql)).id);
    const code = async (input: object, of = id) => (await bookFromList(admin, of, input)).code;
    expect(await code(at('12T10:00'), 'nobody')).toBe('NOT_FOUND');
    expect(await code(at('12T10:00', { who: patient }))).toBe('NOT_FOUND');
    expect(await code(at('09T10:00'))).toBe('BAD_INPUT');
    expect(await code({ startsAt: 'soon', who: kavya })).toBe('BAD_INPUT');
    expect(await code(at('12T11:15'))).toBe('DOUBLE_BOOKED');
    expect(await code(at('12T03:00'))).toBe('OUTSIDE_HOURS');
    await app.sql('update patient set address = null where id = $1', [patient]);
    const { id: home } = await insertWaiting(app.sql, patient, { session_type: 'Home' });
    expect(await code(at('12T15:00'), home)).toBe('BAD_INPUT');
    const { user } = await insertStaff(app.sql);
    expect((await bookFromList(await app.signIn(user.phone, 'staff'), id, at('12T10:00'))).code).toBe('FORBIDDEN');
    expect(await entryOf(id)).toEqual({ status: 'WAITING', appointment: null });
    expect(await app.sql('select from appointment where patient_id = $1', [patient])).toEqual([]);
  });

  it('is booked with its length, tells the patient, and is on record; then the entry waits no more', async () => {
    const { id } = await insertWaiting(app.sql, patient, { duration_minutes: 30 });
    const { done } = await bookFromList(admin, id, at('12T03:00', { reason: 'Asked for it' }));
    expect(done).toMatchObject({ durationMinutes: 30, physiotherapist: { id: kavya } });
    expect(await entryOf(id)).toEqual({ status: 'BOOKED', appointment: done?.id });
    expect(await app.sql('select status from appointment where id = $1', [done?.id])).toEqual([
      { status: 'scheduled' },
    ]);
    const told = await app.sql("select kind from message where subject_id = $1 and kind like 'SESSION%'", [done?.id]);
    expect(told).toEqual([{ kind: 'SESSION_BOOKED' }]);
    const [line] = await app.sql(
      "select subject_id, details from audit_event where verb = 'waiting.book' order by id desc limit 1",
    );
    expect(line).toEqual({ subject_id: done?.id, details: { waitingListEntry: id, overrideReason: 'Asked for it' } });
    expect((await bookFromList(admin, id, at('12T15:00'))).code).toBe('WRONG_STATE');
    expect((await withdraw(admin, id)).code).toBe('WRONG_STATE');
  });

  it('moves the session that was to come earlier, and books no other', async () => {
    const held = await session('20T10:00', { duration_minutes: 60, price: 80_000 });
    const { id } = await insertWaiting(app.sql, patient, { instead_of_id: held });
    const neha = (await insertPhysiotherapist(app.sql)).id;
    const { done } = await bookFromList(admin, id, at('12T10:00', { who: neha }));
    expect(done).toMatchObject({ id: held, durationMinutes: 60, physiotherapist: { id: neha } });
    expect(await entryOf(id)).toEqual({ status: 'BOOKED', appointment: held });
    expect(await app.sql('select starts_at, price from appointment where patient_id = $1', [patient])).toEqual([
      { starts_at: new Date('2026-03-12T10:00:00+05:30'), price: 80_000 },
    ]);
  });

  it('is nobody’s whose entry was withdrawn or has expired, or whose session is over', async () => {
    const canceled = await session('20T10:00', { status: 'canceled' });
    const over = { earliest: '2026-03-01', latest: '2026-03-09' };
    for (const columns of [{ status: 'WITHDRAWN' }, over, { session_type: 'Tele', instead_of_id: canceled }]) {
      const { id } = await insertWaiting(app.sql, (await insertPatient(app.sql)).id, columns);
      expect((await bookFromList(admin, id, at('12T10:00'))).code).toBe('WRONG_STATE');
    }
  });

  it('is given once to an entry, whoever offers at once, while others withdraw it (law 7)', async () => {
    const { id } = await insertWaiting(app.sql, patient);
    const times = ['10:00', '11:00', '12:00', '13:00', '14:00'];
    const calls = times.map((time) => async () => (await bookFromList(admin, id, at(`12T${time}`))).code ?? 'booked');
    const endings = await behindRow(app, kavya, calls);
    expect(endings.toSorted()).toEqual(['WRONG_STATE', 'WRONG_STATE', 'WRONG_STATE', 'WRONG_STATE', 'booked']);
    expect(await app.sql('select from appointment where patient_id = $1', [patient])).toHaveLength(1);
    const other = await insertWaiting(app.sql, patient);
    const codes = await Promise.all([
      withdraw(admin, other.id),
      ...['15:00', '16:00'].map((time) => bookFromList(admin, other.id, at(`12T${time}`))),
    ]);
    expect(codes.filter(({ code }) => code === undefined)).toHaveLength(1);
    expect(codes.flatMap(({ code }) => code ?? [])).toEqual(['WRONG_STATE', 'WRONG_STATE']);
  });

  it('is given once of two entries that want it', async () => {
    const entries = await Promise.all(
      [1, 2, 3].map(async () => (await insertWaiting(app.sql, (await insertPatient(app.sql)).id)).id),
    );
    const calls = entries.map((id) => async () => (await bookFromList(admin, id, at('13T10:00'))).code ?? 'booked');
    expect((await behindRow(app, kavya, calls)).toSorted()).toEqual(['DOUBLE_BOOKED', 'DOUBLE_BOOKED', 'booked']);
    const stands = await Promise.all(entries.map(async (id) => (await entryOf(id))?.status));
    expect(stands.toSorted()).toEqual(['BOOKED', 'WAITING', 'WAITING']);
  });
});

it.each([
  ['into', -1],
  ['from', 1],
] as const)(
  'of two entries of records that are merged, who waits longer goes on waiting: that of %s',
  async (longer, hours) => {
    const merging = await createMerging(app);
    const [from, into] = [await merging.known(), await merging.known()];
    const first = await insertWaiting(app.sql, into.id, { created_at: new Date(NOON.getTime() + hours * 3_600_000) });
    const second = await insertWaiting(app.sql, from.id);
    const tele = await insertWaiting(app.sql, from.id, { session_type: 'Tele' });
    expect((await merging.merge(from, into)).code).toBe('AA');
    const live = await app.sql<{ id: string }>(
      "select id from waiting_list_entry where patient_id = $1 and status = 'WAITING' order by session_type",
      [into.id],
    );
    expect(live.map(({ id }) => id)).toEqual([longer === 'into' ? first.id : second.id, tele.id]);
  },
);
