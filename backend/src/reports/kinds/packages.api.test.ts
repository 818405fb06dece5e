import { afterAll, beforeAll, expect, it } from 'vitest';
import { usedValue, type PackageFacts } from '../../money/packages/package-state.js';
import { bookCalls } from '../../../test/book-calls.js';
import { insertAdmin, insertAppointment, insertPatient } from '../../../test/builders.js';
import { expectLinesToMake, expectRowsToAddUp, figuresOf, reportCalls } from '../../../test/clinic-report-calls.js';
import { moneyCalls } from '../../../test/money-calls.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

const ALL = { kind: 'PACKAGES', from: '2026-03-01', until: '2026-07-31' };
const MAY = { kind: 'PACKAGES', from: '2026-05-04', until: '2026-05-20' };

let app: TestApp;
let reports: ReturnType<typeof reportCalls>;
let money: ReturnType<typeof moneyCalls>;
const patients: string[] = [];
/** Of each name, what its price leaves to be rounded. */
const OFFERS = [
  { name: 'Three', sessions: 3, price: 100_000, discount: 1, discountReason: 'A neighbour' },
  { name: 'total', sessions: 7, price: 99_999 },
  { name: 'Period', price: 70_003 },
];
beforeAll(async () => {
  app = await createTestApp();
  const phone = (await insertAdmin(app.sql)).phone;
  money = moneyCalls(await app.signIn(phone, 'admin'));
  for (const name of ['Asha', 'Ramesh', 'Sunita', 'Meena', 'Vijay', 'Leela'])
    patients.push((await insertPatient(app.sql, { name })).id);
  const sold: string[] = [];
  for (let at = 0; at < 72; at++) {
    app.clock.set(new Date(Date.parse('2026-03-11T06:30:00Z') + at * 2 * 86_400_000));
    if (at % 10 === 0) money = moneyCalls(await app.signIn(phone, 'admin'));
    const patientId = patients[at % patients.length] ?? '';
    if (at % 4 === 0) {
      const days = 20 + ((at * 7) % 60);
      const validUntil = new Date(app.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
      sold.push(
        (await money.sell({ patientId, validUntil, ...OFFERS[(at / 4) % 3] }, `sale-number-${at}`)).done?.id ?? '',
      );
    } else if (at % 11 === 5) await money.close(sold.at(-2) ?? '');
    else {
      const starts_at = new Date(app.clock.now().getTime() - 3_600_000);
      const { id } = await insertAppointment(app.sql, patientId, { status: 'scheduled', price: 50_000, starts_at });
      await money.complete(id);
    }
  }
  await app.sql('update patient set deleted_at = now() where id = $1', [patients[2]]);
  reports = reportCalls(await app.signIn(phone, 'admin'));
}, 120_000);
afterAll(() => app.close());

interface Sold extends PackageFacts {
  id: string;
  name: string;
  day: string;
  closedOn: string | null;
  uses: string[];
}

/** Adds up the packages by hand, with the value of what was used that the wallet and the closing reckon with. */
async function counted({ from, until }: typeof ALL, groupBy: string) {
  const packages = await app.sql<Sold>(
    `select g.id, name, sessions, price_paise as "pricePaise", discount_paise as "discountPaise", valid_from::text as "validFrom",
       valid_until::text as "validUntil", to_char(sold_at + interval '330 minutes', 'YYYY-MM-DD') as day,
       to_char(closed_at + interval '330 minutes', 'YYYY-MM-DD') as "closedOn",
       array(select u.day::text from package_use u where u.package_id = g.id and u.returned_at is null order by u.day) as uses
     from package g`,
  );
  const rows: Record<string, Record<string, number>> = {};
  const add = (one: Sold, day: string, sums: Record<string, number>) => {
    for (const key of [groupBy === 'MONTH' ? day.slice(0, 7) : one.name === 'total' ? '“total”' : one.name, 'total']) {
      const row = (rows[key] ??= { sold: 0, soldValue: 0, used: 0, usedValue: 0, left: 0, leftValue: 0 });
      for (const [column, value] of Object.entries(sums)) row[column] = (row[column] ?? 0) + value;
    }
  };
  for (const one of packages) {
    const net = one.pricePaise - one.discountPaise;
    const valueOn = (day: string) => {
      const used = one.uses.filter((use) => use <= day).length;
      return usedValue({ ...one, used }, one.closedOn && one.closedOn < day ? one.closedOn : day);
    };
    if (one.day >= from && one.day <= until) add(one, one.day, { sold: 1, soldValue: net });
    for (const day of one.uses) if (day >= from && day <= until) add(one, day, { used: 1 });
    for (let at = Date.parse(from); at <= Date.parse(until); at += 86_400_000) {
      const [before, day] = [at - 86_400_000, at].map((time) => new Date(time).toISOString().slice(0, 10));
      const value = valueOn(day ?? '') - valueOn(before ?? '');
      if (value !== 0) add(one, day ?? '', { usedValue: value });
    }
    const used = one.uses.filter((use) => use <= until).length;
    const isOpen = one.day <= until && one.validUntil >= until && (one.closedOn === null || one.closedOn > until);
    if (isOpen && (one.sessions === null || used < one.sessions))
      add(one, until, { left: one.sessions === null ? 0 : one.sessions - used, leftValue: net - valueOn(until) });
  }
  return rows;
}

it.each(['OFFER', 'MONTH'])(
  'packages by %s are what was sold, used and is left, and their lines make each figure',
  async (groupBy) => {
    for (const days of [ALL, MAY]) {
      const report = await expectLinesToMake(reports, { ...days, groupBy });
      expectRowsToAddUp(report);
      expect(figuresOf(report)).toEqual(await counted(days, groupBy));
      expect(report.total.cells.every(({ value }) => (value ?? 0) > 0)).toBe(true);
    }
  },
);

it('what is left today is what the wallets say', async () => {
  const day = app.clock.now().toISOString().slice(0, 10);
  const { total } = figuresOf(await reports.report({ kind: 'PACKAGES', from: day, until: day }));
  await app.sql('update patient set deleted_at = null');
  let [left, value] = [0, 0];
  for (const id of patients) {
    const { done } = await money.wallet(id);
    for (const one of done?.packages ?? []) {
      const [facts] = await app.sql<PackageFacts>(
        `select sessions, price_paise as "pricePaise", discount_paise as "discountPaise", valid_from::text as "validFrom",
           valid_until::text as "validUntil", closed_at as "closedAt" from package where id = $1`,
        [one.id],
      );
      if (!facts || one.status !== 'ACTIVE') continue;
      left += one.left ?? 0;
      value += facts.pricePaise - facts.discountPaise - usedValue({ ...facts, used: one.used }, day);
    }
  }
  expect(value).toBeGreaterThan(0);
  expect(total).toMatchObject({ left, leftValue: value });
});

it('what is left after a closed day stays, whatever becomes of its sessions afterwards', async () => {
  app.clock.set('2026-08-10T06:30:00Z');
  const client = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  const [own, days] = [moneyCalls(client), bookCalls(client)];
  const { id } = await insertPatient(app.sql);
  const sessions = [];
  for (const hour of ['04', '06']) {
    const starts_at = new Date(`2026-08-09T${hour}:30:00Z`);
    sessions.push((await insertAppointment(app.sql, id, { status: 'scheduled', price: 50_000, starts_at })).id);
  }
  const [first = '', second = ''] = sessions;
  app.clock.set('2026-08-09T08:30:00Z');
  const name = 'Of a closed day';
  await own.sell({ patientId: id, name, sessions: 4, price: 100_000, validUntil: '2026-12-31' }, 'sale-of-closed-day');
  await own.complete(first);
  app.clock.set('2026-08-10T06:30:00Z');
  expect((await days.close('2026-08-09', 0)).error).toBeUndefined();
  const leftOn = async (day: string) => {
    const figures = figuresOf(await reportCalls(client).report({ kind: 'PACKAGES', from: day, until: day }))[name];
    return [figures?.['left'], figures?.['leftValue']];
  };
  expect(await leftOn('2026-08-09')).toEqual([3, 75_000]);
  expect((await own.complete(second)).error).toBeUndefined();
  expect([await leftOn('2026-08-09'), await leftOn('2026-08-10')]).toEqual([
    [3, 75_000],
    [2, 50_000],
  ]);
  for (const one of sessions) expect((await own.correct(one, 'MISSED')).error).toBeUndefined();
  expect([await leftOn('2026-08-09'), await leftOn('2026-08-10')]).toEqual([
    [3, 75_000],
    [4, 100_000],
  ]);
});
