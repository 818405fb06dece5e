import type { User } from './user.entity.js';

/** An unknown number signed in for the first time and has an account of a patient now (readings 4, 13, 30). */
export class PatientSignedUp {
  constructor(readonly user: User) {}
}
