import type { EntityManager } from '@mikro-orm/postgresql';
import type { SignInDoor } from './otp-challenge.entity.js';
import { TYPES_BEHIND } from './sign-in-door.js';
import type { Clock } from '../../platform/time/clock.js';
import { FOR_UPDATE } from '../../platform/db/locked.js';
import { publish } from '../../platform/events/domain-events.js';
import { PatientSignedUp } from '../users/account-events.js';
import { User } from '../users/user.entity.js';

/** Returns whether a number has an open invitation of a patient (companion §8). */
export type IsInvited = (em: EntityManager, phone: string, now: Date) => Promise<boolean>;

/** Finds accounts by phone number. A number may have one account per sign-in realm. */
export class Accounts {
  constructor(
    private readonly clock: Clock,
    private readonly isInvited: IsInvited,
  ) {}

  /** Returns the account that signs in with a number in a realm; null if there is none. */
  async findBehind(em: EntityManager, door: SignInDoor, phone: string): Promise<User | null> {
    return em.findOne(User, { phone, userType: { $in: TYPES_BEHIND[door] }, deletedAt: null });
  }

  /** Returns that account with a row lock; an unknown number signs up in the realm `user`. */
  async lockBehind(tx: EntityManager, door: SignInDoor, phone: string): Promise<User | null> {
    if (door === 'user') return this.lockOrSignUp(tx, phone);
    return tx.findOne(User, { phone, userType: { $in: TYPES_BEHIND[door] }, deletedAt: null }, FOR_UPDATE);
  }

  /** Returns the oldest account with a number, in any realm. */
  async findAny(em: EntityManager, phone: string): Promise<User | null> {
    return em.findOne(User, { phone, deletedAt: null }, { orderBy: { createdAt: 'asc', id: 'asc' } });
  }

  /**
   * Returns the patient or user with a number, with a row lock. For an unknown number, creates a patient account with an empty record; for one
   * that a patient invited, a user account without a record.
   */
  private async lockOrSignUp(tx: EntityManager, phone: string): Promise<User> {
    const known = await tx.findOne(User, { phone, userType: { $in: TYPES_BEHIND.user }, deletedAt: null }, FOR_UPDATE);
    if (known) return known;
    const createdAt = this.clock.now();
    if (await this.isInvited(tx, phone, createdAt)) return tx.create(User, { userType: 'user', phone, createdAt });
    const user = tx.create(User, { userType: 'patient', phone, createdAt });
    await publish(tx, new PatientSignedUp(user));
    return user;
  }
}
