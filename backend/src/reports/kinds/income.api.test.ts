import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin, insertCredit, insertPatient, insertPhysiotherapist } from '../../../test/builders.js';
import {
  expectLinesToMake,
  expectRowsToAddUp,
  figuresOf,
  reportCalls,
  type AskedReport,
} from '../../../test/clinic-report-calls.js';
import { moneyCalls } from '../../../test/money-calls.js';
import { completedSessions, moneyMoves, seededRandom } from '../../../test/money-moves.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

const DAYS = ['2026-01-30', '2026-01-31', '2026-02-01', '2026-02-27', '2026-03-01', '2026-03-09', '2026-03-10'];
const ALL: AskedReport = { kind: 'INCOME', from: '2026-01-01', until: '2026-03-31' };
const FEBRUARY: AskedReport = { kind: 'INCOME', from: '2026-02-01', until: '2026-03-05' };
const GROUPS = ['DAY', 'MONTH', 'PHYSIOTHERAPIST', 'OFFER', 'METHOD'];

let app: TestApp;
let client: TestClient;
let reports: ReturnType<typeof reportCalls>;
const physiotherapists: string[] = [];
beforeAll(async () => {
  app = await createTestApp();
  client = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  reports = reportCalls(client);
  const admin = moneyCalls(client);
  const patients = [];
  for (const name of ['Asha', 'Ramesh', 'Sunita']) patients.push((await insertPatient(app.sql, { name })).id);
  for (const name of ['Kavita', 'Anil']) physiotherapists.push((await insertPhysiotherapist(app.sql, { name })).id);
  await completedSessions(app, admin, { patients, physiotherapists, days: [...DAYS, ...DAYS] });
  await insertCredit(app.sql, patients[0] ?? '', { kind: 'OPENING', amount_paise: 7_000, charge_id: null });
  const { move } = moneyMoves(admin, { random: seededRandom(20_261_129), patients, days: DAYS });
  for (let times = 0; times < 140; times++) await move();
  await app.sql('update patient set deleted_at = now() where id = $1', [patients[2]]);
}, 120_000);
afterAll(() => app.close());

/** The rows of the books, as they stand. */
async function books() {
  const charges = await app.sql<{
    id: string;
    amount: number;
    day: string;
    physio: string;
    offer: string;
    counts: boolean;
  }>(
    `select c.id, c.amount_paise as amount, c.day::text, coalesce(a.physiotherapist_id::text, 'none') as physio,
       coalesce(upper(a.session_type), lower(c.kind)) as offer, c.canceled_reason is null as counts
     from charge c left join appointment a on a.id = c.appointment_id`,
  );
  const credits = await app.sql<{ amount: number; day: string; charge: string | null }>(
    'select amount_paise as amount, day::text, charge_id as charge from credit where canceled_reason is null',
  );
  const payments = await app.sql<{ id: string; amount: number; day: string; method: string }>(
    'select id, amount_paise as amount, received_on::text as day, method from payment where received_on is not null',
  );
  const refunds = await app.sql<{ amount: number; day: string; method: string }>(
    'select amount_paise as amount, refunded_on::text as day, method from refund',
  );
  const allocations = await app.sql<{ amount: number; day: string; charge: string; payment: string }>(
    'select amount_paise as amount, day::text, charge_id as charge, payment_id as payment from allocation where payment_id is not null',
  );
  return { charges, credits, payments, refunds, allocations };
}

const key = (method: string) => method.toUpperCase().replace(' ', '_');

/** Adds up the books by hand: for each row of a grouping, what was charged, credited, received and refunded. */
async function reckoned({ from, until }: AskedReport, groupBy: string) {
  const { charges, credits, payments, refunds, allocations } = await books();
  const sums: Record<string, Record<string, number>> = {};
  const add = (row: string, column: string, amount: number) => {
    sums[row] ??= { charged: 0, credited: 0, received: 0, refunded: 0, net: 0 };
    const own = sums[row];
    own[column] = (own[column] ?? 0) + amount;
    if (column === 'received') own['net'] = (own['net'] ?? 0) + amount;
    if (column === 'refunded') own['net'] = (own['net'] ?? 0) - amount;
  };
  const isIn = ({ day }: { day: string }) => day >= from && day <= until;
  const chargeOf = new Map(charges.map((charge) => [charge.id, charge]));
  const rowOf = (charge: string | null, day: string) => {
    const found = chargeOf.get(charge ?? '');
    if (groupBy === 'PHYSIOTHERAPIST') return found?.physio ?? 'none';
    if (groupBy === 'OFFER') return found?.offer ?? 'opening';
    return groupBy === 'DAY' ? day : day.slice(0, 7);
  };
  if (groupBy !== 'METHOD') {
    for (const charge of charges.filter((one) => one.counts && isIn(one)))
      add(rowOf(charge.id, charge.day), 'charged', charge.amount);
    for (const credit of credits.filter(isIn)) add(rowOf(credit.charge, credit.day), 'credited', credit.amount);
  }
  const isByCharge = groupBy === 'PHYSIOTHERAPIST' || groupBy === 'OFFER';
  const rowOfMoney = ({ day, method }: { day: string; method: string }) => {
    if (isByCharge) return 'advance';
    return groupBy === 'METHOD' ? key(method) : rowOf(null, day);
  };
  for (const payment of payments.filter(isIn)) add(rowOfMoney(payment), 'received', payment.amount);
  for (const refund of refunds.filter(isIn)) add(rowOfMoney(refund), 'refunded', refund.amount);
  if (isByCharge)
    for (const { amount, day, charge } of allocations.filter(isIn)) {
      add(rowOf(charge, day), 'received', amount);
      add('advance', 'received', -amount);
    }
  return sums;
}

