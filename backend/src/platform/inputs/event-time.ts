import { DAY_MS } from '../time/clinic-time.js';
import { reasonFor, type Reason } from '../errors/reason.js';

/** Tolerated clock skew of a phone that is ahead of the server, in milliseconds. */
const AHEAD_MS = 5 * 60_000;

/**
 * Returns the reason why an event cannot have happened at a time: it is in the future, or older than a number of days; undefined if it can.
 */
export function momentRefused(
  moment: Date,
  now: Date,
  { mostDays, ahead }: { mostDays: number; ahead: Reason },
): Reason | undefined {
  if (moment.getTime() > now.getTime() + AHEAD_MS) return ahead;
  return moment.getTime() < now.getTime() - mostDays * DAY_MS
    ? reasonFor('ENTRY_TOO_OLD', { days: mostDays })
    : undefined;
}
