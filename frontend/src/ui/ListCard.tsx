import type { ComponentProps, ReactNode } from 'react';
import { errorOf, type CallError } from '../errors';
import { DataTable } from './DataTable';
import { EmptyList } from './EmptyList';
import styles from './ListCard.module.css';
import { ListFailure } from './ListFailure';
import { Pager } from './Pager';
import { useKeptFocus } from './useKeptFocus';
import type { ListPage } from './useListPage';

interface Props<Row, Actions> extends Omit<ComponentProps<typeof DataTable<Row, Actions>>, 'isStale'> {
  /** What a screen reader calls the list, its table being called `label`. */
  readonly name: string;
  readonly page: ListPage;
  /** How many there are; announced. */
  readonly count: string | undefined;
  /** Stands beside the count. */
  readonly beside?: ReactNode;
  /** What stands there when there is nothing. */
  readonly empty: ComponentProps<typeof EmptyList>;
  readonly failureText: (failure: CallError) => string;
}

/** A list of the console with its count and its pages. A failure never shows rows of another page. */
export function ListCard<Row, Actions>(props: Props<Row, Actions>) {
  const { name, page, count, beside, empty, failureText, ...table } = props;
  const kept = useKeptFocus<HTMLElement>(table.rows);
  if (page.error) return <ListFailure message={failureText(errorOf(page.error))} onRetry={page.retry} />;
  return (
    <section {...kept} tabIndex={-1} aria-label={name} className={`card ${styles.card}`}>
      {(count || beside) && (
        <div className={styles.top}>
          <output>{count}</output>
          {beside}
        </div>
      )}
      {page.known?.total === 0 ? <EmptyList {...empty} /> : <DataTable {...table} isStale={page.isStale} />}
      {page.known && page.at && <Pager label={`Pages of the ${name.toLowerCase()}`} {...page.at} />}
    </section>
  );
}
