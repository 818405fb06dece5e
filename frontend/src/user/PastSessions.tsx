import * as text from '#messages/user';
import { useSessionsPastQuery } from '../gql/generated';
import { Card } from '../ui/Card';
import { Loaded } from '../ui/Loaded';
import { sessionsFetchText } from './profile-failures';
import { SessionList } from './SessionList';
import { SessionsSkeleton } from './SessionsSkeleton';
import { sessionsShown } from './useSessionsAhead';

/** What began before a moment, newest first: completed, missed with its reason, canceled. */
export function PastSessions({ before }: { readonly before: string }) {
  const query = useSessionsPastQuery({ variables: { first: sessionsShown, before } });
  return (
    <Card title={text.past}>
      <Loaded query={query} failureText={sessionsFetchText} skeleton={<SessionsSkeleton />}>
        {({ appointments: { edges, pageInfo } }) =>
          edges.length > 0 ? (
            <SessionList
              sessions={edges.map(({ node }) => node)}
              moreText={text.morePast}
              isPast
              hasMore={pageInfo.hasNextPage}
              onMore={async () => query.fetchMore({ variables: { after: pageInfo.endCursor } })}
            />
          ) : (
            <p>{text.nonePast}</p>
          )
        }
      </Loaded>
    </Card>
  );
}
