import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { useAuth } from '#src/auth/useAuth';
import { momentText } from '#src/calendar/clinic-time';
import { failureText } from '#src/failure-text';
import { pathOf } from '#src/path-of';
import { ErrorSlot } from '#src/ui/feedback/ErrorSlotProvider';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { TextSkeleton } from '#src/ui/feedback/TextSkeleton';
import { useAction } from '#src/ui/hooks/useAction';
import { useRefetchOnFocus } from '#src/ui/hooks/useRefetchOnFocus';
import { Card } from '#src/ui/layout/Card';
import type { Workplace } from '#src/workplace/workplace-context';
import { Conversation } from '../Conversation';
import { useCareConversationQuery, type CareConversationQuery } from '../gql/generated';
import { AnswerChoice } from './AnswerChoice';
import { ColleagueChoice } from './ColleagueChoice';
import { CareThreadsDocument, useAssignCareThreadMutation, useCloseCareThreadMutation } from './gql/generated';
import styles from './team-messages.module.css';
import { teamTexts } from './team-texts';

/** Time between two looks for new messages, in milliseconds. */
const pollMs = 30_000;

interface Props {
  readonly patientId: string;
  readonly patientPage: Workplace['patient'];
}

/** A conversation for the team: who answers, the messages, and the field for writing. */
export function ThreadPane({ patientId, patientPage }: Props) {
  const { user } = useAuth();
  const query = useCareConversationQuery({ variables: { patientId }, pollInterval: pollMs });
  useRefetchOnFocus(query.refetch);
  const known = query.data?.careThread;
  return (
    <Card
      title={known ? known.patient.name || 'N/A' : 'Conversation'}
      beside={<Link to={pathOf(patientPage, patientId)}>Patient's page</Link>}
    >
      <QueryBoundary
        query={query}
        failureText={(failure) => failureText('Failed to fetch the conversation', failure)}
        skeleton={<TextSkeleton lines={8} />}
      >
        {({ careThread }) => (
          <>
            <Standing thread={careThread} own={user?.id ?? ''} refetch={query.refetch} />
            <Conversation
              thread={careThread}
              account={user?.id ?? ''}
              isTeam
              texts={teamTexts}
              refetch={query.refetch}
              onEarlier={(after) => void query.fetchMore({ variables: { after } })}
              tools={(insert) => <AnswerChoice language={careThread.patientLanguage} onChoose={insert} />}
            />
          </>
        )}
      </QueryBoundary>
    </Card>
  );
}

interface StandingProps {
  readonly thread: CareConversationQuery['careThread'];
  readonly own: string;
  readonly refetch: () => Promise<unknown>;
}

/** Where the conversation stands, with the actions on it. */
function Standing({ thread, own, refetch }: StandingProps) {
  const { id, status, waitingSince, assigneeName, version } = thread;
  const patientId = thread.patient.id;
  const [assign] = useAssignCareThreadMutation();
  const [close] = useCloseCareThreadMutation();
  const conflict = {
    meet: async () => {
      await refetch();
      return null;
    },
  };
  const assigning = useAction<string | null>({
    send: async (to) => {
      await assign({ variables: { id, to, version } });
    },
    failureText: (failure) => failureText('Failed to assign the conversation', failure),
    keyOf: () => id,
    reloads: [CareThreadsDocument],
    conflict,
  });
  const closing = useAction({
    send: async () => {
      await close({ variables: { id, version } });
    },
    failureText: (failure) => failureText('Failed to close the conversation', failure),
    reloads: [CareThreadsDocument],
    conflict,
  });
  return (
    <div className={styles.standing}>
      <p className={styles.details}>
        {waitingSince ? `Waits since ${momentText(waitingSince)}. ` : status === 'ANSWERED' ? 'Answered. ' : 'Closed. '}
        {assigneeName ? `Assigned to ${assigneeName}.` : 'Assigned to nobody.'}
      </p>
      <ErrorSlot />
      <div className={styles.actions}>
        <Button loading={assigning.isBusy} onClick={() => assigning.run(own)}>
          Assign to me
        </Button>
        <ColleagueChoice patientId={patientId} own={own} isBusy={assigning.isBusy} onAssign={assigning.run} />
        {assigneeName && (
          <Button loading={assigning.isBusy} onClick={() => assigning.run(null)}>
            Assign to nobody
          </Button>
        )}
        {status !== 'CLOSED' && (
          <Button loading={closing.isBusy} onClick={() => closing.run()}>
            Needs no answer
          </Button>
        )}
      </div>
    </div>
  );
}
