import { createHash } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { insertAdmin, insertPatient, type PatientRow } from '../../../test/builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
let record: PatientRow;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  record = await insertPatient(app.sql);
});
afterAll(() => app.close());
beforeEach(() => app.sql('delete from payment').then(() => undefined));

const UNKNOWN = '01a1fc09-f3dc-74f9-8005-c78c2e1e2d5d';
const RECORD = `mutation ($input: RecordPaymentInput!, $key: String!) {
  recordPayment(input: $input, idempotencyKey: $key) { id amount method status createdAt patient { id name } } }`;

let keys = 0;
const freshKey = () => `a-fresh-key-${++keys}`;

async function pay(fields: object = {}, key = freshKey(), browser = admin) {
  const { body } = await browser.graphql<{ recordPayment: { id: string } }>(RECORD, {
    input: { patientId: record.id, amount: 150_000, method: 'UPI', ...fields },
    key,
  });
  return { payment: body.data?.recordPayment, error: body.errors?.[0] };
}

const payments = () => app.sql('select * from payment');
const audits = async () => (await app.sql("select from audit_event where verb = 'payment.record'")).length;

describe('recordPayment refuses', () => {
  it.each([
    ['nothing at all', 0],
    ['less than nothing', -1],
    ['more than ten lakh rupees', 100_000_001],
    ['more than the database could hold', 2_147_483_648],
  ])('%s', async (_what, amount) => {
    const before = await audits();
    expect((await pay({ amount })).error?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      fields: { amount: 'The amount must be more than ₹0 and at most ₹10,00,000' },
    });
    expect(await payments()).toEqual([]);
    expect(await audits()).toBe(before);
  });

  it.each([1.5, 0.1, '150000', 'NaN', null, 9_007_199_254_740_992])(
    'an amount that is no whole number of paise: %j',
    async (amount) => {
      expect((await pay({ amount })).error?.extensions.code).toBe('BAD_INPUT');
      expect(await payments()).toEqual([]);
    },
  );

  it.each([
    ['unknown', UNKNOWN],
    ['with a number that nobody has', 'PT-999999'],
    ['named by no id', 'Sunita Yadav'],
  ])('a patient who is %s', async (_what, patientId) => {
    expect((await pay({ patientId })).error?.extensions).toMatchObject({
      code: 'NOT_FOUND',
      fields: { patientId: 'Please choose a patient' },
    });
    expect(await payments()).toEqual([]);
  });

  it('a patient whose record was deleted', async () => {
    const { id: patientId } = await insertPatient(app.sql, { deleted_at: NOON });
    expect((await pay({ patientId })).error?.extensions.code).toBe('NOT_FOUND');
  });

  it.each([
    ['empty', ''],
    ['short', '1234567'],
    ['too long', 'k'.repeat(101)],
    ['with a control character', 'a key with\u0000in it'],
    ['of two lines', 'one line\nand another'],
  ])('a key that is %s', async (_what, key) => {
    expect((await pay({}, key)).error?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      fields: { idempotencyKey: expect.stringContaining('8 to 100 characters') },
    });
    expect(await payments()).toEqual([]);
  });

  it('to be called without a key, with another method, and with a status that only a refund gives', async () => {
    const keyless = 'mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { id } }';
    const { body } = await admin.graphql(keyless, { input: { patientId: record.id, amount: 1, method: 'CASH' } });
    expect(body.errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    expect((await pay({ method: 'BITCOIN' })).error?.extensions.code).toBe('BAD_INPUT');
    expect((await pay({ status: 'REFUNDED' })).error?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      fields: { status: 'The status of a new payment must be Paid, Pending or Failed' },
    });
    expect(await payments()).toEqual([]);
  });
});

describe('recordPayment', () => {
  it('writes one row and one line of the audit trail, as paid now unless told otherwise', async () => {
    const before = await audits();
    const { payment } = await pay({ patientId: record.reference, method: 'NET_BANKING' }, 'eight888');
    expect(payment).toEqual({
      id: expect.any(String),
      amount: 150_000,
      method: 'NET_BANKING',
      status: 'PAID',
      createdAt: NOON.toISOString(),
      patient: { id: record.id, name: 'Sunita Yadav' },
    });
    expect(await payments()).toEqual([
      {
        id: payment?.id,
        patient_id: record.id,
        amount_paise: 150_000,
        method: 'Net Banking',
        status: 'Paid',
        received_on: expect.any(Date),
        refunded_paise: 0,
        reference: null,
        gateway_payment_id: null,
        note: null,
        failed_reason: null,
        appointment_id: null,
        package_id: null,
        is_deposit: false,
        released_on: null,
        created_at: NOON,
        taken_by: expect.any(String),
        taken_at: NOON,
        updated_at: expect.any(Date),
        version: 1,
      },
    ]);
    expect(await audits()).toBe(before + 1);
  });

  it.each([
    [1, 'PENDING'],
    [100_000_000, 'FAILED'],
  ])('takes %i paise as %s', async (amount, status) => {
    expect((await pay({ amount, status })).payment).toMatchObject({ amount, status });
  });
});

