import type { User } from './user.entity.js';

/** An account has another sign-in number, which has been flushed. */
export class NumberChanged {
  constructor(
    readonly user: User,
    /** E.164. */
    readonly oldPhone: string,
    readonly at: Date,
  ) {}
}
