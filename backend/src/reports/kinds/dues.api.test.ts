import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAdmin, insertPatient } from '../../../test/builders.js';
import { expectLinesToMake, expectRowsToAddUp, figuresOf, reportCalls } from '../../../test/clinic-report-calls.js';
import { moneyCalls } from '../../../test/money-calls.js';
import { moneyMoves, seededRandom } from '../../../test/money-moves.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

const DAYS = ['2025-11-20', '2025-12-10', '2026-01-05', '2026-02-08', '2026-02-09', '2026-03-10'];
const TODAY = { kind: 'DUES', from: '2026-03-10', until: '2026-03-10' };
const THEN = { kind: 'DUES', from: '2025-01-01', until: '2026-01-31' };

let app: TestApp;
let reports: ReturnType<typeof reportCalls>;
const patients: string[] = [];
beforeAll(async () => {
  app = await createTestApp();
  const client = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  reports = reportCalls(client);
  for (const name of ['Asha', 'Ramesh', 'Sunita']) patients.push((await insertPatient(app.sql, { name })).id);
  const { move } = moneyMoves(moneyCalls(client), { random: seededRandom(35), patients, days: DAYS });
  for (let times = 0; times < 120; times++) await move();
  await app.sql('update patient set deleted_at = now() where id = $1', [patients[2]]);
}, 120_000);
afterAll(() => app.close());

it.each([TODAY, THEN])(
  'of $until is what is open of the charges up to that day, by age and by patient',
  async (input) => {
    const open = new Map<string, { patient: string; day: string; open: number }>();
    const until = [input.until];
    for (const charge of await app.sql<{ id: string; patient: string; day: string; open: number }>(
      'select id, patient_id as patient, day::text, amount_paise as open from charge where canceled_reason is null and day <= $1',
      until,
    ))
      open.set(charge.id, charge);
    for (const { charge, amount } of await app.sql<{ charge: string; amount: number }>(
      `select charge_id as charge, amount_paise as amount from credit where canceled_reason is null and day <= $1
     union all select charge_id, amount_paise from allocation where day <= $1`,
      until,
    )) {
      const owed = open.get(charge);
      if (owed) owed.open -= amount;
    }
    const ages: Record<string, number> = {};
    const byPatient: Record<string, number> = {};
    let total = 0;
    for (const { patient, day, open: left } of [...open.values()].filter((one) => one.open > 0)) {
      const age = (Date.parse(input.until) - Date.parse(day)) / 86_400_000;
      const key = age <= 30 ? 'days0to30' : age <= 60 ? 'days31to60' : age <= 90 ? 'days61to90' : 'over90';
      ages[key] = (ages[key] ?? 0) + left;
      byPatient[patient] = (byPatient[patient] ?? 0) + left;
      total += left;
    }
    expect(total).toBeGreaterThan(0);
    for (const [groupBy, sums] of [
      ['AGE', ages],
      ['PATIENT', byPatient],
    ] as const) {
      const report = await expectLinesToMake(reports, { ...input, groupBy });
      expectRowsToAddUp(report);
      const rows = Object.entries(figuresOf(report)).map(([key, figures]) => [key, figures['open']]);
      expect(Object.fromEntries(rows)).toEqual({ ...sums, total });
    }
  },
);

it('of today is the sum of what is open now', async () => {
  const [row] = await app.sql<{ open: number }>(
    'select sum(needs - has)::int as open from charge_state where needs > has',
  );
  expect(figuresOf(await reports.report(TODAY))['total']?.['open']).toBe(row?.open);
});

it('names ages and patients, but not one of a deleted record', async () => {
  const byAge = await reports.report(TODAY);
  expect(byAge.rows.map(({ label }) => label)).toContain('0 to 30 days');
  const labels = (await reports.report({ ...TODAY, groupBy: 'PATIENT' })).rows.map(({ label }) => label);
  expect(labels.every((label) => /^(?:Asha|Ramesh), PT-\d{6}$|^A deleted record$/.test(label))).toBe(true);
  expect((await reports.ask({ ...TODAY, physiotherapistId: patients[0] })).error?.code).toBe('BAD_INPUT');
});
