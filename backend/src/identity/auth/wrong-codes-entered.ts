import type { User } from '../users/user.entity.js';

/** Event: many wrong codes were entered for the number of an account, for the first time today. */
export class WrongCodesEntered {
  constructor(
    readonly user: User,
    readonly at: Date,
  ) {}
}
