import { Card } from '../ui/Card';
import { Loaded } from '../ui/Loaded';
import { askForSessionId } from './ask-for-session-id';
import { CallTheClinic } from './CallTheClinic';
import { sessionsFetchText } from './profile-failures';
import { SessionList } from './SessionList';
import { SessionsSkeleton } from './SessionsSkeleton';
import type { Ahead } from './useSessionsAhead';

/** What is agreed and what was asked for, soonest first. */
export function SessionsAhead({ ahead }: { readonly ahead: Ahead }) {
  const { sessions, hasMore, loadMore, error, reload } = ahead;
  return (
    <Card title="Upcoming sessions">
      <Loaded
        query={{ data: sessions, error, refetch: reload }}
        failureText={sessionsFetchText}
        skeleton={<SessionsSkeleton />}
      >
        {(known) =>
          known.length > 0 ? (
            <>
              <SessionList
                sessions={known}
                what="upcoming sessions"
                isPast={false}
                hasMore={hasMore}
                onMore={loadMore}
              />
              <p>
                If you cannot come, <CallTheClinic />. It will find you another time. For one more session,{' '}
                <a href={`#${askForSessionId}`}>ask here</a>.
              </p>
            </>
          ) : (
            <p>Sessions that you ask for or that the clinic books for you will stand here.</p>
          )
        }
      </Loaded>
    </Card>
  );
}
