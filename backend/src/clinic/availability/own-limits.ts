import { clinicDay } from '../../platform/clinic-time.js';
import { spanOf } from './free-times.js';
import type { OwnSession } from './schedules.js';
import { overlap, type Interval } from './working-time.js';

/** The days on which a patient has as many sessions as may be, without requests that nobody answered in time; a session that is moved may always stay on its own day. */
export function fullDays(
  own: readonly OwnSession[],
  { most, moved, now }: { most: number; moved: Date | undefined; now: Date },
): ReadonlySet<string> {
  const counted = own.filter(({ status, startsAt }) => status !== 'pending' || startsAt > now);
  const counts = new Map<string, number>();
  for (const { startsAt } of counted) counts.set(clinicDay(startsAt), (counts.get(clinicDay(startsAt)) ?? 0) + 1);
  const full = new Set([...counts].filter(([, count]) => count >= most).map(([day]) => day));
  if (moved) full.delete(clinicDay(moved));
  return full;
}

/** Whether a patient has a session then, or waits for an answer for this very time. */
export function isInTheWay({ status, startsAt, durationMinutes }: OwnSession, wanted: Interval): boolean {
  if (status === 'pending') return startsAt.getTime() === wanted.from;
  return status === 'scheduled' && overlap(spanOf(startsAt, durationMinutes), wanted);
}
