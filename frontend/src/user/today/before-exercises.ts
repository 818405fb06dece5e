import { isChecked } from './day-entries';
import { saidOn } from './reported-signs';
import type { DayProps } from './TodayParts';

type DayFacts = Pick<DayProps, 'today' | 'state'>;

/** Whether an open danger sign, or one that was reported here, stops the exercises. */
export const isStopped = ({ today, state }: DayFacts): boolean =>
  today.stopped || saidOn(state.entries, today.day).length > 0;

/** Whether the day's danger signs must be answered before the exercises. */
export const isChecking = ({ today, state }: DayFacts): boolean =>
  today.needsDangerCheck && !isChecked(state.entries, today.day);
