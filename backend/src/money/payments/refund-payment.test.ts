import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin, insertPatient, insertPayment, type PatientRow } from '../../../test/builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
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
describe('refundPayment', () => {
  const refund = async (id: string) =>
    (await admin.graphql(`mutation { refundPayment(id: "${id}") { id amount status patient { id } } }`)).body;
  const look = async (id: string) => (await app.sql('select * from payment where id = $1', [id]))[0];

  it.each(['Pending', 'Failed', 'Refunded'])('refuses a %s payment and writes nothing', async (status) => {
    const { id } = await insertPayment(app.sql, record.id, { status });
    const before = await look(id);
    const { errors } = await refund(id);
    expect(errors?.[0]).toMatchObject({
      message: `Only a paid payment can be refunded; this one is ${status.toLowerCase()}.`,
      extensions: { code: 'WRONG_STATE' },
    });
    expect(await look(id)).toEqual(before);
    expect(await app.sql('select from audit_event where subject_id = $1', [id])).toEqual([]);
  });

  it.each(['', '1', 'PT-000001', UNKNOWN])('does not find "%s"', async (id) => {
    expect((await refund(id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('pays back all that is left of a paid one, once, also when two ask at once', async () => {
    const { id } = await insertPayment(app.sql, record.id);
    const before = await look(id);
    const answers = await Promise.all([refund(id), refund(id.toUpperCase())]);
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'done');
    expect(codes.toSorted()).toEqual(['WRONG_STATE', 'done']);
    expect(await look(id)).toEqual({
      ...before,
      status: 'Refunded',
      version: 2,
      refunded_paise: 150_000,
      updated_at: expect.any(Date),
    });
    expect(await app.sql('select verb, changed_fields from audit_event where subject_id = $1', [id])).toEqual([
      { verb: 'payment.refund', changed_fields: ['refund', 'status', 'refundedPaise'] },
    ]);
  });

  it('is possible also when the record was deleted', async () => {
    const { id } = await insertPayment(app.sql, null);
    expect((await refund(id)).data).toEqual({
      refundPayment: { id, amount: 150_000, status: 'REFUNDED', patient: null },
    });
  });

  it('is, with recordPayment and what becomes of a pending one, all that can be done: no other call of either door writes payments', async () => {
    const contract = await (await app.client().send('/schema.graphql')).text();
    const mutations = [...contract.matchAll(/^extend type Mutation \{\n(.*?)^\}/gms)].flatMap(([, fields]) =>
      [...(fields ?? '').matchAll(/^ {2}(\w+)\(.*\): Payment!/gm)].map(([, name]) => name),
    );
    expect(mutations.toSorted()).toEqual([
      'allocatePayment',
      'failPayment',
      'issueReceipt',
      'matchGatewayEvent',
      'recordPayment',
      'refund',
      'refundPayment',
      'releaseDeposit',
      'settlePayment',
    ]);
    const routes = app.application.routes.filter(({ path }) => path.includes('payment'));
    expect(new Set(routes.map(({ method }) => method))).toEqual(new Set(['get']));
  });
});
