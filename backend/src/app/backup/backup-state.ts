import type { Pool } from 'pg';
import type { TakenBackup } from '../../platform/backup/backup.js';

/** What is known of backups. */
export interface BackupState {
  createdAt: Date;
  /** The last base backup; null: none was taken. */
  lastAt: Date | null;
  lastBytes: number | null;
  /** Time up to which a restore can go. */
  archivedAt: Date | null;
  failure: string | null;
  failedAt: Date | null;
}

/** Adds the row of the job that takes backups, which is due at once. */
export async function ensureBackupState(pool: Pool): Promise<void> {
  await pool.query(
    'insert into backup_state (next_at, created_at) values (clock_timestamp(), clock_timestamp()) on conflict do nothing',
  );
}

/** Reads what is known of backups; undefined: none was ever asked for. */
export async function readBackupState(pool: Pool): Promise<BackupState | undefined> {
  const { rows } = await pool.query<BackupState>(
    `select created_at as "createdAt", last_at as "lastAt", last_bytes::float8 as "lastBytes", archived_at as "archivedAt",
      coalesce(archive_failure, failure) as failure, coalesce(archive_failed_at, failed_at) as "failedAt" from backup_state`,
  );
  return rows[0];
}

/** Has a base backup begin at once, since there is no chain; after a failure it waits for its next time. */
export async function makeDue(pool: Pool): Promise<void> {
  await pool.query('update backup_state set next_at = least(next_at, clock_timestamp()) where failure is null');
}

/** Notes that the archive reaches to a time. */
export async function noteArchived(pool: Pool, at: Date): Promise<void> {
  await pool.query('update backup_state set archived_at = $1, archive_failure = null, archive_failed_at = null', [at]);
}

/** Notes a base backup that was taken by a command. */
export async function noteTaken(pool: Pool, { finishedAt, bytes }: TakenBackup): Promise<void> {
  await pool.query('update backup_state set last_at = $1, last_bytes = $2, failure = null, failed_at = null', [
    finishedAt,
    bytes,
  ]);
}

/** Notes why a base backup failed. */
export async function noteFailure(pool: Pool, failure: string): Promise<void> {
  await pool.query('update backup_state set failure = $1, failed_at = clock_timestamp()', [failure.slice(0, 1_000)]);
}

/** Notes why the archiving failed. */
export async function noteArchiveFailure(pool: Pool, failure: string): Promise<void> {
  await pool.query('update backup_state set archive_failure = $1, archive_failed_at = clock_timestamp()', [
    failure.slice(0, 1_000),
  ]);
}
