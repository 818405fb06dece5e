import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookCalls } from '../../../test/book-calls.js';
import {
  insertAdmin,
  insertAppointment,
  insertCharge,
  insertCredit,
  insertPackage,
  insertPatient,
  insertPayment,
  insertPhysiotherapist,
} from '../../../test/builders.js';
import { figuresOf, reportCalls } from '../../../test/clinic-report-calls.js';
import { balancesOn, journalFile, journalLines, type JournalLine } from '../../../test/journal-file.js';
import { moneyCalls } from '../../../test/money-calls.js';
import { completedSessions, moneyMoves, seededRandom } from '../../../test/money-moves.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

const DAYS = ['2026-01-30', '2026-01-31', '2026-02-01', '2026-02-27', '2026-03-01', '2026-03-09', '2026-03-10'];
const [FIRST, LAST] = ['2026-01-01', '2026-04-20'];
const ALL = `from=${FIRST}&until=${LAST}`;

let app: TestApp;
let client: TestClient;
let phone: string;
let lines: JournalLine[];
const patients: string[] = [];
const closes: { day: string; rest: number }[] = [];

/** Another admin signs in on a day, at noon. */
async function on(day: string) {
  app.clock.set(`${day}T06:30:00Z`);
  phone = (await insertAdmin(app.sql)).phone;
  client = await app.signIn(phone, 'admin');
  return { money: moneyCalls(client), books: bookCalls(client) };
}

const session = async (patientId: string, day: string) => {
  const starts_at = new Date(`${day}T03:30:00Z`);
  return (await insertAppointment(app.sql, patientId, { status: 'scheduled', price: 61_000, starts_at })).id;
};

/** Sells packages, uses them before their sale, ends them, and gives uses back before and after their end. */
async function packages() {
  let { money } = await on('2026-03-10');
  const [asha = '', ramesh = ''] = patients;
  const early = await session(asha, '2026-03-06');
  const used = [await session(asha, '2026-03-10'), await session(ramesh, '2026-03-09')];
  const offer = { name: 'Three', sessions: 3, price: 100_000, validFrom: '2026-03-01' };
  await money.sell({ patientId: asha, ...offer, validUntil: '2026-03-25', discount: 1, discountReason: 'A friend' });
  const sold = await money.sell({ patientId: ramesh, ...offer, validUntil: '2026-12-31' });
  const period = { name: 'Period', price: 70_003, validFrom: '2026-03-01' };
  await money.sell({ patientId: asha, ...period, validUntil: '2026-04-02' }, 'period-that-ends');
  const left = await money.sell({ patientId: ramesh, ...period, validUntil: '2026-06-30' }, 'period-that-is-closed');
  for (const id of [early, ...used]) expect((await money.complete(id)).error).toBeUndefined();
  ({ money } = await on('2026-03-20'));
  await money.discount(sold.done?.chargeId ?? '', 90_000);
  for (const one of [sold, left]) expect((await money.close(one.done?.id ?? '')).error).toBeUndefined();
  ({ money } = await on('2026-03-22'));
  expect((await money.correct(used[1] ?? '', 'MISSED')).error).toBeUndefined();
  return { early };
}

/** Closes a day with a difference, and takes part of the cash to the bank. */
async function closed(day: string, off: number, fields: object = {}) {
  const { books } = await on(day);
  const expected = (await books.book(day)).done?.cash.expected ?? 0;
  const counted = Math.max(0, expected + off + 40_000);
  const { done, error } = await books.close(day, counted, { banked: Math.floor(counted / 3), ...fields });
  expect(error).toBeUndefined();
  closes.push({ day, rest: (done?.counted ?? 0) - (done?.banked ?? 0) });
}

/** An item of the price list that is not sold any more; its id. */
async function item(name: string): Promise<string> {
  const [row] = await app.sql<{ id: string }>(
    `insert into price_item (id, name, price_paise, is_goods, gst_rate, is_active, place)
     values (gen_random_uuid(), $1, 1, false, 0, false, 0) returning id`,
    [name],
  );
  return row?.id ?? '';
}

