import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin, insertAppointment, insertPatientWithAccount, insertUser } from '../../../test/builders.js';
import { brokenLaws, moneyCalls, type Done, type ShownPayment } from '../../../test/money-calls.js';
import { moneyMoves, seededRandom } from '../../../test/money-moves.js';
import { onceBegun } from '../../../test/once-begun.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

let app: TestApp;
let admin: ReturnType<typeof moneyCalls>;
let reception: ReturnType<typeof moneyCalls>;
let own: ReturnType<typeof moneyCalls>;
let id: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = moneyCalls(await app.signIn((await insertAdmin(app.sql)).phone, 'admin'));
  reception = moneyCalls(await app.signIn((await insertUser(app.sql, { user_type: 'reception' })).phone, 'staff'));
});
afterAll(() => app.close());
beforeEach(async () => {
  const { record, user } = await insertPatientWithAccount(app.sql);
  id = record.id;
  own = moneyCalls(await app.signIn(user.phone));
});

const charge = async (amount: number, fields: object = {}) => {
  const { done, error } = await admin.charge(id, amount, fields);
  expect(error).toBeUndefined();
  return done?.id ?? '';
};
/** Payments of a call by their charges. */
const parts = ({ done }: Done<ShownPayment>) =>
  Object.fromEntries((done?.allocations ?? []).map((each) => [each.charge.id, each.amount]));
const open = async () => Object.fromEntries(((await admin.charges(id)).done ?? []).map((each) => [each.id, each.open]));
const due = async () => (await admin.balance(id)).done?.balance.due;

describe('a payment', () => {
  it('pays the oldest charges first, and the rest is an advance that pays the next one', async () => {
    const young = await charge(30_000, { day: '2026-03-09' });
    const old = await charge(50_000, { day: '2026-03-01' });
    const paid = await admin.pay(id, 60_000);
    expect(parts(paid)).toEqual({ [old]: 50_000, [young]: 10_000 });
    expect(paid.done?.free).toBe(0);
    expect(await open()).toEqual({ [old]: 0, [young]: 20_000 });
    const more = await admin.pay(id, 50_000);
    expect(more.done?.free).toBe(30_000);
    const next = await charge(40_000);
    expect(await open()).toEqual({ [old]: 0, [young]: 0, [next]: 10_000 });
    expect((await admin.payment(more.done?.id ?? '')).done?.free).toBe(0);
    expect(await due()).toBe(10_000);
    expect(await brokenLaws(app.sql, id)).toEqual([]);
  });

  it('pays the package that it names first, also when it is settled later', async () => {
    const old = await charge(50_000, { day: '2026-03-01' });
    const { done: sold } = await admin.sell({
      patientId: id,
      name: 'Two',
      sessions: 2,
      price: 20_000,
      validUntil: '2026-12-31',
    });
    const pending = await admin.pay(id, 30_000, { packageId: sold?.id, status: 'PENDING' });
    expect(parts(pending)).toEqual({});
    expect(parts(await admin.settle(pending.done?.id ?? ''))).toEqual({
      [sold?.chargeId ?? '']: 20_000,
      [old]: 10_000,
    });
  });

  it('pays the charge of the session that it names first', async () => {
    const old = await charge(50_000, { day: '2026-03-01' });
    const session = await insertAppointment(app.sql, id, { status: 'scheduled', price: 60_000 });
    await onceBegun(app, () => admin.complete(session.id));
    const paid = await admin.pay(id, 60_000, { appointmentId: session.id });
    expect(Object.keys(parts(paid))).not.toContain(old);
    expect(Object.values(parts(paid))).toEqual([60_000]);
  });

  it('pays the charges that it names, and the rest goes to the oldest', async () => {
    const [old, young] = [await charge(50_000, { day: '2026-03-01' }), await charge(50_000)];
    const paid = await admin.pay(id, 60_000, { allocate: [{ chargeId: young, amount: 45_000 }] });
    expect(parts(paid)).toEqual({ [young]: 45_000, [old]: 15_000 });
  });

  it.each([
    ['more than it has', 10_000, 20_000],
    ['more than is open', 90_000, 60_000],
  ])('is refused where it names %s', async (_what, amount, part) => {
    const chargeId = await charge(50_000);
    expect((await admin.pay(id, amount, { allocate: [{ chargeId, amount: part }] })).error?.fields).toHaveProperty(
      'allocate',
    );
    expect(await due()).toBe(50_000);
  });

  it("is refused where it names another's charge, one twice, or while it is pending, a deposit or of a package", async () => {
    const { record: other } = await insertPatientWithAccount(app.sql);
    const foreign = (await admin.charge(other.id, 50_000)).done?.id;
    const mine = await charge(50_000);
    const one = { chargeId: mine, amount: 100 };
    const { done: sold } = await admin.sell({
      patientId: id,
      name: 'Two',
      sessions: 2,
      price: 20_000,
      validUntil: '2026-12-31',
    });
    for (const fields of [
      { allocate: [{ chargeId: foreign, amount: 100 }] },
      { allocate: [one, one] },
      { allocate: [one], status: 'PENDING' },
      { allocate: [one], isDeposit: true },
      { allocate: [one], packageId: sold?.id },
    ])
      expect(Object.keys((await admin.pay(id, 1_000, fields)).error?.fields ?? {})[0]).toMatch(/^allocate/);
    expect((await admin.pay(other.id, 1_000, { packageId: sold?.id })).error).toMatchObject({ code: 'NOT_FOUND' });
    expect((await admin.balance(id)).done?.balance).toMatchObject({ paid: 0 });
  });
});

