import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin, insertPatient, insertPayment } from '../../../test/builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

const TEN_PER_HOUR = 10;

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
afterAll(() => app.close());
beforeEach(() => app.sql('delete from payment').then(() => undefined));

const download = (query = '', browser = admin) => browser.send(`/api/v1/payments/export?${query}`);

async function csvOf(query = ''): Promise<string> {
  // As bytes: reading them as text would drop the byte order mark.
  return Buffer.from(await (await download(query)).arrayBuffer()).toString('utf8');
}

const HEAD = '\uFEFFID,Patient,Amount,Method,Date,Status\r\n';

/** The file of one payment of a patient with a name, without its first line. */
async function lineOf(name: string, columns: Record<string, unknown> = {}): Promise<string> {
  const { id } = await insertPayment(app.sql, (await insertPatient(app.sql, { name })).id, columns);
  const csv = await csvOf();
  expect(csv.startsWith(`${HEAD}${id},`)).toBe(true);
  expect(csv.endsWith('\r\n')).toBe(true);
  return csv.slice(`${HEAD}${id},`.length, -2);
}

const REST_OF_LINE = ',1500.00,UPI,"10 Mar 2026, 12:00 pm IST",Paid';

describe('payments_export.csv', () => {
  it('comes as an attachment that is kept nowhere (EX-4)', async () => {
    const { status, headers } = await download();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename=payments_export.csv');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('of nothing has a byte order mark and the columns of the table (reading 75)', async () => {
    expect(await csvOf()).toBe(HEAD);
  });

  it.each([
    ['Sunita Yadav', 'Sunita Yadav'],
    ['सुनीता यादव', 'सुनीता यादव'],
    ['Rao, Dr Anil', '"Rao, Dr Anil"'],
    ['Anil "Guddu" Rao', '"Anil ""Guddu"" Rao"'],
    ['"', '""""'],
    ['Anil\nRao', '"Anil\nRao"'],
    ['Anil\r\nRao', '"Anil\r\nRao"'],
    ['Zoë 🩺', 'Zoë 🩺'],
    ['O’Brien; Rao', 'O’Brien; Rao'],
  ])('writes the name %j as RFC 4180 has it', async (name, cell) => {
    expect(await lineOf(name)).toBe(cell + REST_OF_LINE);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
    ['+91 98765', "'+91 98765"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', '"\'\r=1"'],
    ['\n=1', '"\'\n=1"'],
    ['  =1', "'  =1"],
    ['\u00a0=1', "'\u00a0=1"],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠SUM', "'＠SUM"],
    ['A=1', 'A=1'],
  ])('lets no spreadsheet run the name %j (EX-1)', async (name, cell) => {
    expect(await lineOf(name)).toBe(cell + REST_OF_LINE);
  });

  it.each([
    [1, '0.01'],
    [10, '0.10'],
    [100, '1.00'],
    [123_456, '1234.56'],
    [100_000_000, '1000000.00'],
  ])('writes %i paise as %s', async (amount_paise, amount) => {
    expect(await lineOf('A', { amount_paise, method: 'Net Banking', status: 'Refunded' })).toBe(
      `A,${amount},Net Banking,"10 Mar 2026, 12:00 pm IST",Refunded`,
    );
  });

  it('writes N/A for a payment without a patient, with a deleted or with a nameless one (reading 47)', async () => {
    for (const patientId of [
      null,
      (await insertPatient(app.sql, { deleted_at: NOON })).id,
      (await insertPatient(app.sql, { name: '' })).id,
    ]) {
      await app.sql('delete from payment');
      await insertPayment(app.sql, patientId);
      expect(await csvOf()).toContain(`,N/A${REST_OF_LINE}\r\n`);
    }
  });

  it('holds the rows of the period that the list shows, in the order of the list', async () => {
    for (const day of ['2026-02-28', '2026-03-01', '2026-03-15', '2026-03-31', '2026-04-01']) {
      await insertPayment(app.sql, null, { created_at: new Date(`${day}T23:59:59.999+05:30`) });
    }
    const period = 'startDate=2026-03-01&endDate=2026-03-31';
    const { body } = await admin.rest<{ data: { docs: { _id: string }[] } }>('GET', `/payments/all?${period}`);
    const listed = body.data.docs.map(({ _id }) => _id);
    expect(listed).toHaveLength(3);
    const lines = (await csvOf(period)).slice(HEAD.length).split('\r\n').slice(0, -1);
    expect(lines.map((line) => line.split(',')[0])).toEqual(listed);
  });

  it('holds every row once when there are thousands, sent in pieces before the last one is read (EX-2)', async () => {
    const { id } = await insertPatient(app.sql, { name: 'Sunita, Yadav' });
    await app.sql(
      `insert into payment (id, patient_id, amount_paise, method, status, created_at)
       select gen_random_uuid(), $1, n, 'Cash', 'Paid', $2::timestamptz - n * interval '1 second' from generate_series(1, 5000) n`,
      [id, NOON],
    );
    const answer = await download();
    const pieces: Buffer[] = [];
    for await (const piece of answer.body ?? []) pieces.push(Buffer.from(piece as Uint8Array));
    expect(answer.headers.get('content-length')).toBeNull();
    expect(pieces.length).toBeGreaterThan(5);
    const lines = Buffer.concat(pieces).toString('utf8').slice(HEAD.length).split('\r\n').slice(0, -1);
    expect(lines.map((line) => line.split(',')[3])).toEqual(
      Array.from({ length: 5_000 }, (_, index) => ((index + 1) / 100).toFixed(2)),
    );
  });
});

describe('the export', () => {
  it('is refused before it is audited as done when its bounds are none', async () => {
    const before = await app.sql("select from audit_event where verb = 'payment.export'");
    expect((await download('startDate=yesterday')).status).toBe(400);
    expect(await app.sql("select from audit_event where verb = 'payment.export'")).toEqual(before);
  });

  it('is on record before its first byte, with its period, and how many rows in which version (EX-5)', async () => {
    // A reader that takes nothing yet: the line is there all the same.
    await app.sql(
      "insert into payment (id, amount_paise, method, status, created_at) select gen_random_uuid(), 1, 'Cash', 'Paid', '2026-03-02T10:00Z' from generate_series(1, 20000)",
    );
    const lines = () =>
      app.sql<{ details: unknown }>("select details from audit_event where verb = 'payment.export' order by id");
    const before = (await lines()).length;
    const ids = await app.sql<{ id: string }>('select id from payment order by id desc');
    const hash = createHash('sha256')
      .update(ids.map(({ id }) => `${id} 1`).join('\n'))
      .digest('hex');
    const reading = new AbortController();
    await admin.send('/api/v1/payments/export?startDate=2026-03-01', { signal: reading.signal });
    expect((await lines()).slice(before)).toEqual([
      { details: { startDate: '2026-02-28T18:30:00.000Z', rows: 20_000, hash, shown: expect.any(Array) as unknown } },
    ]);
    reading.abort();
  });

  it('ends at its most rows with a sentence (EX-3)', async () => {
    const narrow = await createTestApp({ database: app.database, limits: { exportMaxRows: 1 } });
    try {
      const browser = await narrow.signIn((await insertAdmin(app.sql)).phone, 'admin');
      await insertPayment(app.sql, null);
      expect((await download('', browser)).status).toBe(200);
      await insertPayment(app.sql, null);
      const refused = await browser.rest<{ message: string }>('GET', '/payments/export');
      expect(refused).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } });
      expect(refused.body.message).toContain('this period has 2. Please choose a shorter one.');
    } finally {
      await narrow.close();
    }
  });

  it('gives its connection back when the reader goes away', async () => {
    await app.sql(
      "insert into payment (id, amount_paise, method, status, created_at) select gen_random_uuid(), 1, 'Cash', 'Paid', now() from generate_series(1, 20000)",
    );
    // More than the pool has connections.
    for (let round = 0; round < 7; round++) {
      const reading = new AbortController();
      await admin.send('/api/v1/payments/export', { signal: reading.signal });
      reading.abort();
    }
    expect((await admin.rest('GET', '/users/me')).status).toBe(200);
  });

  it('is made ten times an hour by an admin, those of patients counted too (EX-3)', async () => {
    const strict = await createTestApp({ database: app.database, limits: { exportsPerAdminHour: TEN_PER_HOUR } });
    try {
      const browser = await strict.signIn((await insertAdmin(app.sql)).phone, 'admin');
      await browser.rest('GET', '/admin/patients/export');
      for (let made = 1; made < TEN_PER_HOUR; made++) expect((await download('', browser)).status).toBe(200);
      const refused = await browser.rest<{ code: string }>('GET', '/payments/export');
      expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      const other = await strict.signIn((await insertAdmin(app.sql)).phone, 'admin');
      expect((await download('', other)).status).toBe(200);
    } finally {
      await strict.close();
    }
  });
});
