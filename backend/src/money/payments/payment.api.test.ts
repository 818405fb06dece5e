import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin, insertPatient, insertPayment } from '../../../test/builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
let patientId: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  patientId = (await insertPatient(app.sql)).id;
});
afterAll(() => app.close());
beforeEach(() => app.sql('delete from payment').then(() => undefined));

interface Page {
  docs: { _id: string; patientId: { _id: string; name: string } | null; amount: number }[];
  totalPages: number;
  page: number;
  totalDocs: number;
  limit: number;
}

async function pageOf(query: string): Promise<Page> {
  const { status, body } = await admin.rest<{ data: Page }>('GET', `/payments/all?${query}`);
  expect(status).toBe(200);
  return body.data;
}

const insertAt = async (moment: string, columns: object = {}) =>
  (await insertPayment(app.sql, patientId, { created_at: moment, ...columns })).id;

/** The ids of a period, as both doors have them. */
async function idsOf(startDate: string, endDate: string): Promise<string[]> {
  const ids = (await pageOf(new URLSearchParams({ startDate, endDate, limit: '100' }).toString())).docs.map(
    ({ _id }) => _id,
  );
  if (startDate.length > 10 || endDate.length > 10) return ids;
  const { body } = await admin.graphql<{ payments: { payments: { id: string }[] } }>(
    'query ($from: LocalDate, $until: LocalDate) { payments(from: $from, until: $until, limit: 100) { payments { id } } }',
    { from: startDate || null, until: endDate || null },
  );
  expect(body.data?.payments.payments.map(({ id }) => id)).toEqual(ids);
  return ids;
}

describe('a period', () => {
  it.each([
    ['a month', '2026-02-01', '2026-02-28'],
    ['a week of Monday to Sunday', '2026-03-09', '2026-03-15'],
    ['a day', '2026-03-10', '2026-03-10'],
  ])(
    '%s takes in its first moment and 23:59:59.999 of its last day, in India (reading 46)',
    async (_what, from, until) => {
      await insertAt(new Date(new Date(`${from}T00:00:00.000+05:30`).getTime() - 1).toISOString());
      const first = await insertAt(`${from}T00:00:00.000+05:30`);
      const last = await insertAt(`${until}T23:59:59.999+05:30`);
      await insertAt(new Date(new Date(`${until}T23:59:59.999+05:30`).getTime() + 1).toISOString());
      expect(await idsOf(from, until)).toEqual([last, first]);
    },
  );

  it.each([
    ['local midnight of the last day', '2026-01-31T18:30:00.000Z', '2026-02-27T18:30:00.000Z'],
    ['midnight in Greenwich', '2026-01-31T18:30:00.000Z', '2026-02-28T00:00:00.000Z'],
    ['the last moment of the last day', '2026-01-31T18:30:00.000Z', '2026-02-28T18:29:59.999Z'],
    ['days', '2026-02-01', '2026-02-28'],
    ['clinic time without a zone', '2026-02-01T00:00', '2026-02-28T00:00'],
    ['an offset', '2026-02-01T00:00:00+05:30', '2026-02-28T00:00:00+05:30'],
  ])('of which a browser sends %s keeps the payments of its last day', async (_what, startDate, endDate) => {
    await insertAt('2026-01-31T23:59:59.999+05:30');
    const first = await insertAt('2026-02-01T00:00:00+05:30');
    const last = await insertAt('2026-02-28T23:59:59.999+05:30');
    await insertAt('2026-03-01T00:00:00+05:30');
    expect(await idsOf(startDate, endDate)).toEqual([last, first]);
  });

  it('begins at the very moment that it is given, when it is given one', async () => {
    await insertAt('2026-02-01T09:59:59+05:30');
    const inside = await insertAt('2026-02-01T10:00:00+05:30');
    expect(await idsOf('2026-02-01T10:00', '2026-02-01')).toEqual([inside]);
  });

  it('is open at an end that is left out or blank', async () => {
    const [old, recent] = [await insertAt('1999-01-01T00:00Z'), await insertAt('2026-03-10T00:00Z')];
    expect(await idsOf('', '')).toEqual([recent, old]);
    expect(await idsOf('2026-01-01', '')).toEqual([recent]);
    expect(await idsOf('', '2026-01-01')).toEqual([old]);
    expect((await pageOf('')).totalDocs).toBe(2);
  });

  it('that ends before it begins is empty', async () => {
    await insertAt('2026-03-10T00:00Z');
    expect(await idsOf('2026-03-11', '2026-03-09')).toEqual([]);
  });

  it.each([
    'today',
    '2026-02-30',
    '2026-13-01',
    '10-03-2026',
    '2026-03-10T25:00',
    '0000-01-01',
    '9999-12-31T23:59-12:00',
    '1773100800000',
    "2026-03-10' or true --",
  ])('refuses the bound %s with a sentence, at each end', async (bound) => {
    for (const name of ['startDate', 'endDate']) {
      for (const path of ['all', 'export']) {
        const answer = await admin.rest('GET', `/payments/${path}?${new URLSearchParams({ [name]: bound })}`);
        const sentence = 'A date must look like 2026-11-21 or 2026-11-21T10:30:00Z';
        expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_INPUT', fields: { [name]: sentence } } });
      }
    }
  });

  it.each(['startDate=2026-03-01&startDate=2026-03-02', 'startDate[$gt]=2026-03-01', 'page[]=1'])(
    'takes no arrays and objects: %s (AZ-6)',
    async (query) => {
      expect((await admin.rest('GET', `/payments/all?${query}`)).status).toBe(400);
    },
  );
});

