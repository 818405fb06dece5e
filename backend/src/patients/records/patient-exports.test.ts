import { createHash } from 'node:crypto';
import ExcelJS from 'exceljs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin, insertBareRecord, insertPatient, insertUser } from '../../../test/builders.js';
import { readPdf } from '../../../test/pdf-text.js';
import { createTestApp, NOON, PRODUCTION_LIMITS, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { exportColumns } from './export-row.js';

const PDF_ROWS = 6;

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp({ limits: { pdfMaxRows: PDF_ROWS } });
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
afterAll(() => app.close());
afterEach(() => app.sql('delete from patient'));

/** Records of which the first is the newest. */
async function insertRows(rows: [name: string, diagnosis: string | null][]): Promise<void> {
  for (const [at, [name, diagnosis]] of rows.entries())
    await insertPatient(app.sql, { name, diagnosis, created_at: new Date(NOON.getTime() - 1_000 * at) });
}

async function download(format: 'pdf' | 'xlsx'): Promise<{ headers: Headers; bytes: Buffer }> {
  const response = await admin.send(`/api/v1/admin/patients/export?format=${format}`);
  expect(response.status).toBe(200);
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

async function readSheet(bytes: Buffer): Promise<ExcelJS.Worksheet> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(bytes as unknown as ArrayBuffer);
  expect(workbook.worksheets.map(({ name }) => name)).toEqual(['Patients']);
  const [sheet] = workbook.worksheets;
  if (!sheet) throw new Error('no sheet');
  return sheet;
}

/** The cells of a sheet, row by row. */
const valuesOf = (sheet: ExcelJS.Worksheet) =>
  Array.from({ length: sheet.rowCount }, (_, at) => [sheet.getCell(at + 1, 1).value, sheet.getCell(at + 1, 2).value]);

describe('the export (reading 38)', () => {
  it('is all records, unfiltered, newest first, without the deleted ones', async () => {
    await insertRows([
      ['Newest', 'Knee'],
      ['सुनीता देवी', 'घुटने का दर्द'],
      ['Nothing known', null],
    ]);
    await insertBareRecord(app.sql, (await insertUser(app.sql)).id, { created_at: new Date(0) });
    await insertPatient(app.sql, { name: 'Deleted', deleted_at: NOON });
    const { status, body, headers } = await admin.rest('GET', '/admin/patients/export?search=newest&limit=1');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('application/json');
    expect(body).toEqual({
      data: [
        { name: 'Newest', diagnosedWith: 'Knee' },
        { name: 'सुनीता देवी', diagnosedWith: 'घुटने का दर्द' },
        { name: 'Nothing known', diagnosedWith: null },
        { name: '', diagnosedWith: null },
      ],
    });
  });

  it('is an empty list in an empty clinic, in every form', async () => {
    expect((await admin.rest('GET', '/admin/patients/export')).body).toEqual({ data: [] });
    expect(valuesOf(await readSheet((await download('xlsx')).bytes))).toEqual([['Name', 'Diagnosis']]);
    expect((await download('pdf')).bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('streams more rows than one batch of the cursor holds', async () => {
    await app.sql(
      `insert into patient (id, name, created_at) select gen_random_uuid(), 'Row ' || n, now() from generate_series(1, 1234) n`,
    );
    const { body } = await admin.rest<{ data: { name: string }[] }>('GET', '/admin/patients/export');
    expect(new Set(body.data.map(({ name }) => name)).size).toBe(1_234);
    expect((await readSheet((await download('xlsx')).bytes)).rowCount).toBe(1_235);
  });

  it.each(['csv', 'PDF', '', 'xlsx&format=pdf', 'pdf&format[]=x'])('refuses ?format=%s', async (format) => {
    expect((await admin.rest('GET', `/admin/patients/export?format=${format}`)).status).toBe(400);
  });

  it('is on record before its first byte, with its form, and how many rows in which state (EX-5)', async () => {
    const lines = () =>
      app.sql<{ details: unknown }>("select details from audit_event where verb = 'patient.export' order by id");
    await insertRows([
      ['One', 'Knee'],
      ['Two', 'Hip'],
    ]);
    await app.sql("update patient set version = 7 where name = 'One'");
    const states = await app.sql<{ id: string; version: number }>('select id, version from patient order by name');
    expect(states.map(({ version }) => version)).toEqual([7, 1]);
    const text = states.map(({ id, version }) => `${id} ${version}`).join('\n');
    const hash = createHash('sha256').update(text).digest('hex');
    const before = (await lines()).length;
    await admin.rest('GET', '/admin/patients/export');
    await download('xlsx');
    const shown: unknown = expect.arrayContaining(states.map(({ id }) => id));
    expect((await lines()).slice(before).map(({ details }) => details)).toEqual([
      { format: 'json', rows: 2, hash, shown },
      { format: 'xlsx', rows: 2, hash, shown },
    ]);
  });

  it('ends at its most rows with a sentence, and is not on record then (EX-3)', async () => {
    expect(PRODUCTION_LIMITS.exportMaxRows).toBe(100_000);
    const narrow = await createTestApp({ database: app.database, limits: { exportMaxRows: 2 } });
    try {
      const browser = await narrow.signIn((await insertAdmin(app.sql)).phone, 'admin');
      await insertRows([
        ['One', 'Knee'],
        ['Two', 'Hip'],
      ]);
      expect((await browser.rest('GET', '/admin/patients/export')).status).toBe(200);
      await insertPatient(app.sql);
      const lines = () => app.sql("select from audit_event where verb = 'patient.export'");
      const before = (await lines()).length;
      for (const format of ['json', 'xlsx']) {
        const refused = await browser.rest<{ message: string }>('GET', `/admin/patients/export?format=${format}`);
        expect(refused).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } });
        expect(refused.body.message).toContain('at most 2 patients and there are 3');
      }
      expect(await lines()).toHaveLength(before);
      const { pool } = narrow.connections;
      await expect.poll(() => pool.totalCount - pool.idleCount, { timeout: 20_000 }).toBe(0);
    } finally {
      await narrow.close();
    }
  });

  it('is limited to ten an hour for each admin (EX-3)', async () => {
    const strict = await createTestApp({ database: app.database, limits: PRODUCTION_LIMITS });
    try {
      const [one, other] = [await insertAdmin(app.sql), await insertAdmin(app.sql)];
      const browser = await strict.signIn(one.phone, 'admin');
      for (let times = 0; times < 10; times++)
        expect((await browser.rest('GET', '/admin/patients/export')).status).toBe(200);
      const refused = await browser.rest('GET', '/admin/patients/export');
      expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await (await strict.signIn(other.phone, 'admin')).rest('GET', '/admin/patients/export')).status).toBe(
        200,
      );
    } finally {
      await strict.close();
    }
  });

  it('gives its connection back when the reader goes away (EX-2)', async () => {
    await app.sql(
      `insert into patient (id, name, diagnosis, created_at)
       select gen_random_uuid(), 'Row ' || n, repeat('x', 10000), now() from generate_series(1, 3000) n`,
    );
    const { pool } = app.connections;
    for (let times = 0; times < 8; times++) {
      const leaving = new AbortController();
      const response = await admin.send('/api/v1/admin/patients/export', { signal: leaving.signal });
      expect(response.status).toBe(200);
      leaving.abort();
    }
    await expect.poll(() => pool.totalCount - pool.idleCount, { timeout: 20_000, interval: 20 }).toBe(0);
  });
});