describe('an idempotency key (ID-1)', () => {
  it('knows a body again that was hashed before there were more inputs', async () => {
    const key = freshKey();
    const { payment } = await pay({}, key);
    const body = { patientId: record.id, amount: 150_000, method: 'UPI', status: 'Paid' };
    expect(await app.sql('select body_hash from idempotency_key where key = $1', [key])).toEqual([
      { body_hash: createHash('sha256').update(JSON.stringify(body)).digest('hex') },
    ]);
    const empty = { receivedOn: null, reference: '', note: null, appointmentId: null };
    expect((await pay(empty, key)).payment).toEqual(payment);
  });

  it('gives the same payment for the same body again, however often, and one row', async () => {
    const key = freshKey();
    const first = await pay({}, key);
    const before = await audits();
    app.clock.set(new Date(NOON.getTime() + 3_600_000));
    expect(await pay({}, key)).toEqual(first);
    expect(await pay({ status: 'PAID' }, key)).toEqual(first);
    app.clock.set(NOON);
    expect(await payments()).toHaveLength(1);
    expect(await audits()).toBe(before);
  });

  it('gives what was answered then, also when the payment was refunded and the patient renamed meanwhile', async () => {
    const key = freshKey();
    const first = await pay({}, key);
    await app.sql("update payment set status = 'Refunded' where id = $1", [first.payment?.id]);
    await app.sql("update patient set name = 'Sunita Devi' where id = $1", [record.id]);
    expect(await pay({}, key)).toEqual(first);
    expect(first.payment).toMatchObject({ status: 'PAID', patient: { name: 'Sunita Yadav' } });
    await app.sql("update patient set name = 'Sunita Yadav' where id = $1", [record.id]);
  });

  it('of two requests that meet in the middle lets the second wait for the first, and both get its payment', async () => {
    const key = freshKey();
    const holder = new Client(app.database.ownerUrl);
    await holder.connect();
    try {
      // No payment can be written until both are under way.
      await holder.query('begin; lock table payment in share mode');
      const answers = Promise.all([pay({}, key), pay({}, key)]);
      const waiting = () =>
        app.sql("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'");
      await vi.waitFor(async () => expect(await waiting()).toHaveLength(2), { timeout: 15_000 });
      await holder.query('commit');
      const [first, second] = await answers;
      expect(first?.error).toBeUndefined();
      expect(second).toEqual(first);
    } finally {
      await holder.end();
    }
    expect(await payments()).toHaveLength(1);
  });

  it.each([
    ['amount', { amount: 150_001 }],
    ['method', { method: 'CASH' }],
    ['status', { status: 'PENDING' }],
    ['patient', { patientId: UNKNOWN }],
  ])('is refused for a body with another %s, which writes nothing', async (_what, other) => {
    const key = freshKey();
    await pay({}, key);
    const before = await payments();
    expect((await pay(other, key)).error?.extensions.code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await payments()).toEqual(before);
  });

  it('of a refused request is still free', async () => {
    const key = freshKey();
    expect((await pay({ patientId: UNKNOWN }, key)).error?.extensions.code).toBe('NOT_FOUND');
    expect((await pay({}, key)).payment).toBeDefined();
  });

  it('that ten requests bring at once makes one payment, which all of them get', async () => {
    const key = freshKey();
    const before = await audits();
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay({}, key)));
    expect(new Set(answers.map(({ payment }) => payment?.id)).size).toBe(1);
    expect(answers[0]?.payment).toBeDefined();
    expect(await payments()).toHaveLength(1);
    expect(await audits()).toBe(before + 1);
  });

  it('is each admin’s own', async () => {
    const key = freshKey();
    const other = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
    const [mine, theirs] = [await pay({}, key), await pay({ amount: 7 }, key, other)];
    expect(theirs.payment).toMatchObject({ amount: 7 });
    expect(theirs.payment?.id).not.toBe(mine.payment?.id);
  });

  it('is kept for 24 hours and may be used anew afterwards', async () => {
    const key = freshKey();
    const age = (interval: string) =>
      app.sql(`update idempotency_key set created_at = now() - interval '${interval}' where key = $1`, [key]);
    const first = await pay({}, key);
    await age('23 hours 59 minutes');
    expect(await pay({}, key)).toEqual(first);
    await age('24 hours 1 minute');
    const second = await pay({ amount: 5 }, key);
    expect(second.payment).toMatchObject({ amount: 5 });
    expect(await payments()).toHaveLength(2);
  });
});
