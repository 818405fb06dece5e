import type pg from 'pg';
import { reasonFor } from '../../platform/errors/reason.js';
import { RateLimit } from '../../platform/limits/rate-limit.js';
import type { Logger } from '../../platform/logger.js';

const DAY = 86_400;
/** How many texts of one number are stored in a day. */
const PER_NUMBER = 50;
/** How many texts are stored in a day in all. */
const IN_ALL = 2_000;

/** Limits on what is written to the clinic by WhatsApp: per number, and in all. What is beyond them is not stored. */
export class WhatsAppCaps {
  private readonly ofNumber: RateLimit;
  private readonly inAll: RateLimit;

  constructor(
    pool: pg.Pool,
    private readonly logger: Logger,
  ) {
    const cap = (name: string, points: number) =>
      new RateLimit(pool, name, points, DAY, reasonFor('TOO_MANY_MESSAGES'));
    this.ofNumber = cap('whatsapp-number', PER_NUMBER);
    this.inAll = cap('whatsapp-all', IN_ALL);
  }

  /** Counts a text before it is stored, and returns whether it may be. The first one beyond a limit is logged, without its number. */
  async takes(phone: string): Promise<boolean> {
    const own = await this.ofNumber.count(phone);
    // A text over its own limit does not count against the shared one.
    const all = own.isOver ? undefined : await this.inAll.count('all');
    if (own.isFirstOver || all?.isFirstOver)
      this.logger.warn(
        { limit: all ? 'in all' : 'of a number' },
        'what is written by WhatsApp is not stored for a day',
      );
    return all?.isOver === false;
  }
}