beforeAll(async () => {
  app = await createTestApp();
  let { money } = await on('2026-03-10');
  for (const name of ['Asha', 'Ramesh', 'Sunita']) patients.push((await insertPatient(app.sql, { name })).id);
  const [asha = '', ramesh = '', sunita = ''] = patients;
  const physiotherapists = [(await insertPhysiotherapist(app.sql, { name: 'Kavita' })).id];
  await completedSessions(app, money, { patients, physiotherapists, days: [...DAYS, ...DAYS] });
  await insertCredit(app.sql, asha, { kind: 'OPENING', amount_paise: 7_000, charge_id: null });
  await insertCharge(app.sql, ramesh, { kind: 'OPENING', amount_paise: 500_000, day: '2026-02-01' });
  // Goods without a code are goods as well.
  const goods = { kind: 'ITEM', item_id: await item('Brace'), is_goods: true, gst_rate: 1_200, hsn: null };
  const { id: brace } = await insertCharge(app.sql, ramesh, { ...goods, amount_paise: 112_001, day: '2026-03-02' });
  const service = { kind: 'ITEM', item_id: await item('Taping'), gst_rate: 1_800, hsn: '999316' };
  await insertCharge(app.sql, asha, { ...service, amount_paise: 50_001 });
  const appointment_id = await session(sunita, '2026-03-05');
  await insertCharge(app.sql, sunita, { kind: 'NO_SHOW', appointment_id, amount_paise: 20_000 });
  await insertPackage(app.sql, sunita, { price_paise: 55_555, sessions: 9 });
  expect((await money.discount(brace, 33_333)).error).toBeUndefined();
  const { id: lost } = await insertCharge(app.sql, sunita, { amount_paise: 5_000_000, gst_rate: 500 });
  expect((await money.writeOff(lost, 12_345)).error).toBeUndefined();
  const ofGateway = { gateway_payment_id: 'pay_1', received_on: '2026-03-03', amount_paise: 4_321 };
  await insertPayment(app.sql, asha, ofGateway);
  const { charges, move } = moneyMoves(money, { random: seededRandom(20_261_130), patients, days: DAYS });
  for (let times = 0; times < 130; times++) await move();
  await money.bill(asha, [charges[0] ?? '']);
  const { early } = await packages();
  await closed('2026-03-22', 700, { openingCash: 33_300 });
  await closed('2026-03-24', -900);
  ({ money } = await on('2026-03-27'));
  const [deposit] = await app.sql<{ id: string }>(
    'select id from payment where is_deposit and refunded_paise < amount_paise',
  );
  await money.refund(deposit?.id ?? '', 1);
  await money.release(deposit?.id ?? '');
  // Its day is closed, and its package expired.
  expect((await money.correct(early, 'MISSED')).error).toBeUndefined();
  await closed('2026-04-03', 0);
  await app.sql('update patient set deleted_at = now() where id = $1', [sunita]);
  await on(LAST);
  lines = journalLines((await journalFile(client, ALL)).text);
}, 180_000);
afterAll(() => app.close());

