import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { Actor } from '../../platform/access/actor.js';
import { sayMoment } from '../../platform/time/clinic-time.js';
import { textOf } from '../../platform/db/row-stream.js';
import type { ExportColumn } from '../../platform/exports/export-column.js';
import { csvPieces } from '../../platform/exports/table-csv.js';
import type { ExportLimiter, ExportRequest } from '../../platform/exports/export-limiter.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { UseCases } from '../../platform/use-cases.js';
import { periodInput, type Period } from './payment.input.js';
import { bounds, PAYMENT_COLUMNS, PAYMENT_SOURCE, type ListedPayment } from './payment.queries.js';

/** Columns of the CSV, as in the table on the screen. */
const COLUMNS: readonly ExportColumn<ListedPayment>[] = [
  { header: 'ID', width: 38, cell: ({ id }) => id },
  { header: 'Patient', width: 32, cell: ({ patientName }) => patientName || 'N/A' },
  { header: 'Amount', width: 12, kind: 'money', cell: ({ amountPaise }) => amountPaise / 100 },
  { header: 'Method', width: 12, cell: ({ method }) => method },
  { header: 'Date', width: 20, cell: ({ createdAt }) => sayMoment(new Date(createdAt)) },
  { header: 'Status', width: 12, cell: ({ status }) => status },
];

/** Exports a period's payments as CSV: streamed from a database cursor, audited before the first byte. */
export class PaymentExportService {
  constructor(
    private readonly useCases: UseCases,
    private readonly gate: ExportLimiter,
  ) {}

  /** Returns the CSV as a byte stream. @throws AppError BAD_INPUT, RATE_LIMITED, TOO_LARGE */
  async exportCsv(actor: Actor, input: z.input<typeof periodInput>): Promise<Readable> {
    return this.useCases.read(actor, 'payment.export', periodInput, input, (period, { actor: own }) =>
      this.gate.pass<ListedPayment>(own, exportOf(period), (rows) => textOf(rows, csvPieces(COLUMNS))),
    );
  }
}

const exportOf = (period: Period): ExportRequest => ({
  query: {
    columns: PAYMENT_COLUMNS,
    source: `${PAYMENT_SOURCE} where y.created_at between $1::timestamptz and $2::timestamptz`,
    order: 'y.created_at desc, y.id desc',
    identity: `y.id || ' ' || y.version`,
    values: bounds(period),
  },
  entry: { verb: 'payment.export', subjectType: 'payment', details: period },
  tooMany: (rows) => reasonFor('TOO_MANY_PAYMENTS', rows),
});
