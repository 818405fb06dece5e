import { Button, Skeleton } from 'antd';
import { failureText } from '../failure-text';
import { QueryBoundary } from '../ui/feedback/QueryBoundary';
import { Card } from '../ui/layout/Card';
import { MoreActions } from '../ui/layout/MoreActions';
import { rupeesText } from '../values/rupees';
import { useChargesQuery, type LedgerChargeFragment } from './gql/generated';
import { chargeLine, creditKindLabels, ledgerDay } from './ledger-texts';
import styles from './ledger.module.css';
import type { ChargeActions, LedgerActions } from './useLedgerActions';

interface Props {
  readonly patientId: string;
  /** Absent for a deleted record. */
  readonly actions?: LedgerActions | undefined;
}

/** What a patient was charged for, newest first: what is open of each, and what was credited. */
export function ChargesCard({ patientId, actions }: Props) {
  const query = useChargesQuery({ variables: { patientId } });
  return (
    <div className={styles.part}>
      <Card title="Charges">
        <QueryBoundary
          query={query}
          failureText={(failure) => failureText('Failed to fetch the charges', failure)}
          skeleton={<Skeleton active title={false} paragraph={{ rows: 2 }} />}
        >
          {({ charges }) =>
            charges.length === 0 ? (
              <p className={styles.line}>Nothing was charged.</p>
            ) : (
              <ul aria-label="Charges" className={styles.entries}>
                {charges.map((charge) => (
                  <Entry key={charge.id} charge={charge} may={actions?.ofCharges} />
                ))}
              </ul>
            )
          }
        </QueryBoundary>
      </Card>
    </div>
  );
}

interface EntryProps {
  readonly charge: LedgerChargeFragment;
  readonly may: ChargeActions | undefined;
}

function Entry({ charge, may }: EntryProps) {
  const { amount, text, canceledReason, discount, credits, billNumber } = charge;
  return (
    <li className={styles.entry}>
      <div className={styles.top}>
        <span className={styles.what}>
          <strong>{rupeesText(amount)}</strong> {text} <small>{chargeLine(charge)}</small>
          {discount > 0 && <small> after a discount of {rupeesText(discount)}</small>}
          {billNumber && <small>, {billNumber}</small>}
        </span>
        {canceledReason === null ? (
          <span className={styles.buttons}>
            <OpenAmount charge={charge} />
            {may && <Actions charge={charge} may={may} />}
          </span>
        ) : (
          <small>Taken back: {canceledReason}</small>
        )}
      </div>
      {credits.map((credit) => (
        <div key={credit.id} className={styles.top}>
          <small className={styles.what}>
            {rupeesText(credit.amount)} {creditKindLabels[credit.kind]}, {ledgerDay(credit.day)}
            {credit.number && `, ${credit.number}`}
            {credit.reason && `: ${credit.reason}`}
          </small>
          {may && (credit.kind === 'WRITE_OFF' || credit.kind === 'DISCOUNT') && (
            <Button
              size="small"
              aria-label={`Cancel ${creditKindLabels[credit.kind]} of ${rupeesText(credit.amount)}, ${text}`}
              onClick={() => may.cancelCredit(charge, credit)}
            >
              Cancel
            </Button>
          )}
        </div>
      ))}
    </li>
  );
}

function OpenAmount({ charge: { open, amount, credits } }: Pick<EntryProps, 'charge'>) {
  if (open > 0) return <span className={styles.open}>{open === amount ? 'Open' : `${rupeesText(open)} open`}</span>;
  const credited = credits.reduce((sum, credit) => sum + credit.amount, 0);
  return <span>{credited >= amount ? 'Credited' : 'Paid'}</span>;
}

/** A package's charge is closed with its package. */
function Actions({ charge, may }: { readonly charge: LedgerChargeFragment; readonly may: ChargeActions }) {
  const { amount, text, kind, open, credits } = charge;
  const named = `${rupeesText(amount)}, ${text}`;
  const left = credits.reduce((rest, credit) => rest - credit.amount, amount);
  const more = [
    ...(open > 0 ? [{ label: 'Write off', onChoose: () => may.writeOff(charge) }] : []),
    ...(left > 0 ? [{ label: 'Discount', onChoose: () => may.discount(charge) }] : []),
  ];
  return (
    <>
      {kind !== 'PACKAGE' && left > 0 && (
        <Button size="small" aria-label={`Take back ${named}`} onClick={() => may.cancel(charge)}>
          Take back
        </Button>
      )}
      {more.length > 0 && <MoreActions label={`More for ${named}`} actions={more} />}
    </>
  );
}
