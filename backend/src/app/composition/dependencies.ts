import type { SmsSender } from '../../identity/index.js';
import type { WaitingClock } from '../../platform/time/clock.js';
import type { BackupPlace } from '../../platform/backup/find-chain.js';
import type { Config } from '../../platform/config.js';
import type { Database } from '../../platform/db/database.js';
import type { Logger } from '../../platform/logger.js';
import type { FileStorage } from '../../platform/storage/file-storage.js';

/** External dependencies; tests replace clock, one-time codes and SMS sender. */
export interface Dependencies {
  config: Config;
  database: Database;
  logger: Logger;
  clock: WaitingClock;
  sms: SmsSender;
  storage: FileStorage;
  /** What is backed up, and where to; undefined: backups are switched off. */
  backup?: BackupPlace | undefined;
  randomOtp: () => string;
  /** Random number in [0, 1), for the jitter of retries. */
  random: () => number;
}
