import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertAppointment,
  insertCharge,
  insertPatientWithAccount,
  insertUser,
} from '../../../test/builders.js';
import { openWith, setBackSettings } from '../../../test/clinic-calls.js';
import { brokenLaws, moneyCalls } from '../../../test/money-calls.js';
import { onceBegun } from '../../../test/once-begun.js';
import { readPdf } from '../../../test/pdf-text.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let adminClient: TestClient;
let patientClient: TestClient;
let admin: ReturnType<typeof moneyCalls>;
let reception: ReturnType<typeof moneyCalls>;
let own: ReturnType<typeof moneyCalls>;
let id: string;
beforeAll(async () => {
  app = await createTestApp();
  adminClient = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  admin = moneyCalls(adminClient);
  reception = moneyCalls(await app.signIn((await insertUser(app.sql, { user_type: 'reception' })).phone, 'staff'));
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOON);
  await openWith(app);
  const { record, user } = await insertPatientWithAccount(app.sql);
  id = record.id;
  patientClient = await app.signIn(user.phone);
  own = moneyCalls(patientClient);
});

const charge = async (amount: number, fields: object = {}) => (await admin.charge(id, amount, fields)).done?.id ?? '';
const issue = async (chargeIds: string[], fields: object = {}) => {
  const { done, error } = await reception.bill(id, chargeIds, fields);
  expect(error).toBeUndefined();
  return done ?? expect.fail('there is no bill');
};
const one = async (chargeId: string) => (await admin.charges(id)).done?.find((each) => each.id === chargeId);
const printed = async (billId: string, client = adminClient, query = '', language = 'en') => {
  const sheet = await client.send(`/api/v1/bills/${billId}/pdf${query}`, { headers: { 'accept-language': language } });
  return { headers: sheet.headers, status: sheet.status, bytes: Buffer.from(await sheet.arrayBuffer()) };
};
const textOf = async (...asked: Parameters<typeof printed>) => readPdf((await printed(...asked)).bytes).text;
const said = (text: string) => text.normalize('NFD').replaceAll(' ', '');

