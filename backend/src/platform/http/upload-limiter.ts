import { AppError } from '../errors/errors.js';
import type { Reason } from '../errors/reason.js';

/** Maximum of concurrent uploads of one account. */
const PER_ACCOUNT = 2;

/** Limits concurrent uploads, which are held in memory, in total and per account. */
export class UploadLimiter {
  private readonly inside: string[] = [];

  /** @param seconds timeout of an upload */
  constructor(
    private readonly places: number,
    readonly seconds: number,
  ) {}

  /**
   * Takes a slot; returns the function that releases it.
   * @param said reasons of a refusal: the account's own limit, or the total limit
   * @throws AppError RATE_LIMITED, UNAVAILABLE
   */
  enter(account: string, said: { ownUnderWay: Reason; manyUnderWay: Reason }): () => void {
    if (this.inside.filter((one) => one === account).length >= PER_ACCOUNT) {
      throw new AppError('RATE_LIMITED', said.ownUnderWay, { retryAfterSeconds: 5 });
    }
    if (this.inside.length >= this.places) {
      throw new AppError('UNAVAILABLE', said.manyUnderWay, { retryAfterSeconds: 5 });
    }
    this.inside.push(account);
    return () => void this.inside.splice(this.inside.indexOf(account), 1);
  }
}
