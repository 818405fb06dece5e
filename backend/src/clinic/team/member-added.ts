import type { StaffType, User } from '../../identity/index.js';

/** Somebody was added to the team, with an account that has been flushed. */
export class MemberAdded {
  constructor(
    readonly user: User,
    readonly userType: StaffType,
    readonly at: Date,
  ) {}
}
