import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { dayText } from '#src/calendar/clinic-time';
import { failureText } from '#src/failure-text';
import { PatientLink } from '#src/patients/PatientLink';
import { DownloadButton } from '#src/ui/feedback/DownloadButton';
import type { FilterAddress } from '#src/ui/lists/useListAddress';
import type { Column } from '#src/ui/lists/DataTable';
import { ListCard } from '#src/ui/lists/ListCard';
import { countOf } from '#src/ui/lists/list-count';
import { useCursorAddress } from '#src/ui/lists/useCursorAddress';
import { useCursorList } from '#src/ui/lists/useList';
import { figureText } from './figure-text';
import {
  useReportLinesQuery,
  type ReportInput,
  type ReportLinesQuery,
  type ReportQuery,
  type ReportUnit,
} from './gql/generated';
import { filePath, type ReportView } from './report-filters';
import { slugOf } from './report-kinds';
import styles from './reports.module.css';

type Line = ReportLinesQuery['reportLines']['edges'][number]['node'];

interface Props {
  readonly report: ReportQuery['report'];
  readonly input: ReportInput;
  readonly figure: { readonly row: string; readonly column: string };
  readonly address: FilterAddress<ReportView>;
  readonly onClose: () => void;
}

/** Lines per page. */
const pageSize = 25;

/** The lines behind a figure, which together make it, with their files. */
export function ReportLines({ report, input, figure, address, onClose }: Props) {
  const place = useCursorAddress(address, pageSize);
  const query = useReportLinesQuery({ variables: { input, ...figure, ...place.slice }, fetchPolicy: 'network-only' });
  const list = useCursorList(place, query, ({ reportLines }) => reportLines, { isKept: true });
  const panel = useRef<HTMLElement>(null);
  // Moves to the lines, which are below the table on a phone.
  useEffect(() => panel.current?.focus(), []);
  const column = report.columns.find(({ key }) => key === figure.column);
  const row = [...report.rows, report.total].find(({ key }) => key === figure.row);
  const unit = column?.unit ?? 'COUNT';
  const found = query.data?.reportLines;
  return (
    <aside ref={panel} tabIndex={-1} aria-label="Rows behind the figure" className={styles.lines}>
      <div className={styles.linesTop}>
        <h2>
          {column?.label ?? figure.column}, {row?.label ?? figure.row}
          {found && `: ${figureText(unit, found.value)}`}
        </h2>
        <Button type="text" onClick={onClose}>
          Close
        </Button>
      </div>
      <ListCard
        name="Row list"
        label="Rows"
        list={list}
        count={countOf(list, { none: 'No rows', one: '1 row', many: 'rows' })}
        beside={
          <span>
            {(['csv', 'xlsx'] as const).map((format) => (
              <DownloadButton
                key={format}
                address={filePath(input, format, figure)}
                fileName={`report-${slugOf(input.kind)}-lines.${format}`}
                failureText={(failure) => failureText('Failed to export the rows', failure)}
                label={format === 'csv' ? 'CSV of these rows' : 'Excel of these rows'}
              >
                {format === 'csv' ? 'CSV' : 'Excel'}
              </DownloadButton>
            ))}
          </span>
        }
        empty={{ title: 'No rows.', hint: 'They are gone since the report was loaded. Reload it.' }}
        failureText={(failure) => failureText('Failed to fetch the rows', failure)}
        columns={columnsOf(unit)}
        keyOf={({ kind, rowId, day }) => `${kind} ${rowId} ${day}`}
        actions={null}
      />
    </aside>
  );
}

/** Formats what a line adds to a rate; of booked minutes and hours, one of both is 0. */
function shareText(value: number, weight: number): string {
  if (weight === 0) return String(value);
  return value === 0 && weight > 1 ? `of ${weight}` : `${value} of ${weight}`;
}

const columnsOf = (unit: ReportUnit): readonly Column<Line, null>[] => [
  { title: 'What', kind: 'lead', cell: ({ text }) => text },
  { title: 'Day', kind: 'line', cell: ({ day }) => <time dateTime={day}>{dayText(day)}</time> },
  {
    title: 'Patient',
    kind: 'text',
    cell: ({ patient }) =>
      patient ? <PatientLink number={patient.patientId}>{patient.name || patient.patientId}</PatientLink> : 'N/A',
  },
  {
    title: 'Adds',
    kind: 'number',
    cell: ({ value, weight }) => (unit === 'PERCENT' ? shareText(value, weight) : figureText(unit, value)),
  },
];
