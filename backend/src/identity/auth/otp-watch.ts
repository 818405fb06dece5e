import type { Pool } from 'pg';
import type { SecurityAlarm } from '../security-notices/security-alarm.js';

/** Number of newest codes to check, and the minimum percentage of used ones. */
const LOOKED_AT = 100;
const EXPECTED_PERCENT = 30;

/** Raises an alarm if few of the sent codes are used, which indicates SMS pumping; deletes codes that expired a day ago. */
export async function watchCodes(pool: Pool, alarm: SecurityAlarm): Promise<void> {
  await pool.query(`delete from otp_challenge where expires_at < now() - interval '1 day'`);
  const { rows } = await pool.query<{ sent: number; used: number }>(
    `select count(*)::int as sent, count(consumed_at)::int as used
     from (select consumed_at from otp_challenge order by created_at desc limit $1) newest`,
    [LOOKED_AT],
  );
  const { sent = 0, used = 0 } = rows[0] ?? {};
  if (sent < LOOKED_AT || used * 100 >= sent * EXPECTED_PERCENT) return;
  const line = 'few of the codes that were sent are used: somebody may be pumping text messages';
  await alarm.sound({ kind: 'CODES_UNUSED', subject: null, line, details: { sent, used } });
}
