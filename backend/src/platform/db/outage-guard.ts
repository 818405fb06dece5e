import type { Logger } from '../logger.js';
import { isDatabaseUnavailable } from './database.js';
import { isOutOfStorage } from './out-of-storage.js';

/** What is left undone while the database is away or full, and done again without a word once it is back: that is said once. */
export class OutageGuard {
  private isAway = false;

  /** @param idle what is not done, such as `nothing is imported` */
  constructor(
    private readonly logger: Logger,
    private readonly idle: string,
  ) {}

  /** Does the work. @throws whatever it fails for while the database is there */
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
