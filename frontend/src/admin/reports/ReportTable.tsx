import { Link } from 'react-router-dom';
import type { ReportFiguresFragment, ReportQuery, ReportUnit } from './gql/generated';
import { figureText } from './figure-text';
import { groupLabels } from './report-kinds';
import type { reportFilters, ReportView } from './report-filters';
import styles from './reports.module.css';

interface Props {
  readonly report: ReportQuery['report'];
  readonly view: ReportView;
  readonly filters: (typeof reportFilters)[keyof typeof reportFilters];
}

/** The figures of a report, each a link to its lines; the total first. */
export function ReportTable({ report, view, filters }: Props) {
  const { columns, rows, total, groupBy } = report;
  const row = (figures: ReportFiguresFragment) => (
    <tr key={figures.key} className={styles.row}>
      <th scope="row">{figures.label}</th>
      {columns.map(({ key, label, unit }, at) => (
        <td key={key} data-title={label}>
          <FigureCell
            unit={unit}
            name={`${label}, ${figures.label}`}
            cell={figures.cells[at]}
            isOpen={view.row === figures.key && view.column === key}
            search={new URLSearchParams(filters.write({ ...view, row: figures.key, column: key })).toString()}
          />
        </td>
      ))}
    </tr>
  );
  // Short figures: more of them fit in a line of a phone.
  const isOfCounts = columns.every(({ unit }) => unit !== 'PAISE' && unit !== 'MINUTES');
  if (rows.length === 0) return <p>Nothing falls on these days. Choose other days to see more.</p>;
  return (
    <div className={`card ${styles.tableCard}`}>
      <table aria-label="Figures" className={isOfCounts ? `${styles.table} ${styles.counts}` : styles.table}>
        <thead>
          <tr>
            <th scope="col">{groupLabels[groupBy]}</th>
            {columns.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.total}>{row(total)}</tbody>
        <tbody>{inOrder(report).map((one) => row(one))}</tbody>
      </table>
    </div>
  );
}

/** Rows as they are read: those of weeks since an operation by their number. */
function inOrder({ groupBy, rows }: Props['report']): readonly ReportFiguresFragment[] {
  if (groupBy !== 'PROTOCOL') return rows;
  return rows.toSorted((one, other) => one.key.localeCompare(other.key, 'en', { numeric: true }));
}

interface CellProps {
  readonly unit: ReportUnit;
  /** Accessible name of the figure. */
  readonly name: string;
  readonly cell: ReportFiguresFragment['cells'][number] | undefined;
  readonly isOpen: boolean;
  /** Query string that opens the lines. */
  readonly search: string;
}

function FigureCell({ unit, name, cell, isOpen, search }: CellProps) {
  const text = figureText(unit, cell?.value ?? null);
  if (!cell?.lines) return <span className={styles.nothing}>{text}</span>;
  return (
    <Link
      to={{ search }}
      preventScrollReset
      aria-label={`${text}: rows of ${name}`}
      aria-current={isOpen ? 'true' : undefined}
      className={styles.figure}
    >
      {text}
    </Link>
  );
}
