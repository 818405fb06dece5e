import type { User } from './user.entity.js';

/** Event: an unknown number signed in for the first time and has a patient account now. */
export class PatientSignedUp {
  constructor(readonly user: User) {}
}
