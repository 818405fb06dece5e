import type { ReactNode } from 'react';
import * as text from '#messages/today';
import { DangerCheck } from './DangerCheck';
import { isChecked } from './day-entries';
import { ExerciseList } from './ExerciseList';
import type { TodayQuery } from './gql/generated';
import { HelpCard } from './HelpCard';
import { KeepFocus } from './KeepFocus';
import { NextSession } from './NextSession';
import type { DayState, OwnDay } from './OwnDay';
import { PainQuestion } from './PainQuestion';
import { ProgressCard } from './ProgressCard';
import { saidOn } from './said-signs';
import { SlotOffers } from './SlotOffers';
import { Stopped } from './Stopped';
import styles from './TodayPage.module.css';

/** A day of a plan. */
export type OfToday = NonNullable<TodayQuery['today']>;

export interface DayProps {
  /** As it is shown, on the day that is shown. */
  readonly today: OfToday;
  readonly day: OwnDay;
  readonly state: DayState;
}

interface Props extends DayProps {
  readonly isSample: boolean;
  /** What is not sent. */
  readonly unsent: ReactNode;
}

/** How far along, what to do, and beside it when to come and how it goes. The advice for a danger sign stands before all else. */
export function TodayParts({ isSample, unsent, ...props }: Props) {
  const { today, state } = props;
  const said = saidOn(state.entries, today.day);
  const isStopped = today.stopped || said.length > 0;
  const intro = (
    <div>
      {unsent}
      <p className={styles.sentence}>{today.sentence}</p>
      {isSample && <p className={styles.sample}>{text.sample}</p>}
    </div>
  );
  return (
    <>
      {!isStopped && intro}
      <div className={styles.parts}>
        <div className={styles.column}>
          <KeepFocus shown={state} label={text.whatToDo} className={styles.column}>
            {isStopped ? <Stopped {...props} said={said} /> : <WhatToDo {...props} />}
          </KeepFocus>
          {isStopped && intro}
        </div>
        <div className={styles.column}>
          <SlotOffers key={state.told?.me?.id} today={today} day={props.day} />
          <NextSession session={today.nextSession} />
          <ProgressCard today={today} />
          <HelpCard />
        </div>
      </div>
    </>
  );
}

/** Nobody exercises unscreened (recovery §5). */
function WhatToDo(props: DayProps) {
  const { today, state } = props;
  if (today.needsDangerCheck && !isChecked(state.entries, today.day)) return <DangerCheck {...props} />;
  return (
    <>
      <PainQuestion {...props} />
      <ExerciseList {...props} />
    </>
  );
}
