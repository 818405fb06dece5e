import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertApiKey,
  insertAppointment,
  insertLeave,
  insertPatient,
  insertPhysiotherapist,
  insertStaff,
  insertUser,
} from '../../../test/builders.js';
import { CALENDAR_DAY, columnsOf, hoursText, readCalendar, said, spansOf } from '../../../test/calendar-calls.js';
import { openWith, setBackSettings } from '../../../test/clinic-calls.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { watchStatements } from '../../../test/watched-statements.js';

const at = (time: string, day = CALENDAR_DAY) => new Date(`${day}T${time}:00+05:30`);

let app: TestApp;
let admin: TestClient;
let desk: TestClient;
let program: TestClient;
let own: { id: string; browser: TestClient };
let patient: string;
beforeAll(async () => {
  app = await createTestApp();
  const owner = await insertAdmin(app.sql);
  admin = await app.signIn(owner.phone, 'admin');
  desk = await app.signIn((await insertUser(app.sql, { user_type: 'reception' })).phone, 'staff');
  program = app.client((await insertApiKey(app.sql, owner.id, { scopes: ['appointments:read'] })).text);
  const { user, physiotherapistId } = await insertStaff(app.sql);
  own = { id: physiotherapistId, browser: await app.signIn(user.phone, 'staff') };
  patient = (await insertPatient(app.sql, { name: 'Kavya Rao' })).id;
});
beforeEach(async () => {
  await app.sql('delete from appointment');
  await app.sql('delete from physiotherapist_leave');
  await app.sql('update physiotherapist set deleted_at = now(), working_hours = null, last_day = null');
  await app.sql('update physiotherapist set deleted_at = null where id = $1', [own.id]);
  await openWith(app);
});
afterAll(() => app.close());

const session = async (time: string, columns: object = {}) =>
  (
    await insertAppointment(app.sql, patient, {
      physiotherapist_id: own.id,
      status: 'scheduled',
      starts_at: at(time),
      duration_minutes: 60,
      ...columns,
    })
  ).id;

describe('the calendar (bench §5)', () => {
  it('has a column for each physiotherapist by name, idle or absent too, but for those who have left by then', async () => {
    await insertPhysiotherapist(app.sql, { name: 'Aditi', last_day: CALENDAR_DAY });
    await insertPhysiotherapist(app.sql, { name: 'Zoya', user_id: await switchedOff() });
    const id = await session('10:00');
    const { days } = await readCalendar(admin, { until: '2026-03-13' });
    expect(days.map(({ day, columns }) => [day, columns.map(({ physiotherapist }) => physiotherapist.name)])).toEqual([
      [CALENDAR_DAY, ['Aditi', 'Neha Kapoor', 'Zoya']],
      ['2026-03-13', ['Neha Kapoor', 'Zoya']],
    ]);
    expect(days[0]?.columns.map(({ sessions }) => sessions.map((one) => one.id))).toEqual([[], [id], []]);
  });

  it('has the hours of the clinic and of the special day, and works within the own ones', async () => {
    await openWith(app, {
      special_days: JSON.stringify([{ day: CALENDAR_DAY, name: 'Holi', hours: spansOf('08:00-12:00', '12:00-15:00') }]),
    });
    await app.sql('update physiotherapist set working_hours = $1 where id = $2', [
      JSON.stringify([{ weekday: 'THURSDAY', hours: spansOf('11:00-18:00') }]),
      own.id,
    ]);
    const { days } = await readCalendar(admin, { until: '2026-03-15' });
    expect(days.map((day) => [day.specialDay, hoursText(day.hours), said(day.columns[0]?.works)])).toEqual([
      ['Holi', '08:00-12:00 12:00-15:00', '11:00-15:00'],
      [null, '08:00-18:00', ''],
      [null, '08:00-18:00', ''],
      [null, '', ''],
    ]);
  });

  it('before the opening follows the specified hours, whatever the settings prepare', async () => {
    await setBackSettings(app);
    await app.sql('update clinic_settings set hours = $1', [
      JSON.stringify([{ weekday: 'THURSDAY', hours: spansOf('10:00-11:00') }]),
    ]);
    const { days } = await readCalendar(admin, { from: '2026-03-14', until: '2026-03-15' });
    expect(days.map((day) => [hoursText(day.hours), said(day.columns[0]?.free)])).toEqual([
      ['08:00-18:00', '08:00-18:00'],
      ['', ''],
    ]);
  });

  it('has scheduled, pending, completed and missed sessions in order, canceled ones only when asked for', async () => {
    const statuses = ['missed', 'completed', 'pending', 'scheduled'];
    const reason = (status: string) => (status === 'missed' ? { missed_reason: 'Ill' } : {});
    const ids = [];
    for (const [hour, status] of statuses.entries())
      ids.push(await session(`${10 + hour}:00`, { status, ...reason(status) }));
    const canceled = await session('09:00', { status: 'canceled' });
    const shown = async (variables: object) =>
      (await columnsOf(admin, variables)).flatMap(({ sessions }) => sessions.map(({ id }) => id));
    expect(await shown({})).toEqual(ids);
    expect(await shown({ withCanceled: true })).toEqual([canceled, ...ids]);
  });

  it('is of one to seven days, of a month for one physiotherapist, and refuses more', async () => {
    expect((await readCalendar(admin, { until: '2026-03-18' })).days).toHaveLength(7);
    expect((await readCalendar(admin, { until: '2026-03-19' })).code).toBe('BAD_INPUT');
    expect((await readCalendar(admin, { until: '2026-03-11' })).code).toBe('BAD_INPUT');
    expect((await readCalendar(admin, { until: '2026-04-11', ids: [own.id] })).days).toHaveLength(31);
    expect((await readCalendar(admin, { until: '2026-04-12', ids: [own.id] })).code).toBe('BAD_INPUT');
    expect((await readCalendar(admin, { until: '2026-02-30' })).code).toBe('BAD_INPUT');
  });

  it('is of those who are named, who must be there', async () => {
    const { id } = await insertPhysiotherapist(app.sql, { name: 'Aditi' });
    expect((await columnsOf(admin, { ids: [id] })).map(({ physiotherapist }) => physiotherapist.id)).toEqual([id]);
    expect((await readCalendar(admin, { ids: [id, patient] })).code).toBe('NOT_FOUND');
    expect((await readCalendar(admin, { ids: ['nobody'] })).code).toBe('NOT_FOUND');
  });

  it('takes as many statements for a week of twelve with their sessions as for a day of one', async () => {
    using statements = watchStatements();
    const count = async (variables: object) => {
      statements.clear();
      expect((await columnsOf(admin, variables)).length).toBeGreaterThan(0);
      return statements.count();
    };
    await session('10:00');
    await count({}); // the first call of a session may write down that it is used
    const ofOne = await count({});
    for (let person = 0; person < 11; person++) {
      const { id } = await insertPhysiotherapist(app.sql);
      await insertLeave(app.sql, id);
      for (const hour of ['09:00', '12:00', '16:00'])
        await session(hour, { physiotherapist_id: id, patient_id: (await insertPatient(app.sql)).id });
    }
    await count({ until: '2026-03-18' }); // counts the new records once against the budget
    expect(await count({ until: '2026-03-18' })).toBeLessThanOrEqual(ofOne);
  });
});

