import type { User } from './user.entity.js';

/** Event: an admin set the type of an account, possibly to the same one. */
export class UserTypeSet {
  constructor(
    readonly user: User,
    readonly at: Date,
  ) {}
}
