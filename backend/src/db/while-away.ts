import type { Logger } from '../logger.js';
import { isDatabaseAway } from './database.js';
import { hasNoRoom } from './no-room.js';

/** What is left undone while the database is away or full, and done again without a word once it is back: that is said once. */
export class WhileAway {
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
      const reason = isDatabaseAway(error) ? 'is away' : hasNoRoom(error) && 'has no room';
      if (!reason) throw error;
      if (!this.isAway) this.logger.warn(`${this.idle} while the database ${reason}`);
      this.isAway = true;
    }
  }
}
