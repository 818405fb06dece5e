import { exportPaths } from '#src/downloads/export-paths';
import { failureText } from '#src/failure-text';
import { usePaymentsConnectionQuery, type PaymentFilter } from '#src/workplace/gql/generated';
import { countOf } from '#src/ui/lists/list-count';
import { ListCard } from '#src/ui/lists/ListCard';
import { useCursorAddress } from '#src/ui/lists/useCursorAddress';
import { useCursorList } from '#src/ui/lists/useList';
import { ListExport } from '../ListExport';
import { filtersOfFile, paymentAddress } from './payment-filters';
import { paymentColumns, type PaymentActions } from '#src/payments/payment-columns';

interface Props {
  readonly filter: PaymentFilter;
  readonly actions: PaymentActions;
}

/** Search results of payments, regardless of the period. */
export function FoundPayments({ filter, actions }: Props) {
  const address = useCursorAddress(paymentAddress, 10);
  const query = usePaymentsConnectionQuery({ variables: { ...address.slice, filter } });
  const list = useCursorList(address, query, ({ paymentsConnection }) => paymentsConnection);
  return (
    <ListCard
      name="Payment list"
      label="Payments"
      list={list}
      count={countOf(list, {
        none: 'No matching payments',
        one: '1 matching payment',
        many: 'matching payments',
      })}
      beside={
        <ListExport
          addressOf={(format) => exportPaths.foundPayments({ ...filtersOfFile(filter), format })}
          fileName="payments-filtered"
        />
      }
      empty={{ title: 'No payment matches these filters.', hint: 'Change or clear them to see more.' }}
      failureText={(failure) => `Error: ${failureText('Failed to fetch payments', failure)}`}
      columns={paymentColumns}
      keyOf={({ id }) => id}
      actions={actions}
    />
  );
}
