import type { EntityManager } from '@mikro-orm/postgresql';
import type { SignInDoor } from './otp-challenge.entity.js';
import { TYPES_BEHIND } from './sign-in-door.js';
import type { Clock } from '../../platform/time/clock.js';
import { FOR_UPDATE } from '../../platform/db/locked.js';
import { publish } from '../../platform/events/domain-events.js';
import { PatientSignedUp } from '../users/patient-signed-up.js';
import { User } from '../users/user.entity.js';

/** Finds the account behind a telephone number. One number may belong to one account of each door (reading 9). */
export class Accounts {
  constructor(private readonly clock: Clock) {}

  /** The account that signs in with this number through a door, if there is one. */
  async findBehind(em: EntityManager, door: SignInDoor, phone: string): Promise<User | null> {
    return em.findOne(User, { phone, userType: { $in: TYPES_BEHIND[door] }, deletedAt: null });
  }

  /** The same, the row locked until the transaction ends; an unknown number of the user door signs up. */
  async lockBehind(tx: EntityManager, door: SignInDoor, phone: string): Promise<User | null> {
    if (door === 'user') return this.lockOrSignUp(tx, phone);
    return tx.findOne(User, { phone, userType: { $in: TYPES_BEHIND[door] }, deletedAt: null }, FOR_UPDATE);
  }

  /** The account with this number; the oldest where accounts of several doors share it. */
  async findAny(em: EntityManager, phone: string): Promise<User | null> {
    return em.findOne(User, { phone, deletedAt: null }, { orderBy: { createdAt: 'asc', id: 'asc' } });
  }

  /** The patient or user with this number, the row locked until the transaction ends; an unknown number becomes a patient, who gets a bare record (readings 4, 13, 30). */
  private async lockOrSignUp(tx: EntityManager, phone: string): Promise<User> {
    const known = await tx.findOne(User, { phone, userType: { $in: TYPES_BEHIND.user }, deletedAt: null }, FOR_UPDATE);
    if (known) return known;
    const user = tx.create(User, { userType: 'patient', phone, createdAt: this.clock.now() });
    await publish(tx, new PatientSignedUp(user));
    return user;
  }
}
