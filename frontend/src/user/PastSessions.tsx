import * as text from '#messages/user';
import { useClinic } from '../brand/clinic';
import { useSessionsPastQuery } from '../gql/generated';
import { Card } from '../ui/layout/Card';
import { QueryBoundary } from '../ui/feedback/QueryBoundary';
import { useDialog } from '../ui/dialogs/useDialog';
import { OwnSessionChange, type AskedChange } from './OwnSessionChange';
import { sessionsFetchText } from './profile-failures';
import { SessionList } from './SessionList';
import { SessionsSkeleton } from './SessionsSkeleton';
import { sessionsShown } from './useSessionsAhead';

/** Lists sessions that began before a time, newest first. An unanswered request can still be canceled. */
export function PastSessions({ before }: { readonly before: string }) {
  const query = useSessionsPastQuery({ variables: { first: sessionsShown, before } });
  const { isOpen } = useClinic();
  const dialog = useDialog<AskedChange>();
  return (
    <Card title={text.past}>
      <QueryBoundary query={query} failureText={sessionsFetchText} skeleton={<SessionsSkeleton />}>
        {({ appointments: { edges, pageInfo } }) =>
          edges.length > 0 ? (
            <SessionList
              sessions={edges.map(({ node }) => node)}
              moreText={text.morePast}
              isPast
              onAsk={isOpen ? (action, session) => dialog.open({ action, session }) : undefined}
              hasMore={pageInfo.hasNextPage}
              onMore={async () => query.fetchMore({ variables: { after: pageInfo.endCursor } })}
            />
          ) : (
            <p>{text.nonePast}</p>
          )
        }
      </QueryBoundary>
      <OwnSessionChange dialog={dialog} />
    </Card>
  );
}
