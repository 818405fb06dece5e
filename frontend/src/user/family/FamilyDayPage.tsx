import { lazy, Suspense } from 'react';
import { Link, useParams } from 'react-router-dom';
import * as text from '#messages/family';
import { momentText } from '#src/calendar/clinic-time';
import { errorOf, type CallError } from '#src/errors';
import { failureText } from '#src/failure-text';
import { paths } from '#src/paths';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { TextSkeleton } from '#src/ui/feedback/TextSkeleton';
import { useRefetchOnFocus } from '#src/ui/hooks/useRefetchOnFocus';
import { Card } from '#src/ui/layout/Card';
import { FramePage } from '../frame/FramePage';
import { languageOfAnswers } from '../today/day-request';
import { FamilyExercises } from './FamilyExercises';
import { FamilySigns } from './FamilySigns';
import { FamilyPain } from './FamilyPain';
import styles from './Family.module.css';
import { useFamilyDayQuery, type FamilyDayQuery } from './gql/generated';
import { useFamilyEntries } from './useFamilyEntries';

/** Loaded only with the right to messages. */
const FamilyConversation = lazy(async () => ({
  default: (await import('./FamilyConversation')).FamilyConversation,
}));

const notFetched = (failure: CallError) => failureText(text.notFetched, failure);

/** /user/family/:id: the day of a patient who let one in, by the rights that were granted (companion §8). */
export function FamilyDayPage() {
  const { id = '' } = useParams();
  return (
    <FramePage title={text.title}>
      {(user) => (
        <>
          <p>
            <Link to={paths.userFamily}>{text.back}</Link>
          </p>
          <FamilyDay key={`${user.id} ${id}`} grantId={id} account={user.id} />
        </>
      )}
    </FramePage>
  );
}

function FamilyDay({ grantId, account }: { readonly grantId: string; readonly account: string }) {
  const query = useFamilyDayQuery({
    variables: { grantId, language: languageOfAnswers },
    fetchPolicy: 'cache-and-network',
  });
  useRefetchOnFocus(query.refetch);
  // What is shown, and typed, stays when a later look fails, such as because access has ended; the reason stands above.
  const data = query.data ?? query.previousData;
  return (
    <QueryBoundary query={{ ...query, data }} failureText={notFetched} skeleton={<TextSkeleton lines={8} />}>
      {(day) => (
        <div className={styles.blocks}>
          {query.error && <p role="alert">{notFetched(errorOf(query.error))}</p>}
          <DayParts day={day} grantId={grantId} account={account} reload={query.refetch} />
        </div>
      )}
    </QueryBoundary>
  );
}

interface PartsProps {
  readonly day: FamilyDayQuery;
  readonly grantId: string;
  readonly account: string;
  readonly reload: () => Promise<unknown>;
}

function DayParts({ day: { familyPatients, familyToday: today }, grantId, account, reload }: PartsProps) {
  const { name = '', rights = [] } = familyPatients.find((one) => one.grantId === grantId) ?? {};
  const mayTick = rights.includes('TICK');
  const entries = useFamilyEntries(grantId, reload);
  const props = { today, entries, mayTick };
  return (
    <>
      <Card title={text.dayOf({ name: name || text.nameless })} standsOut>
        {today ? <p>{today.sentence}</p> : <p>{text.noPlan}</p>}
        {today?.nextSession && <p>{text.nextSession({ moment: momentText(today.nextSession.appointmentDate) })}</p>}
        {today && !mayTick && <p>{text.readOnly}</p>}
        {today?.answeredTask?.advice && <p>{today.answeredTask.advice}</p>}
        {today?.stopped && (
          <>
            <p>
              <strong>{text.stopped}</strong>
            </p>
            {today.advice && <p>{today.advice}</p>}
          </>
        )}
        {entries.answer && <p role="alert">{entries.answer}</p>}
      </Card>
      {today && (
        <>
          {mayTick && today.needsDangerCheck && <FamilySigns {...props} today={today} isCheck />}
          <FamilyExercises {...props} today={today} />
          <FamilyPain {...props} today={today} />
          {mayTick && !today.needsDangerCheck && <FamilySigns {...props} today={today} isCheck={false} />}
        </>
      )}
      {rights.includes('MESSAGE') && (
        <Card title={text.messages}>
          <Suspense fallback={<TextSkeleton lines={6} />}>
            <FamilyConversation grantId={grantId} account={account} />
          </Suspense>
        </Card>
      )}
    </>
  );
}
