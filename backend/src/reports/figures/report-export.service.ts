import type { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '../../platform/access/actor.js';
import type { ExportColumn } from '../../platform/exports/export-column.js';
import type { ExportLimiter } from '../../platform/exports/export-limiter.js';
import { listFile } from '../../platform/exports/list-file.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { formatRecordNumber } from '../../platform/lists/record-number.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import type { KindColumn } from '../kinds/report-kind.js';
import { kindOf } from '../kinds/report-kinds.js';
import { labelOf } from './report-labels.js';
import { reportFileInput, reportLinesFileInput, type ReportQuestion } from './report.input.js';
import {
  LINE_COLUMNS,
  LINE_ORDER,
  lineSource,
  reportSource,
  toFigureRow,
  type ReadFigures,
  type ReadLine,
} from './report.queries.js';
import { detailsOf, requireCell, requireFigure, requireNear } from './report.service.js';

/** Writes reports, and the lines behind their figures, as files. */
export class ReportExportService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: { gate: ExportLimiter; clock: Clock },
  ) {}

  /** Returns a report as CSV or a workbook, the total last. @throws AppError BAD_INPUT, RATE_LIMITED, TOO_LARGE */
  async export(actor: Actor, input: z.input<typeof reportFileInput>): Promise<Readable> {
    return this.useCases.read(actor, 'report.export', reportFileInput, input, async (asked, { em, actor: own }) => {
      const { question, format } = asked;
      const now = this.parts.clock.now();
      requireNear(question, now);
      const { columns } = kindOf(question.kind);
      const query = {
        columns: '*',
        ...compiled(em, reportSource(question)),
        order: '"isTotal", key collate "C"',
        identity: `key || ' ' || concat_ws(' ', ${columns.map(({ key }) => `"${key}"`).join(', ')})`,
      };
      const entry = { verb: 'report.export', details: { ...detailsOf(question), format } } as const;
      return this.parts.gate.pass<ReadFigures>(own, { query, entry, tooMany }, (rows) =>
        listFile(rows, format, {
          title: 'Report',
          columns: figureColumns(question),
          asOf: now,
          clinicName: '',
          filters: [],
        }),
      );
    });
  }

  /** Returns the lines behind a figure as CSV or a workbook. @throws AppError BAD_INPUT, NOT_FOUND, RATE_LIMITED, TOO_LARGE */
  async exportLines(actor: Actor, input: z.input<typeof reportLinesFileInput>): Promise<Readable> {
    return this.useCases.read(
      actor,
      'report.export',
      reportLinesFileInput,
      input,
      async (asked, { em, actor: own }) => {
        const { question, row, column, format } = asked;
        const now = this.parts.clock.now();
        requireNear(question, now);
        const cell = requireCell(question, row, column);
        await requireFigure(em, question, cell);
        const query = {
          columns: LINE_COLUMNS,
          ...compiled(em, lineSource(question, cell)),
          order: LINE_ORDER,
          identity: `l.kind || ' ' || l.id || ' ' || l.value`,
        };
        const entry = { verb: 'report.export', details: { ...detailsOf(question, cell), format } } as const;
        return this.parts.gate.pass<ReadLine>(own, { query, entry, tooMany }, (rows) =>
          listFile(rows, format, {
            title: 'Lines',
            columns: lineColumns(cell.column),
            asOf: now,
            clinicName: '',
            filters: [],
          }),
        );
      },
    );
  }
}

const tooMany = (rows: { most: number; total: number }) => reasonFor('REPORT_TOO_MANY_LINES', rows);

function compiled(em: EntityManager, source: RawBuilder<unknown>) {
  const { sql: text, parameters } = source.compile(em.getKysely());
  return { source: text, values: [...parameters] };
}

/** Column of a file whose cells are figures: rupees for PAISE. */
function figureCell<Row>(
  { key: header, unit }: Pick<KindColumn, 'key' | 'unit'>,
  valueOf: (row: Row) => number | null,
): ExportColumn<Row> {
  const isMoney = unit === 'PAISE';
  const cell = (row: Row) => {
    const value = valueOf(row);
    if (value === null) return '';
    // A cost is of thousandths of a paisa, all of which the file must have for its sum to be the figure.
    if (isMoney && !Number.isInteger(value)) return (value / 100).toFixed(5);
    return isMoney ? value / 100 : value;
  };
  return { header, width: 14, ...(isMoney && { kind: 'money' }), cell };
}

function figureColumns({ kind, groupBy }: ReportQuestion): ExportColumn<ReadFigures>[] {
  const { columns } = kindOf(kind);
  return [
    { header: 'key', width: 38, cell: ({ key }) => key },
    { header: 'label', width: 32, cell: ({ key, named }) => labelOf(groupBy, key, named) },
    ...columns.map((column) =>
      figureCell<ReadFigures>(column, (row) => toFigureRow(row, [column]).figures[0]?.value ?? null),
    ),
  ];
}

function lineColumns({ unit }: KindColumn): ExportColumn<ReadLine>[] {
  return [
    { header: 'kind', width: 14, cell: ({ kind }) => kind },
    { header: 'id', width: 38, cell: ({ id }) => id },
    { header: 'day', width: 12, cell: ({ day }) => day },
    {
      header: 'patientNumber',
      width: 14,
      cell: ({ patientNumber }) => (patientNumber ? formatRecordNumber(patientNumber) : ''),
    },
    { header: 'text', width: 48, cell: ({ text }) => text },
    figureCell<ReadLine>({ key: 'value', unit }, ({ value }) => Number(value)),
    { header: 'weight', width: 10, cell: ({ weight }) => Number(weight) },
  ];
}