describe('pages', () => {
  it('hold together exactly what the totals say, newest first, also where many came at once', async () => {
    await app.sql(
      `insert into payment (id, patient_id, amount_paise, method, status, created_at)
       select gen_random_uuid(), $1, n * 100, 'UPI', (array['Paid', 'Pending', 'Failed', 'Refunded'])[n % 4 + 1],
         $2::timestamptz - (n / 10) * interval '1 hour' from generate_series(1, 43) n`,
      [patientId, NOON],
    );
    const seen: string[] = [];
    for (let page = 1; page <= 5; page++) {
      const { docs, ...rest } = await pageOf(`page=${page}&limit=10`);
      expect(rest).toEqual({ totalPages: 5, page, totalDocs: 43, limit: 10 });
      seen.push(...docs.map(({ _id }) => _id));
    }
    const rows = await app.sql<{ id: string }>('select id from payment order by created_at desc, id desc');
    expect(seen).toEqual(rows.map(({ id }) => id));
  });

  it('beyond the end are empty, and their totals stay exact', async () => {
    await insertAt('2026-03-10T00:00Z');
    expect(await pageOf('page=2&limit=10')).toEqual({ docs: [], totalPages: 1, page: 2, totalDocs: 1, limit: 10 });
    expect(await pageOf('page=1000000')).toMatchObject({ docs: [], totalDocs: 1 });
  });

  it('of nothing are one empty page, of ten rows', async () => {
    expect(await pageOf('')).toEqual({ docs: [], totalPages: 1, page: 1, totalDocs: 0, limit: 10 });
  });

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=one', 'page=1000001', 'limit=0', 'limit=101', 'limit=ten'])(
    'refuse %s',
    async (query) => {
      const answer = await admin.rest('GET', `/payments/all?${query}`);
      const [name = ''] = query.split('=');
      expect(answer).toMatchObject({ status: 400, body: { fields: { [name]: expect.stringContaining(name) } } });
    },
  );
});

describe('what a page tells', () => {
  it('of a payment whose record was deleted: that it has no patient, never a crash (reading 47)', async () => {
    const { id } = await insertPatient(app.sql, { deleted_at: NOON });
    await insertPayment(app.sql, id);
    await insertPayment(app.sql, null);
    expect((await pageOf('')).docs.map((doc) => doc.patientId)).toEqual([null, null]);
    const { body } = await admin.graphql('{ payments { payments { patient { name } } } }');
    expect(body.data).toEqual({ payments: { payments: [{ patient: null }, { patient: null }] } });
  });

  it('in rupees at the older door and in paise at the other', async () => {
    await insertAt('2026-03-10T00:00Z', { amount_paise: 123_456 });
    expect((await pageOf('')).docs[0]?.amount).toBe(1234.56);
    const { body } = await admin.graphql('{ payments { payments { amount method status } } }');
    expect(body.data).toEqual({ payments: { payments: [{ amount: 123_456, method: 'UPI', status: 'PAID' }] } });
  });

  it('as the sum of what was paid in the period, of all its pages, beyond 32 bits and to the paisa', async () => {
    await app.sql(
      `insert into payment (id, patient_id, amount_paise, method, status, created_at)
       select gen_random_uuid(), $1, 99999999, 'Card', 'Paid', $2 from generate_series(1, 30)`,
      [patientId, NOON],
    );
    for (const status of ['Pending', 'Failed', 'Refunded']) await insertAt('2026-03-10T06:30Z', { status });
    await insertAt('2026-02-01T00:00Z');
    const { body } = await admin.graphql(
      '{ payments(from: "2026-03-01", until: "2026-03-31", page: 4) { total totalPages paidTotal payments { id } } }',
    );
    expect(body.data).toMatchObject({ payments: { total: 33, totalPages: 4, paidTotal: 2_999_999_970 } });
  });
});
