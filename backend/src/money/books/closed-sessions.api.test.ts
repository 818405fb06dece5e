import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookCalls } from '../../../test/book-calls.js';
import { insertAdmin, insertAppointment, insertPatientWithAccount } from '../../../test/builders.js';
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
const close = async (day: string) => expect((await books.close(day, 0)).error).toBeUndefined();
const idOf = ({ done, error }: { done?: { id: string }; error?: object }) => {
  expect(error).toBeUndefined();
  return done?.id ?? '';
};
const pay = async (amount: number, fields: object = {}) => idOf(await money.pay(id, amount, fields));
/** A session of yesterday. */
const session = async (columns = {}) => {
  const when = { starts_at: new Date('2026-03-09T06:30:00Z'), status: 'scheduled', price: 60_000, ...columns };
  return (await insertAppointment(app.sql, id, when)).id;
};
const complete = async (appointmentId: string) => expect((await money.complete(appointmentId)).error).toBeUndefined();
const correct = (appointmentId: string, to: 'COMPLETED' | 'MISSED') => money.correct(appointmentId, to);
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

describe('a session of a closed day', () => {
  it('is charged today', async () => {
    const appointmentId = await session();
    await close(YESTERDAY);
    await complete(appointmentId);
    expect(await rowsOf('charge')).toEqual([{ day: TODAY, amount: 60_000, canceled: false }]);
    expect((await correct(appointmentId, 'MISSED')).error).toBeUndefined();
    expect(await rowsOf('charge')).toEqual([{ day: TODAY, amount: 60_000, canceled: true }]);
    expect((await correct(appointmentId, 'COMPLETED')).error).toBeUndefined();
    expect(await rowsOf('charge')).toEqual([{ day: TODAY, amount: 60_000, canceled: false }]);
  });

  it('is corrected by a credit of today, which counts no more when it is corrected again, unless its day is closed', async () => {
    const appointmentId = await session();
    await complete(appointmentId);
    await pay(60_000, { receivedOn: YESTERDAY });
    await close(YESTERDAY);
    expect((await correct(appointmentId, 'MISSED')).error).toBeUndefined();
    expect(await due()).toBe(-60_000);
    expect((await correct(appointmentId, 'COMPLETED')).error).toBeUndefined();
    expect(await due()).toBe(0);
    expect((await correct(appointmentId, 'MISSED')).error).toBeUndefined();
    expect(await rowsOf('charge')).toEqual([{ day: YESTERDAY, amount: 60_000, canceled: false }]);
    expect(await rowsOf('credit')).toEqual([
      { day: TODAY, amount: 60_000, canceled: true },
      { day: TODAY, amount: 60_000, canceled: false },
    ]);
    await close(TODAY);
    app.clock.set('2026-03-11T06:30:00Z');
    expect((await correct(appointmentId, 'COMPLETED')).error).toMatchObject({
      code: 'WRONG_STATE',
      message: expect.stringContaining('10 Mar 2026'),
    });
    expect((await money.charge(id, 60_000)).error).toBeUndefined();
    expect(await due()).toBe(0);
  });

  it('that an admin did not charge is charged again when it is completed again', async () => {
    const appointmentId = await session();
    await complete(appointmentId);
    await close(YESTERDAY);
    const [made] = await charges();
    await money.cancelCharge(made?.id ?? '');
    await correct(appointmentId, 'MISSED');
    expect(await rowsOf('credit')).toHaveLength(1);
    await correct(appointmentId, 'COMPLETED');
    expect(await due()).toBe(60_000);
  });
});

describe('a package', () => {
  const TWO = { name: 'Two', sessions: 2, price: 10_000, validFrom: '2026-03-01', validUntil: '2026-12-31' };
  const uses = () =>
    app.sql(
      `select u.day::text, u.booked_on::text as "bookedOn", u.returned_on::text as "returnedOn" from package_use u
       join package p on p.id = u.package_id where p.patient_id = $1 order by u.used_at`,
      [id],
    );

  it('is used by a session of a closed day, which is booked today and given back today', async () => {
    await money.sell({ patientId: id, ...TWO });
    const [first, second] = [await session(), await session({ starts_at: new Date('2026-03-09T10:30:00Z') })];
    await complete(first);
    await close(YESTERDAY);
    await complete(second);
    expect((await money.wallet(id)).done?.packages).toMatchObject([{ used: 2, status: 'USED_UP' }]);
    await correct(first, 'MISSED');
    expect((await money.wallet(id)).done?.packages).toMatchObject([{ used: 1, left: 1 }]);
    expect(await uses()).toEqual([
      { day: YESTERDAY, bookedOn: YESTERDAY, returnedOn: TODAY },
      { day: YESTERDAY, bookedOn: TODAY, returnedOn: null },
    ]);
    await correct(second, 'MISSED');
    expect((await uses())[1]).toMatchObject({ bookedOn: TODAY, returnedOn: TODAY });
    expect(await rowsOf('credit')).toEqual([]);
  });

  it('that was sold on a closed day is closed today', async () => {
    const { done: sold } = await money.sell({ patientId: id, ...TWO });
    await pay(10_000, { packageId: sold?.id });
    await close(TODAY);
    expect((await money.close(sold?.id ?? '')).error?.code).toBe('WRONG_STATE');
    app.clock.set('2026-03-11T06:30:00Z');
    expect((await money.close(sold?.id ?? '')).done).toMatchObject({ refundDue: 10_000, status: 'CLOSED' });
    expect(await rowsOf('credit')).toMatchObject([{ day: '2026-03-11', amount: 10_000 }]);
    expect((await rowsOf('allocation')).at(-1)).toEqual({ day: '2026-03-11', amount: -10_000 });
  });
});
