import * as text from '#messages/ownPayments';
import { dayText, startOfDay } from '#src/calendar/clinic-time';
import { billFile, billPath } from '#src/downloads/export-paths';
import { failureText } from '#src/failure-text';
import { DownloadButton } from '#src/ui/feedback/DownloadButton';
import { ErrorSlot, ErrorSlotProvider } from '#src/ui/feedback/ErrorSlotProvider';
import { Card } from '#src/ui/layout/Card';
import { rupeesText } from '#src/values/rupees';
import type { OwnPaymentsQuery } from './gql/generated';
import styles from './OwnPaymentItem.module.css';
import page from './OwnPaymentsPage.module.css';

interface Props {
  /** Newest first. */
  readonly bills: readonly OwnPaymentsQuery['bills']['edges'][number]['node'][];
}

/** A patient's bills, each with its PDF in the language of the page. */
export function OwnBills({ bills }: Props) {
  return (
    <div className={page.after}>
      <Card title={text.bills}>
        <ul className={page.list}>
          {bills.map(({ id, number, day, total, canceledReason }) => (
            <li key={id} className={styles.item}>
              <p className={styles.line}>
                <strong className={styles.amount}>{rupeesText(total)}</strong>
                {canceledReason !== null && <span>{text.billCanceled}</span>}
              </p>
              <ErrorSlotProvider>
                <div className={styles.receipt}>
                  <span>{text.bill({ number, day: dayText(startOfDay(day)) })}</span>
                  <DownloadButton
                    address={billPath(id)}
                    fileName={billFile(number)}
                    label={text.downloadBillOf({ number })}
                    failureText={(failure) => failureText(text.billNotFetched, failure)}
                  >
                    {text.downloadBill}
                  </DownloadButton>
                </div>
                <ErrorSlot />
              </ErrorSlotProvider>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
