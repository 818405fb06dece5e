import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  insertAppointment,
  insertLeave,
  insertPatient,
  insertPatientWithAccount,
  insertPhysiotherapist,
  insertStaff,
  insertUser,
} from '../../../test/builders.js';
import { openWith, setBackSettings } from '../../../test/clinic-calls.js';
import { insertPlan } from '../../../test/recovery-builders.js';
import { bookSeries, proposeSeries, type Proposal } from '../../../test/series.js';
import { signInAdmin } from '../../../test/signed-in-admin.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
let patientId: string;
let physiotherapistId: string;
beforeAll(async () => {
  app = await createTestApp();
  ({ admin } = await signInAdmin(app));
});
// It is noon of Tuesday, 10 March 2026.
beforeEach(async () => {
  app.clock.set(NOON);
  await openWith(app);
  patientId = (await insertPatient(app.sql)).id;
  physiotherapistId = (await insertPhysiotherapist(app.sql)).id;
});
afterAll(() => app.close());

const at = (text: string) => new Date(`2026-${text.replace(' ', 'T')}:00+05:30`).toISOString();
const named = () => ({ patientId, physiotherapistId });
const scheduled = (startsAt: string, columns: object = {}, record = patientId) =>
  insertAppointment(app.sql, record, {
    status: 'scheduled',
    physiotherapist_id: physiotherapistId,
    starts_at: startsAt,
    ...columns,
  });
const booked = async (record = patientId) =>
  (await app.sql("select id from appointment where patient_id = $1 and status = 'scheduled'", [record])).length;
const propose = (input: object = {}, browser = admin) =>
  proposeSeries(browser, {
    ...named(),
    firstDay: '2026-03-11',
    weekdays: ['MONDAY', 'WEDNESDAY', 'FRIDAY'],
    time: '10:00',
    count: 4,
    ...input,
  });
const TIMES = ['2026-03-11T10:00', '2026-03-13T10:00', '2026-03-16T10:00'];
const book = (input: object = {}, browser = admin, key?: string) =>
  bookSeries(browser, { ...named(), startsAt: TIMES, ...input }, key);
const shown = ({ startsAt, isFree, code }: Proposal) => [startsAt, isFree, code];

describe('proposeSeries', () => {
  it('shows each day of the weekdays, free or with up to three other times of that day, the nearest first', async () => {
    const other = (await insertPatient(app.sql)).id;
    await scheduled(at('03-13 10:15'), {}, other);
    await insertLeave(app.sql, physiotherapistId, { starts_at: at('03-16 00:00'), ends_at: at('03-17 00:00') });
    const { done = [] } = await propose();
    expect(done.map(shown)).toEqual([
      [at('03-11 10:00'), true, null],
      [at('03-13 10:00'), false, 'DOUBLE_BOOKED'],
      [at('03-16 10:00'), false, 'OUTSIDE_HOURS'],
      [at('03-18 10:00'), true, null],
    ]);
    expect(done[1]?.instead).toEqual([at('03-13 09:30'), at('03-13 09:00'), at('03-13 11:00')]);
    expect(done[1]?.message).toBe('The physiotherapist has another session then.');
    expect([done[0]?.instead, done[2]?.instead]).toEqual([[], []]);
    expect(await booked()).toBe(0);
  });

  it('has no time on a holiday, and names a session of the patient with somebody else', async () => {
    await openWith(app, { special_days: JSON.stringify([{ day: '2026-03-11', name: 'Holi', hours: [] }]) });
    const { id } = await insertPhysiotherapist(app.sql);
    await scheduled(at('03-13 09:30'), { physiotherapist_id: id });
    const { done = [] } = await propose({ count: 2 });
    expect(done.map(shown)).toEqual([
      [at('03-11 10:00'), false, 'OUTSIDE_HOURS'],
      [at('03-13 10:00'), false, 'DOUBLE_BOOKED'],
    ]);
    expect(done[0]?.instead).toEqual([]);
    expect(done[1]?.message).toBe('The patient has another session then.');
    expect(done[1]?.instead).not.toContain(at('03-13 09:30'));
  });

  it('before the opening offers times of the specified hours, and every time is free', async () => {
    await setBackSettings(app);
    await scheduled(at('03-11 10:00'));
    const { done = [] } = await propose({ time: '10:00', weekdays: ['WEDNESDAY', 'SUNDAY'], count: 2 });
    expect(done.map(({ isFree }) => isFree)).toEqual([false, true]);
    expect(done[0]?.instead).toHaveLength(3);
  });

  it.each<[what: string, input: object, field: string]>([
    ['yesterday', { firstDay: '2026-03-09' }, 'firstDay'],
    ['61 sessions', { count: 61 }, 'count'],
    ['none', { count: 0 }, 'count'],
    ['more than 366 days', { weekdays: ['MONDAY'], count: 60 }, 'count'],
    ['no weekday', { weekdays: [] }, 'weekdays'],
    ['a weekday twice', { weekdays: ['MONDAY', 'MONDAY'] }, 'weekdays'],
    ['no time of a day', { time: '24:00' }, 'time'],
  ])('refuses %s', async (_what, input, field) => {
    const { code, error } = await propose(input);
    expect([code, Object.keys((error?.extensions['fields'] as object | undefined) ?? {})]).toEqual([
      'BAD_INPUT',
      [field],
    ]);
  });

  it('of a record or a physiotherapist that is not there is NOT_FOUND', async () => {
    expect((await propose({ patientId: 'PT-999999' })).code).toBe('NOT_FOUND');
    expect((await propose({ physiotherapistId: patientId })).code).toBe('NOT_FOUND');
  });
});

