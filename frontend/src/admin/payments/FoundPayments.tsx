import { exportPaths } from '../../downloads/export-paths';
import { failureText } from '../../failure-text';
import { usePaymentsConnectionQuery, type PaymentFilter } from '../gql/generated';
import { countText } from '../../ui/list-count';
import { ListCard } from '../../ui/ListCard';
import { useCursorAddress } from '../../ui/useCursorAddress';
import { useCursorPages } from '../../ui/useCursorPages';
import { ListExport } from '../ListExport';
import { filtersOfFile, paymentAddress } from './payment-filters';
import { paymentColumns, type PaymentActions } from './payment-columns';

const pageSize = 10;

interface Props {
  readonly filter: PaymentFilter;
  readonly actions: PaymentActions;
}

/** Search results of payments, regardless of the period. */
export function FoundPayments({ filter, actions }: Props) {
  const address = useCursorAddress(paymentAddress);
  const { after } = address;
  const query = usePaymentsConnectionQuery({
    variables: { first: pageSize, filter, ...(after !== undefined && { after }) },
  });
  const list = useCursorPages({
    query,
    connectionOf: ({ paymentsConnection }) => paymentsConnection,
    address,
    limit: pageSize,
  });
  return (
    <ListCard
      name="Payment list"
      label="Payments"
      page={list}
      count={countText(list.known, list.known?.rows.length, {
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
      rows={list.known?.rows}
      keyOf={({ id }) => id}
      actions={actions}
    />
  );
}
