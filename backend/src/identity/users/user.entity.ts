import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';

export const USER_TYPES = ['user', 'patient', 'admin', 'physiotherapist', 'doctor'] as const;
/** What an account may do. */
export type UserType = (typeof USER_TYPES)[number];

/** Those who work for the clinic, and those who sign in for themselves or for a patient. */
export const STAFF_TYPES = ['admin', 'physiotherapist', 'doctor'] as const satisfies UserType[];
export type StaffType = (typeof STAFF_TYPES)[number];

const ofTeam: ReadonlySet<UserType> = new Set(STAFF_TYPES);
/** Whether an account is that of somebody who works for the clinic. */
export const isOfTeam = (userType: UserType) => ofTeam.has(userType);

export const GENDERS = ['male', 'female', 'other'] as const;
/** The one enum behind both wire forms (reading 25). */
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
    /** E.164; unique among admins, among physiotherapists and doctors, and among all others (reading 9). */
    phone: p.text(),
    fullName: p.text().default(''),
    email: p.text().nullable(),
    nickname: p.text().nullable(),
    gender: p.enum(GENDERS).nullable(),
    country: p.text().default('India'),
    language: p.text().default('English'),
    /** Whether sessions are reminded of by text message (clinic §5). */
    reminders: p.boolean().default(true),
    timeZone: p.text().default('Asia/Kolkata'),
    /** YYYY-MM-DD; of accounts without a patient record, which otherwise holds it. */
    birthDate: p.date().nullable(),
    avatarKey: p.text().nullable(),
    /** Of patients: the profile form was submitted or skipped (reading 5). */
    profileCompleted: p.boolean().default(false),
    lastLoginAt: p.datetime().nullable(),
    /** The account has a live patient record; kept by a trigger of the database, so that active patients are counted without a join. */
    hasRecord: p.boolean().$type<Opt<boolean>>().lazy().default(false),
    disabledAt: p.datetime().nullable(),
    /** YYYY-MM-DD, of somebody who leaves the team; from the next day on they are switched off. */
    lastDay: p.date().nullable(),
    createdAt: p.datetime(),
    deletedAt: p.datetime().nullable(),
    version: p.integer().version().default(1),
  },
});

/** An account: somebody who can sign in. */
export class User extends UserSchema.class {
  /** Whether nobody signs in with it any more, on a clinic day. */
  isOffOn(day: string): boolean {
    return Boolean(this.disabledAt) || (this.lastDay ?? day) < day;
  }

  /** Accounts that are no patients have nothing to complete (reading 4). */
  hasCompletedProfile(): boolean {
    return this.userType !== 'patient' || this.profileCompleted;
  }
}
UserSchema.setClass(User);
