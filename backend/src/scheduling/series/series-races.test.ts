import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertAdmin, insertPatient, insertPhysiotherapist } from '../../../test/builders.js';
import { openWith } from '../../../test/clinic-calls.js';
import { bookSeries, cancelSeries, changeSeries } from '../../../test/series.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

/** Two processes of one installation: they share the database and nothing else. */
let apps: [TestApp, TestApp];
let admins: [TestClient, TestClient];
let physiotherapistId: string;
beforeAll(async () => {
  const first = await createTestApp();
  const second = await createTestApp({ database: first.database });
  apps = [first, second];
  const { phone } = await insertAdmin(first.sql);
  admins = [await first.signIn(phone, 'admin'), await second.signIn(phone, 'admin')];
});
beforeEach(async () => {
  await openWith(apps[0]);
  physiotherapistId = (await insertPhysiotherapist(apps[0].sql)).id;
});
afterAll(async () => {
  await apps[1].close();
  await apps[0].close();
});

const sql: TestApp['sql'] = (text, values) => apps[0].sql(text, values);
const days = Array.from({ length: 12 }, (_, day) => `2026-04-${String(day + 1).padStart(2, '0')}`);
const startsAt = (time: string) => days.map((day) => `${day}T${time}`);
const overrideReason = 'Every day of the week';
const sessionsOf = async () =>
  sql<{ series_id: string }>(
    "select series_id from appointment where physiotherapist_id = $1 and status = 'scheduled'",
    [physiotherapistId],
  );

it('of two who book overlapping series at once one gets all of it, and the other nothing', async () => {
  const patients = await Promise.all([insertPatient(sql), insertPatient(sql), insertPatient(sql), insertPatient(sql)]);
  const endings = await Promise.all(
    patients.map(({ id }, index) =>
      bookSeries(admins[index % 2 ? 1 : 0], {
        patientId: id,
        physiotherapistId,
        startsAt: startsAt(index % 2 ? '10:20' : '10:00'),
        overrideReason,
      }),
    ),
  );
  expect(endings.map(({ code }) => code ?? 'booked').toSorted()).toEqual([
    'DOUBLE_BOOKED',
    'DOUBLE_BOOKED',
    'DOUBLE_BOOKED',
    'booked',
  ]);
  const held = await sessionsOf();
  expect([held.length, new Set(held.map((row) => row.series_id)).size]).toEqual([12, 1]);
});

it('with SKIP each gets what the other has not, and nobody is booked twice', async () => {
  const [one, other] = [await insertPatient(sql), await insertPatient(sql)];
  const asked = (id: string, times: string[]) => ({
    patientId: id,
    physiotherapistId,
    startsAt: times,
    overrideReason,
    whenTaken: 'SKIP',
  });
  const all = startsAt('10:00');
  const [first, second] = await Promise.all([
    bookSeries(admins[0], asked(one.id, [...all.slice(0, 8), ...startsAt('12:00').slice(0, 2)])),
    bookSeries(admins[1], asked(other.id, [...all.slice(4), ...startsAt('14:00').slice(0, 2)])),
  ]);
  for (const { done } of [first, second]) expect((done?.sessions.length ?? 0) + (done?.skipped.length ?? 0)).toBe(10);
  expect(await sessionsOf()).toHaveLength(16);
});

it('the same request sent many times at once is booked once', async () => {
  const { id } = await insertPatient(sql);
  const input = { patientId: id, physiotherapistId, startsAt: startsAt('10:00'), overrideReason };
  const answers = await Promise.all(
    [0, 1, 0, 1].map((app) => bookSeries(admins[app ? 1 : 0], input, 'series-at-once')),
  );
  expect(new Set(answers.map(({ done }) => done?.id)).size).toBe(1);
  expect(await sessionsOf()).toHaveLength(12);
});

it('a series that two change and one ends at once ends in one order, without a deadlock', async () => {
  const [{ id }, another] = [await insertPatient(sql), await insertPhysiotherapist(sql)];
  const { done } = await bookSeries(admins[0], {
    patientId: id,
    physiotherapistId,
    startsAt: startsAt('10:00'),
    overrideReason,
  });
  const [series, first] = [done?.id ?? '', done?.sessions[0]?.id ?? ''];
  const endings = await Promise.all([
    changeSeries(admins[0], series, first, { physiotherapistId: another.id, overrideReason }),
    changeSeries(admins[1], series, first, { time: '16:00', overrideReason }),
    changeSeries(admins[0], series, first, { time: '12:00', overrideReason }),
    cancelSeries(admins[1], series, done?.sessions[6]?.id ?? ''),
  ]);
  const codes = endings.map(({ code }) => code ?? 'done');
  expect(codes.filter((code) => code !== 'done' && code !== 'CHANGED_MEANWHILE')).toEqual([]);
  const rows = await sql<{ status: string; time: string }>(
    `select status, to_char(starts_at at time zone 'Asia/Kolkata', 'HH24:MI') as time from appointment where series_id = $1 order by id`,
    [series],
  );
  expect(new Set(rows.slice(0, 6).map((row) => row.time)).size).toBe(1);
  expect(new Set(rows.map((row) => row.status)).size).toBe(codes[3] === 'done' ? 2 : 1);
});
