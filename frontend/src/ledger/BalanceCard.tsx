import { Button } from 'antd';
import { balanceText } from '../patients/status-texts';
import { Card } from '../ui/layout/Card';
import { rupeesText } from '../values/rupees';
import { useChargesQuery, useWalletQuery } from './gql/generated';
import { balanceLine, chargeLine, sessionsText } from './ledger-texts';
import styles from './ledger.module.css';
import { openOldestFirst } from './payment-parts';
import type { LedgerActions } from './useLedgerActions';

/** Number of open charges that the card shows. */
const most = 4;

interface Props {
  readonly patientId: string;
  readonly balance: Parameters<typeof balanceLine>[0] & { readonly due: number };
  /** Absent for a deleted record. */
  readonly actions?: LedgerActions | undefined;
  /** Whether it offers to add a charge, where no menu does. */
  readonly hasCharge?: boolean;
}

/** What a patient owes and for what, what is left of the packages, and the ways to take a payment and to sell a package. */
export function BalanceCard({ patientId, balance, actions, hasCharge = false }: Props) {
  const { data, error } = useChargesQuery({ variables: { patientId } });
  const wallet = useWalletQuery({ variables: { patientId } }).data?.wallet;
  const open = openOldestFirst(data?.charges ?? []);
  return (
    <Card title="Balance">
      <p className={styles.main}>{balanceText(balance)}</p>
      <p className={styles.line}>{balanceLine(balance)}</p>
      {error && !data && <div role="alert">What it is for could not be loaded.</div>}
      {open.length > 0 && (
        <ul aria-label="Due for" className={`${styles.parts} ${styles.apart}`}>
          {open.slice(0, most).map((charge) => (
            <li key={charge.id}>
              <strong>{rupeesText(charge.open)}</strong> for {charge.text} <small>{chargeLine(charge)}</small>
            </li>
          ))}
          {open.length > most && <li>and {open.length - most} more charges</li>}
        </ul>
      )}
      {wallet && wallet.packages.length > 0 && (
        <div className={styles.apart}>{sessionsText(wallet.sessionsLeft)} left in packages</div>
      )}
      {actions && (
        <div className={`${styles.buttons} ${styles.apart}`}>
          <Button onClick={() => actions.pay()}>Take payment</Button>
          <Button onClick={actions.sell}>Sell package</Button>
          {hasCharge && <Button onClick={actions.charge}>Charge</Button>}
        </div>
      )}
    </Card>
  );
}
