import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type pg from 'pg';
import { AppError } from './errors.js';

/** One counter: refuses what goes over its number within its time. */
export class RateCap {
  private readonly limiter: RateLimiterPostgres;

  constructor(
    pool: pg.Pool,
    name: string,
    points: number,
    seconds: number,
    private readonly sentence: string,
  ) {
    this.limiter = new RateLimiterPostgres({
      storeClient: pool,
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: seconds,
    });
  }

  /** @throws AppError RATE_LIMITED, with the seconds to wait */
  async consume(key: string): Promise<void> {
    try {
      await this.limiter.consume(key);
    } catch (refusal) {
      throw refusal instanceof RateLimiterRes ? this.refusal(refusal) : refusal;
    }
  }

  /**
   * Counts nothing, but refuses once the number is used up.
   * @throws AppError RATE_LIMITED, with the seconds to wait
   */
  async requireLeft(key: string): Promise<void> {
    const used = await this.limiter.get(key);
    if (used && used.remainingPoints <= 0) throw this.refusal(used);
  }

  async giveBack(key: string): Promise<void> {
    await this.limiter.reward(key);
  }

  async forget(key: string): Promise<void> {
    await this.limiter.delete(key);
  }

  private refusal({ msBeforeNext }: RateLimiterRes): AppError {
    return new AppError('RATE_LIMITED', this.sentence, {
      retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
    });
  }
}
