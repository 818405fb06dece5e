import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertPatient,
  insertPayment,
  insertReceipt,
  insertUser,
  type PatientRow,
} from '../../../test/builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { runSql } from '../../../test/test-database.js';

let app: TestApp;
let admin: TestClient;
let sunita: PatientRow;
let march: string;
let april: string;
let settled: string;
let number: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  sunita = await insertPatient(app.sql, { name: 'सुनीता Yadav', contact_phone: '+919812345678' });
  const { id: other } = await insertPatient(app.sql, { name: 'Mohan Lal' });
  const on = (created_at: string, columns = {}) => ({ created_at: new Date(created_at), ...columns });
  march = (await insertPayment(app.sql, sunita.id, on('2026-03-31T23:59:59.999+05:30', { reference: 'UTR 100%' }))).id;
  april = (await insertPayment(app.sql, other, on('2026-04-01T00:00:00+05:30', { method: 'Cash' }))).id;
  settled = (await insertPayment(app.sql, other, on('2026-05-01T00:00:00Z', { status: 'Pending' }))).id;
  number = (await insertReceipt(app.sql, april)).number;
});
afterAll(() => app.close());

interface Found {
  edges: { node: { id: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
  asOf: string;
}

async function find(filter: object = {}, first = 10, after: string | null = null) {
  const { body } = await admin.graphql<{ paymentsConnection: Found }>(
    `query ($first: Int!, $after: String, $filter: PaymentFilter) {
      paymentsConnection(first: $first, after: $after, filter: $filter) {
        edges { node { id } } pageInfo { hasNextPage endCursor } totalCount asOf } }`,
    { first, after, filter },
  );
  return { found: body.data?.paymentsConnection, code: body.errors?.[0]?.extensions.code };
}

async function ids(filter: object) {
  const { found } = await find(filter);
  const listed = found?.edges.map(({ node }) => node.id);
  expect(found?.totalCount).toBe(listed?.length);
  return listed;
}

describe('payments that are looked for', () => {
  it('are refused with a sentence where nothing can be looked for', async () => {
    for (const filter of [{ status: 'GONE' }, { from: '2026-02-30' }, { search: 'x'.repeat(101) }])
      expect((await find(filter)).code).toBe('BAD_INPUT');
    expect((await find({}, 0)).code).toBe('BAD_INPUT');
    expect((await find({}, 10, 'page two')).code).toBe('BAD_INPUT');
  });

  it('fit the days, the status, the method and the patient that are named, all of them', async () => {
    expect(await ids({})).toEqual([settled, april, march]);
    expect(await ids({ from: '2026-03-31', until: '2026-03-31' })).toEqual([march]);
    expect(await ids({ from: '2026-04-01' })).toEqual([settled, april]);
    expect(await ids({ status: 'PENDING' })).toEqual([settled]);
    expect(await ids({ method: 'CASH' })).toEqual([april]);
    expect(await ids({ patientId: sunita.reference })).toEqual([march]);
    expect(await ids({ patientId: sunita.id, method: 'CASH' })).toEqual([]);
    expect(await ids({ patientId: 'nobody' })).toEqual([]);
  });

  it('are found by part of the name, PT number, phone, receipt and reference, and by no wildcard', async () => {
    for (const search of ['सुनी', 'YADAV', sunita.reference, '98123 45678', '+91 98123-45678', 'utr 1', '100%'])
      expect(await ids({ search }), search).toEqual([march]);
    expect(await ids({ search: number })).toEqual([april]);
    for (const search of ['%', '_', '🩺', '9999999'])
      expect(await ids({ search }), search).toEqual(search === '%' ? [march] : []);
  });

  it("are found by the phone with which their patient signs in, and by a record that can be brought back, as the console's search does", async () => {
    const user = await insertUser(app.sql, { phone: '+917654321098' });
    const { id: record } = await insertPatient(app.sql, { name: 'Asha Rao', user_id: user.id, contact_phone: null });
    const { id } = await insertPayment(app.sql, record);
    const deleted = (days: number) =>
      app.sql('update patient set deleted_at = $2 where id = $1', [
        record,
        new Date(NOON.getTime() - days * 86_400_000),
      ]);
    try {
      expect(await ids({ search: '21098' })).toEqual([id]);
      for (const days of [29, 31]) {
        await deleted(days);
        for (const search of ['76543 21098', 'asha rao'])
          expect(await ids({ search }), `${search} after ${days}`).toEqual(days < 30 ? [id] : []);
      }
    } finally {
      await app.sql('delete from payment where id = $1', [id]);
    }
  });

  it('come in stretches that miss nothing', async () => {
    const first = await find({}, 2);
    expect(first.found?.pageInfo.hasNextPage).toBe(true);
    const second = await find({}, 2, first.found?.pageInfo.endCursor ?? null);
    expect(second.found?.edges.map(({ node }) => node.id)).toEqual([march]);
    expect(second.found).toMatchObject({ pageInfo: { hasNextPage: false }, totalCount: 3 });
  });

  it('are asked for again from when they were read: what changed meanwhile comes, an older one does not', async () => {
    await runSql(
      app.database.ownerUrl,
      `alter table payment disable trigger note_payment; update payment set updated_at = now() - interval '1 hour';
       alter table payment enable trigger note_payment`,
    );
    const { found } = await find();
    expect(await ids({ updatedSince: found?.asOf })).toEqual([]);
    await app.sql('update payment set note = $2 where id = $1', [march, 'changed']);
    expect(await ids({ updatedSince: found?.asOf })).toEqual([march]);
  });
});
