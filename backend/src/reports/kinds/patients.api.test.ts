import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAdmin, insertAppointment, insertPatient } from '../../../test/builders.js';
import { expectLinesToMake, figuresOf, reportCalls } from '../../../test/clinic-report-calls.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

const ALL = { kind: 'PATIENTS', from: '2026-01-01', until: '2026-03-31' };
const FEW = { kind: 'PATIENTS', from: '2026-02-04', until: '2026-03-11' };

let app: TestApp;
let reports: ReturnType<typeof reportCalls>;
beforeAll(async () => {
  app = await createTestApp();
  reports = reportCalls(await app.signIn((await insertAdmin(app.sql)).phone, 'admin'));
  const patients = [];
  for (let number = 0; number < 9; number++)
    patients.push((await insertPatient(app.sql, { name: `Patient ${number}` })).id);
  for (let at = 0; at < 80; at++) {
    // The later a patient's number, the later the first session.
    const patient = patients[at % Math.min(patients.length, 2 + Math.floor(at / 10))] ?? '';
    await insertAppointment(app.sql, patient, {
      status: ['completed', 'missed', 'completed', 'scheduled'][(at * 7) % 4],
      starts_at: new Date(Date.parse('2025-12-20T00:10:00+05:30') + at * 29 * 3_600_000),
      ...(at % 13 === 5 && { deleted_at: app.clock.now() }),
    });
  }
}, 60_000);
afterAll(() => app.close());

async function counted({ from, until }: typeof ALL, groupBy: string) {
  const sessions = await app.sql<{ patient: string; day: string }>(
    `select patient_id as patient, to_char(starts_at + interval '330 minutes', 'YYYY-MM-DD') as day from appointment
     where status = 'completed' and deleted_at is null order by starts_at`,
  );
  const rows: Record<string, { came: Set<string>; began: Set<string> }> = {};
  const known = new Set<string>();
  for (const { patient, day } of sessions) {
    const isFirst = !known.has(patient);
    known.add(patient);
    if (day < from || day > until) continue;
    const monday = new Date(Date.parse(day) - ((new Date(day).getUTCDay() + 6) % 7) * 86_400_000);
    for (const key of [groupBy === 'MONTH' ? day.slice(0, 7) : monday.toISOString().slice(0, 10), 'total']) {
      const row = (rows[key] ??= { came: new Set(), began: new Set() });
      row.came.add(patient);
      if (isFirst) row.began.add(patient);
    }
  }
  return Object.fromEntries(
    Object.entries(rows).map(([key, { came, began }]) => [
      key,
      { new: began.size, returning: [...came].filter((patient) => !began.has(patient)).length },
    ]),
  );
}

it.each(['MONTH', 'WEEK'])('patients by %s are those who came first, and again, each once', async (groupBy) => {
  for (const days of [ALL, FEW]) {
    const report = await expectLinesToMake(reports, { ...days, groupBy });
    expect(figuresOf(report)).toEqual(await counted(days, groupBy));
    const { total, ...rows } = figuresOf(report);
    expect(total?.['new']).toBeGreaterThan(0);
    expect(Object.values(rows).reduce((sum, row) => sum + (row['returning'] ?? 0), 0)).toBeGreaterThan(
      total?.['returning'] ?? 0,
    );
  }
});

it('each line is a patient, on the first day in the row', async () => {
  const lines = await reports.allLines(ALL, { row: 'total', column: 'new' }, 3);
  expect(lines.length).toBeGreaterThan(3);
  expect(lines[0]).toMatchObject({
    kind: 'PATIENT',
    value: 1,
    text: expect.stringMatching(/^First seen on \d+ \w{3} 2026$/),
  });
  expect(lines.every(({ id, patient }) => patient?.id === id)).toBe(true);
});
