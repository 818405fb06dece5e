import type { Pool } from 'pg';
import type { FileStorage } from '../../platform/storage/file-storage.js';
import type { Clock } from '../../platform/time/clock.js';

/** Days for which a file in quarantine is kept. */
const KEPT_DAYS = 90;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Key under which a file is kept apart. No endpoint reads it. */
export const quarantineKeyOf = (fileKey: string) => `${fileKey.split('.')[0] ?? ''}.quarantined`;

/**
 * Deletes scans of files that are gone; of the storage what was left of files that were set apart while the process ended, and files in
 * quarantine without a scan, or older than 90 days.
 */
export async function sweepScans({
  pool,
  storage,
  clock,
}: {
  pool: Pool;
  storage: FileStorage;
  clock: Clock;
}): Promise<void> {
  await pool.query(`delete from file_scan s where s.created_at < clock_timestamp() - interval '1 hour'
    and not exists (select from clinical_file f where f.file_key = s.file_key)
    and not exists (select from hospital_document d where d.file_key = s.file_key)`);
  const { rows } = await pool.query<{ key: string }>(
    `select file_key as key from file_scan where status = 'QUARANTINED' and scanned_at > clock_timestamp() - interval '7 days'`,
  );
  for (const { key } of rows) await storage.remove(key);
  const now = clock.now().getTime();
  const settled = await storage.listOlderThan(new Date(now - HOUR_MS), 'quarantined');
  if (settled.length === 0) return;
  const kept = await pool.query<{ key: string }>(
    `select file_key as key from file_scan where status = 'QUARANTINED' and scanned_at > $1`,
    [new Date(now - KEPT_DAYS * DAY_MS)],
  );
  const known = new Set(kept.rows.map(({ key }) => quarantineKeyOf(key)));
  for (const key of settled) if (!known.has(key)) await storage.remove(key);
}
