import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { ReportQuestion } from '../figures/report.input.js';
import { labelOf } from '../figures/report-labels.js';
import { MOST_ROWS, reportSource } from '../figures/report.queries.js';
import { kindOf } from '../kinds/report-kinds.js';
import type { KindColumn } from '../kinds/report-kind.js';
import { type CountedTable, hideAlike } from './hide-alike.js';
import type { CountedFigure } from './hide-few.js';

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

/** Reads the reports of a mail without what is about fewer than five patients, each from one snapshot. */
export async function readMailTables(em: EntityManager, questions: readonly ReportQuestion[]): Promise<MailTable[]> {
  const read: ReadTable[] = [];
  for (const asked of questions) read.push(await readTable(em, asked));
  const hidden = hideAlike(read.map(({ counted }) => counted));
  return read.map((table, at) => shownTable(table, hidden[at] ?? []));
}

/** A report as it was read. */
interface ReadTable {
  asked: ReportQuestion;
  rows: readonly CountedRow[];
  counted: CountedTable;
  notes: string[];
}

async function readTable(em: EntityManager, asked: ReportQuestion): Promise<ReadTable> {
  const { columns, notes, related = [] } = kindOf(asked.kind);
  const { rows } = await sql<CountedRow>`select * from ${reportSource(asked, true)}
    order by "isTotal", key collate "C" limit ${MOST_ROWS + 1}`.execute(em.getKysely());
  const keys = columns.map(({ key }) => key);
  const counted = {
    of: [asked.kind, asked.measure, asked.physiotherapistId].join(' '),
    columns: keys,
    rows: rows.map((row) => keys.map((key) => countedFigure(row, key))),
    related: related.map((list) => list.map((key) => keys.indexOf(key))),
  };
  return { asked, rows, counted, notes: [...(await notes(asked, em))] };
}

function shownTable({ asked, rows, counted, notes }: ReadTable, hidden: readonly (readonly boolean[])[]): MailTable {
  const { columns } = kindOf(asked.kind);
  const isHidden = (at: number, column: number) => hidden[at]?.[column] ?? false;
  return {
    title: TITLES[asked.kind],
    columns,
    rows: rows.map(({ key, named, isTotal }, at) => ({
      label:
        !isTotal && isOwnWords(asked, key) && columns.some((_, column) => isHidden(at, column))
          ? OTHERS
          : labelOf(asked.groupBy, key, named),
      figures: columns.map((_, column) => (isHidden(at, column) ? FEW : (counted.rows[at]?.[column]?.value ?? null))),
    })),
    notes,
  };
}

/** Label of a row with hidden figures whose own label is words that somebody wrote: they may name a patient. */
const OTHERS = 'Others';

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Returns whether the key of a row is words that somebody wrote: of who referred, or the name of a package. */
const isOwnWords = ({ kind, groupBy }: ReportQuestion, key: string) =>
  (groupBy === 'SOURCE' && key !== 'none' && !ID.test(key)) || (kind === 'PACKAGES' && groupBy === 'OFFER');

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
