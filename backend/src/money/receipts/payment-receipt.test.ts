import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin, insertApiKey, insertPatientWithAccount, insertPayment } from '../../../test/builders.js';
import { openWith, setBackSettings } from '../../../test/clinic-calls.js';
import { readPdf } from '../../../test/pdf-text.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import { runSql } from '../../../test/test-database.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
let patient: TestClient;
let record: { id: string; reference: string };
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  const made = await insertPatientWithAccount(app.sql);
  record = made.record;
  patient = await app.signIn(made.user.phone);
});
afterAll(() => app.close());
beforeEach(async () => {
  await runSql(app.database.ownerUrl, 'delete from receipt');
  await runSql(app.database.ownerUrl, 'delete from receipt_counter');
  await app.sql('delete from payment');
  app.clock.set(NOON);
  await openWith(app);
});

const FIELDS = '{ id receiptNumber }';
interface Answer {
  done?: { id: string; receiptNumber: string | null };
  code: string;
}

async function call(query: string, variables: object = {}): Promise<Answer> {
  const { body } = await admin.graphql<{ done: { id: string; receiptNumber: string | null } }>(query, variables);
  return { ...(body.data && { done: body.data.done }), code: body.errors?.[0]?.extensions.code ?? 'done' };
}

let keys = 0;
const pay = (fields: object = {}, key = `key-of-receipt-${++keys}`) =>
  call(
    `mutation ($input: RecordPaymentInput!, $key: String!) { done: recordPayment(input: $input, idempotencyKey: $key) ${FIELDS} }`,
    { input: { patientId: record.id, amount: 150_000, method: 'UPI', ...fields }, key },
  );
const settle = (id: string) => call(`mutation ($id: ID!) { done: settlePayment(id: $id) ${FIELDS} }`, { id });
const issue = (id: string) => call(`mutation ($id: ID!) { done: issueReceipt(paymentId: $id) ${FIELDS} }`, { id });
const numbers = async () =>
  (await app.sql<{ number: string }>('select number from receipt order by number')).map(({ number }) => number);
const first = (count: number, year = '2025-26') =>
  Array.from({ length: count }, (_, at) => `${year}/${String(at + 1).padStart(6, '0')}`);

describe('a receipt is not issued', () => {
  it('before the clinic is open, neither by itself nor when it is asked for', async () => {
    await setBackSettings(app);
    const { done } = await pay();
    expect(done?.receiptNumber).toBeNull();
    expect((await issue(done?.id ?? '')).code).toBe('WRONG_STATE');
    expect(await numbers()).toEqual([]);
  });

  it.each(['Pending', 'Failed', 'Refunded'])('for a payment that is %s', async (status) => {
    const { id } = await insertPayment(app.sql, record.id, { status });
    expect((await issue(id)).code).toBe('WRONG_STATE');
    expect(await numbers()).toEqual([]);
  });

  it('for a payment that is not there', async () => {
    expect((await issue('01a1fc09-f3dc-74f9-8005-c78c2e1e2d5d')).code).toBe('NOT_FOUND');
  });
});

describe('a receipt', () => {
  it('is numbered when a payment becomes paid, and by itself for an older one, once', async () => {
    const { id: older } = await insertPayment(app.sql, record.id);
    const { id: pending } = await insertPayment(app.sql, record.id, { status: 'Pending' });
    expect((await pay({ status: 'PENDING' })).done?.receiptNumber).toBeNull();
    const key = 'one-key-for-both';
    expect((await pay({}, key)).done?.receiptNumber).toBe('2025-26/000001');
    expect((await pay({}, key)).done?.receiptNumber).toBe('2025-26/000001');
    expect((await settle(pending)).done?.receiptNumber).toBe('2025-26/000002');
    expect((await issue(older)).done?.receiptNumber).toBe('2025-26/000003');
    expect((await issue(older)).done?.receiptNumber).toBe('2025-26/000003');
    const lines = await app.sql(
      "select changed_fields from audit_event where verb = 'receipt.issue' and outcome = 'done'",
    );
    expect(lines).toEqual([{ changed_fields: ['receipt'] }]);
  });

  it('is a change of its payment, once', async () => {
    const { id } = await insertPayment(app.sql, record.id);
    const look = () => app.sql('select version, updated_at from payment where id = $1', [id]);
    const [before] = await look();
    await issue(id);
    const [after] = await look();
    expect([before?.version, after?.version]).toEqual([1, 2]);
    expect(after?.updated_at).not.toEqual(before?.updated_at);
    await issue(id);
    expect(await look()).toEqual([after]);
  });

  it('is of the financial year in which it is issued in India, each of which begins with 1', async () => {
    app.clock.set(new Date('2026-03-31T18:29:59Z'));
    expect((await pay()).done?.receiptNumber).toBe('2025-26/000001');
    app.clock.set(new Date('2026-03-31T18:30:00Z'));
    expect((await pay({ receivedOn: '2026-03-31' })).done?.receiptNumber).toBe('2026-27/000001');
  });

  it('keeps its words when the clinic is called otherwise and the record is deleted', async () => {
    await openWith(app, { name: 'Recovery House' });
    const { done } = await pay({ method: 'CASH', reference: 'Slip 4' });
    await openWith(app, { name: 'Another Name' });
    await app.sql("update patient set name = 'Renamed', deleted_at = now() where id = $1", [record.id]);
    const [row] = await app.sql<{ printed: object }>('select printed from receipt');
    expect(row?.printed).toMatchObject({
      clinic: { name: 'Recovery House' },
      patient: { name: 'Sunita Yadav', reference: record.reference },
      amountPaise: 150_000,
      method: 'Cash',
      receivedOn: '2026-03-10',
      reference: 'Slip 4',
      session: null,
    });
    const sheet = await admin.send(`/api/v1/payments/${done?.id}/receipt`);
    expect(sheet.status).toBe(200);
    expect(sheet.headers.get('content-type')).toBe('application/pdf');
    expect(sheet.headers.get('content-disposition')).toBe('attachment; filename=receipt-2025-26-000001.pdf');
    expect(sheet.headers.get('cache-control')).toBe('no-store');
    await app.sql("update patient set name = 'Sunita Yadav', deleted_at = null where id = $1", [record.id]);
  });

  it('is read by its patient, each time on record, and is 409 while there is none', async () => {
    const { id } = await insertPayment(app.sql, record.id);
    expect(await patient.rest('GET', `/payments/${id}/receipt`)).toMatchObject({
      status: 409,
      body: { code: 'WRONG_STATE', message: 'This payment has no receipt yet.' },
    });
    await issue(id);
    expect((await patient.rest('GET', `/payments/${id}/receipt`)).status).toBe(200);
    const lines =
      "select actor_role from audit_event where verb = 'receipt.read' and subject_id = $1 and outcome = 'done'";
    expect(await app.sql(lines, [id])).toEqual([{ actor_role: 'patient' }]);
  });
});

