import { lazy, Suspense, useLayoutEffect, useRef } from 'react';
import { Link, useParams } from 'react-router-dom';
import * as text from '#messages/family';
import * as words from '#messages/today';
import { momentText } from '#src/calendar/clinic-time';
import { errorOf, type CallError } from '#src/errors';
import { failureText } from '#src/failure-text';
import { paths } from '#src/paths';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { TextSkeleton } from '#src/ui/feedback/TextSkeleton';
import { useKeptFocus } from '#src/ui/hooks/useKeptFocus';
import { useRefetchOnFocus } from '#src/ui/hooks/useRefetchOnFocus';
import { Card } from '#src/ui/layout/Card';
import { FramePage } from '../frame/FramePage';
import { languageOfAnswers } from '../today/day-request';
import { useDoubleTapGuard } from '../today/useDoubleTapGuard';
import { FamilyEffort } from './FamilyEffort';
import { FamilyExercises, type FamilyDayProps } from './FamilyExercises';
import { FamilyPain } from './FamilyPain';
import { FamilySigns } from './FamilySigns';
import { FamilyStop } from './FamilyStop';
import styles from './Family.module.css';
import { useFamilyDayQuery, type FamilyDayQuery } from './gql/generated';
import { useFamilySigns, type FamilySigns as Signs } from './useFamilySigns';

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
  const access = { grantId, reload };
  const signs = useFamilySigns(today, access);
  const isStopped = Boolean(today?.stopped) || signs.said.length > 0;
  return (
    <>
      <FamilyStop today={today} signs={signs} />
      <Card title={text.dayOf({ name: name || text.nameless })} standsOut={!isStopped}>
        {today ? <p>{today.sentence}</p> : <p>{text.noPlan}</p>}
        {today?.nextSession && <p>{text.nextSession({ moment: momentText(today.nextSession.appointmentDate) })}</p>}
        {today && !mayTick && <p>{text.readOnly}</p>}
        {!isStopped && today?.answeredTask?.advice && <p>{today.answeredTask.advice}</p>}
      </Card>
      {today && <WhatToDo today={today} access={access} mayTick={mayTick} signs={signs} isStopped={isStopped} />}
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

interface WhatToDoProps extends FamilyDayProps {
  readonly signs: Signs;
  /** Whether a danger sign stops the exercises. */
  readonly isStopped: boolean;
}

/**
 * Exercises, pain and danger signs. When the answer to the check replaces what is shown, presses are ignored for a moment: the second tap of
 * a double tap would hit what moved up.
 */
function WhatToDo({ signs, isStopped, ...props }: WhatToDoProps) {
  const { today, mayTick } = props;
  const isCheck = today.needsDangerCheck && !isStopped;
  const { isSettling, press, settle } = useDoubleTapGuard();
  const kept = useKeptFocus<HTMLFieldSetElement>(today);
  const wasCheck = useRef(isCheck);
  useLayoutEffect(() => {
    if (wasCheck.current !== isCheck) settle();
    wasCheck.current = isCheck;
  }, [isCheck, settle]);
  const questions = mayTick && <FamilySigns {...props} signs={signs} isCheck={isCheck} press={press} />;
  return (
    <fieldset
      {...kept}
      aria-label={words.whatToDo}
      aria-disabled={isSettling || undefined}
      tabIndex={-1}
      className={styles.group}
      onClickCapture={(event) => {
        if (isSettling) event.stopPropagation();
      }}
    >
      {isCheck && questions}
      <FamilyExercises {...props} mayTick={mayTick && !today.needsDangerCheck && !isStopped} />
      <FamilyEffort {...props} mayTick={mayTick && !today.needsDangerCheck && !isStopped} />
      <FamilyPain {...props} />
      {!isCheck && questions}
    </fieldset>
  );
}