describe('the journal', () => {
  it.each([
    ['until=2026-03-01', 'from'],
    ['from=2026-03-01', 'until'],
    ['from=2026-02-30&until=2026-03-01', 'from'],
    ['from=2026-03-02&until=2026-03-01', 'from'],
    ['from=2025-03-01&until=2026-03-03', 'from'],
    ['from=2026-04-01&until=2026-04-21', 'until'],
    ['from=2026-03-01&until=2026-03-02&format=xlsx', 'format'],
    ['from=2026-03-01&from=2026-03-02&until=2026-03-02', 'from'],
  ])('is refused for %s', async (query, field) => {
    const { status, text } = await journalFile(client, query);
    expect([status, JSON.parse(text)]).toMatchObject([
      400,
      { code: 'BAD_INPUT', fields: { [field]: expect.any(String) } },
    ]);
  });

  it('is exported with its days on record, and no more often than any export', async () => {
    const one = await createTestApp({ limits: { exportsPerAdminHour: 1 }, now: new Date('2026-03-10T06:30:00Z') });
    const admin = await one.signIn((await insertAdmin(one.sql)).phone, 'admin');
    const query = 'from=2026-03-01&until=2026-03-10&format=tally';
    expect((await journalFile(admin, query)).status).toBe(200);
    expect((await journalFile(admin, query)).status).toBe(429);
    expect(await one.sql("select details from audit_event where verb = 'journal.export' order by id")).toMatchObject([
      { details: { from: '2026-03-01', until: '2026-03-10', format: 'tally', draft: true, rows: 0 } },
    ]);
    await one.close();
  });

  it('is a draft until all its days are closed, and is not larger than an export', async () => {
    expect((await journalFile(client, `from=${FIRST}&until=2026-04-03`)).name).toBe(`journal-${FIRST}-2026-04-03.csv`);
    expect((await journalFile(client, `from=${FIRST}&until=2026-04-04&format=tally`)).name).toBe(
      `journal-${FIRST}-2026-04-04-draft.xml`,
    );
    const small = await createTestApp({ limits: { exportMaxRows: 1 }, database: app.database, now: app.clock.now() });
    const admin = await small.signIn(phone, 'admin');
    expect((await journalFile(admin, ALL)).status).toBe(413);
    await small.close();
  });

  it('has vouchers of every type in which debit is credit, each of one day, and no name', async () => {
    const vouchers = Map.groupBy(lines, ({ voucher }) => voucher);
    expect(vouchers.size).toBeGreaterThan(100);
    for (const [voucher, entries] of vouchers) {
      const sum = entries.reduce((all, { amount }) => all + amount, 0);
      const kinds = new Set(entries.map(({ type, day, what }) => `${type} ${day} ${what}`));
      expect({ voucher, sum, kinds: kinds.size }).toEqual({ voucher, sum: 0, kinds: 1 });
      expect(entries.length).toBeGreaterThan(1);
    }
    expect(new Set(lines.map(({ type }) => type))).toEqual(
      new Set(['Sales', 'Receipt', 'Payment', 'Credit Note', 'Journal']),
    );
    expect(JSON.stringify(lines)).not.toMatch(/Asha|Ramesh|Sunita|brace/i);
  });

  it('has every account that the books moved', () => {
    const accounts = new Set(lines.map(({ account }) => account));
    for (const name of [
      'Cash',
      'Sale of goods',
      'Patients',
      'Physiotherapy income',
      'Cancellation and no-show fees',
      'Unused packages',
      'Expired packages',
    ])
      expect(accounts).toContain(name);
    for (const name of [
      'Deposits of patients',
      'CGST payable',
      'SGST payable',
      'Discounts and cancellations',
      'Bad debts',
    ])
      expect(accounts).toContain(name);
    for (const name of ['Cash differences', 'Cash to bank', 'Opening balances', 'UPI receipts', 'Card receipts'])
      expect(accounts).toContain(name);
  });
});

/** Days on which accounts are compared: all on which something happened. */
const daysOf = () => [...new Set(lines.map(({ day }) => day))].toSorted();

