import type pg from 'pg';
import type { AppError } from '../../platform/errors/errors.js';
import type { Limits } from '../../platform/limits/limits.js';
import { RateLimit, type Count } from '../../platform/limits/rate-limit.js';
import { reasonFor } from '../../platform/errors/reason.js';

/** Cost of a request that changes data; others cost 1. */
export const COST_OF_CHANGE = 5;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Rate limit and quota of an API key, counted in PostgreSQL for all processes. */
export class ApiKeyQuota {
  /** Value of the header RateLimit-Policy. */
  readonly policy: string;
  private readonly requests: RateLimit;
  private readonly points: RateLimit;

  constructor(pool: pg.Pool, { apiKeyRequestsMinute, apiKeyPointsHour }: Limits) {
    this.policy = `"requests";q=${apiKeyRequestsMinute};w=${MINUTE}, "points";q=${apiKeyPointsHour};w=${HOUR}`;
    const tooMany = reasonFor('API_KEY_TOO_OFTEN');
    this.requests = new RateLimit(pool, 'api-key-requests', apiKeyRequestsMinute, MINUTE, tooMany);
    const tooMuch = reasonFor('API_KEY_TOO_MUCH');
    this.points = new RateLimit(pool, 'api-key-points', apiKeyPointsHour, HOUR, tooMuch);
  }

  /** Counts a request before it runs. Returns the value of the header RateLimit, and the refusal if the key is over its limit. */
  async begin(keyId: string, points: number): Promise<{ standing: string; refusal: AppError | undefined }> {
    const requests = await this.requests.count(keyId);
    if (requests.isOver) return { standing: item('requests', requests), refusal: this.requests.refusal(requests) };
    const cost = await this.points.count(keyId, points);
    const standing = `${item('requests', requests)}, ${item('points', cost)}`;
    return { standing, refusal: cost.isOver ? this.points.refusal(cost) : undefined };
  }

  /** Adds the cost of a request that becomes known while it runs; it may cause the next request to be refused. */
  async add(keyId: string, points: number): Promise<void> {
    await this.points.count(keyId, points);
  }
}

const item = (name: string, { left, resetSeconds }: Count) => `"${name}";r=${left};t=${resetSeconds}`;
