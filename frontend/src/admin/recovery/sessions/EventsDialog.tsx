import { Skeleton } from 'antd';
import { useState } from 'react';
import { momentText } from '#src/calendar/clinic-time';
import { failureText } from '#src/failure-text';
import { Dialog, type DialogState } from '#src/ui/dialogs/Dialog';
import { EmptyList } from '#src/ui/lists/EmptyList';
import { ErrorSlot } from '#src/ui/feedback/ErrorSlotProvider';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { ShowMore } from '#src/ui/lists/ShowMore';
import { useSessionEventsQuery, type SessionEventsQuery } from './gql/generated';
import styles from './EventsDialog.module.css';
import { enteredText, eventText } from './session-labels';

interface Props extends DialogState {
  readonly planId: string;
}

/** The server's page size; a full page may have more after it. */
const stretch = 100;

/** The ledger: events of a plan's sessions, oldest first. */
export function EventsDialog({ planId, ...frame }: Props) {
  const query = useSessionEventsQuery({ variables: { planId, first: stretch } });
  return (
    <Dialog {...frame} title="What happened" width={640} isClosedBeside>
      <QueryBoundary
        query={query}
        failureText={(failure) => failureText('Failed to fetch what happened', failure)}
        skeleton={<Skeleton active title={false} paragraph={{ rows: 8 }} />}
      >
        {({ sessionEvents }) => <Events events={sessionEvents} fetchMore={query.fetchMore} />}
      </QueryBoundary>
    </Dialog>
  );
}

interface EventsProps {
  readonly events: SessionEventsQuery['sessionEvents'];
  readonly fetchMore: ReturnType<typeof useSessionEventsQuery>['fetchMore'];
}

function Events({ events, fetchMore }: EventsProps) {
  const [isWhole, setWhole] = useState(false);
  const loadLater = async (after: string) => {
    const { data } = await fetchMore({
      variables: { after },
      updateQuery: (before: SessionEventsQuery, { fetchMoreResult }) => ({
        sessionEvents: [...before.sessionEvents, ...fetchMoreResult.sessionEvents],
      }),
    });
    if (data?.sessionEvents.length === 0) setWhole(true);
  };
  const last = events.at(-1);
  if (!last) return <EmptyList title="Nothing yet." hint="What happens to the sessions of the plan appears here." />;
  return (
    <>
      <ol aria-label="What happened" className={styles.events}>
        {events.map((event) => (
          <li key={event.id}>
            <time dateTime={event.at} className={styles.at}>
              {momentText(event.at)}
            </time>
            <strong>{eventText(event)}</strong>
            <span>{enteredText(event.enteredAs)}</span>
            {event.reason && <span>{event.reason}</span>}
          </li>
        ))}
      </ol>
      <ErrorSlot />
      {!isWhole && events.length % stretch === 0 && (
        <ShowMore
          after={last.id}
          load={loadLater}
          failureText={(failure) => failureText('Failed to fetch what happened later', failure)}
        >
          Show later ones
        </ShowMore>
      )}
    </>
  );
}
