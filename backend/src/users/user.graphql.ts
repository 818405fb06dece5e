import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeScalar, LocalDateScalar } from '../graphql/scalars.js';
import type { WireEnum } from '../graphql/wire-enum.js';
import { avatarUrl } from './avatars.js';
import type { Gender, UserType as UserTypeName } from './user.entity.js';
import type { UserWithoutPatient } from './user.queries.js';
import type { Profile } from './user.service.js';

/** The wire names of the enums; the values inside are those of the entities. */
export const UserTypeEnum = {
  USER: 'user',
  PATIENT: 'patient',
  ADMIN: 'admin',
  PHYSIOTHERAPIST: 'physiotherapist',
  DOCTOR: 'doctor',
} as const satisfies WireEnum<UserTypeName>;
export const GenderEnum = { MALE: 'male', FEMALE: 'female', OTHER: 'other' } as const satisfies WireEnum<Gender>;
registerEnumType(UserTypeEnum, { name: 'UserType' });
registerEnumType(GenderEnum, { name: 'Gender' });

@ObjectType('User')
export class UserType {
  @Field(() => ID) id!: string;
  @Field(() => String) fullName!: string;
  @Field(() => String) mobileNumber!: string;
  @Field(() => String, { nullable: true }) pendingNumber!: string | null;
  @Field(() => String, { nullable: true }) email!: string | null;
  @Field(() => String, { nullable: true }) nickname!: string | null;
  @Field(() => GenderEnum, { nullable: true }) gender!: Gender | null;
  @Field(() => String) country!: string;
  @Field(() => String) language!: string;
  @Field(() => String) timeZone!: string;
  @Field(() => LocalDateScalar, { nullable: true }) dateOfBirth!: string | null;
  @Field(() => String, { nullable: true }) avatar!: string | null;
  @Field(() => UserTypeEnum) userType!: UserTypeName;
  @Field(() => DateTimeScalar, { nullable: true }) lastLogin!: Date | null;
  @Field(() => Int) sessionsCompleted!: number;
  @Field(() => Int) missedSessions!: number;
  @Field(() => Int) plannedSessions!: number;
  @Field(() => Int) recoveryProgress!: number;
  @Field(() => Boolean) profileCompleted!: boolean;

  /** Names every field that is sent. */
  static from({ user, pendingNumber, birthDate, gender, ...numbers }: Profile): UserType {
    return {
      id: user.id,
      fullName: user.fullName,
      mobileNumber: user.phone,
      pendingNumber: pendingNumber ?? null,
      email: user.email ?? null,
      nickname: user.nickname ?? null,
      gender: gender ?? null,
      country: user.country,
      language: user.language,
      timeZone: user.timeZone,
      dateOfBirth: birthDate ?? null,
      avatar: avatarUrl(user),
      userType: user.userType,
      lastLogin: user.lastLoginAt ?? null,
      sessionsCompleted: numbers.sessionsCompleted,
      missedSessions: numbers.missedSessions,
      plannedSessions: numbers.plannedSessions,
      recoveryProgress: numbers.recoveryProgress,
      profileCompleted: user.hasCompletedProfile(),
    };
  }
}

@ObjectType('UserWithoutPatient')
export class UserWithoutPatientType {
  @Field(() => ID) id!: string;
  @Field(() => String) fullName!: string;
  @Field(() => String) mobileNumber!: string;
  @Field(() => LocalDateScalar, { nullable: true }) dateOfBirth!: string | null;
  @Field(() => GenderEnum, { nullable: true }) gender!: string | null;

  static from({ id, fullName, phone, birthDate, gender }: UserWithoutPatient): UserWithoutPatientType {
    return { id, fullName, mobileNumber: phone, dateOfBirth: birthDate, gender };
  }
}
