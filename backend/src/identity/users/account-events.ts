import type { User } from './user.entity.js';

/** Event: an account's last day was removed because the account was enabled. */
export class DepartureCancelled {
  constructor(readonly userId: string) {}
}

/** Event: many wrong codes were entered for the number of an account, for the first time today. */
export class WrongCodesEntered {
  constructor(
    readonly user: User,
    readonly at: Date,
  ) {}
}

/** Event: an unknown number signed in for the first time and has a patient account now. */
export class PatientSignedUp {
  constructor(readonly user: User) {}
}

/** Event: an admin set the type of an account, possibly to the same one. */
export class UserTypeSet {
  constructor(
    readonly user: User,
    readonly at: Date,
  ) {}
}

/** Event: the sign-in number of an account changed, and the change is flushed. */
export class NumberChanged {
  constructor(
    readonly user: User,
    /** E.164. */
    readonly oldPhone: string,
    readonly at: Date,
  ) {}
}
