import type { Pool } from 'pg';
import { rebuildCounters, type Misfit } from '../../platform/counters/compare-counters.js';
import { COUNTERS } from './all-counters.js';

/** Hours after which the last comparison is too old. */
const MOST_HOURS = 26;

/** What is known of the comparison of the counters with the rows that they count. */
export interface CounterCheckState {
  createdAt: Date;
  /** When they were last compared. */
  checkedAt: Date | null;
  /** What did not fit then. */
  misfit: string | null;
}

/** Reads what is known of the comparison of the counters. */
export async function readCounterCheck(pool: Pool): Promise<CounterCheckState> {
  const { rows } = await pool.query<CounterCheckState>(
    'select created_at as "createdAt", checked_at as "checkedAt", misfit from counter_check',
  );
  return rows[0] ?? { createdAt: new Date(), checkedAt: null, misfit: null };
}

/** Corrects the counters, and lets the server compare them anew at once. Returns what was corrected. */
export async function correctCounters(pool: Pool): Promise<Misfit[]> {
  const corrected = await rebuildCounters(pool, COUNTERS);
  await pool.query('update counter_check set misfit = null, next_at = clock_timestamp()');
  return corrected;
}

/** Says what does not fit, as a sentence; undefined: nothing. */
export function misfitText(misfits: readonly Misfit[]): string | undefined {
  if (misfits.length === 0) return undefined;
  const named = misfits.map(({ what, places }) => `${what} (${places === 1 ? '1 place' : `${places} places`})`);
  return `Wrong: ${named.join(', ')}. Run npm run counters on the server.`;
}

/** What is wrong with the counters, as a sentence; undefined: nothing. */
export function findCounterTrouble({ createdAt, checkedAt, misfit }: CounterCheckState, now: Date): string | undefined {
  if (misfit) return `Counts of lists do not fit their rows. ${misfit}`;
  const hours = Math.floor((now.getTime() - (checkedAt ?? createdAt).getTime()) / 3_600_000);
  return hours >= MOST_HOURS ? `The counts of lists have not been compared for ${hours} hours.` : undefined;
}
