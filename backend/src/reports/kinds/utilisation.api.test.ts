import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  joinIntervals,
  stretchesOf,
  subtractIntervals,
  type WorkingTime,
} from '../../clinic/availability/working-time.js';
import { insertAdmin, insertAppointment, insertPatient, insertPhysiotherapist } from '../../../test/builders.js';
import { openWith } from '../../../test/clinic-calls.js';
import { expectLinesToMake, expectRowsToAddUp, figuresOf, reportCalls } from '../../../test/clinic-report-calls.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

const WEEKS = { kind: 'UTILISATION', from: '2026-03-02', until: '2026-03-22' };
const hours = (...stretches: string[]) => stretches.map((text) => ({ opens: text.slice(0, 5), closes: text.slice(6) }));
const DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'] as const;
const CLINIC = DAYS.map((weekday) => ({ weekday, hours: hours('09:00-13:00', '16:00-20:00') }));
const SPECIAL = [
  { day: '2026-03-05', name: 'Holi', hours: [] },
  { day: '2026-03-08', name: 'Camp', hours: hours('10:00-12:30') },
];
const OWN = DAYS.slice(0, 5).map((weekday) => ({ weekday, hours: hours('08:00-10:15', '12:00-17:00', '22:00-24:00') }));

let app: TestApp;
let reports: ReturnType<typeof reportCalls>;
let kavita: string;
let anil: string;
beforeAll(async () => {
  app = await createTestApp();
  reports = reportCalls(await app.signIn((await insertAdmin(app.sql)).phone, 'admin'));
  await openWith(app, { hours: JSON.stringify(CLINIC), special_days: JSON.stringify(SPECIAL) });
  kavita = (await insertPhysiotherapist(app.sql, { name: 'Kavita', working_hours: JSON.stringify(OWN) })).id;
  anil = (await insertPhysiotherapist(app.sql, { name: 'Anil', last_day: '2026-03-17' })).id;
  await insertPhysiotherapist(app.sql, { name: 'Gone', deleted_at: app.clock.now() });
  for (const [from, until] of LEAVES)
    await app.sql(
      `insert into physiotherapist_leave (id, physiotherapist_id, starts_at, ends_at, created_at) values (gen_random_uuid(), $1, $2, $3, now())`,
      [anil, from, until],
    );
  const { id } = await insertPatient(app.sql, { name: 'Asha' });
  const statuses = ['scheduled', 'completed', 'missed', 'canceled', 'pending', 'completed'];
  for (let at = 0; at < 30; at++)
    await insertAppointment(app.sql, id, {
      starts_at: new Date(Date.parse('2026-03-01T23:45:00+05:30') + at * 17 * 3_600_000),
      duration_minutes: 30 + at,
      status: statuses[at % statuses.length],
      physiotherapist_id: [kavita, anil, null][at % 3],
    });
}, 60_000);
afterAll(() => app.close());

const at = (text: string) => new Date(`${text}:00+05:30`);
const LEAVES = [
  [at('2026-03-03T11:30'), at('2026-03-04T17:10')],
  [at('2026-03-08T00:00'), at('2026-03-08T10:45')],
  [at('2026-03-16T12:59'), at('2026-03-16T16:01')],
] as const;

/** Hours of a physiotherapist on a day, as free times are found in them. */
function minutesOf(who: string, day: string): number {
  if (who === anil && day > '2026-03-17') return 0;
  const time: WorkingTime = { clinicHours: CLINIC, specialDays: SPECIAL, workingHours: who === kavita ? OWN : null };
  const away = who === anil ? LEAVES.map(([from, until]) => ({ from: from.getTime(), until: until.getTime() })) : [];
  return subtractIntervals(joinIntervals(stretchesOf(time, day)), away).reduce(
    (sum, { from, until }) => sum + (until - from) / 60_000,
    0,
  );
}

