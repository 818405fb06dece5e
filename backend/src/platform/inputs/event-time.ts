import { DAY_MS } from '../clinic-time.js';
import { reasonFor, type Reason } from '../reasons/reason.js';

/** How far ahead of the server the clock of a phone may be, in milliseconds (recovery §1, §7). */
const AHEAD_MS = 5 * 60_000;

/** Why a moment that somebody tells cannot be when something happened: it is to come, or longer ago than so many days. */
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
