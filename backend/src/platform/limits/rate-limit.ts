import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type pg from 'pg';
import { AppError } from '../errors/errors.js';
import type { Reason } from '../errors/reason.js';

/** State of a counter after counting. */
export interface Count {
  left: number;
  resetSeconds: number;
  isOver: boolean;
  /** Whether this call exceeded the limit first. */
  isFirstOver: boolean;
}

/** Rate limit (fixed window): counts points per key and refuses those beyond the limit. */
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
      // The library recognizes a pool only by its class name.
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: seconds,
    });
  }

  /** Counts points without refusing; the caller handles an exceeded limit. */
  async count(key: string, points = 1): Promise<Count> {
    const result = await this.limiter.consume(key, points).catch((refusal: unknown) => {
      if (refusal instanceof RateLimiterRes) return refusal;
      throw refusal;
    });
    const over = result.consumedPoints - this.limiter.points;
    return { ...countOf(result), isOver: over > 0, isFirstOver: over > 0 && over <= points };
  }

  /** Counts points. @throws AppError RATE_LIMITED, with the seconds to wait */
  async consume(key: string, points = 1): Promise<void> {
    const count = await this.count(key, points);
    if (count.isOver) throw this.refusal(count);
  }

  /** Refuses if the limit is used up; counts nothing. @throws AppError RATE_LIMITED, with the seconds to wait */
  async requireLeft(key: string): Promise<void> {
    const used = await this.limiter.get(key);
    if (used && used.remainingPoints <= 0) throw this.refusal(countOf(used));
  }

  /** Returns whether anything was counted in the window. */
  async hasCounted(key: string): Promise<boolean> {
    return (await this.limiter.get(key)) !== null;
  }

  async giveBack(key: string): Promise<void> {
    await this.limiter.reward(key);
  }

  async forget(key: string): Promise<void> {
    await this.limiter.delete(key);
  }

  /** Builds the error of an exceeded limit. */
  refusal({ resetSeconds }: Pick<Count, 'resetSeconds'>): AppError {
    return new AppError('RATE_LIMITED', this.reason, { retryAfterSeconds: resetSeconds });
  }
}

const countOf = ({ remainingPoints, msBeforeNext }: RateLimiterRes) => ({
  left: remainingPoints,
  resetSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
});
