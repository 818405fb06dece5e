import type { Readable } from 'node:stream';
import type { z } from 'zod';
import { loadSettings } from '../../clinic/index.js';
import type { Actor } from '../../platform/access/actor.js';
import type { ExportColumn } from '../../platform/exports/export-column.js';
import type { ExportLimiter } from '../../platform/exports/export-limiter.js';
import { boundOf } from '../../platform/exports/list-bounds.js';
import { listFile, listFormat } from '../../platform/exports/list-file.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { oneLine } from '../../platform/inputs/text-input.js';
import type { Limits } from '../../platform/limits/limits.js';
import { formatRecordNumber } from '../../platform/lists/record-number.js';
import { sayDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { expectedCash, readDayBook, type DayBookRow } from './day-book.queries.js';
import { dayBookInput } from './day-close.input.js';
import { requireBegun } from './day-close.service.js';
import { totalsByMethod } from './day-totals.js';

/** A row of the file: a payment or refund, or a sum below them. */
interface FiledLine {
  what: string;
  /** ISO 8601; null of sums. */
  at: string | null;
  number: string | null;
  patientReference: string | null;
  patientName: string | null;
  method: string | null;
  amountPaise: number;
  enteredBy: string | null;
  note: string | null;
}

const COLUMNS: readonly ExportColumn<FiledLine>[] = [
  { header: 'What', width: 22, cell: ({ what }) => what },
  { header: 'Entered', width: 20, cell: ({ at }) => (at ? new Date(at) : '') },
  { header: 'Number', width: 18, cell: ({ number }) => number ?? '' },
  { header: 'PT number', width: 12, cell: ({ patientReference }) => patientReference ?? '' },
  { header: 'Patient', width: 28, cell: ({ patientName }) => oneLine(patientName ?? '') },
  { header: 'Method', width: 12, cell: ({ method }) => method ?? '' },
  { header: 'Amount', width: 14, kind: 'money', cell: ({ amountPaise }) => amountPaise / 100 },
  { header: 'Entered by', width: 20, cell: ({ enteredBy }) => oneLine(enteredBy ?? '') },
  { header: 'Note', width: 24, cell: ({ note }) => oneLine(note ?? '') },
];

const exportInput = dayBookInput.extend({ format: listFormat });

/** Exports the books of a day, with the rate limit and audit of exports. */
export class DayBookExportService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: { gate: ExportLimiter; clock: Clock; limits: Pick<Limits, 'pdfMaxRows'> },
  ) {}

  /** Returns the file as a byte stream. @throws AppError BAD_INPUT, RATE_LIMITED, TOO_LARGE */
  async export(actor: Actor, input: z.input<typeof exportInput>): Promise<Readable> {
    const { gate, clock, limits } = this.parts;
    return this.useCases.read(actor, 'day.export', exportInput, input, async ({ day, format }, look) => {
      const now = clock.now();
      requireBegun(day, now);
      // The rows pass the gate as one value, so that the sums and the lines are of one snapshot.
      const rows = filedLines(await readDayBook(look.em, day));
      const query = {
        columns: 'y.*',
        source: `jsonb_to_recordset($1::jsonb) as y(place int, what text, at text, number text, "patientReference" text,
          "patientName" text, method text, "amountPaise" float8, "enteredBy" text, note text)`,
        order: 'y.place',
        identity: 'concat_ws(\' \', y.what, y.at, y.number, y.method, y."amountPaise")',
        values: [JSON.stringify(rows.map((row, place) => ({ place, ...row })))],
      };
      const bound = boundOf(format, {
        pdfMaxRows: limits.pdfMaxRows,
        ofPdf: (count) => reasonFor('PAYMENTS_PDF_TOO_LONG', count),
        ofOthers: (count) => reasonFor('TOO_MANY_PAYMENTS', count),
      });
      const { name: clinicName } = await loadSettings(look.em);
      const entry = { verb: 'day.export', details: { day, format } } as const;
      const table = { title: `Day book of ${sayDay(day)}`, columns: COLUMNS, asOf: now, clinicName, filters: [] };
      return gate.pass<FiledLine>(look.actor, { query, entry, ...bound }, (found) => listFile(found, format, table));
    });
  }
}

const NOTHING = {
  at: null,
  number: null,
  patientReference: null,
  patientName: null,
  method: null,
  enteredBy: null,
  note: null,
};
const sumOf = (what: string, amountPaise: number, more: Partial<FiledLine> = {}): FiledLine => ({
  ...NOTHING,
  what,
  amountPaise,
  ...more,
});

/** Returns the rows of the file: the lines of the day, then its sums, its cash and its close. */
function filedLines(book: DayBookRow): FiledLine[] {
  const { lines, chargedPaise, creditedPaise, cash, close } = book;
  return [
    ...lines.map(({ kind, at, patientNumber, ...line }) => ({
      what: kind === 'PAYMENT' ? 'Payment' : 'Refund',
      at: at.toISOString(),
      number: line.number,
      patientReference: patientNumber ? formatRecordNumber(patientNumber) : null,
      patientName: line.patientName,
      method: line.method,
      amountPaise: line.amountPaise,
      enteredBy: line.enteredBy,
      note: null,
    })),
    ...totalsByMethod(lines).flatMap(({ method, received, refunded }) => [
      sumOf('Received', received, { method }),
      ...(refunded > 0 ? [sumOf('Refunded', -refunded, { method })] : []),
    ]),
    sumOf('Charged', chargedPaise),
    sumOf('Credited', creditedPaise),
    sumOf('Cash before', cash.openingPaise, { method: 'Cash' }),
    sumOf('Cash received since', cash.receivedPaise, { method: 'Cash' }),
    sumOf('Cash refunded since', -cash.refundedPaise, { method: 'Cash' }),
    sumOf('Cash expected', expectedCash(cash), { method: 'Cash' }),
    ...(close?.day === book.day
      ? [
          sumOf('Cash counted', close.countedPaise, {
            method: 'Cash',
            at: close.closedAt.toISOString(),
            enteredBy: close.closedBy,
            note: close.note,
          }),
          sumOf('Difference', close.countedPaise - expectedCash(close), { method: 'Cash' }),
          sumOf('To the bank', close.bankedPaise, { method: 'Cash' }),
        ]
      : []),
  ];
}
