import { useMemo, useState } from 'react';
import { failureText } from '../../failure-text';
import { usePaymentsConnectionQuery, type PaymentFilter, type PaymentsConnectionQuery } from '../gql/generated';
import { countText } from '../../ui/list-count';
import { ListCard } from '../../ui/ListCard';
import { useListPage } from '../../ui/useListPage';
import { paymentColumns, type PaymentActions } from './payment-columns';

const pageSize = 10;

/** What the answer says of a page. */
function stretchOf({ paymentsConnection: { edges, totalCount } }: PaymentsConnectionQuery, page: number) {
  return { rows: edges.map(({ node }) => node), total: totalCount, page, limit: pageSize };
}

interface Props {
  readonly filter: PaymentFilter;
  readonly actions: PaymentActions;
}

/** The payments that are looked for, of whatever period (clinic §8). */
export function FoundPayments({ filter, actions }: Props) {
  // A page begins where the one before it ended, so that payments that come meanwhile shift nothing.
  const [ends, setEnds] = useState<readonly string[]>([]);
  const after = ends.at(-1);
  const query = usePaymentsConnectionQuery({
    variables: { first: pageSize, filter, ...(after !== undefined && { after }) },
  });
  const end = query.data?.paymentsConnection.pageInfo.endCursor;
  const page = ends.length + 1;
  const setPage = (wanted: number) => setEnds(wanted > page && end ? [...ends, end] : ends.slice(0, wanted - 1));
  const { data } = query;
  const stretch = useMemo(() => data && stretchOf(data, page), [data, page]);
  const list = useListPage({ query: { ...query, data: stretch }, pageOf: (known) => known, page, setPage });
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
      empty={{ title: 'No payment matches these filters.', hint: 'Change or clear them to see more.' }}
      failureText={(failure) => `Error: ${failureText('Failed to fetch payments', failure)}`}
      columns={paymentColumns}
      rows={list.known?.rows}
      keyOf={({ id }) => id}
      actions={actions}
    />
  );
}
