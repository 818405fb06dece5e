import { expect } from 'vitest';
import { insertBill } from './bill-builders.js';
import { insertPayment, insertPaymentLink, insertReceipt } from './builders.js';
import type { Row } from './call-row.js';
import { anyUuid } from './rest-shapes.js';

/** The calls about payments. */
export const paymentRows: Row[] = [
  [
    'GET',
    '/dues',
    'admin',
    async () => ({ path: '/dues?format=csv&search=nobody' }),
    200,
    'PT number,Patient,Due,0 to 30 days,31 to 60 days,61 to 90 days,Over 90 days,Oldest charge,Reminded\r\n',
  ],
  [
    'GET',
    '/pay/:token',
    'visitor',
    async ({ app, record }) => ({ path: `/pay/${(await insertPaymentLink(app.sql, record.id)).token}` }),
    200,
    {
      data: {
        clinic: expect.any(String) as string,
        amount: 150_000,
        status: 'OPEN',
        upiLink: null,
        canPayOnline: false,
      },
    },
  ],
  [
    'POST',
    '/pay/:token/order',
    'visitor',
    async ({ app, record }) => ({ path: `/pay/${(await insertPaymentLink(app.sql, record.id)).token}/order` }),
    409,
    expect.objectContaining({ code: 'WRONG_STATE' }),
  ],
  [
    'POST',
    '/gateway-events',
    'visitor',
    async () => ({ path: '/gateway-events', body: { event: 'payment_link.paid' } }),
    404,
    expect.objectContaining({ code: 'NOT_FOUND' }),
  ],
  [
    'GET',
    '/payments/all',
    'admin',
    async ({ app, record }) => {
      await insertPayment(app.sql, record.id, { created_at: new Date('2025-01-31T18:00:00Z'), amount_paise: 123_450 });
      return {
        path: '/payments/all?page=1&limit=10&startDate=2025-01-01T00:00:00.000Z&endDate=2025-01-31T00:00:00.000Z',
      };
    },
    200,
    {
      data: {
        docs: [
          {
            _id: anyUuid,
            patientId: { _id: anyUuid, name: 'Sunita Yadav' },
            amount: 1234.5,
            method: 'UPI',
            createdAt: '2025-01-31T18:00:00.000Z',
            status: 'Paid',
          },
        ],
        totalPages: 1,
        page: 1,
        totalDocs: 1,
        limit: 10,
      },
    },
  ],
  [
    'GET',
    '/payments/export',
    'admin',
    async () => ({ path: '/payments/export?startDate=2024-01-01&endDate=2024-01-31' }),
    200,
    'ID,Patient,Amount,Method,Date,Status\r\n',
  ],
  [
    'GET',
    '/payments/export/filtered',
    'admin',
    async () => ({ path: '/payments/export/filtered?format=csv&from=2024-01-01&until=2024-01-31' }),
    200,
    'ID,Receipt,PT number,Patient,Amount,Refunded,Method,Reference,Recorded,Received,Status\r\n',
  ],
  [
    'GET',
    '/admin/breach-report',
    'admin',
    async ({ user }) => ({
      path: `/admin/breach-report?from=2024-03-01T00:00:00Z&until=2024-03-11T00:00:00Z&accountId=${user.id}&format=csv`,
    }),
    200,
    'PT number,Patient,Phone,Language,First access,Last access,Kinds\r\n',
  ],
  [
    'GET',
    '/admin/data-processors',
    'admin',
    async () => ({ path: '/admin/data-processors?format=csv' }),
    200,
    expect.stringMatching(/^Processor,Purposes,Categories of data,Place,Retention,Contract,Last day,State\r\n/),
  ],
  ['GET', '/admin/full-export', 'admin', undefined, 200, expect.stringMatching(/^PK/)],
  ['GET', '/me/data', 'patient', undefined, 200, expect.stringMatching(/^PK/)],
  [
    'GET',
    '/journal',
    'admin',
    async () => ({ path: '/journal?from=2024-01-01&until=2024-01-31' }),
    200,
    'Voucher,Type,Date,Number,Account,Debit,Credit,Narration\r\n',
  ],
  [
    'GET',
    '/day-book',
    'admin',
    async () => ({ path: '/day-book?format=csv&day=2024-01-01' }),
    200,
    [
      'What,Entered,Number,PT number,Patient,Method,Amount,Entered by,Note',
      'Charged,,,,,,0.00,,',
      'Credited,,,,,,0.00,,',
      'Cash before,,,,,Cash,0.00,,',
      'Cash received since,,,,,Cash,0.00,,',
      'Cash refunded since,,,,,Cash,0.00,,',
      'Cash expected,,,,,Cash,0.00,,',
      '',
    ].join('\r\n'),
  ],
  [
    'GET',
    '/reports/:kind',
    'admin',
    async () => ({ path: '/reports/income?from=2024-01-01&until=2024-01-31' }),
    200,
    'key,label,charged,credited,received,refunded,net\r\ntotal,Total,0.00,0.00,0.00,0.00,0.00\r\n',
  ],
  [
    'GET',
    '/reports/:kind/lines',
    'admin',
    async () => ({ path: '/reports/income/lines?from=2024-01-01&until=2024-01-31&row=total&column=net' }),
    200,
    'kind,id,day,patientNumber,text,value,weight\r\n',
  ],
  [
    'GET',
    '/payments/:id/receipt',
    'patient',
    async ({ app, record }) => {
      const { id } = await insertPayment(app.sql, record.id);
      await insertReceipt(app.sql, id);
      return { path: `/payments/${id}/receipt` };
    },
    200,
    expect.stringMatching(/^%PDF-1\./),
  ],
  [
    'GET',
    '/bills/:id/pdf',
    'patient',
    async ({ app, record }) => ({ path: `/bills/${(await insertBill(app.sql, record.id)).id}/pdf?language=hi` }),
    200,
    expect.stringMatching(/^%PDF-1\./),
  ],
  [
    'GET',
    '/patients/:id/statement',
    'patient',
    async () => ({ path: '/patients/me/statement?from=2026-03-01&until=2026-03-31' }),
    200,
    expect.stringMatching(/^%PDF-1\./),
  ],
];
