import type { Readable } from 'node:stream';
import type { Pool } from 'pg';
import type { AuditTrail } from '../audit/audit-trail.js';
import type { Access } from '../auth/access.js';
import type { Actor } from '../auth/actor.js';
import { sayMoment } from '../clinic-time.js';
import { streamRows, textOf } from '../db/row-stream.js';
import { guardFormula } from '../formula-guard.js';
import { parseInput } from '../parse-input.js';
import type { RateCap } from '../rate-cap.js';
import { periodInput } from './payment.input.js';
import { bounds, PAYMENT_COLUMNS, PAYMENT_SOURCE, type PaymentRow } from './payment.queries.js';

const BYTE_ORDER_MARK = '\uFEFF';
/** Rows go out in pieces of about this many characters. */
const PIECE = 16_384;

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const cell = (text: string) => quoted(guardFormula(text));

/** payments_export.csv: RFC 4180 with a byte order mark, the columns of the screen's table (reading 75). */
async function* csvPieces(rows: AsyncIterable<PaymentRow>): AsyncIterable<string> {
  let piece = `${BYTE_ORDER_MARK}ID,Patient,Amount,Method,Date,Status\r\n`;
  for await (const { id, patientName, amountPaise, method, createdAt, status } of rows) {
    const cells = [
      id,
      patientName || 'N/A',
      (amountPaise / 100).toFixed(2),
      method,
      sayMoment(new Date(createdAt)),
      status,
    ];
    piece += `${cells.map(cell).join(',')}\r\n`;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

/** The CSV of a period's payments, streamed by a cursor and audited before its first byte (EX-1 to EX-5). */
export class PaymentExportService {
  constructor(private readonly parts: { pool: Pool; access: Access; audit: AuditTrail; cap: RateCap }) {}

  /** @throws AppError BAD_INPUT, RATE_LIMITED */
  async exportCsv(actor: Actor, input: unknown): Promise<Readable> {
    const { pool, access, audit, cap } = this.parts;
    await access.require(actor, 'payment.export');
    const period = parseInput(periodInput, input);
    await cap.consume(actor.userId ?? '');
    await audit.recordAlone(actor, { verb: 'payment.export', subjectType: 'payment' });
    const text = `select ${PAYMENT_COLUMNS} from ${PAYMENT_SOURCE} where y.created_at between $1::timestamptz and $2::timestamptz
      order by y.created_at desc, y.id desc`;
    return textOf(await streamRows<PaymentRow>(pool, text, bounds(period)), csvPieces);
  }
}
