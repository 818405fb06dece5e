import { pathOf } from '#src/path-of';
import { staffPaths } from '#src/paths';
import type { ReportKind } from './gql/generated';
import { kindNamed, slugOf } from './report-kinds';

/** Returns the query that saves a report: its kind, and its filters, without the lines that are open. */
export function savedQuery(kind: ReportKind, filters: Readonly<Record<string, string>>): string {
  const { row: _row, column: _column, ...kept } = filters;
  return new URLSearchParams({ kind: slugOf(kind), ...kept }).toString();
}

/** Returns the address of a saved report; undefined if its kind is unknown. */
export function savedPath(query: string): string | undefined {
  const params = new URLSearchParams(query);
  const kind = kindNamed(params.get('kind') ?? '');
  params.delete('kind');
  return kind && `${pathOf(staffPaths.adminReportOf, slugOf(kind))}?${params.toString()}`;
}
