import { PlusOutlined } from '@ant-design/icons';
import { Button, Radio } from 'antd';
import { failureText } from '../../failure-text';
import { usePaymentsQuery } from '../gql/generated';
import { exportPaths } from '../../downloads/export-paths';
import { DownloadButton } from '../../ui/DownloadButton';
import { countText } from '../../ui/list-count';
import { ListCard } from '../../ui/ListCard';
import { Screen } from '../../ui/Screen';
import { useDialog } from '../../ui/useDialog';
import { useListAddress } from '../../ui/useListAddress';
import { useListPage } from '../../ui/useListPage';
import { SavedFilters } from '../saved-filters/SavedFilters';
import { useClinicToday } from '../../calendar/useClinicToday';
import { paymentColumns } from './payment-columns';
import { filterOf, isDaysAlone, noFilters, paymentAddress, type PaymentView } from './payment-filters';
import { boundsOf } from './payment-period';
import { FoundPayments } from './FoundPayments';
import { MoneyLine } from './MoneyLine';
import { PaymentFilters } from './PaymentFilters';
import { RecordPaymentDialog } from './RecordPaymentDialog';
import { usePaymentActions } from './usePaymentActions';

/** Rows per page. */
const pageSize = 10;

const periods = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'weekly', label: 'Weekly' },
] as const;

/** /admin/payment: payments of the month or week, or search results; with their total and actions. */
export function PaymentsPage() {
  const { filters: view, setFilters: setView, page: named, setPage } = useListAddress<PaymentView>(paymentAddress);
  const { period, ...filters } = view;
  const { from, until } = boundsOf(period, useClinicToday());
  const filter = filterOf(filters);
  const page = filter ? 1 : named; // a search has its own pages
  const query = usePaymentsQuery({ variables: { from, until, page, limit: pageSize } });
  const list = useListPage({ query, pageOf: ({ payments }) => payments, page, setPage, key: from + until });
  const recording = useDialog();
  const { actions, dialogs } = usePaymentActions();
  const { known } = list;
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
            onChange={(event) => setView({ ...noFilters, period: event.target.value })}
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
      <PaymentFilters filters={filters} onChange={(next) => setView({ period, ...next })}>
        <SavedFilters list="PAYMENTS" address={paymentAddress} />
      </PaymentFilters>
      {!filter && <MoneyLine from={from} until={until} />}
      {isDaysAlone(filters) && <MoneyLine from={filters.from} until={filters.until} />}
      {filter ? (
        <FoundPayments key={JSON.stringify(filter)} filter={filter} actions={actions} />
      ) : (
        <ListCard
          name="Payment list"
          label="Payments"
          page={list}
          count={countText(known, known?.payments.length, {
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
          rows={known?.payments}
          keyOf={({ id }) => id}
          actions={actions}
        />
      )}
      {recording.subject && <RecordPaymentDialog {...recording.frame} />}
      {dialogs}
    </Screen>
  );
}
