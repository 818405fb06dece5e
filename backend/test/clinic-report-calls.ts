import { expect } from 'vitest';
import type { Answer, GraphQLBody, TestClient } from './test-client.js';

/** What is asked of a report. */
export interface AskedReport {
  kind: string;
  from: string;
  until: string;
  groupBy?: string;
  physiotherapistId?: string;
  measure?: string;
}

/** A row of a report as the calls return it. */
interface ShownRow {
  key: string;
  label: string;
  cells: { column: string; value: number | null; lines: number }[];
}

/** A report as the calls return it. */
export interface ShownReport {
  groupBy: string;
  asOf: string;
  columns: { key: string; label: string; unit: 'PAISE' | 'COUNT' | 'MINUTES' | 'PERCENT' | 'VALUE' }[];
  rows: ShownRow[];
  total: ShownRow;
  notes: string[];
}

/** A line as the calls return it. */
export interface ShownLine {
  kind: string;
  id: string;
  patient: { id: string; patientId: string; name: string } | null;
  day: string;
  text: string;
  value: number;
  weight: number;
}

/** A slice of lines as the calls return it. */
export interface ShownLines {
  edges: { node: ShownLine; cursor: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
  value: number | null;
}

const ROW = '{ key label cells { column value lines } }';
const REPORT = `query ($input: ReportInput!) { done: report(input: $input) {
  groupBy asOf notes columns { key label unit } rows ${ROW} total ${ROW} } }`;
const LINES = `query ($input: ReportInput!, $row: ID!, $column: ID!, $first: Int!, $after: String) {
  done: reportLines(input: $input, row: $row, column: $column, first: $first, after: $after) {
    totalCount value pageInfo { hasNextPage endCursor }
    edges { cursor node { kind id day text value weight patient { id patientId name } } } } }`;

/** The result or the refusal of a call. */
const answerOf = <T>({ body }: Answer<GraphQLBody<{ done: T }>>) => ({
  done: body.data?.done,
  error: body.errors?.[0]?.extensions as Refusal | undefined,
});

/** Operations on reports, by a signed-in client. */
export function reportCalls(client: TestClient) {
  const callReport = async (variables: object) =>
    answerOf(await client.graphql<{ done: ShownReport }>(REPORT, variables));
  const lines = (input: AskedReport, cell: { row: string; column: string }, slice: object = {}) =>
    client.graphql<{ done: ShownLines }>(LINES, { input, ...cell, first: 100, ...slice }).then(answerOf<ShownLines>);
  const report = async (input: AskedReport) => {
    const { done, error } = await callReport({ input });
    expect(error).toBeUndefined();
    if (!done) throw new Error('no report');
    return done;
  };
  return {
    ask: (input: object) => callReport({ input }),
    report,
    lines,
    /** All lines behind a figure, page by page. */
    async allLines(input: AskedReport, cell: { row: string; column: string }, first = 100) {
      const found: ShownLine[] = [];
      for (let after: string | null = null, more = true; more;) {
        const { done, error }: { done?: ShownLines | undefined; error?: Refusal | undefined } = await lines(
          input,
          cell,
          {
            first,
            after,
          },
        );
        expect(error).toBeUndefined();
        found.push(...(done?.edges ?? []).map(({ node }) => node));
        more = done?.pageInfo.hasNextPage ?? false;
        after = done?.pageInfo.endCursor ?? null;
      }
      return found;
    },
  };
}

interface Refusal {
  code: string;
  fields?: Record<string, string>;
}

/** Reads all lines of all figures of a report, and expects each figure to be what its lines make, by its unit. @returns the report */
export async function expectLinesToMake(
  calls: ReturnType<typeof reportCalls>,
  input: AskedReport,
): Promise<ShownReport> {
  const report = await calls.report(input);
  for (const { key: row, cells } of [...report.rows, report.total])
    for (const [at, { column, value, lines: count }] of cells.entries()) {
      const cell = { row, column };
      const lines = await calls.allLines(input, cell);
      const where = { ...input, ...cell };
      expect({ where, count: lines.length }).toEqual({ where, count });
      if (value !== null || lines.length > 0)
        expect({ where, value: figureOf(lines, report.columns[at]) }).toEqual({ where, value });
      const order = lines.map(({ day, id, kind }) => `${day} ${id} ${kind}`);
      expect(order).toEqual(order.toSorted());
      expect(new Set(order).size).toBe(order.length);
      const { done } = await calls.lines(input, cell, { first: 1 });
      expect({ where, totalCount: done?.totalCount, value: done?.value }).toEqual({ where, totalCount: count, value });
    }
  return report;
}

/** Expects the total of each column that adds up to be the sum of the rows. */
export function expectRowsToAddUp({ rows, total, columns }: ShownReport): void {
  for (const [at, { column, value }] of total.cells.entries()) {
    if (!['PAISE', 'COUNT', 'MINUTES'].includes(columns[at]?.unit ?? '') || value === null) continue;
    const sum = rows.reduce((all, row) => all + (row.cells[at]?.value ?? 0), 0);
    expect({ column, sum }).toEqual({ column, sum: value });
  }
}

/** What lines make of a figure (money §7). */
function figureOf(lines: readonly ShownLine[], column: ShownReport['columns'][number] | undefined): number | null {
  const { unit, key = '' } = column ?? {};
  if (unit === 'VALUE')
    return quantileOf(
      lines.map(({ value }) => value),
      { q1: 0.25, median: 0.5, q3: 0.75 }[key] ?? 0,
    );
  const values = lines.reduce((all, { value }) => all + value, 0);
  // Costs are of thousandths of a paisa; half a paisa is rounded up.
  if (unit === 'PAISE') return Math.floor(Math.round(values * 1000) / 1000 + 0.5);
  const weights = lines.reduce((all, { weight }) => all + weight, 0);
  if (unit !== 'PERCENT') return values;
  return weights === 0 ? null : Math.round((1000 * values) / weights) / 10;
}

/** The quantile of values, between those beside it as percentile_cont has it. */
export function quantileOf(values: readonly number[], part: number): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const place = (sorted.length - 1) * part;
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  if (below === undefined || above === undefined) return null;
  return Math.round((below + (above - below) * (place % 1)) * 1000) / 1000;
}

/** Figures of a report by row and column. */
export const figuresOf = ({ rows, total }: ShownReport) =>
  Object.fromEntries(
    [...rows, total].map(({ key, cells }) => [
      key,
      Object.fromEntries(cells.map(({ column, value }) => [column, value])),
    ]),
  );
