import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { ReportQuestion } from '../figures/report.input.js';
import { labelOf } from '../figures/report-labels.js';
import { MOST_ROWS, reportSource } from '../figures/report.queries.js';
import { kindOf } from '../kinds/report-kinds.js';
import type { KindColumn } from '../kinds/report-kind.js';
import { type CountedFigure, hideFew } from './hide-few.js';

/** What stands in place of a figure that is hidden. */
export const FEW = '<5';

/** A figure of a table: a number, nothing, or that it is hidden. */
export type MailFigure = number | null | typeof FEW;

/** A row of a table. */
export interface MailRow {
  label: string;
  figures: MailFigure[];
}

/** A report as a mail shows it. */
export interface MailTable {
  title: string;
  columns: readonly KindColumn[];
  /** The total last. */
  rows: MailRow[];
  notes: string[];
}

type CountedRow = { key: string; named: string | null; isTotal: number } & Record<string, unknown>;

const TITLES: Readonly<Record<ReportQuestion['kind'], string>> = {
  INCOME: 'Income',
  DUES: 'Dues',
  ATTENDANCE: 'Attendance',
  PACKAGES: 'Packages',
  UTILISATION: 'Utilisation',
  PATIENTS: 'Patients',
  REFERRALS: 'Referrals',
  MESSAGES: 'Messages',
  OUTCOMES: 'Outcomes',
};

/** Reads a report without what is about fewer than five patients, from one snapshot. */
export async function readMailTable(em: EntityManager, asked: ReportQuestion): Promise<MailTable> {
  const { columns, notes, related = [] } = kindOf(asked.kind);
  const { rows } = await sql<CountedRow>`select * from ${reportSource(asked, true)}
    order by "isTotal", key collate "C" limit ${MOST_ROWS + 1}`.execute(em.getKysely());
  const counted = rows.map((row) => columns.map(({ key }) => countedFigure(row, key)));
  const positions = related.map((keys) => keys.map((key) => columns.findIndex((column) => column.key === key)));
  const hidden = hideFew(counted, positions);
  return {
    title: TITLES[asked.kind],
    columns,
    rows: rows.map(({ key, named }, at) => ({
      label: labelOf(asked.groupBy, key, named),
      figures: columns.map((_, column) => (hidden[at]?.[column] ? FEW : (counted[at]?.[column]?.value ?? null))),
    })),
    notes: [...(await notes(asked, em))],
  };
}

function countedFigure(row: CountedRow, key: string): CountedFigure {
  const value = row[key] as string | null;
  const few = row[`${key}Few`] as string[] | null;
  return { value: value === null ? null : Number(value), people: Number(row[`${key}People`]), few: few ?? [] };
}

/** Returns a figure as people read it. */
export function figureText(figure: MailFigure, { unit }: KindColumn): string {
  if (figure === null) return '';
  if (figure === FEW) return FEW;
  if (unit === 'PAISE')
    return `₹${(figure / 100).toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
  return `${figure.toLocaleString('en-IN')}${unit === 'PERCENT' ? ' %' : ''}`;
}
