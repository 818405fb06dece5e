import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookCalls } from '../../../test/book-calls.js';
import { insertAdmin, insertAppointment, insertPatientWithAccount, insertPayment } from '../../../test/builders.js';
import { brokenLaws, moneyCalls } from '../../../test/money-calls.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';

let app: TestApp;
let books: ReturnType<typeof bookCalls>;
let money: ReturnType<typeof moneyCalls>;
let id: string;
beforeAll(async () => {
  app = await createTestApp();
  const client = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  [books, money] = [bookCalls(client), moneyCalls(client)];
});
afterAll(() => app.close());
beforeEach(async () => {
  id = (await insertPatientWithAccount(app.sql)).record.id;
});
afterEach(async () => {
  app.clock.set(NOON);
  for (const { day } of (await books.closes()).done ?? []) await app.sql('delete from day_close where day = $1', [day]);
  expect(await brokenLaws(app.sql, id)).toEqual([]);
});

/** The clock of the tests stands on 10 March 2026. */
const [TODAY, YESTERDAY] = ['2026-03-10', '2026-03-09'];
const REFUSED = {
  code: 'WRONG_STATE',
  message: 'The books of 9 Mar 2026 are closed. Choose a later day, or ask an admin to open the day again.',
};
const close = async (day: string) => expect((await books.close(day, 0)).error).toBeUndefined();
const idOf = ({ done, error }: { done?: { id: string }; error?: object }) => {
  expect(error).toBeUndefined();
  return done?.id ?? '';
};
const charge = async (amount: number, day = YESTERDAY) => idOf(await money.charge(id, amount, { day }));
const pay = async (amount: number, fields: object = {}) => idOf(await money.pay(id, amount, fields));
/** A session of yesterday. */
const session = async (columns = {}) => {
  const when = { starts_at: new Date('2026-03-09T06:30:00Z'), status: 'scheduled', price: 60_000, ...columns };
  return (await insertAppointment(app.sql, id, when)).id;
};
const complete = async (appointmentId: string) => expect((await money.complete(appointmentId)).error).toBeUndefined();
/** Day and amount of the rows of a table that belong to the patient, oldest first. */
const rowsOf = (table: 'charge' | 'credit' | 'allocation') =>
  app.sql<{ day: string; amount: number; canceled: boolean }>(
    table === 'allocation'
      ? `select a.day::text, a.amount_paise as amount from allocation a join charge c on c.id = a.charge_id where c.patient_id = $1 order by a.id`
      : `select day::text, amount_paise as amount, canceled_reason is not null as canceled from ${table} where patient_id = $1 order by created_at`,
    [id],
  );
const charges = async () => (await money.charges(id)).done ?? [];
const due = async () => (await money.balance(id)).done?.balance.due;

it('a closed day written to by eight refuses each of them, with a sentence that names the day', async () => {
  const chargeId = await charge(50_000);
  const paid = await pay(10_000, { receivedOn: YESTERDAY });
  const pending = await pay(5_000, { status: 'PENDING' });
  app.clock.set('2026-03-09T06:30:00Z');
  const discount = await money.discount(chargeId, 1_000);
  app.clock.set(NOON);
  await close(YESTERDAY);
  const before = [await rowsOf('charge'), await rowsOf('credit'), await rowsOf('allocation')];
  const answers = await Promise.all([
    money.charge(id, 100, { day: YESTERDAY }),
    money.charge(id, 100, { day: '2026-01-01' }),
    money.pay(id, 100, { receivedOn: YESTERDAY }),
    money.pay(id, 100, { receivedOn: YESTERDAY, method: 'UPI', isDeposit: true }),
    money.settle(pending, { receivedOn: YESTERDAY }),
    money.refund(paid, 100, { refundedOn: YESTERDAY }),
    money.cancelCredit(discount.done?.credits[0]?.id ?? ''),
    money.pay(id, 100, { receivedOn: YESTERDAY, status: 'PAID' }),
  ]);
  expect(answers.map(({ error }) => error?.code)).toEqual(Array.from({ length: 8 }, () => 'WRONG_STATE'));
  expect(answers[0]?.error).toMatchObject(REFUSED);
  expect(answers[1]?.error?.message).toContain('1 Jan 2026');
  expect([await rowsOf('charge'), await rowsOf('credit'), await rowsOf('allocation')]).toEqual(before);
});

