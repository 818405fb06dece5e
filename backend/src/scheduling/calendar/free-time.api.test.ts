import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertAppointment,
  insertLeave,
  insertPatient,
  insertPhysiotherapist,
} from '../../../test/builders.js';
import { CALENDAR_DAY, columnsOf, said, spansOf } from '../../../test/calendar-calls.js';
import { openWith } from '../../../test/clinic-calls.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { bookAt } from '../../../test/times-calls.js';
import { entities } from '../../app/entities.js';
import { openDatabase } from '../../platform/db/database.js';
import { createLogger } from '../../platform/logger.js';
import { findFreeTime } from '../index.js';

const at = (time: string) => new Date(`${CALENDAR_DAY}T${time}:00+05:30`);

let app: TestApp;
let admin: TestClient;
let own: { id: string };
let patient: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  own = await insertPhysiotherapist(app.sql);
  patient = (await insertPatient(app.sql)).id;
});
beforeEach(async () => {
  await app.sql('delete from appointment');
  await app.sql('delete from physiotherapist_leave');
  await openWith(app);
});
afterAll(() => app.close());

const freeOf = async (variables: object = {}) =>
  said((await columnsOf(admin, { ids: [own.id], ...variables })).at(0)?.free);
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

describe('free time of the calendar (bench §5, §11)', () => {
  it('leaves out leave and scheduled sessions, the way of home visits, and what is over; requests block nothing', async () => {
    await session('09:00');
    await session('11:00', { status: 'pending' });
    await session('12:00', { session_type: 'Home' });
    await insertLeave(app.sql, own.id, { starts_at: at('16:00'), ends_at: at('17:00') });
    expect(await freeOf()).toBe('08:00-09:00 10:00-11:30 13:30-16:00 17:00-18:00');
    expect(await freeOf({ from: '2026-03-10', until: '2026-03-10' })).toBe('12:01-18:00');
    expect(await freeOf({ from: '2026-03-09', until: '2026-03-09' })).toBe('');
  });

  it('is as long as the shortest session that is offered', async () => {
    const short = { hours: JSON.stringify([{ weekday: 'THURSDAY', hours: spansOf('08:00-08:29', '09:00-09:45') }]) };
    await openWith(app, short);
    expect(await freeOf()).toBe('09:00-09:45');
    const offers = [
      { sessionType: 'Home', enabled: false, durationMinutes: 10, price: null },
      { sessionType: 'Tele', enabled: true, durationMinutes: 29, price: 50_000 },
      { sessionType: 'Clinic', enabled: true, durationMinutes: 45, price: 50_000 },
    ];
    await openWith(app, { ...short, offers: JSON.stringify(offers) });
    expect(await freeOf()).toBe('08:00-08:29 09:00-09:45');
  });

  it('can be booked without a reason at both ends, and not a minute beyond them', async () => {
    const other = (await insertPatient(app.sql)).id;
    await openWith(app, {
      hours: JSON.stringify([
        { weekday: 'TUESDAY', hours: spansOf('08:00-14:30') },
        { weekday: 'THURSDAY', hours: spansOf('08:00-12:30', '12:30-14:00', '15:00-20:00') },
      ]),
    });
    await session('09:30');
    await session('18:00', { session_type: 'Home' });
    await insertLeave(app.sql, own.id, { starts_at: at('11:30'), ends_at: at('12:00') });
    const free = [
      ...(await columnsOf(admin)),
      ...(await columnsOf(admin, { from: '2026-03-10', until: '2026-03-10' })),
    ];
    const ends = free.flatMap((column) => column.free);
    expect(said(ends)).toBe('08:00-09:30 10:30-11:30 12:00-14:00 15:00-17:30 12:01-14:30');
    const shift = (moment: string, minutes: number) => new Date(Date.parse(moment) + minutes * 60_000).toJSON();
    const book = async (appointmentDate: string) => {
      const input = { patientId: other, physiotherapistId: own.id, appointmentDate, durationMinutes: 45 };
      const answer = await bookAt(admin, input);
      await app.sql('delete from appointment where patient_id = $1', [other]);
      return answer;
    };
    for (const { from, until } of ends) {
      expect(await book(from)).toEqual({ outsideHours: false });
      expect(await book(shift(until, -45))).toEqual({ outsideHours: false });
      expect(await book(shift(from, -1))).toMatch(/^(OUTSIDE_HOURS|DOUBLE_BOOKED|BAD_INPUT)$/);
      expect(await book(shift(until, -44))).toMatch(/^(OUTSIDE_HOURS|DOUBLE_BOOKED)$/);
    }
  });

  it('is the same for one physiotherapist outside the calendar, and none for nobody', async () => {
    await session('09:00', { session_type: 'Home' });
    const database = await openDatabase(app.database.appUrl, entities, createLogger('silent'));
    try {
      const asked = { physiotherapistId: own.id, day: CALENDAR_DAY, now: app.clock.now() };
      const found = await findFreeTime(database.orm.em.fork(), asked);
      expect(said(found.map(({ from, until }) => ({ from: from.toJSON(), until: until.toJSON() })))).toBe(
        await freeOf(),
      );
      expect(await findFreeTime(database.orm.em.fork(), { ...asked, physiotherapistId: patient })).toEqual([]);
    } finally {
      await database.close();
    }
  });

  it('holds all slots that free slots offer, and no slot outside it is offered', async () => {
    await openWith(app, { slot_minutes: 5, lead_minutes: 0 });
    await session('09:35', { duration_minutes: 50 });
    await session('13:00', { session_type: 'Home' });
    const { body } = await admin.graphql<{ freeSlots: { startsAt: string; endsAt: string }[] }>(
      `{ freeSlots(input: { from: "${CALENDAR_DAY}", until: "${CALENDAR_DAY}", sessionType: CLINIC, physiotherapistId: "${own.id}" }) { startsAt endsAt } }`,
    );
    const offered = body.data?.freeSlots ?? [];
    const [column] = await columnsOf(admin, { ids: [own.id] });
    const every5 = (column?.free ?? []).flatMap(({ from, until }) => {
      const first = Math.ceil(Date.parse(from) / 300_000) * 300_000;
      const count = Math.floor((Date.parse(until) - first - 45 * 60_000) / 300_000) + 1;
      return Array.from({ length: count }, (_, step) => new Date(first + step * 300_000).toJSON());
    });
    expect(offered.length).toBeGreaterThan(50);
    expect(every5).toEqual(offered.map(({ startsAt }) => startsAt));
  });
});
