import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { sayFailure } from '../../platform/backup/backup-failure.js';
import { archiveNow } from '../../platform/backup/backup.js';
import type { BackupPlace } from '../../platform/backup/find-chain.js';
import { JobRunner } from '../../platform/jobs/job-runner.js';
import type { Logger } from '../../platform/logger.js';
import type { Clock } from '../../platform/time/clock.js';
import { findBackupTrouble, notifyAdmins } from './backup-alarm.js';
import { BackupJob } from './backup-job.js';
import { ensureBackupState, makeDue, noteArchived, noteArchiveFailure, readBackupState } from './backup-state.js';

interface Parts {
  place: BackupPlace;
  em: EntityManager;
  pool: Pool;
  logger: Logger;
  clock: Clock;
}

/** The backups of a server: each night a base backup, each minute the write-ahead log and new files, and an alarm if they fail. */
export class Backups {
  /** Takes a base backup each night. */
  readonly runner: JobRunner;

  constructor(private readonly parts: Parts) {
    const { em, logger } = parts;
    this.runner = new JobRunner(new BackupJob({ ...parts, alarm: () => this.raiseAlarm() }), { em, logger });
  }

  /** Archives what is new; call it every minute. Failures are logged, noted and told. */
  async archive(): Promise<void> {
    const { place, pool, logger } = this.parts;
    await ensureBackupState(pool);
    // An error here is of the disk of the backups or of their connection, also one such as ETIMEDOUT: it is no outage of the database.
    const at = await archiveNow(place).catch(async (error: unknown) => {
      const failure = sayFailure(error, place.dir);
      logger.error({ failure }, 'the write-ahead log could not be archived');
      await noteArchiveFailure(pool, failure);
      return 'BUSY' as const;
    });
    if (at === 'NONE') await makeDue(pool);
    else if (at !== 'BUSY') await noteArchived(pool, at);
    await this.raiseAlarm();
  }

  /** Returns when the last base backup was taken; null if none was. */
  readonly lastAt = async (): Promise<Date | null> => (await readBackupState(this.parts.pool))?.lastAt ?? null;

  private async raiseAlarm(): Promise<void> {
    const { pool, clock, em, logger } = this.parts;
    const now = clock.now();
    const state = await readBackupState(pool);
    const trouble = findBackupTrouble(state, now);
    if (!trouble) return;
    logger.error({ trouble, failure: state?.failure }, 'the backups need attention');
    await notifyAdmins(em, 'BACKUP', trouble, now);
  }
}
