import { Link } from 'react-router-dom';
import * as text from '#messages/today';
import { pathOf } from '#src/path-of';
import { paths } from '#src/paths';
import { Card } from '#src/ui/layout/Card';
import { AnsweredSign } from './AnsweredSign';
import { DangerCheck } from './DangerCheck';
import { isChecking, isStopped } from './before-exercises';
import { ExerciseList, NextExercise } from './ExerciseList';
import type { TodayQuery } from './gql/generated';
import { HelpCard } from './HelpCard';
import { KeepFocus } from './KeepFocus';
import { NextSession } from './NextSession';
import type { DayState } from './day-state';
import type { DayStore } from './DayStore';
import { PainQuestion } from './PainQuestion';
import { ProgressCard } from './ProgressCard';
import { saidOn } from './reported-signs';
import { SlotOffers } from './SlotOffers';
import { DangerStop } from './DangerStop';
import styles from './TodayPage.module.css';
import { Unsent } from './Unsent';
import { useDoubleTapGuard } from './useDoubleTapGuard';

/** A day of a plan. */
export type OfToday = NonNullable<TodayQuery['today']>;

export interface DayProps {
  /** The shown day, see `shownDay`. */
  readonly today: OfToday;
  readonly day: DayStore;
  readonly state: DayState;
}

/** The day's content: progress, tasks, next session and figures. Advice for a danger sign comes first. */
export function TodayParts(props: DayProps) {
  const { today, day, state } = props;
  const said = saidOn(state.entries, today.day);
  const hasStopped = isStopped(props);
  const intro = (
    <div>
      <Unsent day={day} state={state} />
      <AnsweredSign task={today.answeredTask} />
      <p className={styles.sentence}>{today.sentence}</p>
      {state.told?.myPlan?.isSample && <p className={styles.sample}>{text.sample}</p>}
    </div>
  );
  return (
    <>
      {!hasStopped && intro}
      <div className={styles.parts}>
        <div className={styles.column}>
          <KeepFocus shown={state} label={text.whatToDo} className={styles.column}>
            {hasStopped ? (
              <>
                <DangerStop {...props} said={said} />
                <PainQuestion {...props} />
              </>
            ) : (
              <WhatToDo {...props} />
            )}
          </KeepFocus>
          {hasStopped && intro}
        </div>
        <div className={styles.column}>
          {!hasStopped && <SlotOffers key={state.told?.me?.id} today={today} day={day} />}
          <NextSession session={today.nextSession} />
          <ProgressCard today={today} state={state} />
          {!hasStopped && (
            <>
              <Ways title={text.questions} to={paths.userQuestions} things={today.questionnaires} />
              <Ways title={text.lesson} to={paths.userLesson} things={today.lesson && [today.lesson]} />
            </>
          )}
          <HelpCard />
        </div>
      </div>
    </>
  );
}

interface WaysProps {
  readonly title: string;
  readonly to: `${string}/:id`;
  /** Undefined in a kept day of an earlier version. */
  readonly things: readonly { readonly slug: string; readonly title: string }[] | null | undefined;
}

/** The ways to the questionnaires that are due, or to the offered lesson; nothing without one. */
function Ways({ title, to, things }: WaysProps) {
  return things?.[0] ? (
    <Card title={title}>
      {things.map(({ slug, title: name }) => (
        <Link key={slug} to={pathOf(to, slug)} className="button button-quiet">
          {name}
        </Link>
      ))}
    </Card>
  ) : null;
}

/** Tasks of the day; exercises require the danger-sign check. The second tap of a double tap on the check's answer is ignored. */
function WhatToDo(props: DayProps) {
  const { isSettling, press } = useDoubleTapGuard();
  return (
    <fieldset
      aria-label={text.whatToDo}
      aria-disabled={isSettling || undefined}
      className={`${styles.column} ${styles.group}`}
      onClickCapture={(event) => {
        if (isSettling) event.stopPropagation();
      }}
    >
      {isChecking(props) ? (
        <>
          <DangerCheck {...props} press={press} />
          <PainQuestion {...props} />
        </>
      ) : (
        <>
          <NextExercise {...props} />
          <ExerciseList {...props} />
        </>
      )}
    </fieldset>
  );
}
