import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { momentText } from '#src/calendar/clinic-time';
import { failureText } from '#src/failure-text';
import { dialogOnDemand } from '#src/ui/dialogs/dialogOnDemand';
import { useDialog } from '#src/ui/dialogs/useDialog';
import { errorOf } from '#src/errors';
import { LoadError } from '#src/ui/feedback/LoadError';
import { Card } from '#src/ui/layout/Card';
import { staffPaths } from '#src/paths';
import { rupeesText } from '#src/values/rupees';
import { UnmatchedMoneyDocument, useUnmatchedMoneyQuery, type UnmatchedMoneyQuery } from './gql/generated';
import styles from './UnmatchedMoney.module.css';

const MatchDialog = dialogOnDemand(async () => (await import('./MatchDialog')).MatchDialog);

/** An event whose money, or refund of more than is left of its payment, is not booked. */
export type UnmatchedEvent = UnmatchedMoneyQuery['gatewayEvents']['edges'][number]['node'];

/**
 * Money of the payment gateway that nothing asked for, to be booked for a patient, and apart from it the refunds that do not fit the books;
 * nothing while there is none. Leads to all events, once the gateway told of any.
 */
export function UnmatchedMoney() {
  const query = useUnmatchedMoneyQuery();
  const matching = useDialog<UnmatchedEvent>();
  if (query.error && !query.data) {
    const message = failureText('Failed to fetch unmatched money', errorOf(query.error));
    return <LoadError message={message} onRetry={() => void query.refetch()} />;
  }
  const events = (query.data?.gatewayEvents.edges ?? []).map(({ node }) => node);
  return (
    <>
      <Events
        title="Unmatched money"
        said="The payment gateway took this money, but no link here asked for it. Find out whose it is, for example on the page of the gateway, and match it."
        events={events.filter((event) => !isRefund(event))}
        onMatch={matching.open}
      />
      <Events
        title="Refunds that are not booked"
        said="The payment gateway paid back more than is left of these payments here. Compare their refunds: one that was made at the gateway may have been entered by hand, too."
        events={events.filter(isRefund)}
      />
      {(query.data?.latest.edges.length ?? 0) > 0 && (
        <p className={styles.line}>
          <Link to={staffPaths.adminGateway}>All events of the payment gateway</Link>
        </p>
      )}
      {matching.subject && <MatchDialog event={matching.subject} list={UnmatchedMoneyDocument} {...matching.frame} />}
    </>
  );
}

const isRefund = ({ event }: UnmatchedEvent) => event === 'refund.processed';

interface Listed {
  readonly title: string;
  readonly said: string;
  readonly events: readonly UnmatchedEvent[];
  readonly onMatch?: (event: UnmatchedEvent) => void;
}

function Events({ title, said, events, onMatch }: Listed) {
  if (events.length === 0) return null;
  return (
    <div className={styles.part}>
      <Card title={title} standsOut>
        <p className={styles.line}>{said}</p>
        <ul aria-label={title} className={styles.entries}>
          {events.map((event) => (
            <Entry key={event.id} event={event} {...(onMatch && { onMatch: () => onMatch(event) })} />
          ))}
        </ul>
      </Card>
    </div>
  );
}

function Entry({ event, onMatch }: { readonly event: UnmatchedEvent; readonly onMatch?: () => void }) {
  const amount = rupeesText(event.amount ?? 0);
  return (
    <li className={styles.entry}>
      <span className={styles.what}>
        <strong>{amount}</strong> <small>{momentText(event.at)}</small> <small>{event.gatewayPaymentId}</small>
      </span>
      {onMatch && (
        <Button aria-label={`Match ${amount} with a patient`} onClick={onMatch}>
          Match
        </Button>
      )}
    </li>
  );
}