describe('patients.xlsx', () => {
  it('is a file with the sheet Patients, a heading and a line for each record (spec §7)', async () => {
    await insertRows([
      ['सुनीता देवी', 'घुटना'],
      ['Mohan Lal', null],
    ]);
    const { headers, bytes } = await download('xlsx');
    expect(headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(headers.get('content-disposition')).toBe('attachment; filename=patients.xlsx');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(valuesOf(await readSheet(bytes))).toEqual([
      ['Name', 'Diagnosis'],
      ['सुनीता देवी', 'घुटना'],
      ['Mohan Lal', 'N/A'],
    ]);
  });

  it('opens whatever was stored before inputs were looked at so closely', async () => {
    const typed = 'As\u0001h\ufffea\r\nVer\u202ema\uffff\ufdd0';
    await insertRows([
      [typed, typed],
      ['\u200b\u3164', '\u00ad'],
    ]);
    await app.sql("update patient set number = 1234567 where diagnosis = '\u00ad'");
    expect(valuesOf(await readSheet((await download('xlsx')).bytes)).slice(1)).toEqual([
      ['Asha Verma', 'Asha Verma'],
      ['PT-1234567', 'N/A'],
    ]);
  });

  it('holds no formula, whatever a name looks like (EX-1)', async () => {
    const names = ['=1+1', '+91', '-5', '@cmd', '\t=1', '  =1', '＝1', '=HYPERLINK("http://x","y")', 'plain = text'];
    await insertRows(names.map((name) => [name, name]));
    const sheet = await readSheet((await download('xlsx')).bytes);
    const cells = valuesOf(sheet).slice(1).flat();
    expect(cells).toHaveLength(2 * names.length);
    const texts = cells.filter((cell) => typeof cell === 'string');
    expect(texts).toEqual(cells);
    expect(texts.slice(0, -2).filter((text) => !text.startsWith("'"))).toEqual([]);
    expect(cells.slice(-2)).toEqual(['plain = text', 'plain = text']);
  });
});

it.each([
  [{ name: 'Asha Verma', diagnosedWith: 'Knee' }, ['Asha Verma', 'Knee']],
  [{ name: 'Asha\r\nVerma', diagnosedWith: 'Knee\u2028re\u202eplaced\ufffe' }, ['Asha Verma', 'Knee replaced']],
  [{ name: 'Asha', diagnosedWith: null }, ['Asha', 'N/A']],
  [{ name: '', diagnosedWith: null }, ['PT-000064', 'N/A']],
  [{ name: '\u200b', diagnosedWith: '\u3164' }, ['PT-000064', 'N/A']],
])('a file says %j in one line, as %j', (row, cells) => {
  expect(exportColumns.map(({ cell }) => cell({ ...row, number: 64 }))).toEqual(cells);
});

describe('patients.pdf', () => {
  it('says every name with a font that it carries, and draws no empty box', async () => {
    const rows: [string, string | null][] = [
      ['सुनीता देवी', 'घुटने का दर्द'],
      ['डॉ. प्रिया त्रिपाठी', 'Knee – घुटना'],
      ['ज़ाकिर ख़ान', '₹1,200'],
      ['Mohan Lal', null],
    ];
    await insertRows(rows);
    const { headers, bytes } = await download('pdf');
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe('attachment; filename=patients.pdf');
    const { text, boxes, hasItsFonts } = readPdf(bytes);
    expect([boxes, hasItsFonts]).toEqual([0, true]);
    for (const [at, [name, diagnosis]] of rows.entries())
      expect(text).toContain(`${at + 1}. ${name} – ${diagnosis ?? 'N/A'}`.normalize('NFD').replaceAll(' ', ''));
  });

  it('calls who has no name yet by their number (spec §7)', async () => {
    await insertBareRecord(app.sql, (await insertUser(app.sql)).id, { number: 64 });
    expect(readPdf((await download('pdf')).bytes).text).toContain('1.PT-000064–N/A');
  });

  it('ends at its limit with a sentence that names the Excel file (reading 79)', async () => {
    expect(PRODUCTION_LIMITS.pdfMaxRows).toBe(5_000);
    await insertRows(Array.from({ length: PDF_ROWS }, (_, at) => [`Patient ${at}`, 'Knee']));
    await download('pdf');
    await insertPatient(app.sql);
    const refused = await admin.rest('GET', '/admin/patients/export?format=pdf');
    expect(refused).toMatchObject({
      status: 413,
      body: {
        code: 'TOO_LARGE',
        message: 'A PDF holds at most 6 patients and there are 7. Please export the Excel file instead.',
      },
    });
    expect((await readSheet((await download('xlsx')).bytes)).rowCount).toBe(PDF_ROWS + 2);
  });
});
