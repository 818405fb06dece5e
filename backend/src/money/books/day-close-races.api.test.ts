import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { bookCalls } from '../../../test/book-calls.js';
import { insertAdmin, insertPatientWithAccount } from '../../../test/builders.js';
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
const YESTERDAY = '2026-03-09';
const REFUSED = {
  code: 'WRONG_STATE',
  message: 'The books of 9 Mar 2026 are closed. Choose a later day, or ask an admin to open the day again.',
};
const close = async (day: string) => expect((await books.close(day, 0)).error).toBeUndefined();

describe('a close and a writer at once', () => {
  const INSERT = `insert into payment (id, patient_id, amount_paise, method, status, received_on, created_at)
    values (gen_random_uuid(), $1, 7000, 'Cash', 'Paid', $2, now())`;
  let writer: Client;
  beforeEach(async () => {
    writer = new Client(app.database.appUrl);
    await writer.connect();
  });
  afterEach(() => writer.end());
  const waiting = () =>
    app.sql(
      `select from pg_locks l join pg_database d on d.oid = l.database
       where d.datname = current_database() and l.locktype = 'advisory' and not l.granted`,
    );

  it('waits for a writer that began before it, and counts its cash', async () => {
    const before = (await books.book(YESTERDAY)).done?.cash.expected ?? 0;
    await writer.query('begin');
    await writer.query(INSERT, [id, YESTERDAY]);
    const closing = books.close(YESTERDAY, 0);
    await vi.waitFor(async () => expect(await waiting()).toHaveLength(1), { timeout: 10_000 });
    await writer.query('commit');
    expect((await closing).done).toMatchObject({ expected: before + 7_000 });
  });

  it('refuses a writer whose transaction began before it, and one that waited for it', async () => {
    await writer.query('begin');
    await writer.query('select count(*) from payment');
    await close(YESTERDAY);
    await expect(writer.query(INSERT, [id, YESTERDAY])).rejects.toMatchObject({ constraint: 'closed_day' });
    await writer.query('rollback');
    await books.reopen(YESTERDAY);

    await writer.query('begin');
    await writer.query('select lock_day_close()');
    await writer.query(
      `insert into day_close (id, day, opening_paise, received_paise, refunded_paise, counted_paise, banked_paise, closed_by, closed_at)
       select gen_random_uuid(), $1, 0, 0, 0, 0, 0, id, now() from app_user where user_type = 'admin' limit 1`,
      [YESTERDAY],
    );
    const late = money.pay(id, 100, { receivedOn: YESTERDAY });
    await vi.waitFor(async () => expect(await waiting()).toHaveLength(1), { timeout: 10_000 });
    await writer.query('commit');
    expect((await late).error).toMatchObject(REFUSED);
  });

  it('refuses a writer whose snapshot is older than its wait', async () => {
    await writer.query('begin isolation level repeatable read');
    await writer.query('select count(*) from payment');
    await close(YESTERDAY);
    await expect(writer.query(INSERT, [id, YESTERDAY])).rejects.toThrow('READ COMMITTED');
  });

  it('of two closes of one day one is made', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => books.close(YESTERDAY, 0)));
    expect(answers.filter(({ done }) => done)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ error }) => error?.code ?? []))).toEqual(new Set(['WRONG_STATE']));
  });
});
