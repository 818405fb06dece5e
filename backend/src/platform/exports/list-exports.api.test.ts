import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin, insertPatient, insertPayment, insertReceipt, insertUser } from '../../../test/builders.js';
import { readPdf } from '../../../test/pdf-text.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { clinicDay } from '../clinic-time.js';
import { writeTablePdf } from './table-pdf.js';

let app: TestApp;
let admin: TestClient;
let receipt: string;
let ramesh: { id: string; reference: string };
const before = (hours: number) => new Date(NOON.getTime() - hours * 3_600_000);

beforeAll(async () => {
  app = await createTestApp({ limits: { pdfMaxRows: 4 } });
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  const account = await insertUser(app.sql, { last_login_at: before(2) });
  ramesh = await insertPatient(app.sql, { name: 'Ramesh Gupta', user_id: account.id, created_at: before(9) });
  await insertPatient(app.sql, { name: '=Formula', diagnosis: 'Knee, left', created_at: before(8) });
  const recent = await insertUser(app.sql, { last_login_at: before(1) });
  await insertPatient(app.sql, { name: 'Sunita Yadav', user_id: recent.id, created_at: before(7) });
  await insertPatient(app.sql, { name: 'Gone', deleted_at: NOON });
  for (let at = 0; at < 5; at += 1) {
    const paid = { status: 'Paid', amount_paise: 10_050 * (at + 1), received_on: '2026-03-01', reference: `R-${at}` };
    const { id } = await insertPayment(app.sql, ramesh.id, { ...paid, method: at < 3 ? 'UPI' : 'Cash' });
    if (at === 0) receipt = (await insertReceipt(app.sql, id)).number;
  }
  await insertPayment(app.sql, ramesh.id, { status: 'Pending', amount_paise: 99_900 });
});
afterAll(() => app.close());

async function file(path: string): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
  const { status, headers, ...response } = await admin.send(`/api/v1${path}`).then(async (answer) => ({
    status: answer.status,
    headers: answer.headers,
    bytes: Buffer.from(await answer.arrayBuffer()),
  }));
  return { status, headers, ...response };
}
/** The cells of a CSV whose cells hold no comma. */
const linesOf = (bytes: Buffer) => bytes.toString('utf8').replace('\uFEFF', '').trim().split('\r\n');

