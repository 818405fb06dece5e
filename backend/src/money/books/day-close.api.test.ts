import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookCalls } from '../../../test/book-calls.js';
import { insertAdmin, insertPatientWithAccount, insertUser } from '../../../test/builders.js';
import { moneyCalls } from '../../../test/money-calls.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';

let app: TestApp;
let books: ReturnType<typeof bookCalls>;
let money: ReturnType<typeof moneyCalls>;
let adminId: string;
let id: string;
beforeAll(async () => {
  app = await createTestApp();
  const admin = await insertAdmin(app.sql);
  adminId = admin.id;
  const client = await app.signIn(admin.phone, 'admin');
  [books, money] = [bookCalls(client), moneyCalls(client)];
});
afterAll(() => app.close());
beforeEach(async () => {
  id = (await insertPatientWithAccount(app.sql)).record.id;
});
afterEach(async () => {
  app.clock.set(NOON);
  for (const { day } of (await books.closes()).done ?? []) await app.sql('delete from day_close where day = $1', [day]);
  await app.sql('delete from payment');
});

/** The clock of the tests stands on 10 March 2026. */
const [TODAY, YESTERDAY, BEFORE] = ['2026-03-10', '2026-03-09', '2026-03-08'];
const noNote = { note: null };

describe('a close is refused', () => {
  it('without a note where the count differs, in either direction, and with one that says nothing', async () => {
    await money.pay(id, 50_000);
    for (const counted of [49_999, 50_001, 0]) {
      expect((await books.close(TODAY, counted, noNote)).error?.fields).toHaveProperty('note');
      expect((await books.close(TODAY, counted, { note: ' ' })).error?.fields).toHaveProperty('note');
      expect((await books.close(TODAY, counted, { note: 'x' })).error?.fields).toHaveProperty('note');
    }
    expect((await books.close(TODAY, 0, noNote)).error?.fields?.['note']).toContain('₹500.00');
    expect((await books.closes()).done).toEqual([]);
  });

  it('with more to the bank than was counted, and with amounts that are none', async () => {
    expect((await books.close(TODAY, 100, { banked: 101 })).error?.fields).toHaveProperty('banked');
    expect((await books.close(TODAY, -1)).error?.fields).toHaveProperty('counted');
    expect((await books.close(TODAY, 1_000_000_001)).error?.fields).toHaveProperty('counted');
    expect((await books.close(TODAY, 100, { banked: -1 })).error?.fields).toHaveProperty('banked');
    expect((await books.close(TODAY, 100, { openingCash: -1 })).error?.fields).toHaveProperty('openingCash');
    expect((await books.close(TODAY, 0.5)).error?.code).toBe('BAD_INPUT');
    expect((await books.closes()).done).toEqual([]);
  });

  it('with the opening cash later than at the first close, also with the right one', async () => {
    await books.close(YESTERDAY, 20_000, { openingCash: 20_000, note: null });
    for (const openingCash of [0, 20_000])
      expect((await books.close(TODAY, 20_000, { openingCash })).error?.fields).toHaveProperty('openingCash');
    expect((await books.close(TODAY, 20_000, noNote)).done).toMatchObject({ expected: 20_000, difference: 0 });
  });

  it('for a day ahead, and for one that is closed or before one that is', async () => {
    expect((await books.close('2026-03-11', 0)).error?.code).toBe('WRONG_STATE');
    await books.close(YESTERDAY, 0);
    for (const day of [YESTERDAY, BEFORE, '2020-01-01'])
      expect((await books.close(day, 0)).error).toMatchObject({
        code: 'WRONG_STATE',
        message: 'The books are closed up to 9 Mar 2026 already.',
      });
    expect((await books.book('2026-03-11')).error?.fields).toHaveProperty('day');
  });

  it('to everybody but admins; the desk neither reads nor closes', async () => {
    const desk = bookCalls(await app.signIn((await insertUser(app.sql, { user_type: 'reception' })).phone, 'staff'));
    for (const call of [desk.book(TODAY), desk.closes(), desk.close(TODAY, 0), desk.reopen(TODAY)])
      expect((await call).error?.code).toBe('FORBIDDEN');
  });
});

