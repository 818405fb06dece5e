import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import { z } from 'zod';
import { loadSettings } from '../../clinic/index.js';
import type { Actor } from '../../platform/access/actor.js';
import type { Clock } from '../../platform/time/clock.js';
import type { ExportLimiter } from '../../platform/exports/export-limiter.js';
import { boundOf, describeFilters, namesOfFilters } from '../../platform/exports/list-bounds.js';
import { listFile, listFormat } from '../../platform/exports/list-file.js';
import type { Limits } from '../../platform/limits/limits.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { UseCases } from '../../platform/use-cases.js';
import { LISTED_COLUMNS, LISTED_SOURCE, listedColumns, type ListedPatient } from './listed-patient.js';
import { orderOfFile } from './patient-sort.queries.js';
import { patientFilter, patientSort, type PatientSort } from './patient.input.js';
import { matching } from './patient.queries.js';

const LABELS = {
  search: 'Search',
  age: 'Age',
  condition: 'Condition',
  doctor: 'Doctor',
  progress: 'Recovery progress in percent',
  status: 'Record',
  activity: 'Activity',
} as const;
const SORTED: Record<PatientSort, string> = {
  newest: 'Newest first',
  name: 'By name',
  last_login: 'By last login',
  number: 'By PT number',
};

const listExportInput = z.object({ format: listFormat, filter: patientFilter, sort: patientSort });

/** Exports the records of a filter in the order of the list, with the rate limit and audit of the full export. */
export class PatientListExportService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: { gate: ExportLimiter; clock: Clock; limits: Pick<Limits, 'pdfMaxRows'> },
  ) {}

  /** Returns the export as a byte stream. @throws AppError BAD_INPUT, RATE_LIMITED, TOO_LARGE */
  async export(actor: Actor, input: z.input<typeof listExportInput>): Promise<Readable> {
    const { gate, clock, limits } = this.parts;
    return this.useCases.read(actor, 'patient.export', listExportInput, input, async (asked, { em, actor: own }) => {
      const { format, filter, sort } = asked;
      const now = clock.now();
      const source = sql`${LISTED_SOURCE} where ${matching({ ...filter, visibleTo: own }, now)}`.compile(
        em.getKysely(),
      );
      const request = {
        query: {
          columns: LISTED_COLUMNS,
          source: source.sql,
          values: [...source.parameters],
          order: orderOfFile(em, sort),
          identity: `p.id || ' ' || p.version`,
        },
        entry: {
          verb: 'patient.export',
          subjectType: 'patient',
          details: { format, filters: namesOfFilters(filter), sort },
        } as const,
        ...boundOf(format, {
          pdfMaxRows: limits.pdfMaxRows,
          ofPdf: (rows) => reasonFor('PDF_TOO_LONG', rows),
          ofOthers: (rows) => reasonFor('TOO_MANY_PATIENTS', rows),
        }),
      };
      const { name: clinicName } = await loadSettings(em);
      const filters = [...describeFilters(filter, LABELS), SORTED[sort]];
      return gate.pass<ListedPatient>(own, request, (rows) =>
        listFile(rows, format, { title: 'Patients', columns: listedColumns(now), asOf: now, clinicName, filters }),
      );
    });
  }
}
