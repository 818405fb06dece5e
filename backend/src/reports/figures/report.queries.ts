import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { daysOfKey } from '../kinds/row-keys.js';
import { LINE_TEXT } from '../kinds/line-text.js';
import { kindOf } from '../kinds/report-kinds.js';
import type { KindColumn, ReportGroup, ReportLineKind } from '../kinds/report-kind.js';
import type { ReportQuestion } from './report.input.js';
import { TOTAL } from './report-labels.js';
import type { LinePosition } from './line-cursor.js';

/** Most rows of a report. */
export const MOST_ROWS = 1_000;

/** A figure, and the number of lines behind it. */
export interface Figure {
  value: number | null;
  lines: number;
}

/** A row of figures, one per column, in their order. */
export interface FigureRow {
  key: string;
  /** Name of the row that the key is the id of. */
  named: string | null;
  figures: Figure[];
}

/** A row of figures as SQL returns it: sums are text, because they may exceed 32 bits. */
export type ReadFigures = { key: string; named: string | null } & Record<string, string | number | null>;

/** A line as SQL returns it. */
export interface ReadLine {
  kind: ReportLineKind;
  id: string;
  day: string;
  text: string;
  value: string;
  weight: string;
  patientId: string | null;
  patientNumber: number | null;
  patientName: string | null;
}

/** SQL of the lines of a question, among which those of a row are. */
const linesOf = (asked: ReportQuestion, row: string): RawBuilder<unknown> =>
  kindOf(asked.kind).lines({ ...ofRow(asked, row), isTotal: row === TOTAL });

const weightOf = ({ key, unit }: KindColumn) => (unit === 'PERCENT' ? sql.ref(`${key}Weight`) : sql`1`);

/** SQL of a column's figure over lines, by its unit. */
function figureOf(column: KindColumn): RawBuilder<unknown> {
  const value = sql.ref(column.key);
  if (column.unit === 'PERCENT')
    return sql`round(100.0 * sum(${value}) / nullif(sum(${weightOf(column)}) filter (where ${value} is not null), 0), 1)`;
  // The values of a measure have one decimal, so that three are exact.
  if (column.unit === 'VALUE')
    return sql`round((percentile_cont(${sql.lit(column.quantile ?? 0.5)}) within group (order by ${value}))::numeric, 3)`;
  const sum = sql`coalesce(sum(${value}), 0)`;
  // Costs are of thousandths of a paisa; a figure is rounded once.
  return column.unit === 'PAISE' ? sql`round(${sum}::numeric)` : sum;
}

/** Fewest patients behind a figure that a mail shows. */
export const FEWEST_PATIENTS = 5;

/** SQL of the number of patients behind a column's figure, and their ids while they are too few. */
function peopleOf({ key }: KindColumn): RawBuilder<unknown>[] {
  const isCounted = sql`filter (where ${sql.ref(key)} is not null and patient_id is not null)`;
  const people = sql`count(distinct patient_id) ${isCounted}`;
  return [
    sql`(${people})::int as ${sql.ref(`${key}People`)}`,
    sql`case when ${people} < ${FEWEST_PATIENTS} then array_agg(distinct patient_id::text) ${isCounted} end as ${sql.ref(`${key}Few`)}`,
  ];
}

/** SQL of the figures of all columns, as text, each with the number of its lines, and of its patients if asked for. */
function figuresOf(columns: readonly KindColumn[], groupBy: ReportGroup, withPeople = false): RawBuilder<unknown> {
  return sql.join(
    columns.flatMap((column) => {
      const isMeaningless = column.meaninglessBy?.includes(groupBy);
      const figure = isMeaningless ? sql`null` : figureOf(column);
      return [
        sql`(${figure})::text as ${sql.ref(column.key)}`,
        sql`count(${sql.ref(column.key)})::int as ${sql.ref(`${column.key}Lines`)}`,
        ...(withPeople ? peopleOf(column) : []),
      ];
    }),
  );
}

/** SQL of the name of the row that a key is the id of; null for other keys. */
const NAMES: Partial<Record<ReportGroup, RawBuilder<unknown>>> = {
  PHYSIOTHERAPIST: sql`(select t.name from physiotherapist t where t.id::text = f.key)`,
  PATIENT: sql`(select concat_ws(', ', nullif(p.name, ''), 'PT-' || lpad(p.number::text, 6, '0')) from patient p
    where p.id = case when f.key <> ${TOTAL} then f.key::uuid end and p.deleted_at is null)`,
  OFFER: sql`(select i.name from price_item i where i.id::text = f.key)`,
  SOURCE: sql`coalesce((select d.name from doctor d where d.id::text = f.key), (select c.name from smart_client c where c.id::text = f.key),
    case when f.key not in ('none', ${TOTAL}) then initcap(f.key) end)`,
  PROTOCOL: sql`(select (o.name ->> 'en') || ', week ' || split_part(f.key, '/', 2) from protocol o where o.slug = split_part(f.key, '/', 1))`,
};

/** SQL of the figures of a report: its rows, and the total; both from one reading of the lines, unless the total has lines of its own. */
function grouped(asked: ReportQuestion, withPeople = false): RawBuilder<unknown> {
  const { columns, lines, hasLinesOfTotal } = kindOf(asked.kind);
  const figures = figuresOf(columns, asked.groupBy, withPeople);
  if (hasLinesOfTotal)
    return sql`select row_key as key, 0 as "isTotal", ${figures} from (${lines(asked)}) line group by row_key
      union all select ${TOTAL}, 1, ${figures} from (${linesOf(asked, TOTAL)}) line`;
  return sql`select coalesce(row_key, ${TOTAL}) as key, grouping(row_key) as "isTotal", ${figures}
    from (${lines(asked)}) line group by grouping sets ((row_key), ())`;
}