describe('the sheet', () => {
  const read = async (client: TestClient, id: string, language: string) => {
    const sheet = await client.send(`/api/v1/payments/${id}/receipt`, { headers: { 'accept-language': language } });
    const { text } = readPdf(Buffer.from(await sheet.arrayBuffer()));
    return { language: sheet.headers.get('content-language'), vary: sheet.headers.get('vary'), text };
  };

  it('comes to a patient in the language of the page, with the same number and amount', async () => {
    const id = (await pay()).done?.id ?? '';
    const hindi = await read(patient, id, 'hi-IN,hi;q=0.9,en;q=0.8');
    expect(hindi).toMatchObject({ language: 'hi', vary: expect.stringContaining('Accept-Language') });
    expect(hindi.text).toContain('रकम₹1,500.00');
    const english = await read(patient, id, 'en-IN');
    expect(english.language).toBe('en');
    expect(english.text).toContain('Amount₹1,500.00');
    for (const { text } of [hindi, english]) expect(text).toContain('2025-26/000001');
  });

  it('comes to admins and programs in English, whatever is asked for', async () => {
    const id = (await pay()).done?.id ?? '';
    const owner = await insertAdmin(app.sql);
    const program = app.client((await insertApiKey(app.sql, owner.id, { scopes: ['payments:read'] })).text);
    for (const client of [admin, program]) {
      const { language, text } = await read(client, id, 'hi');
      expect(language).toBe('en');
      expect(text).toContain('Amount₹1,500.00');
    }
  });
});

describe('numbers have no gap (law 5)', () => {
  it('when 48 payments are recorded and settled at once', async () => {
    const pending = await Promise.all(
      Array.from({ length: 16 }, () => insertPayment(app.sql, record.id, { status: 'Pending' })),
    );
    const answers = await Promise.all([
      ...Array.from({ length: 32 }, () => pay()),
      ...pending.map(({ id }) => settle(id)),
    ]);
    expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 48 }, () => 'done'));
    expect(answers.map(({ done }) => done?.receiptNumber ?? '').toSorted((a, b) => a.localeCompare(b))).toEqual(
      first(48),
    );
    expect(await numbers()).toEqual(first(48));
  });

  it('when the change in which one was taken is undone, or its process dies', async () => {
    const { done } = await pay();
    // The next one has its number, and can come no further: its line of the trail is refused.
    const owner = new Client(app.database.ownerUrl);
    await owner.connect();
    await owner.query("alter table audit_event add constraint no_line check (verb <> 'payment.record') not valid");
    expect((await pay()).code).toBe('INTERNAL');
    await owner.query('alter table audit_event drop constraint no_line');
    await owner.end();
    const dying = new Client(app.database.appUrl);
    dying.on('error', () => undefined);
    await dying.connect();
    await dying.query("begin; update receipt_counter set last = last + 1 where series = 'receipt'");
    const { rows } = await dying.query<{ pid: number }>('select pg_backend_pid() as pid');
    const waiting = pay();
    await app.sql('select pg_terminate_backend($1)', [rows[0]?.pid]);
    expect((await waiting).done?.receiptNumber).toBe('2025-26/000002');
    expect(done?.receiptNumber).toBe('2025-26/000001');
  });
});
