import { CheckCircleOutlined, ClockCircleOutlined, StopOutlined, TrophyOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { sessionTypeLabels } from '../appointments/session-types';
import { failureText } from '../failure-text';
import { QueryBoundary } from '../ui/feedback/QueryBoundary';
import { StatusWord } from '../ui/feedback/StatusWord';
import { Card } from '../ui/layout/Card';
import { rupeesText } from '../values/rupees';
import { useWalletQuery, type WalletPackageFragment } from './gql/generated';
import { ledgerDay, packageStatusLabels, sessionsText, usesText } from './ledger-texts';
import styles from './ledger.module.css';
import type { LedgerActions } from './useLedgerActions';

const looks = {
  ACTIVE: { tone: 'success', Icon: CheckCircleOutlined },
  USED_UP: { tone: 'info', Icon: TrophyOutlined },
  EXPIRED: { tone: 'warning', Icon: ClockCircleOutlined },
  CLOSED: { tone: 'plain', Icon: StopOutlined },
} as const;

interface Props {
  readonly patientId: string;
  /** Absent for a deleted record. */
  readonly actions?: LedgerActions | undefined;
}

/** A patient's packages, newest first: what was used and is left, until when, and what is due. */
export function WalletCard({ patientId, actions }: Props) {
  const query = useWalletQuery({ variables: { patientId } });
  return (
    <div className={styles.part}>
      <Card title="Packages">
        <QueryBoundary
          query={query}
          failureText={(failure) => failureText('Failed to fetch the packages', failure)}
          skeleton={<Skeleton active title={false} paragraph={{ rows: 2 }} />}
        >
          {({ wallet: { packages, uncovered } }) => (
            <>
              {packages.length === 0 ? (
                <p className={styles.line}>No package was sold.</p>
              ) : (
                <ul aria-label="Packages" className={styles.entries}>
                  {packages.map((sold) => (
                    <Entry key={sold.id} sold={sold} actions={actions} />
                  ))}
                </ul>
              )}
              {packages.length > 0 && uncovered > 0 && (
                <p className={`${styles.line} ${styles.apart}`}>
                  {sessionsText(uncovered)} took place that no package covers.
                </p>
              )}
            </>
          )}
        </QueryBoundary>
      </Card>
    </div>
  );
}

function Entry({ sold, actions }: { readonly sold: WalletPackageFragment } & Pick<Props, 'actions'>) {
  const { name, status, price, discount, due, sessionTypes, uses, refundDue, closedReason } = sold;
  const onClose = status === 'ACTIVE' || status === 'USED_UP' ? actions?.closePackage : undefined;
  return (
    <li className={styles.entry}>
      <div className={styles.top}>
        <span className={styles.what}>
          <strong>{name}</strong> {usesText(sold)}
        </span>
        <StatusWord {...looks[status]}>{packageStatusLabels[status]}</StatusWord>
      </div>
      <div className={styles.top}>
        <span className={styles.what}>
          {rupeesText(price - discount)}
          {discount > 0 && <small> after a discount of {rupeesText(discount)}</small>}
          {sessionTypes && <small> for {sessionTypes.map((type) => sessionTypeLabels[type]).join(', ')}</small>}
          {due > 0 && <span className={styles.open}>, {rupeesText(due)} due</span>}
        </span>
        <span className={styles.buttons}>
          {due > 0 && actions && (
            <Button aria-label={`Take payment for ${name}`} onClick={() => actions.pay(sold)}>
              Take payment
            </Button>
          )}
          {onClose && (
            <Button aria-label={`Close package ${name}`} onClick={() => onClose(sold)}>
              Close package
            </Button>
          )}
        </span>
      </div>
      {status === 'CLOSED' && (
        <small>
          Closed: {closedReason}
          {refundDue > 0 && ` ${rupeesText(refundDue)} was to be refunded.`}
        </small>
      )}
      {uses.length > 0 && (
        <details className={styles.uses}>
          <summary>{sessionsText(uses.length)} of it took place</summary>
          <ul>
            {uses.map(({ appointmentId, day, physiotherapistName }) => (
              <li key={appointmentId}>{[ledgerDay(day), physiotherapistName].filter(Boolean).join(', ')}</li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
