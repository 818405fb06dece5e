import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin, insertPatientWithAccount, insertPayment } from '../../../test/builders.js';
import { openWith, setBackSettings } from '../../../test/clinic-calls.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import { runSql } from '../../../test/test-database.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
let patientId: string;
let browser: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  const { user, record } = await insertPatientWithAccount(app.sql);
  patientId = record.id;
  browser = await app.signIn(user.phone);
});
afterAll(() => app.close());
beforeEach(async () => {
  await runSql(app.database.ownerUrl, 'delete from receipt');
  await app.sql('delete from payment');
  app.clock.set(NOON);
});

const pending = async (columns = {}) => (await insertPayment(app.sql, patientId, { status: 'Pending', ...columns })).id;
const look = async (id: string) =>
  (await app.sql('select *, received_on::text as received_on from payment where id = $1', [id]))[0];

const FIELDS = '{ id status receivedOn method reference failedReason version }';

async function change(call: string, variables: object, by = admin) {
  const { body } = await by.graphql<{ done: Record<string, unknown> }>(call, variables);
  return { done: body.data?.done, error: body.errors?.[0], code: body.errors?.[0]?.extensions.code ?? 'done' };
}

const settle = (id: string, input?: object, version?: number) =>
  change(
    `mutation ($id: ID!, $input: SettlePaymentInput, $version: Int) { done: settlePayment(id: $id, input: $input, version: $version) ${FIELDS} }`,
    { id, input, version },
  );
const fail = (id: string, reason = 'The bank refused it', version?: number) =>
  change(
    `mutation ($id: ID!, $reason: String!, $version: Int) { done: failPayment(id: $id, reason: $reason, version: $version) ${FIELDS} }`,
    { id, reason, version },
  );
const refundAll = (id: string) => change(`mutation ($id: ID!) { done: refundPayment(id: $id) ${FIELDS} }`, { id });

describe('a pending payment is not settled', () => {
  it.each(['Paid', 'Failed', 'Refunded'])('once it is %s, nor does it fail', async (status) => {
    const id = await pending({ status });
    const before = await look(id);
    for (const { error } of [await settle(id), await fail(id)])
      expect(error).toMatchObject({
        message: `Only a pending payment can be settled or fail; this one is ${status.toLowerCase()} by now.`,
        extensions: { code: 'WRONG_STATE' },
      });
    expect(await look(id)).toEqual(before);
  });

  it.each(['2026-03-11', '2025-03-09'])('on %s, which is ahead or too long ago', async (receivedOn) => {
    const id = await pending();
    expect((await settle(id, { receivedOn })).error?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      fields: { receivedOn: 'Please choose today or a day up to 365 days back' },
    });
    expect(await look(id)).toMatchObject({ status: 'Pending', received_on: null, version: 1 });
  });

  it('when somebody else was faster', async () => {
    const id = await pending({ version: 2 });
    expect((await settle(id, {}, 1)).code).toBe('CHANGED_MEANWHILE');
    expect((await fail(id, 'The bank refused it', 1)).code).toBe('CHANGED_MEANWHILE');
    expect(await look(id)).toMatchObject({ status: 'Pending', version: 2 });
  });

  it.each(['', '1', '01a1fc09-f3dc-74f9-8005-c78c2e1e2d5d'])('when there is none: "%s"', async (id) => {
    expect((await settle(id)).code).toBe('NOT_FOUND');
    expect((await fail(id)).code).toBe('NOT_FOUND');
  });

  it.each(['', 'no', ' \u200b  ', 'x'.repeat(201)])('as failed for the reason "%s"', async (reason) => {
    const id = await pending();
    expect((await fail(id, reason)).error?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      fields: { reason: 'The reason must have 3 to 200 characters' },
    });
    expect(await look(id)).toMatchObject({ status: 'Pending', version: 1 });
  });
});

describe('a pending payment', () => {
  it('becomes paid today, or on the day that is given, with what is known of it by then', async () => {
    const [today, before] = [await pending({ reference: 'PT 12' }), await pending()];
    expect((await settle(today)).done).toEqual({
      id: today,
      status: 'PAID',
      receivedOn: '2026-03-10',
      method: 'UPI',
      reference: 'PT 12',
      failedReason: null,
      version: 2,
    });
    const known = { receivedOn: '2026-02-28', method: 'CASH', reference: 'Slip 4' };
    expect((await settle(before, known, 1)).done).toMatchObject({ status: 'PAID', ...known });
    expect(await app.sql("select changed_fields from audit_event where verb = 'payment.settle' order by id")).toEqual([
      { changed_fields: ['status', 'receivedOn', 'takenBy', 'takenAt'] },
      { changed_fields: ['method', 'status', 'receivedOn', 'reference', 'takenBy', 'takenAt'] },
    ]);
  });

  it('fails for a reason, which its patient does not read', async () => {
    const id = await pending({ note: 'call her son' });
    expect((await fail(id)).done).toMatchObject({
      status: 'FAILED',
      receivedOn: null,
      failedReason: 'The bank refused it',
    });
    const { body } = await browser.graphql(`{ payment(id: "${id}") { status note failedReason } }`);
    expect(body.data).toEqual({ payment: { status: 'FAILED', note: null, failedReason: null } });
  });

  it('tells its patient once when it becomes paid in an open clinic, and nobody when it fails', async () => {
    await openWith(app);
    const [paid, failed] = [await pending(), await pending()];
    await settle(paid);
    await fail(failed);
    expect(await app.sql('select kind, subject_id from message where patient_id = $1', [patientId])).toEqual([
      { kind: 'PAYMENT_RECEIVED', subject_id: paid },
    ]);
    await setBackSettings(app);
  });
});

it('of settle, fail and refund that come at once, each state is left by one alone', async () => {
  for (let round = 0; round < 5; round++) {
    const id = await pending();
    const ends = await Promise.all([settle(id), fail(id), settle(id), refundAll(id), fail(id), refundAll(id)]);
    const [first, second, third, fourth, fifth, sixth] = ends.map(({ code }) => code);
    const left = [first, second, third, fifth].filter((code) => code === 'done');
    expect(left).toHaveLength(1);
    const isPaid = first === 'done' || third === 'done';
    const refunds = [fourth, sixth].filter((code) => code === 'done').length;
    expect(refunds).toBeLessThanOrEqual(isPaid ? 1 : 0);
    const status = isPaid ? (refunds ? 'Refunded' : 'Paid') : 'Failed';
    expect(await look(id)).toMatchObject({ status, version: 2 + refunds });
    const lines = await app.sql("select from audit_event where subject_id = $1 and outcome = 'done'", [id]);
    expect(lines).toHaveLength(1 + refunds);
  }
});
