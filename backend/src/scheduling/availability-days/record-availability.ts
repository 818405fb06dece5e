import type { Pool } from 'pg';
import { addDays, clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';

/**
 * Records the hours of all physiotherapists on yesterday, less leave; also those of the days since the last recorded one, if nights were left
 * out. A recorded day does not change with the hours of later days.
 */
export async function recordAvailability(pool: Pool, clock: Clock): Promise<void> {
  const yesterday = addDays(clinicDay(clock.now()), -1);
  await pool.query(
    `insert into availability_day (physiotherapist_id, day, minutes)
     select a.physiotherapist_id, a.day, a.minutes
     from (select coalesce(max(day) + 1, $1::date) as first from availability_day) d cross join lateral availability(d.first, $1::date) a
     on conflict do nothing`,
    [yesterday],
  );
}