it.each([
  [
    "insert into charge (id, patient_id, text, amount_paise, day, created_at) values (gen_random_uuid(), $1, 'A brace', 1, $2, now())",
  ],
  ['update charge set amount_paise = 1 where patient_id = $1 and day = $2'],
  ["update charge set canceled_reason = 'Entered twice' where patient_id = $1 and day = $2"],
  ['update charge set day = $2::date + 1 where patient_id = $1 and day = $2'],
  ['update charge set day = $2 where patient_id = $1 and day > $2'],
  ['delete from charge where patient_id = $1 and day = $2'],
  ['update payment set amount_paise = amount_paise + 1 where patient_id = $1 and received_on = $2'],
  ["update payment set method = 'UPI' where patient_id = $1 and received_on = $2"],
  ["update payment set status = 'Failed', received_on = null where patient_id = $1 and received_on = $2"],
  ['update payment set is_deposit = true where patient_id = $1 and received_on = $2'],
  ['delete from payment where patient_id = $1 and received_on = $2'],
  [
    "insert into refund (id, payment_id, amount_paise, method, reason, refunded_on, number, created_at) select gen_random_uuid(), id, 1, 'Cash', 'Paid twice', $2, 'RF/1', now() from payment where patient_id = $1 limit 1",
  ],
  [
    'update refund set amount_paise = 1 from payment y where y.id = payment_id and y.patient_id = $1 and refunded_on = $2',
  ],
])('the database refuses it of whoever writes: %s', async (statement) => {
  await charge(50_000);
  await charge(60_000, TODAY);
  const paid = await pay(10_000, { receivedOn: YESTERDAY });
  expect((await money.refund(paid, 100, { refundedOn: YESTERDAY })).error).toBeUndefined();
  await close(YESTERDAY);
  await expect(app.sql(statement, [id, YESTERDAY])).rejects.toMatchObject({
    constraint: 'closed_day',
    detail: YESTERDAY,
  });
});

it('a close itself is neither changed nor taken from under a later one', async () => {
  await close('2026-03-08');
  await close(YESTERDAY);
  await expect(app.sql('update day_close set counted_paise = 1')).rejects.toThrow(/permission denied|stays as it was/);
  await expect(app.sql("delete from day_close where day = '2026-03-08'")).rejects.toThrow('only the last close');
  await expect(
    app.sql(
      `insert into day_close (id, day, opening_paise, received_paise, refunded_paise, counted_paise, banked_paise, closed_by, closed_at)
       select gen_random_uuid(), '2026-03-07', 0, 0, 0, 0, 0, closed_by, now() from day_close limit 1`,
    ),
  ).rejects.toThrow('closed');
});

describe('with today closed', () => {
  it('nothing is entered until tomorrow, and what follows by itself is of tomorrow', async () => {
    const chargeId = await charge(50_000, TODAY);
    const deposit = await pay(20_000, { isDeposit: true });
    const { done: sold } = await money.sell({
      patientId: id,
      name: 'Two',
      sessions: 2,
      price: 10_000,
      validUntil: '2026-12-31',
    });
    const appointmentId = await session({ session_type: 'Home' });
    await money.close(sold?.id ?? '');
    await close(TODAY);
    for (const answer of [
      await money.charge(id, 100),
      await money.pay(id, 100),
      await money.refund(deposit, 100),
      await money.cancelCharge(chargeId),
      await money.writeOff(chargeId),
      await money.sell({ patientId: id, name: 'Two', sessions: 2, price: 10_000, validUntil: '2026-12-31' }),
    ])
      expect(answer.error).toMatchObject({ code: 'WRONG_STATE', message: expect.stringContaining('10 Mar 2026') });
    expect((await money.release(deposit)).error).toBeUndefined();
    await complete(appointmentId);
    expect((await rowsOf('charge')).at(-1)).toMatchObject({ day: '2026-03-11', amount: 60_000 });
    expect((await rowsOf('allocation')).at(-1)).toMatchObject({ day: '2026-03-11', amount: 20_000 });
    expect(await app.sql('select released_on::text from payment where id = $1', [deposit])).toEqual([
      { released_on: '2026-03-11' },
    ]);
  });
});

