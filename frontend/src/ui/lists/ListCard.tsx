import type { ComponentProps, ReactNode } from 'react';
import { errorOf, type CallError } from '#src/errors';
import { DataTable } from './DataTable';
import { EmptyList } from './EmptyList';
import styles from './ListCard.module.css';
import { ListFailure } from './ListFailure';
import { Pager } from './Pager';
import { useKeptFocus } from '../hooks/useKeptFocus';
import type { List } from './useList';

interface Props<Row, Actions> extends Omit<ComponentProps<typeof DataTable<Row, Actions>>, 'isStale' | 'rows'> {
  /** Accessible name of the list; `label` names its table. */
  readonly name: string;
  readonly list: List<Row>;
  /** The row count as text; announced when it changes. */
  readonly count: string | undefined;
  /** Rendered next to the count. */
  readonly beside?: ReactNode;
  /** The empty state. */
  readonly empty: ComponentProps<typeof EmptyList>;
  readonly failureText: (failure: CallError) => string;
}

/** A list with its row count and pager. A failure is shown above the rows, and instead of those of another page. */
export function ListCard<Row, Actions>(props: Props<Row, Actions>) {
  const { name, list, count, beside, empty, failureText, ...table } = props;
  const { rows, known, at, isStale, error, retry } = list;
  const kept = useKeptFocus<HTMLElement>(rows);
  const failure = error ? <ListFailure message={failureText(errorOf(error))} onRetry={retry} /> : null;
  if (failure && !rows) return failure;
  return (
    <>
      {failure}
      <section {...kept} tabIndex={-1} aria-label={name} className={`card ${styles.card}`}>
        {(count || beside) && (
          <div className={styles.top}>
            <output>{count}</output>
            {beside}
          </div>
        )}
        {known?.total === 0 ? <EmptyList {...empty} /> : <DataTable {...table} rows={rows} isStale={isStale} />}
        {known && at && <Pager label={`Pages of the ${name.toLowerCase()}`} {...at} />}
      </section>
    </>
  );
}
