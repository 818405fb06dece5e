import { PlusOutlined } from '@ant-design/icons';
import { Button, Radio } from 'antd';
import { useEffect, useState } from 'react';
import { dayText } from '../../clinic-time';
import { errorOf } from '../../errors';
import { failureText } from '../../failure-text';
import { usePaymentsQuery, type PaymentRowFragment } from '../../gql/generated';
import { rupeesText } from '../../rupees';
import { ErrorBanner } from '../../ui/ErrorBanner';
import { LoadError } from '../../ui/LoadError';
import { useNotify } from '../../ui/Notices';
import { PageTitle } from '../../ui/PageTitle';
import { SkeletonBar } from '../../ui/SkeletonBar';
import { useClinicToday } from '../../useClinicToday';
import { boundsOf } from './payment-period';
import { PaymentExportButton } from './PaymentExportButton';
import { PaymentList } from './PaymentList';
import styles from './PaymentsPage.module.css';
import { RecordPaymentDialog } from './RecordPaymentDialog';
import { RefundPaymentDialog } from './RefundPaymentDialog';
import { useLastKnown } from './useLastKnown';
import { usePaymentSearch } from './usePaymentSearch';

/** Rows of a page (spec §9). */
const pageSize = 10;

const periodOptions = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'weekly', label: 'Weekly' },
] as const;

/** /admin/payment: the payments of the month or the week, their sum, and the dialogs that record and refund (spec §2). */
export function PaymentsPage() {
  const { period, page, setPeriod, setPage } = usePaymentSearch();
  const bounds = boundsOf(period, useClinicToday());
  const notify = useNotify();
  const [isRecording, setIsRecording] = useState(false);
  const [toRefund, setToRefund] = useState<PaymentRowFragment | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const variables = { ...bounds, page, limit: pageSize };
  const { data, error, loading, refetch } = usePaymentsQuery({ variables, fetchPolicy: 'network-only' });

  const lastPage = data?.payments.totalPages ?? 1;
  const isBeyondEnd = data !== undefined && page > lastPage;
  const list = useLastKnown(bounds.from + bounds.until, isBeyondEnd ? undefined : data?.payments);
  useEffect(() => {
    if (isBeyondEnd && !loading) setPage(lastPage, { replace: true });
  }, [isBeyondEnd, lastPage, loading, setPage]);

  return (
    <>
      <div className={styles.heading}>
        <PageTitle title="Payment Transactions" />
        <div className={styles.total}>
          {!error && <Sum paise={list?.paidTotal} />}{' '}
          <span className={styles.period}>
            {dayText(bounds.from)} to {dayText(bounds.until)}
          </span>
        </div>
      </div>
      <div className={styles.controls}>
        <Radio.Group
          aria-label="Period"
          optionType="button"
          value={period}
          options={[...periodOptions]}
          onChange={(event) => setPeriod(event.target.value)}
        />
        <PaymentExportButton bounds={bounds} onFailure={setFailure} />
        <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => setIsRecording(true)}>
          Record payment
        </Button>
      </div>
      {failure && <ErrorBanner message={failure} onDismiss={() => setFailure(null)} />}
      {error ? (
        <LoadError
          message={`Error: ${failureText('Failed to fetch payments', errorOf(error))}`}
          onRetry={() => void refetch()}
        />
      ) : (
        <PaymentList
          list={list}
          page={page}
          isLoading={loading || isBeyondEnd}
          onPage={setPage}
          onRefund={setToRefund}
        />
      )}
      <RecordPaymentDialog
        isOpen={isRecording}
        onClose={() => setIsRecording(false)}
        onRecorded={({ amount, patient }) =>
          notify(`${rupeesText(amount)} from ${patient?.name || 'the patient'} was recorded.`)
        }
      />
      <RefundPaymentDialog
        payment={toRefund}
        onClose={() => setToRefund(null)}
        onRefunded={({ amount }) => notify(`${rupeesText(amount)} was marked as refunded.`)}
      />
    </>
  );
}

function Sum({ paise }: { readonly paise: number | undefined }) {
  if (paise === undefined) return <SkeletonBar className={styles.sumSkeleton} />;
  return (
    <>
      <strong className={styles.sum}>{rupeesText(paise)}</strong> paid
    </>
  );
}
