import type { MessageLanguage } from '../../identity/index.js';
import { inLanguages } from '../../platform/generated-messages/recovery.js';
import { addDays, endOfDay, mondayOf } from '../../platform/time/clinic-time.js';
import type { ContentPhase } from '../protocols/protocol-content.js';
import { phaseOn } from './adherence.js';
import { occasionsAfter, ticksOn, type Tick } from './occasions.js';

const SENTENCES = { EN: inLanguages.en, HI: inLanguages.hi };

/** A clinic day with ticks. */
export interface DoneDay {
  /** YYYY-MM-DD. */
  day: string;
  /** The day's ticks in order of time, if some were removed; null: all of them hold. */
  ticks: Tick[] | null;
}

/** A time during which a danger sign stopped the plan. */
export interface StopSpan {
  from: string;
  /** Null: it stops the plan now. */
  until: string | null;
}

/** Kept weeks of a plan. */
export interface KeptWeeks {
  daysThisWeek: number;
  daysNeeded: number;
  kept: number;
  sentence: string;
}

/** Input of the calculation; days are clinic days. */
export interface Weeks {
  today: string;
  /** Day on which the plan was created. */
  madeOn: string;
  phases: readonly ContentPhase[];
  /** Days on which phases were left, in order. */
  leftOn: readonly string[];
  doneDays: readonly DoneDay[];
  stops: readonly StopSpan[];
}

/** Days of a week that make it a kept one. */
const NEEDED = 4;
const WEEK = [0, 1, 2, 3, 4, 5, 6];

/**
 * Counts the weeks, Monday to Sunday, in which the patient exercised on enough days: four, or fewer in proportion in the week in which the
 * plan was created and where it was stopped. A day counts as stopped once it has ended stopped, so that a kept week stays kept.
 */
export function keptWeeks(weeks: Weeks, language: MessageLanguage): KeptWeeks {
  const { today, madeOn, stops } = weeks;
  const done = new Set(weeks.doneDays.filter((one) => isDone(one, weeks)).map(({ day }) => day));
  const isOpen = (day: string) => day >= madeOn && (day >= today || !isStoppedAt(endOfDay(day), stops));
  const thisMonday = mondayOf(today);
  let kept = 0;
  let [daysThisWeek, daysNeeded] = [0, NEEDED];
  for (let monday = mondayOf(madeOn); monday <= thisMonday; monday = addDays(monday, WEEK.length)) {
    const days = WEEK.map((at) => addDays(monday, at));
    daysThisWeek = days.filter((day) => day >= madeOn && done.has(day)).length;
    daysNeeded = Math.ceil((NEEDED * days.filter(isOpen).length) / WEEK.length);
    if (daysThisWeek > 0 && daysThisWeek >= daysNeeded) kept += 1;
  }
  const counts = { daysThisWeek, daysNeeded, kept };
  return { ...counts, sentence: weekSentence(counts, language) };
}

/** Describes this week in a sentence that neither blames nor compares. */
export function weekSentence(
  { daysThisWeek: days, daysNeeded: needed, kept }: Omit<KeptWeeks, 'sentence'>,
  language: MessageLanguage,
): string {
  const { WEEK_KEPT, WEEK_BEGUN, WEEK_NEW } = SENTENCES[language];
  if (days === 0) return WEEK_NEW({ kept });
  return days >= needed ? WEEK_KEPT({ days, kept }) : WEEK_BEGUN({ days, needed });
}

/** Whether a danger sign stopped a plan at a moment. */
export function isStoppedAt(moment: Date, stops: readonly StopSpan[]): boolean {
  return stops.some(({ from, until }) => new Date(from) <= moment && (until === null || new Date(until) > moment));
}

/** Whether a set stayed done on a day. */
function isDone({ day, ticks }: DoneDay, weeks: Weeks): boolean {
  if (ticks === null) return true;
  const keys = new Set(ticks.map(({ exercise }) => exercise));
  return [...keys].some((key) => {
    // The day may have ended in another phase than it began.
    const phases = [phaseOn(day, weeks), ...weeks.phases];
    const dose = phases.flatMap((phase) => phase?.exercises ?? []).find((exercise) => exercise.key === key);
    return dose && occasionsAfter(ticksOn(ticks, day, key), dose).some(({ setsDone }) => setsDone > 0);
  });
}
