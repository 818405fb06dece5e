import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertPatient, insertPatientWithAccount, insertPayment, insertReceipt } from '../../../test/builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let patient: TestClient;
let record: { id: string };
beforeAll(async () => {
  app = await createTestApp();
  const made = await insertPatientWithAccount(app.sql);
  record = made.record;
  patient = await app.signIn(made.user.phone);
});
afterAll(() => app.close());

interface Own {
  id: string;
  note: string | null;
  failedReason: string | null;
  receiptNumber: string | null;
  refunded: number;
  refunds: { amount: number; reason: string; number: string }[];
}
const own = async () => {
  const { body } = await patient.graphql<{ myPayments: Own[] }>(
    '{ myPayments { id note failedReason receiptNumber refunded refunds { amount reason number } } }',
  );
  return body.data?.myPayments;
};

describe("a patient's own payments (clinic §8)", () => {
  it('are none at first, whatever others paid', async () => {
    const { record: another } = await insertPatientWithAccount(app.sql);
    const without = await insertPatient(app.sql);
    for (const { id } of [another, without]) await insertPayment(app.sql, id);
    await insertPayment(app.sql, null);
    expect(await own()).toEqual([]);
  });

  it('stand newest first, with receipt and what was paid back, and without what staff note', async () => {
    const failed = { status: 'Failed', failed_reason: 'No such account', created_at: new Date('2026-03-01T05:00:00Z') };
    const older = await insertPayment(app.sql, record.id, failed);
    const paid = await insertPayment(app.sql, record.id, { note: 'by her son', refunded_paise: 50_000 });
    const { number } = await insertReceipt(app.sql, paid.id);
    await app.sql(
      `insert into refund (id, payment_id, amount_paise, method, reason, refunded_on, number, created_at)
       values (gen_random_uuid(), $1, 50000, 'UPI', 'A quarrel', '2026-03-10', 'RF/own/1', $2)`,
      [paid.id, NOON],
    );
    const refunds = [{ amount: 50_000, reason: '', number: 'RF/own/1' }];
    expect(await own()).toEqual([
      { id: paid.id, note: null, failedReason: null, receiptNumber: number, refunded: 50_000, refunds },
      { id: older.id, note: null, failedReason: null, receiptNumber: null, refunded: 0, refunds: [] },
    ]);
  });

  it('are there no more once the record was deleted, nor are their receipts', async () => {
    const { id } = await insertPayment(app.sql, record.id);
    await insertReceipt(app.sql, id);
    expect((await patient.rest('GET', `/payments/${id}/receipt`)).status).toBe(200);
    await app.sql('update patient set deleted_at = $2 where id = $1', [record.id, NOON]);
    expect(await own()).toEqual([]);
    expect((await patient.rest('GET', `/payments/${id}/receipt`)).status).toBe(404);
  });
});
