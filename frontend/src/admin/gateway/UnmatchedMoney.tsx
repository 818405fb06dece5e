import { Button } from 'antd';
import { momentText } from '#src/calendar/clinic-time';
import { failureText } from '#src/failure-text';
import { dialogOnDemand } from '#src/ui/dialogs/dialogOnDemand';
import { useDialog } from '#src/ui/dialogs/useDialog';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { Card } from '#src/ui/layout/Card';
import { rupeesText } from '#src/values/rupees';
import { useUnmatchedMoneyQuery, type UnmatchedMoneyQuery } from './gql/generated';
import styles from './UnmatchedMoney.module.css';

const MatchDialog = dialogOnDemand(async () => (await import('./MatchDialog')).MatchDialog);

/** An event whose money or refund is not booked. */
export type UnmatchedEvent = UnmatchedMoneyQuery['gatewayEvents']['edges'][number]['node'];

/** Money of the payment gateway that nothing asked for, to be booked for a patient; nothing while there is none. */
export function UnmatchedMoney() {
  const query = useUnmatchedMoneyQuery();
  const matching = useDialog<UnmatchedEvent>();
  return (
    <QueryBoundary
      query={query}
      failureText={(failure) => failureText('Failed to fetch unmatched money', failure)}
      skeleton={null}
    >
      {({ gatewayEvents: { edges } }) => (
        <>
          {edges.length > 0 && (
            <div className={styles.part}>
              <Card title="Unmatched money" standsOut>
                <p className={styles.line}>
                  The payment gateway took this money, but no link here asked for it. Find out whose it is, for example
                  on the page of the gateway, and match it.
                </p>
                <ul aria-label="Unmatched money" className={styles.entries}>
                  {edges.map(({ node }) => (
                    <Entry key={node.id} event={node} onMatch={() => matching.open(node)} />
                  ))}
                </ul>
              </Card>
            </div>
          )}
          {matching.subject && <MatchDialog event={matching.subject} {...matching.frame} />}
        </>
      )}
    </QueryBoundary>
  );
}

function Entry({ event, onMatch }: { readonly event: UnmatchedEvent; readonly onMatch: () => void }) {
  const amount = rupeesText(event.amount ?? 0);
  const isRefund = event.event === 'refund.processed';
  return (
    <li className={styles.entry}>
      <span className={styles.what}>
        <strong>{isRefund ? `Refund of ${amount}` : amount}</strong> <small>{momentText(event.at)}</small>{' '}
        <small>{event.gatewayPaymentId}</small>
      </span>
      {isRefund ? (
        <small>It is booked with its payment, unless more went back than is left of that.</small>
      ) : (
        <Button aria-label={`Match ${amount} with a patient`} onClick={onMatch}>
          Match
        </Button>
      )}
    </li>
  );
}
