import { CheckCircleOutlined, ClockCircleOutlined, CloseCircleOutlined, RollbackOutlined } from '@ant-design/icons';
import * as text from '#messages/ownPayments';
import { clinicDay, dayText, startOfDay } from '#src/calendar/clinic-time';
import { receiptFile, receiptPath } from '#src/downloads/export-paths';
import { failureText } from '#src/failure-text';
import { DownloadButton } from '#src/ui/feedback/DownloadButton';
import { ErrorSlot, ErrorSlotProvider } from '#src/ui/feedback/ErrorSlotProvider';
import { QrCode } from '#src/ui/layout/QrCode';
import { StatusWord } from '#src/ui/feedback/StatusWord';
import { rupeesText } from '#src/values/rupees';
import { amountFor } from './charge-text';
import type { OwnPaymentFragment } from './gql/generated';
import styles from './OwnPaymentItem.module.css';

const methods = { UPI: text.upi, CARD: text.card, CASH: text.cash, NET_BANKING: text.netBanking };

const statuses = {
  PAID: { word: text.paid, tone: 'success', Icon: CheckCircleOutlined },
  PENDING: { word: text.pending, tone: 'warning', Icon: ClockCircleOutlined },
  FAILED: { word: text.failed, tone: 'error', Icon: CloseCircleOutlined },
  REFUNDED: { word: text.refunded, tone: 'info', Icon: RollbackOutlined },
} as const;

/** One payment: amount, status, date, method, what it paid, refunds and receipt. */
export function OwnPaymentItem({ payment }: { readonly payment: OwnPaymentFragment }) {
  const { id, amount, method, status, createdAt, receivedOn, receiptNumber, upiLink, refunds } = payment;
  const { allocations, free, isDeposit } = payment;
  const { word, ...look } = statuses[status];
  const day = receivedOn ?? clinicDay(createdAt);
  return (
    <li className={styles.item}>
      <p className={styles.line}>
        <strong className={styles.amount}>{rupeesText(amount)}</strong>
        <StatusWord {...look}>{word}</StatusWord>
      </p>
      <p className={styles.details}>
        <time dateTime={day}>{dayText(startOfDay(day))}</time> · {methods[method]}
      </p>
      {allocations.map((part) => (
        <p key={part.charge.id} className={styles.details}>
          {amountFor(part.amount, part.charge)}
        </p>
      ))}
      {free > 0 && (
        <p className={styles.details}>{isDeposit ? text.isDeposit : text.advance({ amount: rupeesText(free) })}</p>
      )}
      {refunds.map((refund) => (
        <p key={refund.id} className={styles.details}>
          {text.refund({
            amount: rupeesText(refund.amount),
            day: dayText(startOfDay(refund.refundedOn)),
            method: methods[refund.method],
            number: refund.number,
          })}
        </p>
      ))}
      {upiLink && <PayByUpi link={upiLink} amount={rupeesText(amount)} />}
      {receiptNumber && (
        <ErrorSlotProvider>
          <div className={styles.receipt}>
            <span>{text.receipt({ number: receiptNumber })}</span>
            <DownloadButton
              address={receiptPath(id)}
              fileName={receiptFile(receiptNumber)}
              label={text.downloadOf({ number: receiptNumber })}
              failureText={(failure) => failureText(text.receiptNotFetched, failure)}
            >
              {text.download}
            </DownloadButton>
          </div>
          <ErrorSlot />
        </ErrorSlotProvider>
      )}
    </li>
  );
}

/** A UPI link for this phone, and a QR code for another one. */
function PayByUpi({ link, amount }: { readonly link: string; readonly amount: string }) {
  return (
    <>
      <div className={styles.receipt}>
        <span>{text.payHint}</span>
        <a href={link} className="button">
          {text.payByUpi}
        </a>
      </div>
      <details className={styles.code}>
        <summary>{text.showCode}</summary>
        <QrCode text={link} label={text.codeOf({ amount })} />
      </details>
    </>
  );
}
