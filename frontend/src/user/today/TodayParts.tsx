import * as text from '#messages/today';
import { DangerCheck } from './DangerCheck';
import { isChecked, signsOf } from './day-entries';
import { ExerciseList } from './ExerciseList';
import type { TodayQuery } from './gql/generated';
import { HelpCard } from './HelpCard';
import { NextSession } from './NextSession';
import type { DayState, OwnDay } from './OwnDay';
import { PainQuestion } from './PainQuestion';
import { ProgressCard } from './ProgressCard';
import { Stopped } from './Stopped';
import styles from './TodayPage.module.css';
import { Unsent } from './Unsent';

/** A day of a plan. */
export type OfToday = NonNullable<TodayQuery['today']>;

export interface DayProps {
  readonly today: OfToday;
  readonly day: OwnDay;
  readonly state: DayState;
}

/** How far along, what to do, and beside it when to come and how it goes. */
export function TodayParts({ isSample, ...props }: DayProps & { readonly isSample: boolean }) {
  const { today, day, state } = props;
  return (
    <>
      <p className={styles.sentence}>{today.sentence}</p>
      {isSample && <p className={styles.sample}>{text.sample}</p>}
      <Unsent day={day} state={state} />
      <div className={styles.parts}>
        <div className={styles.column}>
          <WhatToDo {...props} />
        </div>
        <div className={styles.column}>
          <NextSession session={today.nextSession} />
          <ProgressCard today={today} />
          <HelpCard />
        </div>
      </div>
    </>
  );
}

/** Nobody exercises unscreened, or with a sign that the doctor has not answered (recovery §5). */
function WhatToDo(props: DayProps) {
  const { today, state } = props;
  const signs = signsOf(state.entries, today.day);
  if (today.stopped || signs.size > 0) return <Stopped {...props} signs={signs} />;
  if (today.needsDangerCheck && !isChecked(state.entries, today.day)) return <DangerCheck {...props} />;
  return (
    <>
      <PainQuestion {...props} />
      <ExerciseList {...props} />
    </>
  );
}
