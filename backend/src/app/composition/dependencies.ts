import type { SmsSender } from '../../identity/index.js';
import type { WaitingClock } from '../../platform/time/clock.js';
import type { Config } from '../../platform/config.js';
import type { Database } from '../../platform/db/database.js';
import type { Logger } from '../../platform/logger.js';
import type { FileStorage } from '../../platform/storage/file-storage.js';

/** What comes from outside: a test gives a fixed clock, codes it knows and a sender that records. */
export interface Dependencies {
  config: Config;
  database: Database;
  logger: Logger;
  clock: WaitingClock;
  sms: SmsSender;
  storage: FileStorage;
  randomOtp: () => string;
  /** From 0 to less than 1: by how much what is tried again is spread. */
  random: () => number;
}