describe('a charge of a closed day', () => {
  it('stays when it is canceled: a credit of today takes back what its credits of closed days left, once', async () => {
    const chargeId = await charge(50_000);
    await money.discount(chargeId, 5_000);
    const paid = await pay(30_000, { receivedOn: YESTERDAY });
    await close(YESTERDAY);
    const canceled = await money.cancelCharge(chargeId);
    expect(canceled.done).toMatchObject({
      canceledReason: null,
      open: 0,
      credits: [{ kind: 'CANCELLATION', amount: 50_000 }],
      paidBy: [],
    });
    expect(await rowsOf('credit')).toEqual([
      { day: TODAY, amount: 5_000, canceled: true },
      { day: TODAY, amount: 50_000, canceled: false },
    ]);
    // Allocated on the day of the charge, taken back today.
    expect(await rowsOf('allocation')).toEqual([
      { day: YESTERDAY, amount: 30_000 },
      { day: TODAY, amount: -30_000 },
    ]);
    expect(await due()).toBe(-30_000);
    expect((await money.cancelCharge(chargeId)).error?.code).toBe('WRONG_STATE');
    expect((await money.writeOff(chargeId)).error?.code).toBe('WRONG_STATE');
    expect((await money.discount(chargeId, 1)).error?.code).toBe('WRONG_STATE');
    const credit = canceled.done?.credits[0]?.id ?? '';
    expect((await money.cancelCredit(credit)).error?.code).toBe('WRONG_STATE');
    expect((await money.refund(paid, 30_000)).error).toBeUndefined();
    expect(
      await app.sql("select changed_fields from audit_event where verb = 'charge.cancel' and subject_id = $1", [
        chargeId,
      ]),
    ).toEqual([{ changed_fields: ['credits'] }]);
  });

  it('is paid, written off and reduced today', async () => {
    const chargeId = await charge(50_000);
    await close(YESTERDAY);
    await pay(20_000);
    expect((await money.discount(chargeId, 10_000)).done?.open).toBe(20_000);
    expect((await money.writeOff(chargeId)).done?.open).toBe(0);
    expect(await rowsOf('allocation')).toEqual([{ day: TODAY, amount: 20_000 }]);
    expect((await money.cancelCharge(chargeId)).done).toMatchObject({
      credits: [{ kind: 'CANCELLATION', amount: 50_000 }],
    });
  });

  it('that closed credits took off whole is not canceled any more', async () => {
    const chargeId = await charge(50_000);
    await money.writeOff(chargeId);
    await close(TODAY);
    app.clock.set('2026-03-11T06:30:00Z');
    expect((await money.cancelCharge(chargeId)).error).toMatchObject({ code: 'WRONG_STATE' });
  });
});

describe('money of a closed day', () => {
  it('is refunded, allocated anew and released today; what it paid is taken back today', async () => {
    const [old, young] = [await charge(20_000, '2026-03-08'), await charge(30_000)];
    const paid = await pay(50_000, { receivedOn: YESTERDAY });
    const deposit = await pay(40_000, { receivedOn: YESTERDAY, isDeposit: true });
    await close(YESTERDAY);
    const closed = await rowsOf('allocation');
    expect((await money.refund(paid, 10_000)).error).toBeUndefined();
    expect((await money.allocate(paid, [{ chargeId: young, amount: 30_000 }])).error).toBeUndefined();
    expect((await money.release(deposit)).error).toBeUndefined();
    const rows = await rowsOf('allocation');
    expect(rows.slice(0, closed.length)).toEqual(closed);
    expect(new Set(rows.slice(closed.length).map(({ day }) => day))).toEqual(new Set([TODAY]));
    expect((await charges()).map((each) => [each.id, each.open])).toEqual([
      [young, 0],
      [old, 0],
    ]);
    expect(await app.sql('select released_on::text from payment where id = $1', [deposit])).toEqual([
      { released_on: TODAY },
    ]);
  });

  it('that was pending is settled today, and fails', async () => {
    const [one, other] = [await pay(5_000, { status: 'PENDING' }), await pay(5_000, { status: 'PENDING' })];
    await close(YESTERDAY);
    expect((await money.settle(one)).done?.status).toBe('PAID');
    expect(idOf(await money.pay(id, 1))).not.toBe(other);
  });

  it('whose refund a former version left out is refunded on the first open day', async () => {
    const payment = await insertPayment(app.sql, id, { status: 'Refunded', received_on: YESTERDAY });
    await close(YESTERDAY);
    await app.sql('select book_missing_refunds()');
    const [refund] = await app.sql<{ day: string }>(
      'select refunded_on::text as day from refund where payment_id = $1',
      [payment.id],
    );
    expect(refund?.day && refund.day > YESTERDAY).toBe(true);
  });
});