type Sums = Record<string, { available: number; booked: number; rate?: number | null }>;

async function counted({ from, until }: typeof WEEKS, groupBy: string, minutes = minutesOf): Promise<Sums> {
  const rows: Sums = {};
  const add = (who: string, day: string, column: 'available' | 'booked', value: number) => {
    const monday = new Date(Date.parse(day) - ((new Date(day).getUTCDay() + 6) % 7) * 86_400_000);
    const keys: Record<string, string> = { PHYSIOTHERAPIST: who, DAY: day, WEEK: monday.toISOString().slice(0, 10) };
    if (value > 0)
      for (const key of [keys[groupBy] ?? '', 'total']) (rows[key] ??= { available: 0, booked: 0 })[column] += value;
  };
  for (let time = Date.parse(from); time <= Date.parse(until); time += 86_400_000) {
    const day = new Date(time).toISOString().slice(0, 10);
    for (const who of [kavita, anil]) add(who, day, 'available', minutes(who, day));
  }
  for (const { who, day, length } of await app.sql<{ who: string | null; day: string; length: number }>(
    `select physiotherapist_id as who, to_char(starts_at + interval '330 minutes', 'YYYY-MM-DD') as day, duration_minutes as length
     from appointment where status in ('scheduled', 'completed', 'missed')`,
  ))
    if (day >= from && day <= until) add(who ?? 'none', day, 'booked', length);
  for (const row of Object.values(rows))
    row.rate = row.available === 0 ? null : Math.round((row.booked * 1000) / row.available) / 10;
  return rows;
}

it.each(['PHYSIOTHERAPIST', 'WEEK', 'DAY'])(
  'utilisation by %s is the hours without leave, and the sessions in them',
  async (groupBy) => {
    const report = await expectLinesToMake(reports, { ...WEEKS, groupBy });
    expectRowsToAddUp(report);
    expect(figuresOf(report)).toEqual(await counted(WEEKS, groupBy));
    expect(report.notes).toEqual([expect.stringContaining('no day were recorded')]);
  },
);

it('is of one physiotherapist, and names whose hours they are', async () => {
  const report = await expectLinesToMake(reports, { ...WEEKS, physiotherapistId: kavita });
  const all = await counted(WEEKS, 'PHYSIOTHERAPIST');
  expect(figuresOf(report)).toEqual({ [kavita]: all[kavita], total: all[kavita] });
  const [line] = await reports.allLines(WEEKS, { row: kavita, column: 'available' });
  expect(line).toMatchObject({ kind: 'HOURS', id: kavita, text: 'Hours of Kavita', patient: null });
});

it('keeps the hours of days that were recorded, when hours change later, and says which were not', async () => {
  const nights = ['2026-03-11T01:00:00+05:30', '2026-03-11T01:05:00+05:30', '2026-03-14T02:00:00+05:30'];
  for (const night of nights) {
    app.clock.set(night);
    await app.application.runMaintenance();
  }
  const recorded = await app.sql<{ day: string; count: number }>(
    'select day::text, count(*)::int from availability_day group by day order by day',
  );
  expect(recorded.map(({ day, count }) => [day, count])).toEqual(
    ['2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13'].map((day) => [day, 2]),
  );
  await app.sql('update physiotherapist set working_hours = $2 where id = $1', [kavita, '[]']);
  const isKept = (day: string) => day >= '2026-03-10' && day <= '2026-03-13';
  const report = await expectLinesToMake(reports, { ...WEEKS, groupBy: 'DAY' });
  const expected = await counted(WEEKS, 'DAY', (who, day) => (who === anil || isKept(day) ? minutesOf(who, day) : 0));
  expect(figuresOf(report)).toEqual(expected);
  expect(report.notes).toEqual([
    'Hours before 10 Mar 2026 are estimated: they are reckoned by today’s hours.',
    'Hours after 13 Mar 2026 are those that are planned today.',
  ]);
});