describe('bookSeries', () => {
  it('books all sessions of one series, in order, with the price and length of the offer and one audit row', async () => {
    const { done } = await book({ startsAt: TIMES.toReversed() });
    expect(done?.sessions.map((one) => one.appointmentDate)).toEqual(
      TIMES.map((time) => at(time.slice(5).replace('T', ' '))),
    );
    expect(done?.sessions.map((one) => [one.status, one.seriesId, one.physiotherapist?.id])).toEqual(
      TIMES.map(() => ['SCHEDULED', done?.id, physiotherapistId]),
    );
    expect(done?.skipped).toEqual([]);
    const lines = await app.sql(
      "select subject_type, details from audit_event where subject_id = $1 and verb = 'series.book'",
      [done?.id],
    );
    expect(lines).toEqual([
      { subject_type: 'appointmentSeries', details: { booked: done?.sessions.map(({ id }) => id), skipped: 0 } },
    ]);
    const listed = await admin.graphql<{ appointments: { edges: unknown[] } }>(
      '($id: ID!) { appointments(first: 10, filter: { seriesId: $id }) { edges { node { id } } } }'.replace(
        /^/,
        'query ',
      ),
      { id: done?.id },
    );
    expect(listed.body.data?.appointments.edges).toHaveLength(3);
  });

  it('REFUSE is all or none, with the error of a single booking', async () => {
    const other = (await insertPatient(app.sql, { name: 'Mohan Lal' })).id;
    await scheduled(at('03-13 10:30'), {}, other);
    const { code, error } = await book();
    expect([code, error?.message]).toEqual(['DOUBLE_BOOKED', expect.stringContaining('Mohan Lal')]);
    expect((await book({ startsAt: [...TIMES.slice(0, 1), '2026-03-15T10:00'] })).code).toBe('OUTSIDE_HOURS');
    expect(await booked()).toBe(0);
    expect(
      await app.sql(
        'select id from appointment_series s where not exists (select from appointment where series_id = s.id)',
      ),
    ).toEqual([]);
  });

  it('SKIP books the free ones and names the others, and nobody else: sessions + skipped = asked (law 5)', async () => {
    const other = (await insertPatient(app.sql, { name: 'Mohan Lal' })).id;
    await scheduled(at('03-13 10:30'), {}, other);
    const { done } = await book({ startsAt: [...TIMES, '2026-03-15T10:00'], whenTaken: 'SKIP' });
    expect(done?.sessions.map((one) => one.appointmentDate)).toEqual([at('03-11 10:00'), at('03-16 10:00')]);
    expect(done?.skipped.map(({ startsAt, code }) => [startsAt, code])).toEqual([
      [at('03-13 10:00'), 'DOUBLE_BOOKED'],
      [at('03-15 10:00'), 'OUTSIDE_HOURS'],
    ]);
    expect(JSON.stringify(done?.skipped)).not.toContain('Mohan');
  });

  it('SKIP where all are taken is refused', async () => {
    for (const time of TIMES) await scheduled(at(time.slice(5).replace('T', ' ')));
    expect((await book({ whenTaken: 'SKIP' })).code).toBe('DOUBLE_BOOKED');
    expect(await booked()).toBe(3);
  });

  it('a session of the series blocks the next, also with the way of a home visit', async () => {
    const close = ['2026-03-11T10:00', '2026-03-11T10:30', '2026-03-11T10:50'];
    expect((await book({ startsAt: close, whenTaken: 'SKIP' })).done?.skipped.map(({ code }) => code)).toEqual([
      'DOUBLE_BOOKED',
    ]);
    const { id } = await insertPhysiotherapist(app.sql);
    const home = { physiotherapistId: id, sessionType: 'HOME', whenTaken: 'SKIP' };
    const { done } = await book({ ...home, startsAt: ['2026-03-12T10:00', '2026-03-12T10:45'] });
    expect(done?.skipped.map(({ code }) => code)).toEqual(['OUTSIDE_HOURS']);
  });

  it('with a reason books outside the hours, never onto another session', async () => {
    await scheduled(at('03-13 10:00'));
    const startsAt = ['2026-03-13T10:00', '2026-03-15T10:00'];
    const { done } = await book({ startsAt, whenTaken: 'SKIP', overrideReason: 'Her son can drive then' });
    expect(done?.sessions.map((one) => [one.appointmentDate, one.outsideHours])).toEqual([[at('03-15 10:00'), true]]);
    expect(done?.skipped.map(({ code }) => code)).toEqual(['DOUBLE_BOOKED']);
  });

  it('after the last day of who treats books none', async () => {
    await app.sql("update physiotherapist set last_day = '2026-03-13' where id = $1", [physiotherapistId]);
    const { done } = await book({ whenTaken: 'SKIP', overrideReason: 'The only free day' });
    expect(done?.skipped.map(({ startsAt, code }) => [startsAt, code])).toEqual([[at('03-16 10:00'), 'OUTSIDE_HOURS']]);
  });

  it('a plan gives its sessions in order; beyond them none is booked', async () => {
    const { id } = await insertPlan(app, patientId);
    const numbers = async () =>
      app.sql<{ number: number; starts_at: Date }>(
        'select s.number, a.starts_at from plan_session s join appointment a on a.id = s.appointment_id where s.plan_id = $1 order by a.starts_at',
        [id],
      );
    const [plan] = await app.sql<{ planned: number }>(
      'select count(*)::int as planned from plan_session where plan_id = $1',
      [id],
    );
    const days = Array.from({ length: (plan?.planned ?? 0) - 3 }, (_, day) =>
      new Date(Date.parse(at('03-25 09:00')) + day * 86_400_000).toISOString(),
    );
    const { done: most } = await book({ startsAt: days, overrideReason: 'Every day of the month' });
    expect(most?.sessions).toHaveLength(days.length);
    const late = ['2026-03-11T10:00', '2026-03-12T10:00', '2026-03-13T10:00', '2026-03-16T10:00'];
    expect((await book({ startsAt: late })).code).toBe('WRONG_STATE');
    const { done } = await book({ startsAt: late, whenTaken: 'SKIP' });
    expect(done?.sessions).toHaveLength(3);
    expect(done?.skipped.map(({ startsAt, code }) => [startsAt, code])).toEqual([[at('03-16 10:00'), 'WRONG_STATE']]);
    const held = await numbers();
    const first = held.slice(0, 3).map((row) => row.number);
    expect(first).toEqual([1, 2, 3].map((step) => days.length + step));
    expect(held.slice(3).map((row) => row.number)).toEqual(days.map((_, step) => step + 1));
  });

  it('once per key: a repeated request answers the same series, another one is refused', async () => {
    const key = 'series-once-1';
    const first = await book({}, admin, key);
    expect((await book({}, admin, key)).done).toEqual(first.done);
    expect((await book({ whenTaken: 'SKIP' }, admin, key)).code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await booked()).toBe(3);
  });

  it.each<[what: string, input: object]>([
    [
      '61 times',
      {
        startsAt: Array.from({ length: 61 }, (_, day) =>
          new Date(NOON.getTime() + (day + 1) * 86_400_000).toISOString(),
        ),
      },
    ],
    ['no time', { startsAt: [] }],
    ['a time twice', { startsAt: [TIMES[0], at('03-11 10:00')] }],
    ['a time that has passed', { startsAt: ['2026-03-10T11:00'] }],
    ['a time in more than 366 days', { startsAt: ['2027-03-12T10:00'] }],
  ])('refuses %s', async (_what, input) => {
    const { code, error } = await book(input);
    expect([code, Object.keys((error?.extensions['fields'] as object | undefined) ?? {})]).toEqual([
      'BAD_INPUT',
      ['startsAt'],
    ]);
    expect(await booked()).toBe(0);
  });

  it('a home visit needs the address', async () => {
    await app.sql('update patient set address = null where id = $1', [patientId]);
    expect((await book({ sessionType: 'HOME' })).code).toBe('BAD_INPUT');
  });
});

