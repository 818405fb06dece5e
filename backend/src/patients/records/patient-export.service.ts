import type { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Actor } from '../../platform/access/actor.js';
import { recordFilter, type VisibleTo } from '../../platform/access/visible-to.js';
import type { Clock } from '../../platform/time/clock.js';
import { textOf, type RowQuery, type RowStream } from '../../platform/db/row-stream.js';
import type { ExportLimiter, ExportRequest } from '../../platform/exports/export-limiter.js';
import { boundOf } from '../../platform/exports/list-bounds.js';
import type { Limits } from '../../platform/limits/limits.js';
import { nothing } from '../../platform/inputs/parse-input.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { UseCases } from '../../platform/use-cases.js';
import { exportColumns, type ExportRow } from './export-row.js';

/** Formats of the export; `json` has the shape of the public API. */
export const EXPORT_FORMATS = ['json', 'pdf', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Query of the live records that an actor may read. */
function livePatients(em: EntityManager, to: VisibleTo): RowQuery {
  const source = sql`patient p where p.deleted_at is null and ${recordFilter(to)}`.compile(em.getKysely());
  return {
    columns: 'p.name, p.diagnosis as "diagnosedWith", p.number',
    source: source.sql,
    values: [...source.parameters],
    order: 'p.created_at desc, p.id desc',
    identity: `p.id || ' ' || p.version`,
  };
}

/** Exports all patients: unfiltered, streamed from a database cursor, audited before the first byte. */
export class PatientExportService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: { gate: ExportLimiter; clock: Clock; limits: Pick<Limits, 'pdfMaxRows'> },
  ) {}

  /**
   * Returns the export as a byte stream.
   * @throws AppError RATE_LIMITED, TOO_LARGE (a PDF is built in memory, so its row limit is lower)
   */
  async export(actor: Actor, format: ExportFormat): Promise<Readable> {
    const { gate, clock, limits } = this.parts;
    const request: Omit<ExportRequest, 'query'> = {
      entry: { verb: 'patient.export', subjectType: 'patient', details: { format } },
      ...boundOf(format, {
        pdfMaxRows: limits.pdfMaxRows,
        ofPdf: (rows) => reasonFor('PDF_TOO_LONG', rows),
        ofOthers: (rows) => reasonFor('TOO_MANY_PATIENTS', rows),
      }),
    };
    return this.useCases.read(actor, 'patient.export', nothing, {}, (_, { actor: own, em }) =>
      gate.pass<ExportRow>(own, { ...request, query: livePatients(em, own) }, (rows) => {
        if (format === 'json') return textOf(rows, jsonChunks);
        return exportFile(rows, format, clock.now());
      }),
    );
  }
}

/** Builds a PDF or an XLSX file; loads its library on first use. */
async function exportFile(rows: RowStream<ExportRow>, format: 'pdf' | 'xlsx', asOf: Date): Promise<Readable> {
  const [title, columns] = ['Patients', exportColumns];
  if (format === 'pdf')
    return (await import('../../platform/exports/lines-pdf.js')).writeLinesPdf(rows, { title, columns, asOf });
  return (await import('../../platform/exports/table-xlsx.js')).writeXlsx(rows, title, columns);
}

/** Yields `{"data": [...]}` row by row. */
async function* jsonChunks(rows: AsyncIterable<ExportRow>): AsyncIterable<string> {
  let separator = '{"data":[';
  for await (const { name, diagnosedWith } of rows) {
    yield separator + JSON.stringify({ name, diagnosedWith });
    separator = ',';
  }
  yield separator === ',' ? ']}' : '{"data":[]}';
}