describe('GET /admin/patients/export/filtered', () => {
  const names = async (query: string) => {
    const { bytes } = await file(`/admin/patients/export/filtered?format=csv&${query}`);
    return linesOf(bytes)
      .slice(1)
      .map((line) => line.split(',')[1]);
  };

  it.each([
    ['', ['Sunita Yadav', "'=Formula", 'Ramesh Gupta']],
    ['sort=number', ['Ramesh Gupta', "'=Formula", 'Sunita Yadav']],
    ['sort=last_login', ['Sunita Yadav', 'Ramesh Gupta', "'=Formula"]],
    ['search=ramesh', ['Ramesh Gupta']],
    ['condition=left', ["'=Formula"]],
    ['activity=active', ['Sunita Yadav', 'Ramesh Gupta']],
    ['search=nobody', []],
  ])('holds the rows of the list, in its order: %s', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('says of each what the list says, in every form', async () => {
    const csv = await file('/admin/patients/export/filtered?format=csv&search=ramesh');
    expect(csv.headers.get('content-disposition')).toBe('attachment; filename=patients-filtered.csv');
    expect(linesOf(csv.bytes)[1]).toMatch(
      new RegExp(
        `^${ramesh.reference},Ramesh Gupta,\\d+,Female,Total knee replacement,\\d{10},\\d+ \\w+ 2026,Complete$`,
      ),
    );
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load((await file('/admin/patients/export/filtered')).bytes as unknown as ArrayBuffer);
    expect(workbook.getWorksheet('Patients')?.getColumn(2).values.slice(2)).toEqual([
      'Sunita Yadav',
      "'=Formula",
      'Ramesh Gupta',
    ]);
    const pdf = await file('/admin/patients/export/filtered?format=pdf');
    expect([pdf.status, pdf.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  });

  it('repeats the header of its table on each page, and breaks a word that is wider than its column', async () => {
    const words = 'घुटना-'.repeat(9);
    const columns = [{ header: 'Heading', width: 20, cell: (row: string) => row }];
    async function* rows() {
      for (let at = 0; at < 120; at += 1) yield at === 0 ? words + 'x'.repeat(60) : `Row ${at}`;
    }
    const table = { title: 'Title', columns, asOf: NOON, clinicName: 'आशा क्लिनिक', filters: [] };
    const bytes = Buffer.concat(await (await writeTablePdf(rows(), table)).toArray());
    const { text, boxes } = readPdf(bytes);
    const pages = bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
    expect(pages).toBeGreaterThan(2);
    expect([boxes, text.match(/Heading/g)?.length]).toEqual([0, pages]);
    expect(text).toContain(`Page${pages}of${pages}`);
    expect(text).toContain('Row119');
    expect(bytes.toString('latin1')).toContain('/MediaBox [0 0 595.28 841.89]');
  });

  it('has the day of the last sign-in as a date', async () => {
    const workbook = new ExcelJS.Workbook();
    const { bytes } = await file('/admin/patients/export/filtered?sort=last_login');
    await workbook.xlsx.load(bytes as unknown as ArrayBuffer);
    const column = workbook.getWorksheet('Patients')?.getColumn(7);
    expect(column?.values.slice(2)).toEqual([new Date(clinicDay(before(1))), new Date(clinicDay(before(2))), 'Never']);
    expect(workbook.getWorksheet('Patients')?.getCell('G2').numFmt).toBe('d mmm yyyy');
  });

  it('refuses what the list refuses, and another form', async () => {
    for (const query of ['sort=age', 'status=half', 'format=json', 'search=a&search=b', 'activity=some'])
      expect([query, (await file(`/admin/patients/export/filtered?${query}`)).status]).toEqual([query, 400]);
  });

  it('puts on record which filters narrowed it, and never what was looked for', async () => {
    await file('/admin/patients/export/filtered?format=csv&search=ramesh&sort=name');
    const [line] = await app.sql<{ details: object }>(
      "select details from audit_event where verb = 'patient.export' order by id desc limit 1",
    );
    expect(line?.details).toMatchObject({ format: 'csv', filters: ['search'], sort: 'name', rows: 1 });
    expect(JSON.stringify(line)).not.toContain('ramesh');
  });
});

describe('GET /payments/export/filtered', () => {
  it.each([
    'status=Paid',
    'method=UPI',
    'search=ramesh',
    'search=R-2',
    'from=2026-01-01&until=2026-12-31',
    'patientId=',
  ])('adds up to what the rows of the list add up to: %s', async (query) => {
    const { bytes } = await file(`/payments/export/filtered?format=csv&${query}`);
    const rows = linesOf(bytes)
      .slice(1)
      .map((line) => line.split(','));
    const added = rows.reduce((sum, [, , , , amount]) => sum + Math.round(Number(amount) * 100), 0);
    const asked = new URLSearchParams(query);
    const named = Object.fromEntries([...asked].filter(([, value]) => value !== ''));
    const filter = { ...named, ...(named['status'] && { status: named['status'].toUpperCase() }) };
    const { body } = await admin.graphql<{
      paymentsConnection: { totalCount: number; edges: { node: { amount: number } }[] };
    }>(
      `query ($filter: PaymentFilter) { paymentsConnection(first: 100, filter: $filter) {
          totalCount edges { node { amount } } } }`,
      { filter },
    );
    const listed = body.data?.paymentsConnection;
    expect(listed?.totalCount).toBeGreaterThan(0);
    expect([rows.length, added]).toEqual([
      listed?.totalCount,
      listed?.edges.reduce((sum, { node }) => sum + node.amount, 0),
    ]);
  });

  it('has sums that a spreadsheet can add, the receipt, and the reference', async () => {
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load((await file('/payments/export/filtered?search=R-0')).bytes as unknown as ArrayBuffer);
    const row = workbook.getWorksheet('Payments')?.getRow(2).values as unknown[];
    expect(row.slice(2)).toEqual([
      receipt,
      ramesh.reference,
      'Ramesh Gupta',
      100.5,
      0,
      'UPI',
      'R-0',
      expect.any(Date),
      new Date('2026-03-01T00:00:00Z'),
      'Paid',
    ]);
  });

  it('has dates that a spreadsheet can sort, in the time of the clinic', async () => {
    await insertPayment(app.sql, ramesh.id, { reference: 'LATE', created_at: new Date('2026-11-20T20:15:00Z') });
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load((await file('/payments/export/filtered?search=LATE')).bytes as unknown as ArrayBuffer);
    const cell = workbook.getWorksheet('Payments')?.getCell('I2');
    expect([cell?.value, cell?.numFmt]).toEqual([new Date('2026-11-21T01:45:00Z'), 'd mmm yyyy h:mm am/pm']);
    expect(workbook.getWorksheet('Payments')?.getCell('E2').numFmt).toBe('#,##0.00');
    await app.sql("delete from payment where reference = 'LATE'");
  });

  it('is a table in a PDF, with the clinic, the filters and the pages, and without ids', async () => {
    const { bytes } = await file('/payments/export/filtered?format=pdf&method=UPI&from=2026-01-01');
    const { text, boxes } = readPdf(bytes);
    expect(boxes).toBe(0);
    for (const said of ['Post Surgery Physiotherapy', 'Payments', 'From: 1 Jan 2026 · Method: UPI', 'Page 1 of 1'])
      expect(text).toContain(said.replaceAll(' ', ''));
    expect(text).toContain(`ReceiptPTnumberPatientAmountRefunded`);
    expect(text).toContain(`${receipt}${ramesh.reference}RameshGupta100.500.00UPIR-0`);
    const [{ id } = { id: '' }] = await app.sql<{ id: string }>("select id from payment where reference = 'R-0'");
    expect(text).not.toContain(id.slice(0, 8));
    expect(bytes.toString('latin1')).toContain('/MediaBox [0 0 841.89 595.28]');
  });

  it('ends a PDF at its most rows with a sentence, and is limited like every export', async () => {
    const { status, bytes } = await file('/payments/export/filtered?format=pdf');
    expect([status, JSON.parse(bytes.toString())]).toMatchObject([
      413,
      { message: 'A PDF holds at most 4 payments and there are 6. Please export the Excel file instead.' },
    ]);
    expect((await file('/payments/export/filtered?format=pdf&status=Pending')).status).toBe(200);
    expect((await file('/payments/export/filtered?status=Lost')).status).toBe(400);
  });
});
