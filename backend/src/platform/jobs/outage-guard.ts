import type { Logger } from '../logger.js';
import { isDatabaseUnavailable } from '../db/database.js';
import { isOutOfStorage } from '../db/out-of-storage.js';

/** Skips periodic work while the database is unavailable or out of storage, and logs that once per outage. */
export class OutageGuard {
  private isAway = false;

  /** @param idle description of the skipped work, such as `nothing is imported` */
  constructor(
    private readonly logger: Logger,
    private readonly idle: string,
  ) {}

  /** Runs the work; ignores failures caused by an outage. @throws any other error of the work */
  async try(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.isAway = false;
    } catch (error) {
      const reason = isDatabaseUnavailable(error) ? 'is away' : isOutOfStorage(error) && 'has no room';
      if (!reason) throw error;
      if (!this.isAway) this.logger.warn(`${this.idle} while the database ${reason}`);
      this.isAway = true;
    }
  }
}
