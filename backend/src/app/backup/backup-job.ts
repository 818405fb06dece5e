import { sql } from 'kysely';
import type { Pool } from 'pg';
import { sayFailure } from '../../platform/backup/backup-failure.js';
import { takeBackup, type TakenBackup } from '../../platform/backup/backup.js';
import type { BackupPlace } from '../../platform/backup/find-chain.js';
import type { ClaimedRow, Lease } from '../../platform/jobs/lease.js';
import { renewing } from '../../platform/jobs/renewing.js';
import type { LeasedJob, LeasedQueue } from '../../platform/jobs/leased-job.js';
import type { Logger } from '../../platform/logger.js';
import { nightAfter } from '../../platform/time/night.js';
import { noteFailure } from './backup-state.js';

/** Minutes after midnight in the clinic at which a backup is taken. */
const AT_NIGHT = 150;

const dueBackups: LeasedQueue = {
  name: 'backups',
  table: 'backup_state',
  waiting: 'WAITING',
  dueSince: sql`r.next_at`,
  columns: sql`r.last_at as "lastAt"`,
  dates: ['lastAt'],
  order: sql`r.next_at`,
  batch: 1,
  isDue: ({ now }) => sql`r.next_at <= ${now}`,
};

/** Takes a base backup each night: the one row of `backup_state` is due again the next night, or an hour after a failure. */
export class BackupJob implements LeasedJob<ClaimedRow, undefined> {
  readonly queue = dueBackups;
  readonly idle = 'no backup is taken';
  readonly isRepeatable = true;

  constructor(private readonly parts: { place: BackupPlace; pool: Pool; logger: Logger; alarm: () => Promise<void> }) {}

  async prepare(): Promise<undefined> {
    return undefined;
  }

  isExhausted(): boolean {
    return false;
  }

  async run(lease: Lease, _: undefined, stopping: AbortSignal): Promise<void> {
    const { place, logger } = this.parts;
    const progress = async () => stopping.throwIfAborted();
    let taken: TakenBackup;
    try {
      taken = await renewing(lease, () => takeBackup(place, { progress }));
    } catch (error) {
      if (stopping.aborted) throw error;
      // The runner waits out a database that is away or full; of the backups' disk and connection somebody must hear.
      return this.fail(lease, error);
    }
    const { name, finishedAt, bytes } = taken;
    await lease.end(sql`attempts = 0, next_at = ${nextNight(lease.row.takenAt)}, last_at = ${finishedAt},
      last_bytes = ${bytes}, failure = null, failed_at = null`);
    logger.info({ backup: name, bytes }, 'a backup was taken');
  }

  async fail(lease: Lease, error: unknown): Promise<void> {
    const { place, pool, logger, alarm } = this.parts;
    const failure = sayFailure(error, place.dir);
    logger.error({ failure }, 'the backup failed');
    await lease.end(sql`attempts = 0, next_at = ${lease.now} + interval '1 hour'`);
    await noteFailure(pool, failure);
    await alarm();
  }
}

/** Returns the time of the next night's backup. */
export const nextNight = (now: Date): Date => nightAfter(now, AT_NIGHT);
