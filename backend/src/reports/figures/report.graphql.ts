import type * as Contract from '../../platform/graphql/generated.js';
import { formatRecordNumber } from '../../platform/lists/record-number.js';
import { encodeLineCursor } from './line-cursor.js';
import { labelOf } from './report-labels.js';
import type { FoundLines, FoundReport } from './report.service.js';

/** Maps a report to its GraphQL type. */
export function toReport({ asked, asOf, columns, rows, total, notes }: FoundReport): Contract.Report {
  const { kind, from, until, groupBy } = asked;
  const toRow = ({ key, named, figures }: FoundReport['total']): Contract.ReportRow => ({
    key,
    label: labelOf(groupBy, key, named),
    cells: columns.map((column, at) => ({
      column: column.key,
      value: figures[at]?.value ?? null,
      lines: figures[at]?.lines ?? 0,
    })),
  });
  return {
    kind,
    from,
    until,
    groupBy,
    asOf,
    columns: columns.map(({ key, label, unit }) => ({ key, label, unit })),
    rows: rows.map((row) => toRow(row)),
    total: toRow(total),
    notes,
  };
}

/** Maps a slice of lines to a GraphQL connection. */
export function toLineConnection({ lines, hasNextPage, figure }: FoundLines): Contract.ReportLineConnection {
  const edges = lines.map((line) => {
    const { kind, id, day, text, patientId, patientNumber, patientName } = line;
    const patient =
      patientId && patientNumber
        ? { id: patientId, patientId: formatRecordNumber(patientNumber), name: patientName ?? '' }
        : null;
    const node = { kind, id, patient, day, text, value: Number(line.value), weight: Number(line.weight) };
    return { node, cursor: encodeLineCursor(line) };
  });
  const pageInfo = { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null };
  return { edges, pageInfo, totalCount: figure.lines, value: figure.value };
}
