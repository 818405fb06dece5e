import type { PaymentRowFragment, PaymentsQuery } from '../../gql/generated';
import { numberText } from '../../number-text';
import { EmptyList } from '../../ui/EmptyList';
import { Pager } from '../../ui/Pager';
import styles from './PaymentList.module.css';
import { PaymentTable } from './PaymentTable';

interface Props {
  /** The newest page that is known; undefined before the first one. */
  readonly list: PaymentsQuery['payments'] | undefined;
  /** The page asked for, from 1. */
  readonly page: number;
  readonly isLoading: boolean;
  readonly onPage: (page: number) => void;
  readonly onRefund: (payment: PaymentRowFragment) => void;
}

function countText(list: Props['list']): string {
  if (!list) return 'Loading the payments…';
  const { total, page, limit, payments } = list;
  if (total === 0) return 'No payments in this period';
  if (total === 1) return '1 payment';
  const first = (page - 1) * limit + 1;
  return `${numberText(total)} payments, showing ${numberText(first)} to ${numberText(first + payments.length - 1)}`;
}

/** The payments with their count and their pages. What was there stays while the next page comes. */
export function PaymentList({ list, page, isLoading, onPage, onRefund }: Props) {
  return (
    <section aria-label="Payment list" className={styles.card}>
      <output className={styles.count}>{countText(list)}</output>
      {list?.total === 0 ? (
        <EmptyList
          title="No transactions found."
          hint="Payments of this period appear here as soon as they are recorded."
        />
      ) : (
        <PaymentTable payments={list?.payments} isStale={isLoading && list !== undefined} onRefund={onRefund} />
      )}
      {list && <Pager label="Pages of the payment list" page={page} lastPage={list.totalPages} onChange={onPage} />}
    </section>
  );
}
