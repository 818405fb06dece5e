import type { User } from './user.entity.js';

/** Event: the sign-in number of an account changed, and the change is flushed. */
export class NumberChanged {
  constructor(
    readonly user: User,
    /** E.164. */
    readonly oldPhone: string,
    readonly at: Date,
  ) {}
}