describe('who books a series', () => {
  it('reception; nobody else who does not treat', async () => {
    const reception = await app.signIn((await insertUser(app.sql, { user_type: 'reception' })).phone, 'staff');
    expect((await propose({}, reception)).done).toHaveLength(4);
    expect((await book({}, reception)).done?.sessions).toHaveLength(3);
    const { user, record } = await insertPatientWithAccount(app.sql);
    const patient = await app.signIn(user.phone);
    expect((await propose({ patientId: record.id }, patient)).code).toBe('FORBIDDEN');
    expect((await book({ patientId: record.id }, patient)).code).toBe('FORBIDDEN');
  });

  it('a physiotherapist for patients within reach and with themselves alone', async () => {
    const { user, physiotherapistId: own } = await insertStaff(app.sql);
    const neha = await app.signIn(user.phone, 'staff');
    const withOwn = { physiotherapistId: own };
    expect((await propose(withOwn, neha)).code).toBe('NOT_FOUND');
    expect((await book(withOwn, neha)).code).toBe('NOT_FOUND');
    await app.sql('update patient set physiotherapist_id = $1 where id = $2', [own, patientId]);
    expect((await book({}, neha)).code).toBe('NOT_FOUND');
    expect((await propose({}, neha)).code).toBe('NOT_FOUND');
    expect((await propose(withOwn, neha)).done).toHaveLength(4);
    expect((await book(withOwn, neha)).done?.sessions).toHaveLength(3);
  });
});
