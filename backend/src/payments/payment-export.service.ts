import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { Actor } from '../auth/actor.js';
import { sayMoment } from '../clinic-time.js';
import { textOf } from '../db/row-stream.js';
import { BYTE_ORDER_MARK, csvLine } from '../exports/csv-line.js';
import type { ExportGate, ExportRequest } from '../exports/export-gate.js';
import { because } from '../reasons/reason.js';
import type { UseCases } from '../use-cases.js';
import { periodInput, type Period } from './payment.input.js';
import { bounds, PAYMENT_COLUMNS, PAYMENT_SOURCE, type ListedPayment } from './payment.queries.js';

/** Rows go out in pieces of about this many characters. */
const PIECE = 16_384;

/** payments_export.csv: RFC 4180 with a byte order mark, the columns of the screen's table (reading 75). */
async function* csvPieces(rows: AsyncIterable<ListedPayment>): AsyncIterable<string> {
  let piece = BYTE_ORDER_MARK + csvLine(['ID', 'Patient', 'Amount', 'Method', 'Date', 'Status']);
  for await (const { id, patientName, amountPaise, method, createdAt, status } of rows) {
    const cells = [
      id,
      patientName || 'N/A',
      (amountPaise / 100).toFixed(2),
      method,
      sayMoment(new Date(createdAt)),
      status,
    ];
    piece += csvLine(cells);
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

/** The CSV of a period's payments, streamed by a cursor and audited before its first byte (EX-1 to EX-5). */
export class PaymentExportService {
  constructor(
    private readonly useCases: UseCases,
    private readonly gate: ExportGate,
  ) {}

  /** @throws AppError BAD_INPUT, RATE_LIMITED, TOO_LARGE */
  async exportCsv(actor: Actor, input: z.input<typeof periodInput>): Promise<Readable> {
    return this.useCases.read(actor, 'payment.export', periodInput, input, (period, { actor: own }) =>
      this.gate.pass<ListedPayment>(own, exportOf(period), (rows) => textOf(rows, csvPieces)),
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
  tooMany: (rows) => because('TOO_MANY_PAYMENTS', rows),
});
