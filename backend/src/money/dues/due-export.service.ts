import type { Readable } from 'node:stream';
import type { z } from 'zod';
import { loadSettings } from '../../clinic/index.js';
import type { Actor } from '../../platform/access/actor.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import type { ExportColumn } from '../../platform/exports/export-column.js';
import type { ExportLimiter } from '../../platform/exports/export-limiter.js';
import { describeFilters, namesOfFilters } from '../../platform/exports/list-bounds.js';
import { listFile } from '../../platform/exports/list-file.js';
import { oneLine } from '../../platform/inputs/text-input.js';
import { formatRecordNumber } from '../../platform/lists/record-number.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { UseCases } from '../../platform/use-cases.js';
import { dueFileInput } from './due.input.js';
import { owedBy, REMINDED_AT, type AgeingSums } from './due.queries.js';

/** A patient who owes, in a file. Sums are text, because they may exceed 32 bits. */
type FiledDue = Record<keyof AgeingSums | 'due', string> & {
  patientNumber: number | null;
  patientName: string | null;
  oldestDay: string;
  remindedAt: Date | null;
};

const SELECTED = `p.number as "patientNumber", p.name as "patientName", w.due::text, w.oldest::text as "oldestDay", w.days0to30::text,
  w.days31to60::text, w.days61to90::text, w.over90::text, ${REMINDED_AT} as "remindedAt"`;

const rupees = (paise: string) => Number(paise) / 100;

const COLUMNS: readonly ExportColumn<FiledDue>[] = [
  {
    header: 'PT number',
    width: 12,
    cell: ({ patientNumber }) => (patientNumber ? formatRecordNumber(patientNumber) : ''),
  },
  { header: 'Patient', width: 32, cell: ({ patientName }) => oneLine(patientName ?? '') || 'N/A' },
  { header: 'Due', width: 14, kind: 'money', cell: ({ due }) => rupees(due) },
  { header: '0 to 30 days', width: 14, kind: 'money', cell: ({ days0to30 }) => rupees(days0to30) },
  { header: '31 to 60 days', width: 14, kind: 'money', cell: ({ days31to60 }) => rupees(days31to60) },
  { header: '61 to 90 days', width: 14, kind: 'money', cell: ({ days61to90 }) => rupees(days61to90) },
  { header: 'Over 90 days', width: 14, kind: 'money', cell: ({ over90 }) => rupees(over90) },
  { header: 'Oldest charge', width: 14, cell: ({ oldestDay }) => ({ day: oldestDay }) },
  { header: 'Reminded', width: 20, cell: ({ remindedAt }) => (remindedAt ? new Date(remindedAt) : '') },
];

/** Exports the patients who owe, with the rate limit and audit of exports. */
export class DueExportService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: { gate: ExportLimiter; clock: Clock },
  ) {}

  /** Returns the export as a byte stream. @throws AppError BAD_INPUT, RATE_LIMITED, TOO_LARGE */
  async export(actor: Actor, input: z.input<typeof dueFileInput>): Promise<Readable> {
    const { gate, clock } = this.parts;
    return this.useCases.read(actor, 'due.export', dueFileInput, input, async (asked, { em, actor: own }) => {
      const { format, search } = asked;
      const now = clock.now();
      const source = owedBy(search, clinicDay(now)).compile(em.getKysely());
      const query = {
        columns: SELECTED,
        source: `(${source.sql}) w left join patient p on p.id = w.patient_id and p.deleted_at is null`,
        values: [...source.parameters],
        order: 'w.oldest, w.patient_id',
        identity: `w.patient_id || ' ' || w.due`,
      };
      const entry = {
        verb: 'due.export',
        subjectType: 'payment',
        details: { format, filters: namesOfFilters({ search }) },
      } as const;
      const tooMany = (rows: { most: number; total: number }) => reasonFor('TOO_MANY_DUES', rows);
      const { name: clinicName } = await loadSettings(em.fork());
      const filters = describeFilters({ search }, { search: 'Search' });
      return gate.pass<FiledDue>(own, { query, entry, tooMany }, (rows) =>
        listFile(rows, format, { title: 'Dues', columns: COLUMNS, asOf: now, clinicName, filters }),
      );
    });
  }
}