describe('a day is opened again', () => {
  it('only as the last one, with a reason, soon after signing in', async () => {
    await books.close(BEFORE, 0);
    await books.close(YESTERDAY, 0);
    expect((await books.reopen(TODAY)).error?.code).toBe('NOT_FOUND');
    expect((await books.reopen(YESTERDAY, 'x')).error?.fields).toHaveProperty('reason');
    expect((await books.reopen(BEFORE)).error).toMatchObject({ code: 'WRONG_STATE' });
    await app.sql("update session set created_at = now() - interval '15 minutes' where user_id = $1", [adminId]);
    expect((await books.reopen(YESTERDAY)).error?.code).toBe('RECENT_SIGN_IN_REQUIRED');
    expect((await books.closes()).done?.map(({ day }) => day)).toEqual([YESTERDAY, BEFORE]);
    await app.sql('update session set created_at = now() where user_id = $1', [adminId]);
    expect((await books.reopen(YESTERDAY)).done).toBe(true);
    expect((await books.closes()).done?.map(({ day }) => day)).toEqual([BEFORE]);
  });

  it('and what was refused is possible; both leave an audit row, the second with its reason and figures', async () => {
    await books.close(YESTERDAY, 5_000, { banked: 1_000 });
    expect((await money.charge(id, 100, { day: YESTERDAY })).error?.code).toBe('WRONG_STATE');
    await books.reopen(YESTERDAY);
    expect((await money.charge(id, 100, { day: YESTERDAY })).error).toBeUndefined();
    const lines = await app.sql<{ details: object }>(
      "select verb, subject_type, details from audit_event where subject_type = 'dayClose' order by id desc limit 2",
    );
    expect(lines).toEqual([
      {
        verb: 'day.reopen',
        subject_type: 'dayClose',
        details: { day: YESTERDAY, reason: 'A bill was forgotten', expected: 0, counted: 5_000, banked: 1_000 },
      },
      { verb: 'day.close', subject_type: 'dayClose', details: { day: YESTERDAY } },
    ]);
  });
});

describe('the cash', () => {
  it('is what the last close left, and what came and went in cash since', async () => {
    await money.pay(id, 50_000, { receivedOn: BEFORE });
    await money.pay(id, 70_000, { method: 'UPI', receivedOn: BEFORE });
    const first = await books.close(BEFORE, 69_000, { openingCash: 20_000, banked: 60_000, note: 'A note was torn' });
    expect(first.done).toMatchObject({
      expected: 70_000,
      counted: 69_000,
      difference: -1_000,
      banked: 60_000,
      closedBy: 'Asha Verma',
    });
    const { done: paid } = await money.pay(id, 30_000, { receivedOn: YESTERDAY });
    await money.refund(paid?.id ?? '', 4_000);
    await money.pay(id, 1_000, { isDeposit: true });
    expect((await books.book(TODAY)).done).toMatchObject({
      cash: { opening: 9_000, received: 31_000, refunded: 4_000, expected: 36_000 },
      methods: [{ method: 'CASH', received: 1_000, refunded: 4_000 }],
      close: null,
    });
    expect((await books.close(TODAY, 36_000, noNote)).done).toMatchObject({ difference: 0, note: null });
  });

  it('of a closed day is as it was; a day between two closes names the close that closed it', async () => {
    await money.pay(id, 50_000, { receivedOn: BEFORE });
    await books.close(BEFORE, 60_000, { openingCash: 10_000, note: null });
    await money.pay(id, 5_000, { receivedOn: YESTERDAY });
    await books.close(TODAY, 65_000, noNote);
    app.clock.set('2026-03-12T06:30:00Z');
    await money.pay(id, 900_000);
    expect((await books.book('2026-03-01')).done).toMatchObject({
      cash: { opening: 10_000, received: 0, expected: 10_000 },
      close: { day: BEFORE },
    });
    expect((await books.book(YESTERDAY)).done).toMatchObject({
      cash: { opening: 60_000, received: 5_000, expected: 65_000 },
      close: { day: TODAY, counted: 65_000 },
    });
    expect((await books.book(TODAY)).done).toMatchObject({ cash: { opening: 60_000, expected: 65_000 } });
  });

  it('beyond 32 bits adds up', async () => {
    for (let count = 0; count < 25; count++) await money.pay(id, 100_000_000);
    expect((await books.book(TODAY)).done?.cash).toMatchObject({ received: 2_500_000_000, expected: 2_500_000_000 });
    expect((await books.close(TODAY, 900_000_000, { note: 'The rest is in the safe' })).done).toMatchObject({
      expected: 2_500_000_000,
      difference: -1_600_000_000,
    });
  });
});

describe('the day book', () => {
  it('lists what came and went in the order of entry, with who entered it, and what was charged and credited', async () => {
    await money.charge(id, 80_000);
    const { done: charge } = await money.charge(id, 20_000);
    await money.discount(charge?.id ?? '', 5_000);
    const { done: paid } = await money.pay(id, 60_000);
    await money.pay(id, 10_000, { method: 'UPI', status: 'PENDING' });
    app.clock.set('2026-03-10T07:30:00Z');
    await money.refund(paid?.id ?? '', 10_000);
    const { done: book } = await books.book(TODAY);
    expect(book).toMatchObject({ charged: 100_000, credited: 5_000 });
    expect(book?.lines).toMatchObject([
      { id: paid?.id, kind: 'PAYMENT', amount: 60_000, enteredBy: 'Asha Verma', number: null },
      { kind: 'REFUND', amount: -10_000, enteredBy: 'Asha Verma', number: expect.stringMatching(/^RF\/2025-26\//) },
    ]);
    expect(book?.lines[0]?.patient?.patientId).toMatch(/^PT-/);
    expect((await books.book(YESTERDAY)).done?.lines).toEqual([]);
  });

  it('keeps the money of a deleted record, without its name', async () => {
    await money.pay(id, 60_000);
    await app.sql('update patient set deleted_at = now() where id = $1', [id]);
    expect((await books.book(TODAY)).done?.lines).toMatchObject([{ amount: 60_000, patient: null }]);
  });
});