/** Rows with a figure. */
const filled = (rows: Record<string, Record<string, number | null>>) =>
  Object.fromEntries(Object.entries(rows).filter(([, row]) => Object.values(row).some((value) => value)));

describe.each([ALL, FEBRUARY])('the report of income from $from until $until', (days) => {
  it.each(GROUPS)('by %s is what the books add up to by hand', async (groupBy) => {
    const { total, ...rows } = figuresOf(await reports.report({ ...days, groupBy }));
    const expected = await reckoned(days, groupBy);
    if (groupBy === 'METHOD')
      for (const row of Object.values(expected)) Object.assign(row, { charged: null, credited: null });
    expect(filled(rows)).toEqual(filled(expected));
    expect(Object.keys(filled(rows)).length).toBeGreaterThan(1);
    expect(total).toBeDefined();
  });

  it.each(GROUPS)('by %s has figures that are the sums of their lines, and rows that add up', async (groupBy) => {
    expectRowsToAddUp(await expectLinesToMake(reports, { ...days, groupBy }));
  });

  it.each(GROUPS)('by %s has the totals of the money of these days', async (groupBy) => {
    const { from, until } = days;
    const { body } = await client.graphql<{ moneyTotals: { received: number; refunded: number } }>(
      'query ($from: LocalDate!, $until: LocalDate!) { moneyTotals(from: $from, until: $until) { received refunded } }',
      { from, until },
    );
    const { total } = figuresOf(await reports.report({ ...days, groupBy }));
    expect(total).toMatchObject({ ...body.data?.moneyTotals });
    expect(body.data?.moneyTotals.received).toBeGreaterThan(0);
  });
});

it('of one physiotherapist has their sessions, and the money that pays them, by each grouping', async () => {
  const [physiotherapistId = ''] = physiotherapists;
  const byThem = figuresOf(await reports.report({ ...ALL, groupBy: 'PHYSIOTHERAPIST' }))[physiotherapistId];
  for (const groupBy of GROUPS) {
    const report = await expectLinesToMake(reports, { ...ALL, groupBy, physiotherapistId });
    const { total } = figuresOf(report);
    expect(total).toEqual(groupBy === 'METHOD' ? { ...byThem, charged: null, credited: null } : byThem);
    expect(report.notes[0]).toContain('of this physiotherapist');
  }
});

it('names rows and the patients of lines, but none of a deleted record', async () => {
  const { rows, total } = await reports.report({ ...ALL, groupBy: 'PHYSIOTHERAPIST' });
  const labels = Object.fromEntries(rows.map((row) => [row.key, row.label]));
  expect(labels).toMatchObject({
    [physiotherapists[0] ?? '']: 'Kavita',
    none: 'Without a physiotherapist',
    advance: 'Advances and refunds',
  });
  expect(total).toMatchObject({ key: 'total', label: 'Total' });
  const lines = await reports.allLines({ ...ALL, groupBy: 'MONTH' }, { row: 'total', column: 'net' }, 7);
  expect(new Set(lines.map(({ patient }) => patient?.name))).toEqual(new Set(['Asha', 'Ramesh', undefined]));
  expect(lines.every(({ text }) => text.length >= 3)).toBe(true);
});

it('labels months, days, methods and offers', async () => {
  const labelsBy = async (groupBy: string) =>
    (await reports.report({ ...ALL, groupBy })).rows.map(({ label }) => label);
  expect(await labelsBy('MONTH')).toEqual(['January 2026', 'February 2026', 'March 2026']);
  expect(await labelsBy('DAY')).toContain('30 Jan 2026');
  expect(await labelsBy('METHOD')).toContain('Net Banking');
  expect(await labelsBy('OFFER')).toEqual(
    expect.arrayContaining(['Sessions at the clinic', 'Packages', 'Advances and refunds']),
  );
});
