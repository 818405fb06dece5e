import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '../../platform/access/actor.js';
import { exceptFromCommitWork } from '../../platform/db/before-commit.js';
import { AppError, badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { addDays, clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { kindOf } from '../kinds/report-kinds.js';
import type { KindColumn } from '../kinds/report-kind.js';
import { decodeLineCursor } from './line-cursor.js';
import { reportInput, reportLinesInput, type ReportQuestion } from './report.input.js';
import {
  findFigure,
  findFigures,
  findLines,
  MOST_ROWS,
  type Cell,
  type Figure,
  type FigureRow,
  type ReadLine,
} from './report.queries.js';

/** How many days a report may look ahead. */
const DAYS_AHEAD = 366;

/** A report: its figures, and what is needed to read them. */
export interface FoundReport {
  asked: ReportQuestion;
  asOf: Date;
  columns: readonly KindColumn[];
  rows: FigureRow[];
  total: FigureRow;
  notes: string[];
}

/** A slice of the lines behind a figure. */
export interface FoundLines {
  lines: ReadLine[];
  hasNextPage: boolean;
  figure: Figure;
}

/** Reads reports, and the lines behind their figures. */
export class ReportService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** Returns a report, from one snapshot. @throws AppError BAD_INPUT */
  async read(actor: Actor, input: z.input<typeof reportInput>): Promise<FoundReport> {
    return this.useCases.read(actor, 'report.read', reportInput, input, async (asked, { em, listed }) => {
      const asOf = this.clock.now();
      requireNear(asked, asOf);
      const { columns, notes } = kindOf(asked.kind);
      const { rows, total, rowCount } = await findFigures(em, asked);
      // Rows that are patients name them.
      if (asked.groupBy === 'PATIENT') await listed(rows.map(({ key }) => ({ id: key })));
      const cut =
        rowCount > MOST_ROWS
          ? [`Only the first ${MOST_ROWS} of ${rowCount} rows are shown; the total is over all.`]
          : [];
      return { asked, asOf, columns, rows, total, notes: [...(await notes(asked, em)), ...cut] };
    });
  }

  /** Returns a slice of the lines behind a figure, and the figure, from one snapshot. @throws AppError BAD_INPUT, NOT_FOUND */
  async lines(actor: Actor, input: z.input<typeof reportLinesInput>): Promise<FoundLines> {
    return this.useCases.read(
      actor,
      'report.readLines',
      reportLinesInput,
      input,
      async (asked, { em, listed, seen }) => {
        const { question, row, column, first } = asked;
        requireNear(question, this.clock.now());
        const cell = requireCell(question, row, column);
        const after = asked.after ? decodeLineCursor(asked.after) : undefined;
        const { figure, found } = await inSnapshot(em, async (tx) => ({
          figure: await requireFigure(tx, question, cell),
          found: await findLines(tx, question, cell, { after, limit: first + 1 }),
        }));
        const lines = found.slice(0, first);
        await listed(lines.flatMap(({ patientId }) => (patientId ? [{ id: patientId }] : [])));
        await seen({ details: { ...detailsOf(question, cell), lines: lines.length } });
        return { lines, hasNextPage: found.length > first, figure };
      },
    );
  }
}

/** @throws AppError BAD_INPUT for days that are too far ahead */
export function requireNear({ until }: ReportQuestion, now: Date): void {
  if (until > addDays(clinicDay(now), DAYS_AHEAD))
    throw badInput({ until: reasonFor('REPORT_TOO_FAR', { most: DAYS_AHEAD }) });
}

/** Finds a cell by its names. @throws AppError NOT_FOUND for a column that the kind does not have */
export function requireCell({ kind }: ReportQuestion, row: string, key: string): Cell {
  const column = kindOf(kind).columns.find((one) => one.key === key);
  if (!column) throw new AppError('NOT_FOUND', reasonFor('REPORT_COLUMN_NOT_FOUND'));
  return { row, column };
}

/** Finds the figure of a cell. @throws AppError NOT_FOUND for a row that the report does not have */
export async function requireFigure(em: EntityManager, asked: ReportQuestion, cell: Cell): Promise<Figure> {
  const figure = await findFigure(em, asked, cell);
  if (!figure) throw new AppError('NOT_FOUND', reasonFor('REPORT_ROW_NOT_FOUND'));
  return figure;
}

/** Metadata of audit rows: what was asked for, without the row's key, which may be words of a record. */
export function detailsOf(
  { kind, from, until, groupBy, physiotherapistId, measure }: ReportQuestion,
  cell?: Cell,
): Record<string, unknown> {
  return {
    kind,
    from,
    until,
    groupBy,
    ...(physiotherapistId && { physiotherapistId }),
    ...(measure && { measure }),
    ...(cell && { column: cell.column.key }),
  };
}

/** Runs reads in one snapshot. */
async function inSnapshot<T>(em: EntityManager, work: (tx: EntityManager) => Promise<T>): Promise<T> {
  return em.fork().transactional(async (tx) => {
    exceptFromCommitWork(tx);
    await sql`set transaction isolation level repeatable read read only`.execute(tx.getKysely());
    return work(tx);
  });
}