describe('what paid a charge flows on', () => {
  it('when the charge is canceled, with its credits', async () => {
    const [first, second] = [await charge(50_000, { day: '2026-03-01' }), await charge(30_000)];
    await admin.pay(id, 50_000);
    await admin.discount(second, 5_000);
    expect((await admin.cancelCharge(first)).done).toMatchObject({ open: 0, paidBy: [] });
    expect(await open()).toEqual({ [first]: 0, [second]: 0 });
    expect(await due()).toBe(-25_000);
    await admin.cancelCharge(second);
    expect((await admin.balance(id)).done?.balance).toMatchObject({ charged: 0, credited: 0, due: -50_000 });
    expect(await brokenLaws(app.sql, id)).toEqual([]);
  });

  it('when a refund takes more than is free: the youngest charge is open again', async () => {
    const [old, young] = [await charge(50_000, { day: '2026-03-01' }), await charge(30_000)];
    const { done } = await admin.pay(id, 90_000);
    const refunded = await admin.refund(done?.id ?? '', 25_000);
    expect(parts(refunded)).toEqual({ [old]: 50_000, [young]: 15_000 });
    expect(await open()).toEqual({ [old]: 0, [young]: 15_000 });
    expect(await brokenLaws(app.sql, id)).toEqual([]);
  });

  it('when a discount takes off what was paid: the youngest money is free again', async () => {
    const only = await charge(50_000);
    await admin.pay(id, 40_000, { receivedOn: '2026-03-01' });
    const young = await admin.pay(id, 10_000);
    expect((await admin.discount(only, 8_000)).done).toMatchObject({
      open: 0,
      credits: [{ kind: 'DISCOUNT', amount: 8_000 }],
    });
    expect((await admin.payment(young.done?.id ?? '')).done?.free).toBe(8_000);
    expect(await due()).toBe(-8_000);
  });

  it('when it is allocated anew by the front desk', async () => {
    const [old, young] = [await charge(50_000, { day: '2026-03-01' }), await charge(50_000)];
    const { done } = await admin.pay(id, 50_000);
    const paymentId = done?.id ?? '';
    const again = await reception.allocate(paymentId, [{ chargeId: young, amount: 50_000 }], done?.version);
    expect(parts(again)).toEqual({ [young]: 50_000 });
    expect(parts(await reception.allocate(paymentId, []))).toEqual({ [old]: 50_000 });
    expect((await reception.allocate(paymentId, [], 99)).error?.code).toBe('CHANGED_MEANWHILE');
    expect((await own.allocate(paymentId, [])).error?.code).toBe('FORBIDDEN');
    const rows = await app.sql<{ amount: number }>(
      'select amount_paise as amount from allocation where payment_id = $1 order by id',
      [paymentId],
    );
    expect(rows.map(({ amount }) => amount)).toEqual([50_000, -50_000, 50_000, -50_000, 50_000]);
  });
});

