import type pg from 'pg';
import type { AppError } from '../../platform/errors/errors.js';
import type { Limits } from '../../platform/limits/limits.js';
import { RateLimit } from '../../platform/limits/rate-limit.js';
import { reasonFor } from '../../platform/errors/reason.js';

const HOUR = 3_600;

/** A counted message. */
export interface Counted {
  /** Error if the message exceeds the rate limit. */
  refusal: AppError | undefined;
  /** Undoes the count of a message that was not stored. */
  giveBack: () => Promise<void>;
}

/** Rate limits on visitors' messages: per subscriber address, and in total. */
export class ContactCaps {
  private readonly ofPlace: RateLimit;
  private readonly inAll: RateLimit;

  constructor(pool: pg.Pool, limits: Pick<Limits, 'contactsPerIpHour' | 'contactsInAllHour'>) {
    const cap = (name: string, points: number) =>
      new RateLimit(pool, name, points, HOUR, reasonFor('TOO_MANY_MESSAGES'));
    this.ofPlace = cap('contact-ip', limits.contactsPerIpHour);
    this.inAll = cap('contact-all', limits.contactsInAllHour);
  }

  /** Counts a message before it is stored. */
  async count(place: string): Promise<Counted> {
    const { ofPlace, inAll } = this;
    const own = await ofPlace.count(place);
    // A message over its own limit does not count against the shared one.
    if (own.isOver) return { refusal: ofPlace.refusal(own), giveBack: () => ofPlace.giveBack(place) };
    const all = await inAll.count('all');
    return {
      refusal: all.isOver ? inAll.refusal(all) : undefined,
      giveBack: async () => {
        await ofPlace.giveBack(place);
        await inAll.giveBack('all');
      },
    };
  }
}
