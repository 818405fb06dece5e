import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { addDays, clinicDay } from '../../platform/time/clinic-time.js';
import { occasionsAfter, ticksOn, type Tick } from '../ledger/occasions.js';
import { findTicks } from '../ledger/today.queries.js';
import type { ContentPhase } from '../protocols/protocol-content.js';
import { IS_OPEN, raisePainSkips, type PainSkips } from './raise-flag.js';

/** Days, the present one included, of which two with a skip for pain raise the flag. */
const WINDOW = 3;
const ENOUGH = 2;

/** A PAIN_SKIPS of a plan that is open, or that was seen. */
interface SkipFlag extends Pick<PainSkips, 'exercise' | 'day'> {
  id: string;
  isSeen: boolean;
}

/** The plan and what has just been entered. */
export interface Reviewed {
  planId: string;
  phase: ContentPhase;
  /** Whether a skip for pain was entered. */
  isSkipped: boolean;
  now: Date;
}

/**
 * Raises PAIN_SKIPS when an exercise of the present phase was skipped for pain on two of the last three clinic days, unless a flag of these
 * skips was seen, and withdraws it when the patient took a skip back or did the exercise after all. The caller holds the lock on the plan.
 */
export async function reviewSkips(tx: EntityManager, { planId, phase, isSkipped, now }: Reviewed): Promise<void> {
  const since = addDays(clinicDay(now), 1 - WINDOW);
  const flags = await findFlags(tx, planId, since);
  const open = flags.find(({ isSeen }) => !isSeen);
  if (!open && !isSkipped) return;
  const from = open && open.day < clinicDay(now) ? addDays(open.day, 1 - WINDOW) : since;
  const ticks = await findTicks(tx, planId, from);
  const isObsolete = open && !isStillSkipped(phase, ticks, open);
  if (isObsolete) await withdraw(tx, open.id, now);
  if (!isObsolete && !isSkipped) return;
  const isSeen = ({ exercise, day }: PainSkips) =>
    flags.some((flag) => flag.isSeen && flag.exercise === exercise && flag.day >= day);
  const [found] = findSkips(phase, ticks, since).filter((skips) => !isSeen(skips));
  if (found) await raisePainSkips(tx, planId, found, now);
}

/** Returns the exercises that were skipped for pain on enough days, the latest first. */
function findSkips({ exercises }: ContentPhase, ticks: readonly Tick[], since: string): PainSkips[] {
  const skipped = exercises.flatMap((exercise) => {
    const days = painDays(ticks, exercise).filter((day) => day >= since);
    const day = days.at(-1);
    const { key, name } = exercise;
    return day && days.length >= ENOUGH ? [{ exercise: key, exerciseName: name.en, day }] : [];
  });
  return skipped.toSorted((a, b) => b.day.localeCompare(a.day));
}

/** Whether the exercise of a flag still counts as skipped; an exercise of a phase that was left does. */
function isStillSkipped({ exercises }: ContentPhase, ticks: readonly Tick[], { exercise, day }: SkipFlag): boolean {
  const dose = exercises.find(({ key }) => key === exercise);
  if (!dose) return true;
  const first = addDays(day, 1 - WINDOW);
  return painDays(ticks, dose).filter((one) => one >= first && one <= day).length >= ENOUGH;
}

/** Returns the days on which an exercise was skipped for pain, in order. */
function painDays(ticks: readonly Tick[], exercise: ContentPhase['exercises'][number]): string[] {
  const days = [...new Set(ticks.map(({ day }) => day))].toSorted();
  return days.filter((day) =>
    occasionsAfter(ticksOn(ticks, day, exercise.key), exercise).some(({ skipped }) => skipped?.reason === 'PAIN'),
  );
}

/** Finds the open flag, and those of skips since a day that were seen. */
async function findFlags(tx: EntityManager, planId: string, since: string): Promise<SkipFlag[]> {
  const { rows } = await sql<SkipFlag>`
    select f.id, f.exercise, f.day::text, f.seen_at is not null as "isSeen" from care_flag f
    where f.plan_id = ${planId} and f.kind = 'PAIN_SKIPS' and (${IS_OPEN} or (f.seen_at is not null and f.day >= ${since}))`.execute(
    tx.getKysely(),
  );
  return rows;
}

async function withdraw(tx: EntityManager, id: string, now: Date): Promise<void> {
  await sql`update care_flag f set withdrawn_at = ${now} where f.id = ${id} and ${IS_OPEN}`.execute(tx.getKysely());
}