describe('the accounts at the end of days', () => {
  it('unused packages are what the report of packages says is left', async () => {
    for (const day of daysOf()) {
      const { total } = figuresOf(await reportCalls(client).report({ kind: 'PACKAGES', from: day, until: day }));
      expect({ day, left: total?.['leftValue'] }).toEqual({
        day,
        left: 0 - (balancesOn(lines, day)['Unused packages'] ?? 0),
      });
    }
  });

  it('have tax, goods, fees and money of the gateway by themselves', () => {
    const balances = balancesOn(lines, LAST);
    // Halves of 12 % of 112001, 18 % of 50001 and 5 % of 5000000, less that of the discount.
    for (const name of ['CGST payable', 'SGST payable']) expect(balances[name]).toBe(-6_000 - 3_814 - 119_048 + 1_786);
    expect(balances['Sale of goods']).toBe(-(112_001 - 2 * 6_000));
    expect(balances['Cancellation and no-show fees']).toBe(-20_000);
    expect(balances['Payment gateway']).toBe(4_321);
  });

  it('cash is what was in the drawer after each close', () => {
    for (const { day, rest } of closes) expect({ day, rest: balancesOn(lines, day)['Cash'] }).toEqual({ day, rest });
  });

  it('patients is what all records owe, and deposits what is held', async () => {
    const [now] = await app.sql<{ due: number; held: number }>(
      `select ((select sum(amount_paise) from charge where canceled_reason is null)
          - (select sum(amount_paise) from credit where canceled_reason is null) - paid + held)::int as due, held::int
        from (select sum(amount_paise - refunded_paise) as paid,
          sum(amount_paise - refunded_paise) filter (where is_deposit) as held from payment where received_on is not null) y`,
    );
    const balances = balancesOn(lines, LAST);
    expect({ due: balances['Patients'], held: 0 - (balances['Deposits of patients'] ?? 0) }).toEqual(now);
  });

  it.each([
    [FIRST, LAST],
    ['2026-02-01', '2026-03-09'],
  ])('movements from %s until %s are the totals of the report of income', async (from, until) => {
    const { total } = figuresOf(await reportCalls(client).report({ kind: 'INCOME', from, until }));
    const moved = lines.filter(({ day }) => day >= from && day <= until);
    const sum = (type: string) =>
      moved.reduce((all, line) => all + (line.type === type ? Math.max(0, line.amount) : 0), 0);
    expect({
      charged: sum('Sales'),
      credited: sum('Credit Note'),
      received: sum('Receipt'),
      refunded: sum('Payment'),
      net: sum('Receipt') - sum('Payment'),
    }).toEqual(total);
  });
});

describe('a journal exported again', () => {
  it('has the same ids, those of the rows', async () => {
    const ids = async () => {
      const { text } = await journalFile(client, `${ALL}&format=tally`);
      return [...text.matchAll(/REMOTEID="([^"]+)"/g)].map(([, id]) => id);
    };
    const [first, second] = [await ids(), await ids()];
    expect(first).toEqual(second);
    expect(new Set(first)).toEqual(new Set(lines.map(({ voucher }) => voucher)));
    expect(new Set(first).size).toBe(first.length);
    const rows = await app.sql<{ id: string }>(
      `select id from charge where canceled_reason is null union all select id from credit where canceled_reason is null
       union all select id from payment where received_on is not null union all select id from refund union all select id from day_close
       union all select u.id from package_use u join package g on g.id = u.package_id where g.sessions is not null
         and g.price_paise > 0`,
    );
    for (const { id } of rows) expect(first).toContain(id);
  });

  it('has the same vouchers of closed days, whatever follows', async () => {
    const closedDays = `from=${FIRST}&until=2026-04-03`;
    const { text: before } = await journalFile(client, closedDays);
    const { money } = await on(LAST);
    for (const status of ['MISSED', 'COMPLETED'] as const)
      for (const { id } of await app.sql<{ id: string }>(
        "select id from appointment where status in ('completed', 'missed') and patient_id = any($1) limit 6",
        [patients.slice(0, 2)],
      ))
        await money.correct(id, status);
    for (const { id } of await app.sql<{ id: string }>('select id from package where closed_at is null'))
      await money.close(id);
    expect((await journalFile(client, closedDays)).text).toBe(before);
    expect((await journalFile(client, ALL)).text).not.toBe(before);
  });
});
