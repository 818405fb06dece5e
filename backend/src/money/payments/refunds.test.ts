import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin, insertPatientWithAccount, insertPayment } from '../../../test/builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import { runSql } from '../../../test/test-database.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
let patient: TestClient;
let recordId: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  const { user, record } = await insertPatientWithAccount(app.sql);
  recordId = record.id;
  patient = await app.signIn(user.phone);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.sql('delete from payment');
  await runSql(app.database.ownerUrl, 'delete from receipt_counter');
  app.clock.set(NOON);
});

const FIELDS = '{ id status refunded refunds { amount method reason refundedOn number } version }';
interface Paid {
  id: string;
  status: string;
  refunded: number;
  refunds: { number: string; reason: string }[];
}

let keys = 0;
const freshKey = () => `key-of-refund-${++keys}`;

async function refund(paymentId: string, fields: object = {}, key = freshKey()) {
  const { body } = await admin.graphql<{ refund: Paid }>(
    `mutation ($id: ID!, $input: RefundInput!, $key: String!) { refund(paymentId: $id, input: $input, idempotencyKey: $key) ${FIELDS} }`,
    { id: paymentId, input: { reason: 'Paid twice', ...fields }, key },
  );
  return { done: body.data?.refund, error: body.errors?.[0]?.extensions };
}

async function totals(from: string, until: string) {
  const { body } = await admin.graphql<{ moneyTotals: Record<string, number> }>(
    `{ moneyTotals(from: "${from}", until: "${until}") { received refunded pending } }`,
  );
  return body.data?.moneyTotals;
}

const paid = async (columns = {}) => (await insertPayment(app.sql, recordId, columns)).id;
const rows = () => app.sql('select from refund');

describe('a refund is refused', () => {
  it.each([
    [{ amount: 150_001 }, 'amount', 'Only ₹1,500.00 is left to pay back'],
    [{ amount: 0 }, 'amount', 'The amount must be more than ₹0 and at most ₹10,00,000'],
    [{ reason: 'no' }, 'reason', 'The reason must have 3 to 200 characters'],
    [{ refundedOn: '2026-03-11' }, 'refundedOn', 'Please choose today or a day up to 365 days back'],
    [{ refundedOn: '2026-03-08' }, 'refundedOn', 'Please choose the day of the payment or a later one'],
  ])('as %j', async (fields, field, sentence) => {
    const id = await paid({ received_on: '2026-03-09' });
    expect((await refund(id, fields)).error).toMatchObject({ code: 'BAD_INPUT', fields: { [field]: sentence } });
    expect(await rows()).toEqual([]);
  });

  it.each(['Pending', 'Failed', 'Refunded'])('of a payment that is %s', async (status) => {
    expect((await refund(await paid({ status }))).error?.code).toBe('WRONG_STATE');
    expect(await rows()).toEqual([]);
  });

  it('of a payment that is not there, and with a key that came with another body', async () => {
    expect((await refund('01a1fc09-f3dc-74f9-8005-c78c2e1e2d5d')).error?.code).toBe('NOT_FOUND');
    const [id, key] = [await paid(), freshKey()];
    await refund(id, { amount: 100 }, key);
    expect((await refund(id, { amount: 200 }, key)).error?.code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await rows()).toHaveLength(1);
  });
});

