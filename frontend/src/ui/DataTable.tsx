import type { ReactNode } from 'react';
import styles from './DataTable.module.css';
import { SkeletonBar } from './SkeletonBar';

/** A column; `title` is its heading, and its label on a phone. */
export interface Column<Row, Actions> {
  readonly title: string;
  /**
   * `lead`: what the row is about, on top of its card; `text`: may wrap; `line`: never wraps; `number`: right, tabular figures;
   * `actions`: buttons.
   */
  readonly kind: 'lead' | 'text' | 'line' | 'number' | 'actions';
  readonly cell: (row: Row, actions: Actions) => ReactNode;
}

interface Props<Row, Actions> {
  /** What a screen reader calls it. */
  readonly label: string;
  readonly columns: readonly Column<Row, Actions>[];
  /** Undefined while the first page is loading. */
  readonly rows: readonly Row[] | undefined;
  readonly keyOf: (row: Row) => string;
  /** What the cells' buttons do. */
  readonly actions: Actions;
  /** Rows that need attention. */
  readonly isHighlighted?: (row: Row) => boolean;
  /** Another page is on its way; this one stays until it comes. */
  readonly isStale: boolean;
}

/** How many rows the skeleton has while nothing is known: a full page. */
const skeletonRows = Array.from({ length: 10 }, (_, row) => row);

/** A list of the console: a table; where that is too wide, as on a phone, one card for each row. */
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
