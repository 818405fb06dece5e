import { lazy, Suspense } from 'react';
import type { OwnSessionFragment } from '../gql/generated';
import { Card } from '../ui/Card';
import { Loaded } from '../ui/Loaded';
import { useDialog } from '../ui/useDialog';
import { askForSessionId } from './ask-for-session-id';
import { CallTheClinic } from './CallTheClinic';
import { sessionsFetchText } from './profile-failures';
import type { OwnChange } from './SessionItem';
import { SessionList } from './SessionList';
import { SessionsSkeleton } from './SessionsSkeleton';
import type { Ahead } from './useSessionsAhead';

/** A session of one's own, and what is about to be done with it. */
interface Asked {
  readonly action: OwnChange;
  readonly session: OwnSessionFragment;
}

/** It comes when it is needed; without it one calls. */
const OwnSessionDialog = lazy(() =>
  import('./OwnSessionDialog').then(
    (module) => ({ default: module.OwnSessionDialog }),
    () => ({ default: CallInstead }),
  ),
);

function CallInstead() {
  return (
    <p role="alert">
      This could not be loaded. Please open the page again, or <CallTheClinic />.
    </p>
  );
}

/** Whether it takes place unless the clinic changes it. */
const isFixed = ({ status, changeableUntil }: OwnSessionFragment) =>
  (status === 'PENDING' || status === 'SCHEDULED') && !changeableUntil;

/** What is agreed and what was asked for, soonest first. */
export function SessionsAhead({ ahead }: { readonly ahead: Ahead }) {
  const { sessions, hasMore, loadMore, error, reload } = ahead;
  const dialog = useDialog<Asked>();
  const asked = dialog.subject;
  // As it stands now: the clinic may have changed it while the dialog is open.
  const session = sessions?.find(({ id }) => id === asked?.session.id) ?? asked?.session;
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
                onAsk={(action, session) => dialog.open({ action, session })}
              />
              <p>
                {known.some(isFixed) && (
                  <>
                    If you cannot come, <CallTheClinic />. It will find you another time.{' '}
                  </>
                )}
                For one more session, <a href={`#${askForSessionId}`}>ask here</a>.
              </p>
            </>
          ) : (
            <p>Sessions that you ask for or that the clinic books for you will stand here.</p>
          )
        }
      </Loaded>
      {asked && session && (
        <Suspense>
          <OwnSessionDialog action={asked.action} session={session} {...dialog.frame} />
        </Suspense>
      )}
    </Card>
  );
}
