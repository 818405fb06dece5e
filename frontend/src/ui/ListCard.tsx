import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { errorOf, type CallError } from '../errors';
import { DataTable } from './DataTable';
import { EmptyList } from './EmptyList';
import styles from './ListCard.module.css';
import { LoadError } from './LoadError';
import { Pager } from './Pager';
import type { ListPage } from './useListPage';

interface Props<Row, Actions> extends Omit<ComponentProps<typeof DataTable<Row, Actions>>, 'isStale'> {
  /** What a screen reader calls the list, its table being called `label`. */
  readonly name: string;
  readonly page: ListPage;
  /** How many there are; announced. */
  readonly count: string;
  /** Stands beside the count. */
  readonly beside?: ReactNode;
  /** What stands there when there is nothing. */
  readonly empty: ComponentProps<typeof EmptyList>;
  readonly failureText: (failure: CallError) => string;
}

/** A list of the console with its count and its pages. A failure never shows rows of another page. */
export function ListCard<Row, Actions>(props: Props<Row, Actions>) {
  const { name, page, count, beside, empty, failureText, ...table } = props;
  const { ref, onFocus } = useKeptFocus(table.rows);
  if (page.error) return <LoadError message={failureText(errorOf(page.error))} onRetry={page.retry} />;
  return (
    <section ref={ref} tabIndex={-1} aria-label={name} className={`card ${styles.card}`} onFocus={onFocus}>
      <div className={styles.top}>
        <output>{count}</output>
        {beside}
      </div>
      {page.known?.total === 0 ? <EmptyList {...empty} /> : <DataTable {...table} isStale={page.isStale} />}
      {page.known && (
        <Pager
          label={`Pages of the ${name.toLowerCase()}`}
          page={page.page}
          lastPage={page.lastPage}
          onChange={page.setPage}
        />
      )}
    </section>
  );
}

/** Keeps the keyboard in the list: when the button that had the focus went away with its row, the focus goes to the list. */
function useKeptFocus(rows: unknown) {
  const ref = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [rows]);
  return {
    ref,
    onFocus: () => {
      hadFocus.current = true;
    },
  };
}
