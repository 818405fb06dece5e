import type { Readable } from 'node:stream';
import { z } from 'zod';
import { loadSettings } from '../../clinic/index.js';
import { restorableSince } from '../../patients/index.js';
import type { Actor } from '../../platform/access/actor.js';
import { sayDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import type { ExportColumn } from '../../platform/exports/export-column.js';
import type { ExportLimiter } from '../../platform/exports/export-limiter.js';
import { boundOf, describeFilters, namesOfFilters } from '../../platform/exports/list-bounds.js';
import { listFile, listFormat } from '../../platform/exports/list-file.js';
import { oneLine } from '../../platform/inputs/text-input.js';
import type { Limits } from '../../platform/limits/limits.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { UseCases } from '../../platform/use-cases.js';
import { paymentFilter } from './payment-list.input.js';
import { paymentsOf } from './payment-list.queries.js';
import { PAYMENT_COLUMNS, type ListedPayment, type PaymentRow } from './payment.queries.js';
import { formatRecordNumber } from '../../platform/lists/record-number.js';

/** A payment in the export of a list. */
type FiledPayment = ListedPayment & Pick<PaymentRow, 'receivedOn' | 'reference' | 'receiptNumber' | 'refundedPaise'>;

const SELECTED = `${PAYMENT_COLUMNS}, y.received_on::text as "receivedOn", y.reference, y.refunded_paise as "refundedPaise",
  (select r.number from receipt r where r.payment_id = y.id) as "receiptNumber"`;

/** Columns for accounting. */
const COLUMNS: readonly ExportColumn<FiledPayment>[] = [
  { header: 'ID', width: 38, kind: 'technical', cell: ({ id }) => id },
  { header: 'Receipt', width: 16, cell: ({ receiptNumber }) => receiptNumber ?? '' },
  {
    header: 'PT number',
    width: 12,
    cell: ({ patientNumber }) => (patientNumber ? formatRecordNumber(patientNumber) : ''),
  },
  { header: 'Patient', width: 32, cell: ({ patientName }) => oneLine(patientName ?? '') || 'N/A' },
  { header: 'Amount', width: 12, kind: 'money', cell: ({ amountPaise }) => amountPaise / 100 },
  { header: 'Refunded', width: 12, kind: 'money', cell: ({ refundedPaise }) => refundedPaise / 100 },
  { header: 'Method', width: 12, cell: ({ method }) => method },
  { header: 'Reference', width: 24, cell: ({ reference }) => oneLine(reference ?? '') },
  { header: 'Recorded', width: 20, cell: ({ createdAt }) => new Date(createdAt) },
  { header: 'Received', width: 14, cell: ({ receivedOn }) => (receivedOn ? { day: receivedOn } : '') },
  { header: 'Status', width: 12, cell: ({ status }) => status },
];

const LABELS = {
  from: 'From',
  until: 'Until',
  patientId: 'Patient',
  status: 'Status',
  method: 'Method',
  search: 'Search',
} as const;

const listExportInput = z.object({ format: listFormat, filter: paymentFilter });

/** Exports the payments of a filter, with the rate limit and audit of the period's export. */
export class PaymentListExportService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: { gate: ExportLimiter; clock: Clock; limits: Pick<Limits, 'pdfMaxRows'> },
  ) {}

  /** Returns the export as a byte stream. @throws AppError BAD_INPUT, RATE_LIMITED, TOO_LARGE */
  async export(actor: Actor, input: z.input<typeof listExportInput>): Promise<Readable> {
    const { gate, clock, limits } = this.parts;
    return this.useCases.read(actor, 'payment.export', listExportInput, input, async (asked, { em, actor: own }) => {
      const { format, filter } = asked;
      const now = clock.now();
      const source = paymentsOf({ ...filter, since: restorableSince(now) }).compile(em.getKysely());
      const query = {
        columns: SELECTED,
        source: source.sql,
        values: [...source.parameters],
        order: 'y.created_at desc, y.id desc',
        identity: `y.id || ' ' || y.version`,
      };
      const { from, until } = filter;
      const entry = {
        verb: 'payment.export',
        subjectType: 'payment',
        details: { format, filters: namesOfFilters(filter), from, until },
      } as const;
      const bound = boundOf(format, {
        pdfMaxRows: limits.pdfMaxRows,
        ofPdf: (rows) => reasonFor('PAYMENTS_PDF_TOO_LONG', rows),
        ofOthers: (rows) => reasonFor('TOO_MANY_PAYMENTS', rows),
      });
      const { name: clinicName } = await loadSettings(em);
      const filters = describeFilters(filter, LABELS, {
        from: from ? sayDay(from) : undefined,
        until: until ? sayDay(until) : undefined,
        patientId: 'one, whose PT number each row names',
      });
      return gate.pass<FiledPayment>(own, { query, entry, ...bound }, (rows) =>
        listFile(rows, format, { title: 'Payments', columns: COLUMNS, asOf: now, clinicName, filters }),
      );
    });
  }
}
