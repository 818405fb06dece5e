import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../clock.js';
import { Patient } from '../patients/patient.entity.js';
import { User } from './user.entity.js';

/** Finds the account behind a telephone number. One number may belong to one admin account and to one other (reading 9). */
export class Accounts {
  constructor(private readonly clock: Clock) {}

  /** The admin with this number. */
  async findAdmin(em: EntityManager, phone: string): Promise<User | null> {
    return em.findOne(User, { phone, userType: 'admin', deletedAt: null });
  }

  /** The patient or user with this number; an unknown number becomes a patient with a bare record (readings 4, 13, 30). */
  async findOrSignUp(em: EntityManager, phone: string): Promise<User> {
    const known = await em.findOne(User, { phone, userType: { $ne: 'admin' }, deletedAt: null });
    if (known) return known;
    const createdAt = this.clock.now();
    const user = em.create(User, { userType: 'patient', phone, createdAt });
    em.create(Patient, { user, createdAt });
    return user;
  }
}
