import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type pg from 'pg';
import { AppError } from '../errors.js';
import type { Reason } from '../reasons/reason.js';

/** Where counting leaves a counter. */
export interface Count {
  left: number;
  resetSeconds: number;
  isOver: boolean;
  /** Whether it is the one that went over. */
  isFirstOver: boolean;
}

/** A rate limit (fixed window): one counter, which refuses what goes over its number within its time. */
export class RateLimit {
  private readonly limiter: RateLimiterPostgres;

  constructor(
    pool: pg.Pool,
    name: string,
    points: number,
    seconds: number,
    private readonly reason: Reason,
  ) {
    this.limiter = new RateLimiterPostgres({
      storeClient: pool,
      // By itself it knows a pool by the name of its class.
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: seconds,
    });
  }

  /** Counts, and leaves it to the caller what to do about a number that is over. */
  async count(key: string, points = 1): Promise<Count> {
    const result = await this.limiter.consume(key, points).catch((refusal: unknown) => {
      if (refusal instanceof RateLimiterRes) return refusal;
      throw refusal;
    });
    const over = result.consumedPoints - this.limiter.points;
    return { ...countOf(result), isOver: over > 0, isFirstOver: over > 0 && over <= points };
  }

  /** @throws AppError RATE_LIMITED, with the seconds to wait */
  async consume(key: string, points = 1): Promise<void> {
    const count = await this.count(key, points);
    if (count.isOver) throw this.refusal(count);
  }

  /**
   * Counts nothing, but refuses once the number is used up.
   * @throws AppError RATE_LIMITED, with the seconds to wait
   */
  async requireLeft(key: string): Promise<void> {
    const used = await this.limiter.get(key);
    if (used && used.remainingPoints <= 0) throw this.refusal(countOf(used));
  }

  /** Whether anything was counted within its time. */
  async hasCounted(key: string): Promise<boolean> {
    return (await this.limiter.get(key)) !== null;
  }

  async giveBack(key: string): Promise<void> {
    await this.limiter.reward(key);
  }

  async forget(key: string): Promise<void> {
    await this.limiter.delete(key);
  }

  /** The failure of one who went over the number. */
  refusal({ resetSeconds }: Pick<Count, 'resetSeconds'>): AppError {
    return new AppError('RATE_LIMITED', this.reason, { retryAfterSeconds: resetSeconds });
  }
}

const countOf = ({ remainingPoints, msBeforeNext }: RateLimiterRes) => ({
  left: remainingPoints,
  resetSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
});
