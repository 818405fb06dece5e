import type { ReactNode } from 'react';
import * as text from '#messages/user';
import type { OwnSessionFragment } from '../gql/generated';
import { Card } from '../ui/layout/Card';
import { QueryBoundary } from '../ui/feedback/QueryBoundary';
import { useDialog } from '../ui/dialogs/useDialog';
import { askForSessionId } from './ask-for-session-id';
import { CallTheClinic } from './CallTheClinic';
import { sessionsFetchText } from './profile-failures';
import { OwnSessionChange, type AskedChange } from './OwnSessionChange';
import { SessionList } from './SessionList';
import { SessionsSkeleton } from './SessionsSkeleton';
import type { Ahead } from './useSessionsAhead';

const toForm = (words: ReactNode) => <a href={`#${askForSessionId}`}>{words}</a>;

/** Whether the session takes place unless the clinic changes it. */
const isFixed = ({ status, changeableUntil }: OwnSessionFragment) =>
  (status === 'PENDING' || status === 'SCHEDULED') && !changeableUntil;

/** Lists agreed and requested sessions, earliest first. */
export function UpcomingSessions({ ahead }: { readonly ahead: Ahead }) {
  const { sessions, hasMore, loadMore, error, refetch } = ahead;
  const dialog = useDialog<AskedChange>();
  return (
    <Card title={text.upcoming}>
      <QueryBoundary
        query={{ data: sessions, error, refetch }}
        failureText={sessionsFetchText}
        skeleton={<SessionsSkeleton />}
      >
        {(known) =>
          known.length > 0 ? (
            <>
              <SessionList
                sessions={known}
                moreText={text.moreUpcoming}
                isPast={false}
                hasMore={hasMore}
                onMore={loadMore}
                onAsk={(action, session) => dialog.open({ action, session })}
              />
              <p>
                {known.some(isFixed) && (
                  <>
                    <CallTheClinic say={text.cannotCome} />{' '}
                  </>
                )}
                {text.oneMore({ link: toForm })}
              </p>
            </>
          ) : (
            <p>{text.noneAhead}</p>
          )
        }
      </QueryBoundary>
      <OwnSessionChange dialog={dialog} />
    </Card>
  );
}
