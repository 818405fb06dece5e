import { PlusOutlined } from '@ant-design/icons';
import { Button, Radio } from 'antd';
import { failureText } from '#src/failure-text';
import { usePaymentsQuery } from '#src/workplace/gql/generated';
import { exportPaths } from '#src/downloads/export-paths';
import { DownloadButton } from '#src/ui/feedback/DownloadButton';
import { FilterBar } from '#src/ui/lists/FilterBar';
import { countOf } from '#src/ui/lists/list-count';
import { ListCard } from '#src/ui/lists/ListCard';
import { Screen } from '#src/ui/layout/Screen';
import { useDialog } from '#src/ui/dialogs/useDialog';
import { usePagedList } from '#src/ui/lists/useList';
import { useListAddress } from '#src/ui/lists/useListAddress';
import { UnmatchedMoney } from '../gateway/UnmatchedMoney';
import { SavedFilters } from '../saved-filters/SavedFilters';
import { useClinicToday } from '#src/calendar/useClinicToday';
import { paymentColumns } from '#src/payments/payment-columns';
import { isDaysAlone, paymentAddress, paymentFilters } from './payment-filters';
import { boundsOf } from './payment-period';
import { FoundPayments } from './FoundPayments';
import { MoneyLine } from './MoneyLine';
import { dialogOnDemand } from '#src/ui/dialogs/dialogOnDemand';
import { usePaymentActions } from '#src/payments/usePaymentActions';

/** Rows per page. */
const pageSize = 10;

const periods = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'weekly', label: 'Weekly' },
] as const;

const RecordPaymentDialog = dialogOnDemand(
  async () => (await import('#src/payments/RecordPaymentDialog')).RecordPaymentDialog,
);

/** /admin/payment: payments of the month or week, or search results; with their total and actions. */
export function PaymentsPage() {
  const { filters: view, setFilters: setView, page: named, setPage } = useListAddress(paymentAddress);
  const { period, ...filters } = view;
  const { from, until } = boundsOf(period, useClinicToday());
  const filter = paymentFilters.given(filters);
  const page = filter ? 1 : named; // a search has its own pages
  const query = usePaymentsQuery({ variables: { from, until, page, limit: pageSize } });
  const list = usePagedList(
    { page, setPage },
    query,
    (data) => data.payments,
    ({ payments }) => payments,
    {
      key: from + until,
    },
  );
  const recording = useDialog();
  const { actions, dialogs } = usePaymentActions();
  return (
    <Screen
      title="Payment Transactions"
      actions={
        <>
          <Radio.Group
            aria-label="Period"
            optionType="button"
            value={period}
            options={[...periods]}
            onChange={(event) => setView({ ...paymentFilters.none, period: event.target.value })}
          />
          <DownloadButton
            address={exportPaths.payments(from, until)}
            fileName="payments_export.csv"
            failureText={(failure) => failureText('Failed to export payments', failure)}
          >
            Export CSV
          </DownloadButton>
          <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => recording.open(true)}>
            Record payment
          </Button>
        </>
      }
    >
      <FilterBar
        label="Look for payments"
        of={paymentFilters}
        filters={filters}
        onChange={(next, options) => setView({ period, ...next }, options)}
        isCard
      >
        <SavedFilters list="PAYMENTS" address={paymentAddress} />
      </FilterBar>
      <UnmatchedMoney />
      {!filter && <MoneyLine from={from} until={until} />}
      {isDaysAlone(filters) && <MoneyLine from={filters.from} until={filters.until} />}
      {filter ? (
        <FoundPayments key={JSON.stringify(filter)} filter={filter} actions={actions} />
      ) : (
        <ListCard
          name="Payment list"
          label="Payments"
          list={list}
          count={countOf(list, {
            none: 'No payments in this period',
            one: '1 payment',
            many: 'payments',
          })}
          empty={{
            title: 'No transactions found.',
            hint: 'Payments of this period appear here as soon as they are recorded.',
          }}
          failureText={(failure) => `Error: ${failureText('Failed to fetch payments', failure)}`}
          columns={paymentColumns}
          keyOf={({ id }) => id}
          actions={actions}
        />
      )}
      {recording.subject && <RecordPaymentDialog {...recording.frame} />}
      {dialogs}
    </Screen>
  );
}