describe('a deposit', () => {
  it('pays nothing until it is released, once', async () => {
    const only = await charge(50_000);
    const { done } = await admin.pay(id, 20_000, { isDeposit: true });
    expect(done).toMatchObject({ isDeposit: true, free: 20_000, allocations: [] });
    expect((await admin.balance(id)).done?.balance).toMatchObject({ held: 20_000, due: 50_000 });
    expect((await admin.allocate(done?.id ?? '', [])).error?.code).toBe('WRONG_STATE');
    await reception.release(done?.id ?? '');
    expect(await open()).toEqual({ [only]: 30_000 });
    expect((await admin.balance(id)).done?.balance).toMatchObject({ held: 0, due: 30_000 });
    expect((await admin.release(done?.id ?? '')).error?.code).toBe('WRONG_STATE');
  });
});

describe('a credit', () => {
  it('writes off what is open, at most that, by admins alone', async () => {
    const only = await charge(50_000);
    await admin.pay(id, 20_000);
    expect((await reception.writeOff(only)).error?.code).toBe('FORBIDDEN');
    expect((await admin.writeOff(only, 30_001)).error?.fields).toHaveProperty('amount');
    expect((await admin.writeOff(only)).done).toMatchObject({
      open: 0,
      credits: [{ kind: 'WRITE_OFF', amount: 30_000 }],
    });
    expect((await admin.writeOff(only)).error?.code).toBe('WRONG_STATE');
    expect(await due()).toBe(0);
  });

  it('of a discount is at most the amount less the credits, and is canceled once', async () => {
    const only = await charge(50_000);
    expect((await admin.discount(only, 50_001)).error?.fields).toHaveProperty('amount');
    await admin.discount(only, 20_000);
    expect((await admin.discount(only, 30_001)).error?.fields).toHaveProperty('amount');
    const [credit] = (await admin.credits(id)).done ?? [];
    expect((await admin.cancelCredit(credit?.id ?? '')).done).toMatchObject({ canceledReason: 'Given by mistake' });
    expect((await admin.cancelCredit(credit?.id ?? '')).error?.code).toBe('WRONG_STATE');
    expect(await due()).toBe(50_000);
    expect((await own.credits()).done).toMatchObject([{ reason: '', canceledReason: '' }]);
  });

  it('never exceeds its charge, however many are given at once', async () => {
    const only = await charge(50_000);
    const answers = await Promise.all(Array.from({ length: 8 }, () => admin.discount(only, 30_000)));
    expect(answers.filter(({ done }) => done)).toHaveLength(1);
    expect(await brokenLaws(app.sql, id)).toEqual([]);
  });
});

it('rows that came in bulk are allocated in one statement', async () => {
  await app.sql(
    `do $$ begin
      insert into charge (id, patient_id, text, amount_paise, day, created_at)
        select gen_random_uuid(), '${id}', 'A brace', 10000 * g, date '2026-01-01' + g, now() from generate_series(1, 5) g;
      insert into payment (id, patient_id, amount_paise, method, status, received_on, created_at)
        select gen_random_uuid(), '${id}', 30000, 'Cash', 'Paid', date '2026-01-01' + g, now() from generate_series(1, 3) g;
      perform settle_all();
      perform set_config('ledger.settled', 'all', true);
    end $$`,
  );
  expect(await brokenLaws(app.sql, id)).toEqual([]);
  const stretches = await app.sql<{ amount: number }>(
    `select a.amount_paise as amount from allocation a join charge c on c.id = a.charge_id where c.patient_id = $1 order by a.id`,
    [id],
  );
  expect(stretches.map(({ amount }) => amount).toSorted((one, other) => one - other)).toEqual([
    10_000, 20_000, 30_000, 30_000,
  ]);
});

it('the laws hold after each of many random movements by eight writers', async () => {
  const { charges, move } = moneyMoves(admin, { random: seededRandom(20_260_310), patients: [id] });
  const refused: string[] = [];
  for (let round = 0; round < 20; round++) {
    const answers = await Promise.all(Array.from({ length: 8 }, () => move()));
    for (const answer of answers)
      if (typeof answer === 'object' && 'error' in answer && answer.error) refused.push(answer.error.code);
    expect(await brokenLaws(app.sql, id)).toEqual([]);
  }
  // Refused are movements that make no sense, and nothing else fails.
  expect(refused.filter((code) => !['BAD_INPUT', 'WRONG_STATE', 'NOT_FOUND'].includes(code))).toEqual([]);
  expect(charges.length).toBeGreaterThan(10);
}, 120_000);
