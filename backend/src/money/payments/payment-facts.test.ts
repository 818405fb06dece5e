import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin, insertAppointment, insertPatient, type PatientRow } from '../../../test/builders.js';
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
  recordPayment(input: $input, idempotencyKey: $key) { id } }`;

let keys = 0;

async function pay(fields: object) {
  const input = { patientId: record.id, amount: 150_000, method: 'UPI', ...fields };
  const { body } = await admin.graphql<{ recordPayment: { id: string } }>(RECORD, {
    input,
    key: `key-of-facts-${++keys}`,
  });
  return { payment: body.data?.recordPayment, error: body.errors?.[0] };
}

const payments = () => app.sql('select from payment');

const recorded = async (fields: object) => {
  const { payment, error } = await pay(fields);
  if (error) return error.extensions;
  const [row] = await app.sql(
    'select received_on::text as on, reference, note, appointment_id as session from payment where id = $1',
    [payment?.id],
  );
  return row;
};

describe('what the books ask of a payment (clinic §8)', () => {
  it.each([
    [{}, '2026-03-10'],
    [{ receivedOn: '2026-03-10' }, '2026-03-10'],
    [{ receivedOn: '2025-03-10' }, '2025-03-10'],
    [{ status: 'PENDING' }, null],
    [{ status: 'FAILED' }, null],
  ])('is the day on which it came: of %j it is %s', async (fields, on) => {
    expect(await recorded(fields)).toMatchObject({ on });
  });

  it('is that of India', async () => {
    app.clock.set(new Date('2026-03-31T18:29:59Z'));
    expect(await recorded({})).toMatchObject({ on: '2026-03-31' });
    app.clock.set(new Date('2026-04-01T18:30:00Z'));
    expect(await recorded({})).toMatchObject({ on: '2026-04-02' });
    expect(await recorded({ receivedOn: '2026-03-31' })).toMatchObject({ on: '2026-03-31' });
    app.clock.set(NOON);
  });

  it.each([
    [{ receivedOn: '2026-03-11' }, 'receivedOn', 'Please choose today or a day up to 365 days back'],
    [{ receivedOn: '2025-03-09' }, 'receivedOn', 'Please choose today or a day up to 365 days back'],
    [
      { receivedOn: '2026-03-10', status: 'PENDING' },
      'receivedOn',
      'Only a payment that was received has a day: leave it out, or record it as paid',
    ],
    [{ reference: 'x'.repeat(61) }, 'reference', 'The reference must be at most 60 characters long'],
    [{ note: 'x'.repeat(201) }, 'note', 'The note must be at most 200 characters long'],
  ])('is refused as %j', async (fields, field, sentence) => {
    expect(await recorded(fields)).toMatchObject({ code: 'BAD_INPUT', fields: { [field]: sentence } });
    expect(await payments()).toEqual([]);
  });

  it('takes a reference, a note, and a session of the same patient alone', async () => {
    const own = await insertAppointment(app.sql, record.id);
    const others = await insertAppointment(app.sql, (await insertPatient(app.sql)).id);
    for (const appointmentId of [others.id, UNKNOWN, 'none'])
      expect(await recorded({ appointmentId })).toMatchObject({
        code: 'NOT_FOUND',
        fields: { appointmentId: 'Please choose a session of this patient' },
      });
    expect(await recorded({ reference: ' UTR 12 ', note: 'by her son', appointmentId: own.id })).toMatchObject({
      reference: 'UTR 12',
      note: 'by her son',
      session: own.id,
    });
  });
});
