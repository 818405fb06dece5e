import * as text from '#messages/today';
import { AnsweredSign } from './AnsweredSign';
import { DangerCheck } from './DangerCheck';
import { isChecked } from './day-entries';
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
  const isStopped = today.stopped || said.length > 0;
  const intro = (
    <div>
      <Unsent day={day} state={state} />
      {today.answeredTask && <AnsweredSign task={today.answeredTask} />}
      <p className={styles.sentence}>{today.sentence}</p>
      {state.told?.myPlan?.isSample && <p className={styles.sample}>{text.sample}</p>}
    </div>
  );
  return (
    <>
      {!isStopped && intro}
      <div className={styles.parts}>
        <div className={styles.column}>
          <KeepFocus shown={state} label={text.whatToDo} className={styles.column}>
            {isStopped ? (
              <>
                <DangerStop {...props} said={said} />
                <PainQuestion {...props} />
              </>
            ) : (
              <WhatToDo {...props} />
            )}
          </KeepFocus>
          {isStopped && intro}
        </div>
        <div className={styles.column}>
          <SlotOffers key={state.told?.me?.id} today={today} day={day} />
          <NextSession session={today.nextSession} />
          <ProgressCard today={today} state={state} />
          <HelpCard />
        </div>
      </div>
    </>
  );
}

/** Tasks of the day; exercises require the danger-sign check. The second tap of a double tap on the check's answer is ignored. */
function WhatToDo(props: DayProps) {
  const { today, state } = props;
  const { isSettling, press } = useDoubleTapGuard();
  const isChecking = today.needsDangerCheck && !isChecked(state.entries, today.day);
  return (
    <fieldset
      aria-label={text.whatToDo}
      aria-disabled={isSettling || undefined}
      className={`${styles.column} ${styles.group}`}
      onClickCapture={(event) => {
        if (isSettling) event.stopPropagation();
      }}
    >
      {isChecking ? (
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
