import type { User } from './user.entity.js';

/** An admin set the type of an account: to another one, or again to the one that it has (AU-7). */
export class UserTypeSet {
  constructor(
    readonly user: User,
    readonly at: Date,
  ) {}
}
