import type { User } from '../users/user.entity.js';

/** Many wrong codes were entered for the number of an account, for the first time on this day (OTP-6). */
export class WrongCodesEntered {
  constructor(
    readonly user: User,
    readonly at: Date,
  ) {}
}
