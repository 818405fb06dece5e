import type pg from 'pg';
import type { AppError } from '../../platform/errors.js';
import type { Limits } from '../../platform/limits/limits.js';
import { RateLimit } from '../../platform/limits/rate-limit.js';
import { reasonFor } from '../../platform/reasons/reason.js';

const HOUR = 3_600;

/** A message that was counted. */
export interface Counted {
  /** Why it is not taken, when there were too many. */
  refusal: AppError | undefined;
  /** It was not stored after all. */
  giveBack: () => Promise<void>;
}

/** The rate limits on messages of visitors (clinic §6): of one subscriber's address, and of all together. */
export class ContactCaps {
  private readonly ofPlace: RateLimit;
  private readonly inAll: RateLimit;

  constructor(pool: pg.Pool, limits: Pick<Limits, 'contactsPerIpHour' | 'contactsInAllHour'>) {
    const cap = (name: string, points: number) =>
      new RateLimit(pool, name, points, HOUR, reasonFor('TOO_MANY_MESSAGES'));
    this.ofPlace = cap('contact-ip', limits.contactsPerIpHour);
    this.inAll = cap('contact-all', limits.contactsInAllHour);
  }

  /** Counts a message that is about to be stored. */
  async count(place: string): Promise<Counted> {
    const { ofPlace, inAll } = this;
    const own = await ofPlace.count(place);
    // A place that is past its own uses nothing up that others share.
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
