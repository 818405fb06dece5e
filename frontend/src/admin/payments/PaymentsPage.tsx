import { PlusOutlined } from '@ant-design/icons';
import { Button, Radio } from 'antd';
import { dayText } from '../../calendar/clinic-time';
import { failureText } from '../../failure-text';
import { usePaymentsQuery } from '../gql/generated';
import { serverPaths } from '../../paths';
import { rupeesText } from '../../values/rupees';
import { DownloadButton } from '../../ui/DownloadButton';
import { countText } from '../../ui/list-count';
import { ListCard } from '../../ui/ListCard';
import { Screen } from '../../ui/Screen';
import { Stack } from '../../ui/Stack';
import { useDialog } from '../../ui/useDialog';
import { useListAddress } from '../../ui/useListAddress';
import { useListPage } from '../../ui/useListPage';
import { useClinicToday } from '../../calendar/useClinicToday';
import { paymentColumns } from './payment-columns';
import { boundsOf, type PaymentPeriod } from './payment-period';
import { RecordPaymentDialog } from './RecordPaymentDialog';
import { usePaymentActions } from './usePaymentActions';

/** Rows of a page (spec §9). */
const pageSize = 10;

const periods = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'weekly', label: 'Weekly' },
] as const;

/** Monthly unless the address says weekly (spec §4). */
const periodAddress = {
  read: (params: URLSearchParams): PaymentPeriod => (params.get('period') === 'weekly' ? 'weekly' : 'monthly'),
  write: (period: PaymentPeriod) => ({ ...(period === 'weekly' && { period }) }),
};

/** /admin/payment: the payments of the month or the week, their sum, and the dialogs that record and refund (spec §2). */
export function PaymentsPage() {
  const { filters: period, setFilters: setPeriod, page, setPage } = useListAddress<PaymentPeriod>(periodAddress);
  const { from, until } = boundsOf(period, useClinicToday());
  const query = usePaymentsQuery({ variables: { from, until, page, limit: pageSize } });
  const list = useListPage({ query, pageOf: ({ payments }) => payments, page, setPage, key: from + until });
  const recording = useDialog();
  const { actions, dialogs } = usePaymentActions();
  const { known } = list;
  return (
    <Screen
      title="Payment Transactions"
      beside={
        <Stack row gap={2} align="baseline">
          {known && !list.error && (
            <span>
              <strong>{rupeesText(known.paidTotal)}</strong> paid
            </span>
          )}
          <small>
            {dayText(from)} to {dayText(until)}
          </small>
        </Stack>
      }
      actions={
        <>
          <Radio.Group
            aria-label="Period"
            optionType="button"
            value={period}
            options={[...periods]}
            onChange={(event) => setPeriod(event.target.value)}
          />
          <DownloadButton
            address={serverPaths.paymentsExport(from, until)}
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
      {recording.subject && <RecordPaymentDialog {...recording.frame} />}
      {dialogs}
    </Screen>
  );
}
