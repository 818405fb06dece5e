import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { USER_TYPES, type UserType } from '../../platform/access/actor.js';

/** Account types of staff; the others are patients and users. */
export const STAFF_TYPES = ['admin', 'physiotherapist', 'doctor', 'reception'] as const satisfies UserType[];
export type StaffType = (typeof STAFF_TYPES)[number];

const ofTeam: ReadonlySet<UserType> = new Set(STAFF_TYPES);
/** Returns whether an account type is one of staff. */
export const isOfTeam = (userType: UserType) => ofTeam.has(userType);

export const GENDERS = ['male', 'female', 'other'] as const;
/** Gender; both wire formats map to it. */
export type Gender = (typeof GENDERS)[number];

export const UserSchema = defineEntity({
  name: 'User',
  tableName: 'app_user',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    userType: p.enum(USER_TYPES),
    /** E.164; unique among admins, among other staff, and among all others. */
    phone: p.text(),
    fullName: p.text().default(''),
    email: p.text().nullable(),
    /** When the address was confirmed by its code; a trigger empties it with another address. */
    emailConfirmedAt: p.datetime().nullable(),
    nickname: p.text().nullable(),
    gender: p.enum(GENDERS).nullable(),
    country: p.text().default('India'),
    language: p.text().default('English'),
    /** Whether the account receives reminders of sessions by text message. */
    reminders: p.boolean().default(true),
    timeZone: p.text().default('Asia/Kolkata'),
    /** YYYY-MM-DD; only for accounts without a patient record, which otherwise contains it. */
    birthDate: p.date().nullable(),
    avatarKey: p.text().nullable(),
    /** For patients: whether the profile form was submitted or skipped. */
    profileCompleted: p.boolean().default(false),
    lastLoginAt: p.datetime().nullable(),
    /** Since when the account must confirm the year of birth before anything opens; null if it need not. */
    birthYearDueSince: p.datetime().nullable(),
    /** Years that were tried since. */
    birthYearTries: p.integer().default(0),
    /** When the clinic last confirmed that the number is the account's: it lifted the check of the year of birth. */
    numberConfirmedAt: p.datetime().nullable(),
    /** Whether the account has a live patient record; a trigger maintains it, so that counting active patients needs no join. */
    hasRecord: p.boolean().$type<Opt<boolean>>().lazy().default(false),
    disabledAt: p.datetime().nullable(),
    /** YYYY-MM-DD, for a departing team member; the account is disabled from the next day on. */
    lastDay: p.date().nullable(),
    createdAt: p.datetime(),
    deletedAt: p.datetime().nullable(),
    version: p.integer().version().default(1),
  },
});

/** Account of a person who can sign in. */
export class User extends UserSchema.class {
  /** Returns whether the account cannot sign in on a clinic day. */
  isOffOn(day: string): boolean {
    return Boolean(this.disabledAt) || (this.lastDay ?? day) < day;
  }

  /** Enters an e-mail address; another one is not confirmed yet. */
  enterEmail(email: string | null): void {
    if (email !== (this.email ?? null)) this.emailConfirmedAt = null;
    this.email = email;
  }

  /** Returns whether the profile is complete; only patients have one to complete. */
  hasCompletedProfile(): boolean {
    return this.userType !== 'patient' || this.profileCompleted;
  }
}
UserSchema.setClass(User);

declare module '../../platform/db/tables.js' {
  interface MappedSchemas {
    User: typeof UserSchema;
  }
}

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    user: User;
  }
}
