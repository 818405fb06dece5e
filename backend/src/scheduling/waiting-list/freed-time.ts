import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { addDays, clinicDay, endOfDay } from '../../platform/time/clinic-time.js';
import { findFreeTime, type TimeInterval } from '../calendar/free-time.js';
import { countWaiting, findWaiting, fitsInto, type WaitingRow } from './waiting-list.queries.js';

/** Days ahead within which a time that comes free is matched. */
const DAYS_AHEAD = 14;
const MOST_FOR_A_TIME = 20;

/** Time of a physiotherapist that came free, with the way to and from a session at home. */
export interface FreedTime extends TimeInterval {
  physiotherapistId: string;
}

/** Free time of a physiotherapist, and who waits for it, best first. */
export interface WaitedTime extends FreedTime {
  entries: WaitingRow[];
}

/**
 * Finds who waits for times that came free within 14 days: entries that have room in the free time as it is now, and had none in what was
 * free before. Each entry is found once. Call it after the flush.
 */
export async function findWaitedTimes(
  tx: EntityManager,
  freed: readonly FreedTime[],
  now: Date,
): Promise<WaitedTime[]> {
  const today = clinicDay(now);
  const last = addDays(today, DAYS_AHEAD);
  const near = freed.filter(({ from, until }) => until > now && from < endOfDay(last));
  if (near.length === 0 || (await countWaiting(tx, { today, status: 'WAITING' })) === 0) return [];
  const found: WaitedTime[] = [];
  const known = new Set<string>();
  for (const time of near.toSorted((one, other) => one.from.getTime() - other.from.getTime()))
    for (let day = dayFrom(time.from, today); day <= last && day <= clinicDay(time.until); day = addDays(day, 1))
      for (const free of await findFreeTime(tx, { physiotherapistId: time.physiotherapistId, day, now })) {
        const entries = await findNewlyFitting(tx, free, time, today);
        const further = entries.filter(({ id }) => !known.has(id));
        for (const { id } of further) known.add(id);
        if (further.length > 0) found.push({ ...free, physiotherapistId: time.physiotherapistId, entries: further });
      }
  return found;
}

const dayFrom = (from: Date, today: string) => {
  const day = clinicDay(from);
  return day < today ? today : day;
};

async function findNewlyFitting(
  tx: EntityManager,
  free: TimeInterval,
  freed: FreedTime,
  today: string,
): Promise<WaitingRow[]> {
  if (free.from >= freed.until || free.until <= freed.from) return [];
  const { physiotherapistId } = freed;
  const before = [
    { from: free.from, until: freed.from },
    { from: freed.until, until: free.until },
  ].filter(({ from, until }) => from < until);
  const hadNoRoom = before.map((rest) => sql`not (${fitsInto({ ...rest, physiotherapistId })})`);
  const that = sql.join([fitsInto({ ...free, physiotherapistId }), ...hadNoRoom], sql` and `);
  return findWaiting(tx, { today, status: 'WAITING', that }, MOST_FOR_A_TIME);
}