describe('a refund', () => {
  it('takes its number from the financial year in which it is booked, also when it was paid back in the year before (clinic §8)', async () => {
    const id = await paid({ received_on: '2026-03-09' });
    app.clock.set(new Date('2026-04-02T06:30:00Z'));
    const { done } = await refund(id, { amount: 100, refundedOn: '2026-03-31' });
    expect(done?.refunds).toMatchObject([{ refundedOn: '2026-03-31', number: 'RF/2026-27/00001' }]);
  });

  it('is a row of its own, part by part, until nothing is left', async () => {
    const [id, key] = [await paid(), freshKey()];
    const first = await refund(id, { amount: 50_000, method: 'CASH' }, key);
    const row = { reason: 'Paid twice', refundedOn: '2026-03-10' };
    expect(first.done).toEqual({
      id,
      status: 'PAID',
      refunded: 50_000,
      refunds: [{ ...row, amount: 50_000, method: 'CASH', number: 'RF/2025-26/00001' }],
      version: 2,
    });
    expect(await refund(id, { amount: 50_000, method: 'CASH' }, key)).toEqual(first);
    expect((await refund(id, { amount: 100_001 })).error?.fields).toEqual({
      amount: 'Only ₹1,000.00 is left to pay back',
    });
    expect((await refund(id)).done).toMatchObject({
      status: 'REFUNDED',
      refunded: 150_000,
      refunds: [{ amount: 50_000 }, { amount: 100_000, method: 'UPI', number: 'RF/2025-26/00002' }],
    });
    expect(
      await app.sql(
        "select changed_fields from audit_event where verb = 'payment.refund' and subject_id = $1 order by id",
        [id],
      ),
    ).toEqual([
      { changed_fields: ['refund', 'refundedPaise'] },
      { changed_fields: ['refund', 'status', 'refundedPaise'] },
    ]);
  });

  it('tells its patient the amount and not the reason', async () => {
    const id = await paid();
    await refund(id, { amount: 100 });
    const { body } = await patient.graphql<{ payment: Paid }>(
      `{ payment(id: "${id}") { refunded refunds { reason } } }`,
    );
    expect(body.data).toEqual({ payment: { refunded: 100, refunds: [{ reason: '' }] } });
  });

  it('in April changes nothing of March', async () => {
    const id = await paid({ received_on: '2026-03-09' });
    await paid({ status: 'Pending', amount_paise: 700 });
    const march = ['2026-03-01', '2026-03-31'] as const;
    const before = await totals(...march);
    expect(before).toEqual({ received: 150_000, refunded: 0, pending: 700 });
    app.clock.set(new Date('2026-04-02T10:00:00+05:30'));
    await refund(id);
    expect(await totals(...march)).toEqual(before);
    expect(await totals('2026-04-01', '2026-04-30')).toEqual({ received: 0, refunded: 150_000, pending: 0 });
    expect(await totals('2026-04-30', '2026-04-01')).toEqual({ received: 0, refunded: 0, pending: 0 });
  });

  it.each([
    ['the last evening of the year', '2026-03-31T23:59:59+05:30', 'RF/2025-26/00001', '2026-03-31'],
    ['midnight in India, 31 March in UTC', '2026-04-01T00:00:00+05:30', 'RF/2026-27/00001', '2026-04-01'],
    ['1 April', '2026-04-01T11:00:00+05:30', 'RF/2026-27/00001', '2026-04-01'],
  ])(
    'has a number of the financial year in which it is entered, whatever its day says: at %s',
    async (_, at, number, day) => {
      const id = await paid({ received_on: '2026-03-30' });
      app.clock.set(new Date(at));
      const ofMarch = { amount: 100, refundedOn: '2026-03-31' };
      expect((await refund(id, ofMarch)).done?.refunds).toMatchObject([{ number, refundedOn: '2026-03-31' }]);
      expect(await totals('2026-03-31', '2026-03-31')).toMatchObject({ refunded: 100 });
      // Left out, the day is that of the entry.
      expect((await refund(id, { amount: 100 })).done?.refunds.at(-1)).toMatchObject({
        number: number.replace('00001', '00002'),
        refundedOn: day,
      });
    },
  );

  it('of those that come at once never makes more than was paid (law 6), with numbers from 1 on (law 5)', async () => {
    const ids = await Promise.all(Array.from({ length: 3 }, () => paid()));
    const ends = await Promise.all(
      ids.flatMap((id) => Array.from({ length: 6 }, () => refund(id, { amount: 40_000 }))),
    );
    expect(ends.filter(({ done }) => done)).toHaveLength(9);
    expect(ends.filter(({ error }) => error?.code === 'BAD_INPUT')).toHaveLength(9);
    const sums = `select y.amount_paise - y.refunded_paise as left, sum(r.amount_paise)::int - y.refunded_paise as apart
      from payment y join refund r on r.payment_id = y.id group by y.id`;
    expect(await app.sql(sums)).toEqual(ids.map(() => ({ left: 30_000, apart: 0 })));
    const numbers = await app.sql<{ number: string }>('select number from refund order by number');
    expect(numbers.map(({ number }) => number)).toEqual(
      Array.from({ length: 9 }, (_, at) => `RF/2025-26/0000${at + 1}`),
    );
  });

  it('is booked once by the housekeeping for each payment that a former version marked, on the day of its line on record', async () => {
    const [old, older] = [
      await paid({ status: 'Refunded' }),
      await paid({ status: 'Refunded', received_on: '2025-03-31' }),
    ];
    await app.sql(
      `insert into audit_event (at, actor_role, verb, subject_type, subject_id, outcome, request_id)
       values ('2026-04-01T18:30:00Z', 'admin', 'payment.refund', 'payment', $1, 'done', 'test')`,
      [old],
    );
    await refund(await paid());
    await Promise.all([app.application.runMaintenance(), app.application.runMaintenance()]);
    const booked =
      'select payment_id, amount_paise, refunded_on::text as day, number from refund where payment_id = any($1) order by number';
    expect(await app.sql(booked, [[old, older]])).toEqual([
      { payment_id: older, amount_paise: 150_000, day: '2025-03-31', number: 'RF/2024-25/00001' },
      { payment_id: old, amount_paise: 150_000, day: '2026-04-02', number: 'RF/2026-27/00001' },
    ]);
    expect(await totals('2026-04-02', '2026-04-02')).toMatchObject({ refunded: 150_000 });
  });
});
