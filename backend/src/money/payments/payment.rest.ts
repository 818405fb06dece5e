import { plainQuery, wholeNumber, type RestRoute } from '../../platform/http/rest.js';
import { sendStream } from '../../platform/http/send-stream.js';
import { askedOfWalk, nextOfWalk, walkAnswer, walkQuery, WALK_SPELLINGS } from '../../platform/http/changes-feed.js';
import type { PaymentExportService } from './payment-export.service.js';
import type { PaymentRow, PaymentService } from './payment.service.js';
import { z } from 'zod';
import { paymentPageInput, periodInput } from './payment.input.js';
import { moment } from '../../platform/http/response-schemas.js';
import { PAYMENT_METHODS, PAYMENT_STATUSES } from './payment.entity.js';

/** Maps a payment to the public API's field names, with the amount in rupees. */
function presentPayment({ id, patientId, patientName, amountPaise, method, createdAt, status }: PaymentRow) {
  return {
    _id: id,
    patientId: patientId ? { _id: patientId, name: patientName } : null,
    amount: amountPaise / 100,
    method,
    createdAt,
    status,
  };
}

/** REST routes of payments. */
export function paymentRoutes(payments: PaymentService, exports: PaymentExportService): RestRoute[] {
  return [
    {
      method: 'get',
      path: '/payments/all',
      verb: 'payment.list',
      docs: {
        summary: 'A page of the payments of a period, newest first',
        query: paymentPageInput,
        answer: z.object({
          data: z.object({
            docs: z.array(paymentAnswer),
            totalPages: z.int(),
            page: z.int(),
            totalDocs: z.int(),
            limit: z.int(),
          }),
        }),
      },
      handle: async ({ request, response, actor }) => {
        const { page, limit, startDate, endDate } = plainQuery(request);
        const found = await payments.list(actor, {
          page: wholeNumber(page),
          limit: wholeNumber(limit),
          startDate: startDate || undefined,
          endDate: endDate || undefined,
        });
        const { total: totalDocs, totalPages } = found;
        response.json({
          data: {
            docs: found.payments.map(presentPayment),
            totalPages,
            page: found.page,
            totalDocs,
            limit: found.limit,
          },
        });
      },
    },
    {
      method: 'get',
      path: '/changes/payments',
      verb: 'payment.list',
      docs: {
        summary: 'Payments that changed since, or all',
        query: walkQuery,
        answer: walkAnswer('payments', paymentAnswer),
      },
      spellings: WALK_SPELLINGS,
      handle: async ({ request, response, actor }) => {
        const found = await payments.find(actor, askedOfWalk(plainQuery(request)));
        response.json({ data: { payments: found.payments.map(presentPayment), ...nextOfWalk(found.payments, found) } });
      },
    },
    {
      method: 'get',
      path: '/payments/export',
      verb: 'payment.export',
      docs: {
        summary: 'The payments of a period as CSV',
        query: periodInput,
        files: ['text/csv'],
        errors: ['TOO_LARGE'],
      },
      handle: async ({ request, response, actor }) => {
        const { startDate, endDate } = plainQuery(request);
        const csv = await exports.exportCsv(actor, {
          startDate: startDate || undefined,
          endDate: endDate || undefined,
        });
        response.attachment('payments_export.csv').type('text/csv');
        await sendStream(response, csv);
      },
    },
  ];
}

/** REST response: a payment with the public API's field names. */
const paymentAnswer = z
  .object({
    _id: z.uuid(),
    patientId: z.object({ _id: z.uuid(), name: z.string() }).nullable().describe('Null when the record was deleted.'),
    amount: z.number().describe('Rupees.'),
    method: z.enum(PAYMENT_METHODS),
    createdAt: moment,
    status: z.enum(PAYMENT_STATUSES),
  })
  .meta({ id: 'Payment' });
