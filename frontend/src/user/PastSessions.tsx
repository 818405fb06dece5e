import * as text from '#messages/user';
import { useClinic } from '../brand/clinic';
import type { SessionsPastQuery } from '../gql/generated';
import { Card } from '../ui/layout/Card';
import { QueryBoundary } from '../ui/feedback/QueryBoundary';
import { useDialog } from '../ui/dialogs/useDialog';
import { OwnSessionChange, type AskedChange } from './OwnSessionChange';
import { sessionsFetchText } from './profile-failures';
import { SessionList } from './SessionList';
import { SessionsSkeleton } from './SessionsSkeleton';
import pastQuery from './sessions-past.graphql?raw';
import { useOwnSessions } from './useOwnSessions';

/** Lists sessions that began before a time, newest first. An unanswered request can still be canceled. */
export function PastSessions({ before }: { readonly before: string }) {
  const list = useOwnSessions<SessionsPastQuery>({ name: 'SessionsPast', query: pastQuery, moments: { before } });
  const { sessions: data, error, refetch, hasMore, loadMore } = list;
  const { isOpen } = useClinic();
  const dialog = useDialog<AskedChange>();
  return (
    <Card title={text.past}>
      <QueryBoundary query={{ data, error, refetch }} failureText={sessionsFetchText} skeleton={<SessionsSkeleton />}>
        {(sessions) =>
          sessions.length > 0 ? (
            <SessionList
              sessions={sessions}
              moreText={text.morePast}
              isPast
              onAsk={isOpen ? (action, session) => dialog.open({ action, session }) : undefined}
              hasMore={hasMore}
              onMore={loadMore}
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