describe('who reads the calendar (bench §5, §11)', () => {
  beforeEach(async () => {
    const { id } = await insertPhysiotherapist(app.sql, { name: 'Aditi' });
    const sensitive = { price: 70_000, outside_hours: true, override_reason: 'Her son drives' };
    await session('10:00', sensitive);
    await session('12:00', { ...sensitive, physiotherapist_id: id });
    await session('14:00', { ...sensitive, physiotherapist_id: null });
    await insertLeave(app.sql, own.id, { note: 'Surgery' });
  });
  const shown = async (browser: TestClient) => {
    const { days } = await readCalendar(browser);
    const [day] = days;
    const all = [...(day?.columns ?? []).flatMap(({ sessions }) => sessions), ...(day?.unassigned ?? [])];
    return {
      columns: day?.columns.map(({ physiotherapist }) => physiotherapist.name),
      unassigned: day?.unassigned.length,
      notes: day?.columns.flatMap(({ leave }) => leave.map(({ note }) => note)),
      first: all[0] && { ...all[0], id: undefined, phone: typeof all[0].phone },
      count: all.length,
    };
  };

  it('an admin reads all of it', async () => {
    expect(await shown(admin)).toEqual({
      columns: ['Aditi', 'Neha Kapoor'],
      unassigned: 1,
      notes: ['Surgery'],
      first: { price: 70_000, phone: 'string', overrideReason: 'Her son drives' },
      count: 3,
    });
  });

  it('the front desk reads neither the notes of leave nor why a time lies outside the hours', async () => {
    expect(await shown(desk)).toMatchObject({
      columns: ['Aditi', 'Neha Kapoor'],
      unassigned: 1,
      notes: [null],
      first: { price: 70_000, phone: 'string', overrideReason: null },
    });
  });

  it('a program reads neither notes nor numbers', async () => {
    expect(await shown(program)).toMatchObject({
      columns: ['Aditi', 'Neha Kapoor'],
      unassigned: 1,
      notes: [null],
      first: { phone: 'object', overrideReason: 'Her son drives' },
    });
  });

  it('a physiotherapist reads their own column, nothing unassigned, and finds no other', async () => {
    expect(await shown(own.browser)).toEqual({
      columns: ['Neha Kapoor'],
      unassigned: 0,
      notes: [null],
      first: { price: null, phone: 'object', overrideReason: null },
      count: 1,
    });
    const [other] = await app.sql("select id from physiotherapist where name = 'Aditi' and deleted_at is null");
    expect((await readCalendar(own.browser, { ids: [own.id] })).days[0]?.columns).toHaveLength(1);
    expect((await readCalendar(own.browser, { ids: [own.id, other?.['id']] })).code).toBe('NOT_FOUND');
  });
});

/** The account of somebody who may not sign in at present, and keeps their patients. */
async function switchedOff(): Promise<string> {
  return (await insertUser(app.sql, { user_type: 'physiotherapist', full_name: 'Zoya', disabled_at: app.clock.now() }))
    .id;
}
