import type { StaffType, User } from '../../identity/index.js';

/** Event: a team member was added, and their account is flushed. */
export class MemberAdded {
  constructor(
    readonly user: User,
    readonly userType: StaffType,
    readonly at: Date,
  ) {}
}
