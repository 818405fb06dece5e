import type { Readable } from 'node:stream';
import type { Pool } from 'pg';
import type { AuditTrail } from '../audit/audit-trail.js';
import type { Access } from '../auth/access.js';
import type { Actor } from '../auth/actor.js';
import type { Clock } from '../clock.js';
import { streamRows, textOf } from '../db/row-stream.js';
import { AppError } from '../errors.js';
import type { Limits } from '../limits.js';
import type { RateCap } from '../rate-cap.js';
import type { ExportRow } from './export-row.js';
import { writePatientsPdf } from './patients-pdf.js';
import { writePatientsXlsx } from './patients-xlsx.js';

/** The export as the observed client received it, or one of the files built here (reading 38). */
export const EXPORT_FORMATS = ['json', 'pdf', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const LIVE_PATIENTS = `select name, diagnosis as "diagnosedWith" from patient where deleted_at is null order by created_at desc, id desc`;

/** The export of all patients: unfiltered, read by a cursor, audited before its first byte (EX-2, EX-5). */
export class PatientExportService {
  constructor(
    private readonly parts: {
      pool: Pool;
      access: Access;
      audit: AuditTrail;
      clock: Clock;
      limits: Limits;
      cap: RateCap;
    },
  ) {}

  /**
   * The export as a stream of bytes in the asked form.
   * @throws AppError RATE_LIMITED, TOO_LARGE (a PDF of more rows than fit into memory; Excel takes them)
   */
  async export(actor: Actor, format: ExportFormat): Promise<Readable> {
    const { access, audit, cap, clock } = this.parts;
    await access.require(actor, 'patient.export');
    await cap.consume(actor.userId ?? '');
    if (format === 'pdf') await this.refuseTooManyForPdf();
    await audit.recordAlone(actor, { verb: 'patient.export', subjectType: 'patient', changedFields: [] });
    const rows = await streamRows<ExportRow>(this.parts.pool, LIVE_PATIENTS);
    if (format === 'json') return textOf(rows, jsonChunks);
    return format === 'pdf' ? writePatientsPdf(rows, clock.now()) : writePatientsXlsx(rows);
  }

  private async refuseTooManyForPdf(): Promise<void> {
    const { pool, limits } = this.parts;
    const { rows } = await pool.query<{ total: number }>(
      'select count(*)::int as total from patient where deleted_at is null',
    );
    const total = rows[0]?.total ?? 0;
    if (total <= limits.pdfMaxRows) return;
    throw new AppError(
      'TOO_LARGE',
      `A PDF holds at most ${limits.pdfMaxRows.toLocaleString('en-IN')} patients and there are ${total.toLocaleString('en-IN')}. Please export the Excel file instead.`,
    );
  }
}

/** `{"data": [...]}` row by row. */
async function* jsonChunks(rows: AsyncIterable<ExportRow>): AsyncIterable<string> {
  let separator = '{"data":[';
  for await (const row of rows) {
    yield separator + JSON.stringify(row);
    separator = ',';
  }
  yield separator === ',' ? ']}' : '{"data":[]}';
}
