import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import * as text from '#messages/ownMessages';
import { roleOf, type Role } from '#src/auth/role';
import { useAuth } from '#src/auth/useAuth';
import { Conversation } from '#src/care-messages/Conversation';
import { useCareConversationQuery } from '#src/care-messages/gql/generated';
import type { CallError } from '#src/errors';
import { failureText } from '#src/failure-text';
import { paths } from '#src/paths';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { TextSkeleton } from '#src/ui/feedback/TextSkeleton';
import { useRefetchOnFocus } from '#src/ui/hooks/useRefetchOnFocus';
import { Card } from '#src/ui/layout/Card';
import { FramePage } from '../frame/FramePage';
import { CallButton } from '../today/CallButton';
import { useFrameDay } from '../today/day-context';

/** Time between two looks for new messages, in milliseconds. */
const pollMs = 30_000;

/** Where the team reads messages; a text message leads everybody to the page of a patient. */
const ofTeam: Partial<Record<Role, string>> = {
  physiotherapist: paths.physioMessages,
  doctor: paths.doctorMessages,
  admin: paths.adminCare,
};

const texts = { ...text, nameless: text.clinic };
const notFetched = (failure: CallError) => failureText(text.notFetched, failure);

/** /user/messages: what a patient and the clinic write to each other (companion §7). */
export function OwnMessagesPage() {
  const { user } = useAuth();
  const page = user && ofTeam[roleOf(user) ?? 'patient'];
  if (page) return <Navigate to={page} replace />;
  return <FramePage title={text.title}>{({ id }) => <OwnMessages key={id} account={id} />}</FramePage>;
}

/** Loads the day again when all messages are read while its number of unread ones, which the tab shows, says otherwise. */
function useCountOnTab(unread: number | undefined): void {
  const { day, state } = useFrameDay();
  const shown = state.told?.today?.unreadMessages ?? 0;
  useEffect(() => {
    if (unread === 0 && shown > 0) void day.wake();
  }, [day, unread, shown]);
}

function OwnMessages({ account }: { readonly account: string }) {
  const query = useCareConversationQuery({ pollInterval: pollMs });
  useRefetchOnFocus(query.refetch);
  useCountOnTab(query.data?.careThread.unread);
  return (
    <Card title={text.list}>
      <QueryBoundary query={query} failureText={notFetched} skeleton={<TextSkeleton lines={6} />}>
        {({ careThread }) => (
          <Conversation
            thread={careThread}
            account={account}
            isTeam={false}
            texts={texts}
            aside={<CallButton isQuiet />}
            refetch={query.refetch}
            onEarlier={(after) => void query.fetchMore({ variables: { after } })}
          />
        )}
      </QueryBoundary>
    </Card>
  );
}
