import type pg from 'pg';
import type { AppError } from '../../platform/errors.js';
import type { Limits } from '../../platform/limits/limits.js';
import { RateLimit, type Count } from '../../platform/limits/rate-limit.js';
import { reasonFor } from '../../platform/reasons/reason.js';

/** What a request that changes something costs; any other costs 1. */
export const COST_OF_CHANGE = 5;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** The rate limit and the quota of an API key: how much it may ask for (AK-2), counted in PostgreSQL so that all processes share it. */
export class ApiKeyQuota {
  /** The numbers, as the header RateLimit-Policy says them. */
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

  /** Counts a request before anything is done: where that leaves the key, as the header RateLimit says it, and the refusal if it is over. */
  async begin(keyId: string, points: number): Promise<{ standing: string; refusal: AppError | undefined }> {
    const requests = await this.requests.count(keyId);
    if (requests.isOver) return { standing: item('requests', requests), refusal: this.requests.refusal(requests) };
    const cost = await this.points.count(keyId, points);
    const standing = `${item('requests', requests)}, ${item('points', cost)}`;
    return { standing, refusal: cost.isOver ? this.points.refusal(cost) : undefined };
  }

  /** Adds what a request turned out to cost beyond its beginning; it is the next one that may be refused. */
  async add(keyId: string, points: number): Promise<void> {
    await this.points.count(keyId, points);
  }
}

const item = (name: string, { left, resetSeconds }: Count) => `"${name}";r=${left};t=${resetSeconds}`;
