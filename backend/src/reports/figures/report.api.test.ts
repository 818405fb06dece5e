import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertApiKey,
  insertCharge,
  insertPatient,
  insertPatientWithAccount,
  insertPayment,
  insertStaff,
  insertUser,
} from '../../../test/builders.js';
import { reportCalls } from '../../../test/clinic-report-calls.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

const MARCH = { kind: 'INCOME', from: '2026-03-01', until: '2026-03-31' };
const CELL = { row: 'total', column: 'received' };
const LINES_FILE = '/reports/income/lines?from=2026-03-01&until=2026-03-31&row=total&column=net';

let app: TestApp;
let client: TestClient;
let owner: { id: string; phone: string };
let reports: ReturnType<typeof reportCalls>;
beforeAll(async () => {
  app = await createTestApp();
  owner = await insertAdmin(app.sql);
  client = await app.signIn(owner.phone, 'admin');
  reports = reportCalls(client);
  const { id } = await insertPatient(app.sql, { name: '=Asha' });
  await insertCharge(app.sql, id, { text: '=1+1', amount_paise: 50_000, day: '2026-03-02' });
  for (const day of ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-04', '2026-03-05'])
    await insertPayment(app.sql, id, { amount_paise: 10_050, received_on: day, method: 'Cash' });
  const [payment] = await app.sql<{ id: string }>(`select id from payment where received_on = '2026-03-05'`);
  await app.sql(
    `with back as (update payment set refunded_paise = 10050, status = 'Refunded' where id = $1)
     insert into refund (id, payment_id, amount_paise, method, reason, refunded_on, number, created_at)
     values (gen_random_uuid(), $1, 10050, 'Cash', 'Paid twice', '2026-03-06', 'R/1', now())`,
    [payment?.id],
  );
});
afterAll(() => app.close());

describe('a report is refused', () => {
  it.each([
    ['whose first day is after its last', { from: '2026-03-11', until: '2026-03-10' }, 'from'],
    ['of more than 1,096 days', { from: '2023-03-10', until: '2026-03-11' }, 'from'],
    ['that ends more than 366 days ahead', { until: '2027-03-12' }, 'until'],
    ['by a grouping that its kind does not have', { groupBy: 'WEEK' }, 'groupBy'],
    ['with a measure', { measure: 'KNEE_FLEXION' }, 'measure'],
  ])('%s', async (_what, change, field) => {
    const input = { ...MARCH, ...change };
    expect((await reports.ask(input)).error).toMatchObject({
      code: 'BAD_INPUT',
      fields: { [field]: expect.any(String) },
    });
    expect((await reports.lines(input, CELL)).error?.code).toBe('BAD_INPUT');
  });

  it('but not of 1,096 days, nor one that ends 366 days ahead', async () => {
    expect((await reports.ask({ ...MARCH, from: '2023-03-10', until: '2026-03-10' })).error).toBeUndefined();
    expect((await reports.ask({ ...MARCH, until: '2027-03-11' })).error).toBeUndefined();
  });

  it.each(['2026-02-30', '10 March', ''])('with the day "%s"', async (from) => {
    expect((await reports.ask({ ...MARCH, from })).error?.code).toBe('BAD_INPUT');
    const { status, body } = await client.rest('GET', `/reports/income?from=${from}&until=2026-03-31`);
    expect([status, body]).toMatchObject([400, { code: 'BAD_INPUT', fields: { from: expect.any(String) } }]);
  });

  it('through REST of a kind that there is not, or without days', async () => {
    const unknown = await client.rest('GET', '/reports/weather?from=2026-03-01&until=2026-03-31');
    expect(unknown).toMatchObject({ status: 400, body: { fields: { kind: expect.any(String) } } });
    const { status, body } = await client.rest('GET', '/reports/income');
    expect([status, body]).toMatchObject([400, { fields: { from: expect.any(String), until: expect.any(String) } }]);
    const pdf = await client.rest('GET', '/reports/income?from=2026-03-01&until=2026-03-31&format=pdf');
    expect(pdf).toMatchObject({ status: 400, body: { fields: { format: expect.any(String) } } });
  });

  it.each([
    ['UNAUTHENTICATED', () => app.client()],
    ['FORBIDDEN', async () => app.signIn((await insertUser(app.sql, { user_type: 'reception' })).phone, 'staff')],
    ['FORBIDDEN', async () => app.signIn((await insertStaff(app.sql)).user.phone, 'staff')],
    ['FORBIDDEN', async () => app.signIn((await insertStaff(app.sql, { user_type: 'doctor' })).user.phone, 'staff')],
    ['FORBIDDEN', async () => app.signIn((await insertPatientWithAccount(app.sql)).user.phone)],
    ['FORBIDDEN', async () => app.client((await insertApiKey(app.sql, owner.id, { scopes: ['payments:read'] })).text)],
  ])('with %s to everybody else, through each door', async (code, who) => {
    const other = await who();
    expect((await reportCalls(other).ask(MARCH)).error?.code).toBe(code);
    expect((await reportCalls(other).lines(MARCH, CELL)).error?.code).toBe(code);
    expect((await other.rest('GET', '/reports/income?from=2026-03-01&until=2026-03-31')).body).toMatchObject({ code });
    expect((await other.rest('GET', LINES_FILE)).body).toMatchObject({ code });
  });

  it('for a row, or a column, that it does not have', async () => {
    for (const row of ['2026-03-09', 'none', "'; --", 'a\u0000b'])
      expect((await reports.lines(MARCH, { ...CELL, row })).error?.code).toBe('NOT_FOUND');
    expect((await reports.lines(MARCH, { ...CELL, column: 'sessions' })).error?.code).toBe('NOT_FOUND');
    expect((await client.rest('GET', LINES_FILE.replace('row=total', 'row=none'))).status).toBe(404);
    expect((await client.rest('GET', LINES_FILE.replace('column=net', 'column=x'))).status).toBe(404);
  });

  it.each([
    { first: 0 },
    { first: 101 },
    { after: 'x' },
    { after: Buffer.from('2026-03-02|1|').toString('base64url') },
  ])('for the slice %j of lines', async (slice) => {
    expect((await reports.lines(MARCH, CELL, slice)).error?.code).toBe('BAD_INPUT');
  });
});

describe('the lines behind a figure', () => {
  it('come by day, then by id, in slices of any size, each once', async () => {
    const all = await reports.allLines(MARCH, CELL);
    expect(all.map(({ day }) => day)).toEqual(['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-04', '2026-03-05']);
    for (const first of [1, 2, 4, 5]) expect(await reports.allLines(MARCH, CELL, first)).toEqual(all);
    const { done } = await reports.lines(MARCH, CELL, { first: 5 });
    expect(done).toMatchObject({ totalCount: 5, value: 50_250, pageInfo: { hasNextPage: false } });
  });

  it('are none for a column in which a row has nothing', async () => {
    const { done } = await reports.lines(MARCH, { row: '2026-03-02', column: 'refunded' });
    expect(done).toMatchObject({ edges: [], totalCount: 0, value: 0 });
  });

  it('are read by a key with reports:read, and each request leaves a row in the audit trail', async () => {
    const key = await insertApiKey(app.sql, owner.id, { scopes: ['reports:read'] });
    const program = reportCalls(app.client(key.text));
    expect((await program.report(MARCH)).total.cells[2]).toMatchObject({ value: 50_250, lines: 5 });
    expect((await program.lines(MARCH, CELL)).done?.totalCount).toBe(5);
    const written = await app.sql<{ verb: string; details: object }>(
      'select verb, details from audit_event where api_key_id = $1 order by id',
      [key.id],
    );
    expect(written).toEqual([
      { verb: 'report.readLines', details: { ...MARCH, groupBy: 'DAY', column: 'received', lines: 5 } },
    ]);
  });
});

describe('the file of a report', () => {
  const textOf = async (path: string) => {
    const response = await client.send(`/api/v1${path}`);
    return { headers: response.headers, text: Buffer.from(await response.arrayBuffer()).toString('utf8') };
  };

  it('has the keys of the columns, money in rupees with two decimals, and the total last', async () => {
    const { headers, text } = await textOf('/reports/income?from=2026-03-02&until=2026-03-06&format=csv');
    expect(text.split('\r\n')).toEqual([
      '\uFEFFkey,label,charged,credited,received,refunded,net',
      '2026-03-02,2 Mar 2026,500.00,0.00,100.50,0.00,100.50',
      '2026-03-03,3 Mar 2026,0.00,0.00,100.50,0.00,100.50',
      '2026-03-04,4 Mar 2026,0.00,0.00,201.00,0.00,201.00',
      '2026-03-05,5 Mar 2026,0.00,0.00,100.50,0.00,100.50',
      '2026-03-06,6 Mar 2026,0.00,0.00,0.00,100.50,-100.50',
      'total,Total,500.00,0.00,502.50,100.50,402.00',
      '',
    ]);
    expect(headers.get('content-disposition')).toBe('attachment; filename=report-income.csv');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('leaves a figure out that has no meaning', async () => {
    const { text } = await textOf('/reports/income?from=2026-03-02&until=2026-03-06&groupBy=METHOD');
    expect(text.split('\r\n').slice(1, 3)).toEqual([
      'CASH,Cash,,,502.50,100.50,402.00',
      'total,Total,,,502.50,100.50,402.00',
    ]);
  });

  it('of lines has one row each, runs no formula, and keeps negative amounts as numbers (EX-1)', async () => {
    const { headers, text } = await textOf(LINES_FILE.replace('column=net', 'column=charged'));
    expect(text.split('\r\n')).toEqual([
      '\uFEFFkind,id,day,patientNumber,text,value,weight',
      expect.stringMatching(/^CHARGE,[\da-f-]{36},2026-03-02,PT-\d{6},'=1\+1,500\.00,1$/),
      '',
    ]);
    expect(headers.get('content-disposition')).toBe('attachment; filename=report-income-lines.csv');
    const net = await textOf(LINES_FILE);
    expect(net.text).toMatch(/REFUND,[\da-f-]{36},2026-03-06,PT-\d{6},"Refund R\/1, Cash",-100\.50,1/);
  });

  it('is also a workbook, and leaves a row with its count and hash in the audit trail (EX-5)', async () => {
    const { headers } = await textOf('/reports/income?from=2026-03-02&until=2026-03-06&groupBy=METHOD&format=xlsx');
    expect(headers.get('content-type')).toContain('spreadsheetml');
    const [row] = await app.sql<{ details: Record<string, unknown> }>(
      `select details from audit_event where verb = 'report.export' order by id desc limit 1`,
    );
    expect(row?.details).toMatchObject({ kind: 'INCOME', groupBy: 'METHOD', format: 'xlsx', rows: 2 });
    expect(row?.details['hash']).toMatch(/^[\da-f]{64}$/);
  });
});
