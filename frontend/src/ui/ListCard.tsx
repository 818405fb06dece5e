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
  /** Accessible name of the list; `label` names its table. */
  readonly name: string;
  readonly page: ListPage;
  /** The row count as text; announced when it changes. */
  readonly count: string | undefined;
  /** Rendered next to the count. */
  readonly beside?: ReactNode;
  /** The empty state. */
  readonly empty: ComponentProps<typeof EmptyList>;
  readonly failureText: (failure: CallError) => string;
}

/** A list with its row count and pager. On failure, it shows the error instead of the previous page's rows. */
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
