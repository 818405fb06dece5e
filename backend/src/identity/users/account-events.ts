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

/** Event: an admin or a member of the team signed in on a device on which the number had not signed in before. */
export class SignedInOnNewDevice {
  constructor(
    readonly user: User,
    /** Kind of the browser and device, such as `Chrome on Android`; empty if unknown. */
    readonly device: string,
    /** First parts of the address; empty if unknown. */
    readonly network: string,
    /** Which sign-in: no other has this name. */
    readonly which: string,
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