describe('a bill is not issued', () => {
  it('without charges, with more than 100, with one twice, or before the clinic is open', async () => {
    const first = await charge(60_000);
    const many = Array.from({ length: 101 }, () => first);
    for (const chargeIds of [[], many, [first, first.toUpperCase()]])
      expect((await reception.bill(id, chargeIds)).error).toMatchObject({
        code: 'BAD_INPUT',
        fields: { chargeIds: expect.any(String) },
      });
    await setBackSettings(app);
    expect((await reception.bill(id, [first])).error?.code).toBe('WRONG_STATE');
    expect((await admin.bills(id)).done?.totalCount).toBe(0);
  });

  it('for charges of somebody else, ids of nothing, or a record that is not there', async () => {
    const { record } = await insertPatientWithAccount(app.sql);
    const { id: foreign } = await insertCharge(app.sql, record.id);
    const first = await charge(60_000);
    for (const chargeIds of [[first, foreign], [first, 'x'], [foreign]])
      expect((await reception.bill(id, chargeIds)).error?.code).toBe('NOT_FOUND');
    expect((await reception.bill('PT-999999', [first])).error?.code).toBe('NOT_FOUND');
  });

  it('for a charge that was canceled, or is on another bill, also when two are issued at once', async () => {
    const canceled = await charge(10_000);
    await admin.cancelCharge(canceled);
    expect((await reception.bill(id, [canceled])).error?.code).toBe('WRONG_STATE');
    const first = await charge(60_000);
    const both = await Promise.all([reception.bill(id, [first]), admin.bill(id, [first])]);
    expect(both.map(({ done, error }) => (done ? 'done' : String(error?.code))).toSorted()).toEqual([
      'WRONG_STATE',
      'done',
    ]);
    const again = await reception.bill(id, [first, await charge(1_000)]);
    expect(again.error?.code).toBe('WRONG_STATE');
    expect((await admin.bills(id)).done?.totalCount).toBe(1);
  });

  it('twice with one key, and not with one key for another body', async () => {
    const [first, second] = [await charge(60_000), await charge(10_000)];
    const bill = await reception.bill(id, [first], {}, 'one-key-of-a-bill');
    expect(await reception.bill(id, [first], {}, 'one-key-of-a-bill')).toEqual(bill);
    expect((await reception.bill(id, [second], {}, 'one-key-of-a-bill')).error?.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });
});

describe('a bill', () => {
  it('has its charges in the order of their days, their sum, and the next number of its year', async () => {
    const [young, old] = [await charge(60_000, { day: '2026-03-09' }), await charge(40_000, { day: '2026-03-01' })];
    const bill = await issue([young, old], { withDiagnosis: true });
    expect(bill).toMatchObject({
      number: expect.stringMatching(/^B\/2025-26\/\d{5}$/),
      day: '2026-03-10',
      title: 'BILL',
      patient: { id },
      chargeIds: [old, young],
      total: 100_000,
      taxable: 100_000,
      cgst: 0,
      sgst: 0,
      withDiagnosis: true,
      canceledReason: null,
    });
    expect((await one(young))?.billNumber).toBe(bill.number);
    app.clock.set(new Date('2026-03-31T18:30:00Z'));
    expect((await issue([await charge(1_000)])).number).toBe('B/2026-27/00001');
  });

  it('is numbered without a gap under eight issuers, of whom some fail', async () => {
    app.clock.set(new Date('2030-05-01T06:30:00Z'));
    const charges = await Promise.all(Array.from({ length: 8 }, async () => (await insertCharge(app.sql, id)).id));
    const { record } = await insertPatientWithAccount(app.sql);
    const others = await Promise.all(
      Array.from({ length: 8 }, async () => (await insertCharge(app.sql, record.id)).id),
    );
    const asked = [...charges, ...charges].map((each) => reception.bill(id, [each]));
    const done = await Promise.all([...asked, ...others.map((each) => admin.bill(record.id, [each]))]);
    expect(done.filter(({ error }) => error).map(({ error }) => error?.code)).toEqual(Array(8).fill('WRONG_STATE'));
    const numbers = done.flatMap((each) => each.done?.number ?? []).toSorted();
    expect(numbers).toEqual(Array.from({ length: 16 }, (_, at) => `B/2030-31/${String(at + 1).padStart(5, '0')}`));
  });

  it('is called by the GST number and the rates of its lines, and says the tax', async () => {
    await openWith(app, { gstin: '09AAACH7409R1ZZ' });
    const taxed = await insertCharge(app.sql, id, { amount_paise: 118_000, gst_rate: 1_800, hsn: '9021' });
    const exempt = await charge(60_000);
    expect((await issue([await charge(60_000)])).title).toBe('BILL_OF_SUPPLY');
    const both = await issue([taxed.id, exempt]);
    expect(both).toMatchObject({ title: 'INVOICE_CUM_BILL_OF_SUPPLY', total: 178_000 });
    expect(both).toMatchObject({ taxable: 160_000, cgst: 9_000, sgst: 9_000 });
    const { body } = await adminClient.graphql(
      'query ($id: ID!) { charges(patientId: $id) { id taxable cgst sgst gstRate hsn } }',
      { id },
    );
    expect(body.data?.['charges']).toContainEqual({
      id: taxed.id,
      taxable: 100_000,
      cgst: 9_000,
      sgst: 9_000,
      gstRate: 1_800,
      hsn: '9021',
    });
  });

  it('holds sums beyond 32 bits', async () => {
    const ids = await Promise.all(
      Array.from({ length: 30 }, async () => (await insertCharge(app.sql, id, { amount_paise: 100_000_000 })).id),
    );
    expect((await issue(ids)).total).toBe(3_000_000_000);
  });

  it('stays as it was issued when its charge is discounted, which is a credit note with a number', async () => {
    const first = await charge(60_000);
    await admin.pay(id, 20_000);
    const bill = await issue([first]);
    const before = await textOf(bill.id);
    expect(before).toContain(said('Due on 10 Mar 2026₹400.00'));
    const { done } = await admin.discount(first, 10_000);
    expect(done?.credits).toMatchObject([{ amount: 10_000, number: expect.stringMatching(/^CN\/2025-26\/\d{5}$/) }]);
    expect((await admin.bills(id)).done?.edges[0]?.node).toEqual(bill);
    expect(await textOf(bill.id)).toBe(before);
    const loose = await charge(10_000);
    expect((await admin.discount(loose, 1_000)).done?.credits[0]?.number).toBeNull();
    expect(await brokenLaws(app.sql, id)).toEqual([]);
  });

  it('keeps its charge when that is canceled: what credits left of it is credited, and the charge cannot be canceled again', async () => {
    const first = await charge(60_000);
    await issue([first]);
    await admin.discount(first, 10_000);
    const { done } = await admin.cancelCharge(first);
    expect(done).toMatchObject({ canceledReason: null, open: 0, amount: 60_000 });
    expect(done?.credits.at(-1)).toMatchObject({ kind: 'CANCELLATION', amount: 50_000, number: expect.any(String) });
    expect((await admin.cancelCharge(first)).error?.code).toBe('WRONG_STATE');
    expect((await admin.balance(id)).done?.balance.due).toBe(0);
    expect(await brokenLaws(app.sql, id)).toEqual([]);
  });

  it('keeps the charge of a session that is corrected, and takes the credit back when it took place after all', async () => {
    const { id: session } = await insertAppointment(app.sql, id, { status: 'scheduled', price: 60_000 });
    await onceBegun(app, () => admin.complete(session));
    const [made] = (await admin.charges(id)).done ?? [];
    const bill = await issue([made?.id ?? '']);
    await onceBegun(app, () => admin.correct(session, 'MISSED'));
    expect(await one(made?.id ?? '')).toMatchObject({
      canceledReason: null,
      open: 0,
      billNumber: bill.number,
      credits: [{ kind: 'CANCELLATION', amount: 60_000, number: expect.stringMatching(/^CN\//) }],
    });
    expect((await reception.bill(id, [made?.id ?? ''])).error?.code).toBe('WRONG_STATE');
    await onceBegun(app, () => admin.correct(session, 'COMPLETED'));
    expect(await one(made?.id ?? '')).toMatchObject({ canceledReason: null, open: 60_000, credits: [] });
    expect(await brokenLaws(app.sql, id)).toEqual([]);
  });

  it('cannot be changed or deleted, nor its charges, by a statement of the database', async () => {
    const first = await charge(60_000);
    const { id: bill } = await issue([first]);
    for (const statement of ['update bill set total_paise = 1, taxable_paise = 1', 'update bill set number = $2'])
      await expect(
        app.sql(`${statement} where id = $1`, statement.includes('$2') ? [bill, 'B/1'] : [bill]),
      ).rejects.toThrow();
    await expect(app.sql('update charge set amount_paise = 1 where id = $1', [first])).rejects.toThrow(
      /stays as it was billed/,
    );
    await expect(app.sql("update charge set canceled_reason = 'Entered twice' where id = $1", [first])).rejects.toThrow(
      /stays as it was billed/,
    );
  });
});

describe('a canceled bill', () => {
  it('keeps its number, and its charges can be billed again', async () => {
    const first = await charge(60_000);
    const bill = await issue([first]);
    expect((await reception.cancelBill(bill.id)).error?.code).toBe('FORBIDDEN');
    expect((await admin.cancelBill(bill.id, 'x')).error?.code).toBe('BAD_INPUT');
    expect((await admin.cancelBill('01a1fc09-f3dc-74f9-8005-c78c2e1e2d5d')).error?.code).toBe('NOT_FOUND');
    const { done } = await admin.cancelBill(bill.id);
    expect(done).toEqual({ ...bill, canceledReason: 'Issued for another' });
    expect((await admin.cancelBill(bill.id)).error?.code).toBe('WRONG_STATE');
    expect((await one(first))?.billNumber).toBeNull();
    const next = await issue([first]);
    expect(Number(next.number.slice(-5))).toBe(Number(bill.number.slice(-5)) + 1);
    expect(await textOf(bill.id)).toContain(said('Canceled: this bill is not valid.'));
    const lines = await app.sql(
      "select verb, subject_id, changed_fields from audit_event where verb like 'bill.%' and outcome = 'done' and subject_id = any($1) order by id",
      [[bill.id, next.id]],
    );
    expect(lines.map(({ verb, subject_id }) => [verb, subject_id])).toEqual([
      ['bill.issue', bill.id],
      ['bill.cancel', bill.id],
      ['bill.issue', next.id],
      ['bill.read', bill.id],
    ]);
    expect(lines[1]?.['changed_fields']).toEqual(['canceledReason']);
  });
});

describe('bills are listed', () => {
  it('newest first, in slices, of one record; to reception of a named record alone', async () => {
    const bills = [];
    for (const amount of [1_000, 2_000, 3_000]) bills.unshift(await issue([await charge(amount)]));
    const first = await reception.bills(id, 2);
    expect(first.done?.edges.map(({ node }) => node)).toEqual(bills.slice(0, 2));
    expect(first.done).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    const rest = await reception.bills(id, 2, first.done?.edges.at(-1)?.cursor);
    expect(rest.done?.edges.map(({ node }) => node)).toEqual(bills.slice(2));
    expect((await reception.bills()).error?.code).toBe('FORBIDDEN');
    expect((await admin.bills()).done?.edges.map(({ node }) => node)).toEqual(expect.arrayContaining(bills));
    expect((await admin.bills('PT-999999')).error?.code).toBe('NOT_FOUND');
    expect((await admin.bills(id, 101)).error?.code).toBe('BAD_INPUT');
  });

  it('to patients their own, without the reason of staff; those of others are not there', async () => {
    const bill = await issue([await charge(60_000)]);
    await admin.cancelBill(bill.id);
    expect((await own.bills()).done?.edges.map(({ node }) => node)).toEqual([{ ...bill, canceledReason: '' }]);
    const { record, user } = await insertPatientWithAccount(app.sql);
    const other = moneyCalls(await app.signIn(user.phone));
    expect((await other.bills()).done?.edges).toEqual([]);
    expect((await own.bills(record.id)).error?.code).toBe('NOT_FOUND');
  });
});
