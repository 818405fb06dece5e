import { AppError } from '../errors.js';
import type { Reason } from '../reasons/reason.js';

/** How many files of one account arrive at once. */
const PER_ACCOUNT = 2;

/** A concurrency limit: lets so many uploads into memory at once (UP-2), few of one account, so that no account takes all the places. */
export class UploadLimiter {
  private readonly inside: string[] = [];

  /** @param seconds how long an upload may take to arrive */
  constructor(
    private readonly places: number,
    readonly seconds: number,
  ) {}

  /**
   * Takes a place; answers how to leave it.
   * @param said why there is none: own files are under way, or too many of all
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
