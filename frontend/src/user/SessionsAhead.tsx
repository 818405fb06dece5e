import { Link } from 'react-router-dom';
import { errorOf } from '../errors';
import { paths } from '../paths';
import { LoadError } from '../ui/LoadError';
import { askForSessionId } from './ask-for-session-id';
import { Card } from './Card';
import { sessionsFetchText } from './profile-failures';
import { SessionList } from './SessionList';
import { SessionsSkeleton } from './SessionsSkeleton';
import type { Ahead } from './useSessionsAhead';

/** What is agreed and what was asked for, soonest first. */
export function SessionsAhead({ ahead }: { readonly ahead: Ahead }) {
  const { sessions, error, hasMore, loadMore, reload } = ahead;
  return (
    <Card title="Upcoming sessions">
      {!sessions && !!error && <LoadError message={sessionsFetchText(errorOf(error))} onRetry={() => void reload()} />}
      {!sessions && !error && <SessionsSkeleton />}
      {sessions?.length === 0 && <p>Sessions that you ask for or that the clinic books for you will stand here.</p>}
      {sessions && sessions.length > 0 && (
        <>
          <SessionList
            sessions={sessions}
            what="upcoming sessions"
            isPast={false}
            hasMore={hasMore}
            onMore={loadMore}
          />
          <p>
            If you cannot come, <Link to={paths.contact}>call the clinic</Link>. It will find you another time. For one
            more session, <a href={`#${askForSessionId}`}>ask here</a>.
          </p>
        </>
      )}
    </Card>
  );
}
