import { clinicDay, endOfDay } from '../../platform/time/clinic-time.js';
import { phaseOn } from '../ledger/adherence.js';
import type { PainRow } from '../ledger/entry-sql.js';
import { isStoppedAt, type StopSpan } from '../ledger/kept-weeks.js';
import { countDone, occasionsAfter, ticksOn, type SkipReason } from '../ledger/occasions.js';
import type { ContentPhase } from '../protocols/protocol-content.js';
import type { ActivityFacts } from './activity.queries.js';

/** Largest number of names of a day. */
const MOST_NAMES = 6;

/** What a patient did, skipped and reported on a day. */
export interface DayActivity {
  day: string;
  prescribed: number;
  done: number;
  /** Names of those who ticked for the patient. */
  tickedBy: string[];
  skipped: { exercise: string; reason: SkipReason; note: string | null }[];
  pain: PainRow[];
  effort: number | null;
}

/** A plan's days; days are clinic days. */
export interface PlanDays extends Pick<ActivityFacts, 'ticks' | 'pain' | 'efforts'> {
  now: Date;
  /** Day on which the plan was created. */
  madeOn: string;
  phases: readonly ContentPhase[];
  /** The present phase. */
  present: ContentPhase;
  /** Days on which phases were left, in order. */
  leftOn: readonly string[];
  /** Times during which nothing was prescribed: stops by danger signs, and the time after the plan's end. */
  stops: readonly StopSpan[];
}

/** Returns what happened on a day. The dose is that of the phase in which the day began; today it is that of the present phase. */
export function dayActivity(day: string, plan: PlanDays): DayActivity {
  const { now, madeOn, present, ticks, pain, efforts, stops } = plan;
  const today = clinicDay(now);
  const isPlanned = day >= madeOn && day <= today;
  const phase = isPlanned ? (day === today ? present : phaseOn(day, plan)) : undefined;
  const exercises = (phase?.exercises ?? []).map((exercise) => ({
    exercise,
    occasions: occasionsAfter(ticksOn(ticks, day, exercise.key), exercise),
  }));
  const isStopped = isStoppedAt(day === today ? now : endOfDay(day), stops);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  return {
    day,
    prescribed: isStopped ? 0 : sum(exercises.map(({ exercise }) => exercise.timesPerDay)),
    done: sum(exercises.map(({ occasions }) => countDone(occasions))),
    tickedBy: [
      ...new Set(
        exercises.flatMap(({ occasions }) =>
          occasions.flatMap(({ doneBy, setsDone }) => (doneBy && setsDone > 0 ? [doneBy] : [])),
        ),
      ),
    ]
      .toSorted()
      .slice(0, MOST_NAMES),
    skipped: exercises.flatMap(({ exercise, occasions }) =>
      occasions.flatMap(({ skipped }) => (skipped ? [{ exercise: exercise.key, ...skipped }] : [])),
    ),
    pain: pain.filter(({ at }) => clinicDay(new Date(at)) === day),
    effort: efforts.find((one) => one.day === day)?.effort ?? null,
  };
}
