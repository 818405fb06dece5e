import type { Pool } from 'pg';
import type { NoteReadings } from '../../platform/audit/audit-trail.js';
import { retryDeadlock } from '../../platform/db/retry-deadlock.js';
import type { Logger } from '../../platform/logger.js';

/**
 * Statement that notes the readings of a client's API key, as those of its exchanges are. It locks the records: after a concurrent merge
 * the reading belongs to the remaining record.
 */
const WRITE = {
  name: 'note-key-readings',
  text: `with held as (
    select id, merged_into from patient where id in (
      select unnest($2::uuid[])
      union select patient_id from appointment where id = any($2::uuid[])
      union select patient_id from recovery_plan where id = any($2::uuid[]))
    order by id for key share
  )
  insert into record_reading (client_id, patient_id)
  select distinct $1::uuid, coalesce(merged_into, id) from held order by 2
  on conflict (client_id, patient_id) do update set read_at = excluded.read_at`,
};

/** Notes what hospitals read by API keys. Like an exchange, a reading that cannot be noted is logged, and answered. */
export function keyReadings(pool: Pool, logger: Logger): NoteReadings {
  return async (clientId, ids) => {
    try {
      await retryDeadlock(() => pool.query(WRITE, [clientId, ids]));
    } catch (error) {
      logger.error({ error, clientId, records: ids.length }, 'readings of an API key were not noted');
    }
  };
}
