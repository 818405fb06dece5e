import type { ReactNode } from 'react';
import styles from './DataTable.module.css';
import { SkeletonBar } from '../feedback/SkeletonBar';

/** A table column. `title` is its heading, and its label in the card layout. */
export interface Column<Row, Actions> {
  readonly title: string;
  /**
   * `lead`: heading of the row's card; `text`: may wrap; `line`: never wraps; `number`: right-aligned, tabular figures; `actions`: buttons.
   */
  readonly kind: 'lead' | 'text' | 'line' | 'number' | 'actions';
  readonly cell: (row: Row, actions: Actions) => ReactNode;
}

interface Props<Row, Actions> {
  /** Accessible name of the table. */
  readonly label: string;
  readonly columns: readonly Column<Row, Actions>[];
  /** Undefined while the first page loads. */
  readonly rows: readonly Row[] | undefined;
  readonly keyOf: (row: Row) => string;
  /** Passed to the cells, for their buttons. */
  readonly actions: Actions;
  /** Whether the row needs attention. */
  readonly isHighlighted?: (row: Row) => boolean;
  /** True while another page loads; the rows stay until it arrives. */
  readonly isStale: boolean;
}

/** Number of skeleton rows: one full page. */
const skeletonRows = Array.from({ length: 10 }, (_, row) => row);

/** A data table that becomes one card per row on narrow screens. */
export function DataTable<Row, Actions>(props: Props<Row, Actions>) {
  const { label, columns, rows, keyOf, actions, isHighlighted, isStale } = props;
  return (
    <div className={isStale ? `${styles.scroll} ${styles.stale}` : styles.scroll}>
      <table aria-label={label} aria-busy={!rows || isStale} className={styles.table}>
        <thead className={styles.head}>
          <tr>
            {columns.map(({ title, kind }) => (
              <th key={title} scope="col" className={styles[kind]}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows?.map((row) => (
            <tr key={keyOf(row)} className={isHighlighted?.(row) ? `${styles.row} ${styles.highlighted}` : styles.row}>
              {columns.map(({ title, kind, cell }) => (
                <td key={title} className={styles[kind]} data-title={title}>
                  {cell(row, actions)}
                </td>
              ))}
            </tr>
          ))}
          {!rows && skeletonRows.map((row) => <SkeletonRow key={row} columns={columns} />)}
        </tbody>
      </table>
    </div>
  );
}

function SkeletonRow<Row, Actions>({ columns }: { readonly columns: readonly Column<Row, Actions>[] }) {
  return (
    <tr aria-hidden="true" className={styles.row}>
      {columns.map(({ title, kind }) => (
        <td key={title} className={styles[kind]} data-title={title}>
          <SkeletonBar className={styles.bar} />
        </td>
      ))}
    </tr>
  );
}
