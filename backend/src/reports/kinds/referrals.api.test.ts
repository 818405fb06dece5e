import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAdmin, insertAppointment, insertCharge, insertPatient } from '../../../test/builders.js';
import { expectLinesToMake, expectRowsToAddUp, figuresOf, reportCalls } from '../../../test/clinic-report-calls.js';
import { insertClient, insertReferral } from '../../../test/hospital.js';
import { insertDoctor, insertPlan } from '../../../test/recovery-builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

const ALL = { kind: 'REFERRALS', from: '2026-01-01', until: '2026-03-31' };
const FEW = { kind: 'REFERRALS', from: '2026-01-10', until: '2026-02-12' };

let app: TestApp;
let reports: ReturnType<typeof reportCalls>;
/** The expected source of each patient. */
const sources = new Map<string, string>();
let doctor: string;
let hospital: string;
beforeAll(async () => {
  app = await createTestApp();
  reports = reportCalls(await app.signIn((await insertAdmin(app.sql)).phone, 'admin'));
  doctor = (await insertDoctor(app.sql)).doctorId;
  const named = (await insertDoctor(app.sql)).doctorId;
  await app.sql(`update doctor set name = 'Dr Ved Rao' where id = $1`, [named]);
  hospital = (await insertClient(app.sql, { name: 'City Hospital' })).id;
  const words = ['Dr  Gita MEHTA', 'dr gita mehta', 'dr ved  rao', 'Total', null, 'Dr Gita Mehta', 'गीता मेहता'];
  const keys = ['dr gita mehta', 'dr gita mehta', named, '“total”', 'none', doctor, 'गीता मेहता'];
  for (const [at, referring_doctor] of [...words, 'Somebody', 'Else'].entries()) {
    const { id } = await insertPatient(app.sql, { name: `Patient ${at}`, referring_doctor });
    sources.set(id, keys[at] ?? hospital);
    if (keys[at] === doctor) await insertPlan(app, id, { doctor_id: doctor });
    if (at === 7) await insertReferral(app.sql, id, { client_id: hospital });
    if (at === 8)
      await app.sql(`insert into patient_sender (patient_id, client_id, until) values ($1, $2, now())`, [id, hospital]);
    for (let times = 0; times < 5; times++) {
      const starts_at = new Date(Date.parse('2025-12-28T19:30:00Z') + (at * 4 + times * 11) * 86_400_000);
      await insertAppointment(app.sql, id, {
        starts_at,
        status: times === 1 ? 'missed' : 'completed',
        price: 100 * (at + 1),
      });
      await insertCharge(app.sql, id, {
        day: `2026-0${1 + (times % 3)}-0${1 + at}`,
        amount_paise: 1_000 + at * 7 + times,
      });
    }
  }
  await app.sql(`update charge set canceled_reason = 'Entered twice' where amount_paise % 5 = 0`);
}, 60_000);
afterAll(() => app.close());

async function counted({ from, until }: typeof ALL) {
  const rows: Record<string, { patients: number; sessions: number; charged: number }> = {};
  const add = (patient: string, day: string, column: 'patients' | 'sessions' | 'charged', value: number) => {
    if (day < from || day > until) return;
    for (const key of [sources.get(patient) ?? '', 'total'])
      (rows[key] ??= { patients: 0, sessions: 0, charged: 0 })[column] += value;
  };
  const known = new Set<string>();
  for (const { patient, day } of await app.sql<{ patient: string; day: string }>(
    `select patient_id as patient, to_char(starts_at + interval '330 minutes', 'YYYY-MM-DD') as day from appointment
     where status = 'completed' order by starts_at`,
  )) {
    add(patient, day, 'sessions', 1);
    if (!known.has(patient)) add(patient, day, 'patients', 1);
    known.add(patient);
  }
  for (const { patient, day, amount } of await app.sql<{ patient: string; day: string; amount: number }>(
    'select patient_id as patient, day::text, amount_paise as amount from charge where canceled_reason is null',
  ))
    add(patient, day, 'charged', amount);
  return rows;
}

it('referrals are patients, sessions and charges by where the patients came from', async () => {
  for (const days of [ALL, FEW]) {
    const report = await expectLinesToMake(reports, days);
    expectRowsToAddUp(report);
    expect(figuresOf(report)).toEqual(await counted(days));
    expect(report.total.cells.every(({ value }) => (value ?? 0) > 0)).toBe(true);
  }
});

it('names doctors and hospitals, and the words of records', async () => {
  const { rows } = await reports.report(ALL);
  expect(Object.fromEntries(rows.map(({ key, label }) => [key, label]))).toMatchObject({
    [doctor]: 'Dr Meera Sethi',
    [hospital]: 'City Hospital',
    'dr gita mehta': 'Dr Gita Mehta',
    '“total”': '“Total”',
    none: 'Nobody is named',
  });
  // The trail says what was asked, not whose name it was.
  await reports.lines(ALL, { row: 'dr gita mehta', column: 'patients' });
  const trail = await app.sql<{ text: string }>(
    `select details::text as text from audit_event where verb = 'report.readLines' order by id desc limit 1`,
  );
  expect(trail[0]?.text).toContain('REFERRALS');
  expect(trail[0]?.text).not.toContain('mehta');
});

it('keeps the charges of a deleted record without a name and its words, but not its sessions', async () => {
  const [id = ''] = sources.keys();
  const at = app.clock.now();
  await app.sql('update appointment set deleted_at = $2 where patient_id = $1', [id, at]);
  await app.sql('update patient set deleted_at = $2 where id = $1', [id, at]);
  const none = await reports.allLines(ALL, { row: 'none', column: 'charged' });
  expect(none.some(({ patient }) => patient === null)).toBe(true);
  const lines = await reports.allLines(ALL, { row: 'dr gita mehta', column: 'charged' });
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.every(({ patient }) => patient !== null)).toBe(true);
  const sessions = await reports.allLines(ALL, { row: 'dr gita mehta', column: 'sessions' });
  expect(sessions.length).toBeGreaterThan(0);
  expect(sessions.every(({ patient }) => patient !== null && patient.id !== id)).toBe(true);
});