/** SQL of figures `f` with the names of their rows. */
const withNames = ({ groupBy }: ReportQuestion, figures: RawBuilder<unknown>) =>
  sql`(select f.*, ${NAMES[groupBy] ?? sql`null::text`} as named from (${figures}) f) figures`;

/** SQL of a report, all of its rows; with the number of patients behind each figure, if asked for. */
export const reportSource = (asked: ReportQuestion, withPeople = false) => withNames(asked, grouped(asked, withPeople));

/** Reads the figures of a row. */
export function toFigureRow(row: ReadFigures, columns: readonly KindColumn[]): FigureRow {
  return {
    key: row.key,
    named: row.named,
    figures: columns.map(({ key }) => {
      const value = row[key] ?? null;
      return { value: value === null ? null : Number(value), lines: Number(row[`${key}Lines`]) };
    }),
  };
}

/** Finds the rows of a report, by key, and its total, in one statement. @returns at most MOST_ROWS rows, and how many there are */
export async function findFigures(
  em: EntityManager,
  asked: ReportQuestion,
): Promise<{ rows: FigureRow[]; total: FigureRow; rowCount: number }> {
  const { columns } = kindOf(asked.kind);
  const shown = sql`select *, count(*) over () as "all" from (${grouped(asked)}) g
    order by "isTotal" desc, key collate "C" limit ${MOST_ROWS + 1}`;
  const { rows } = await sql<ReadFigures & { isTotal: number; all: string }>`
    select * from ${withNames(asked, shown)} order by "isTotal" desc, key collate "C"`.execute(em.getKysely());
  const [total, ...others] = rows.map((row) => toFigureRow(row, columns));
  if (!total) throw new Error('a report without its total');
  return { rows: others, total, rowCount: Number(rows[0]?.all) - 1 };
}

/** A cell of a report. */
export interface Cell {
  row: string;
  column: KindColumn;
}

/** Narrows a question to the days of a row of days, so that an index finds its lines. */
function ofRow(asked: ReportQuestion, row: string): ReportQuestion {
  const { kind, groupBy, from, until } = asked;
  const days = kindOf(kind).hasRowsOfDays ? daysOfKey(groupBy, row) : undefined;
  if (!days) return asked;
  return {
    ...asked,
    from: days.first > from ? days.first : from,
    until: days.last < until ? days.last : until,
  };
}

const inRow = (row: string) => (row === TOTAL ? sql`true` : sql`row_key = ${row}`);

/** Finds the figure of a cell, computed from its lines; undefined for a row that the report does not have. */
export async function findFigure(
  em: EntityManager,
  asked: ReportQuestion,
  { row, column }: Cell,
): Promise<Figure | undefined> {
  const { rows } = await sql<ReadFigures & { inRow: number }>`
    select count(*)::int as "inRow", ${row} as key, null as named, ${figuresOf([column], asked.groupBy)}
    from (${linesOf(asked, row)}) line where ${inRow(row)}`.execute(em.getKysely());
  const [read] = rows;
  if (!read || (read.inRow === 0 && row !== TOTAL)) return undefined;
  return toFigureRow(read, [column]).figures[0];
}

/** Columns of a line, from `lineSource`. */
export const LINE_COLUMNS = `l.kind, l.id, l.day::text, l.value::text, l.weight::text, l.text, l."patientId", l."patientNumber", l."patientName"`;

/** Order of lines. */
export const LINE_ORDER = 'l.day, l.id collate "C", l.kind';

/** SQL of the lines of a cell with text and patient; only after a position, if one is given, and at most `limit`. */
export function lineSource(
  asked: ReportQuestion,
  { row, column }: Cell,
  slice?: { after: LinePosition | undefined; limit: number },
): RawBuilder<unknown> {
  const after = slice?.after;
  const isBehind = after
    ? sql`and (day, id collate "C", kind) > (${after.day}::date, ${after.id}, ${after.kind})`
    : sql``;
  const atMost = slice ? sql`order by day, id collate "C", kind limit ${slice.limit}` : sql``;
  const value = sql.ref(column.key);
  return sql`(select l.*, ${LINE_TEXT} as text, p.id as "patientId", p.number as "patientNumber", p.name as "patientName"
    from (select kind, id, patient_id, day, ${value} as value, ${weightOf(column)} as weight from (${linesOf(asked, row)}) line
      where ${inRow(row)} and ${value} is not null ${isBehind} ${atMost}) l
    left join patient p on p.id = l.patient_id and p.deleted_at is null) l`;
}

/** Finds a slice of the lines of a cell, by day, then by id. */
export async function findLines(
  em: EntityManager,
  asked: ReportQuestion,
  cell: Cell,
  slice: { after: LinePosition | undefined; limit: number },
): Promise<ReadLine[]> {
  const { rows } = await sql<ReadLine>`
    select ${sql.raw(LINE_COLUMNS)} from ${lineSource(asked, cell, slice)} order by ${sql.raw(LINE_ORDER)}`.execute(
    em.getKysely(),
  );
  return rows;
}
