import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar, LocalDateScalar } from '../graphql/scalars.js';
import { UserTypeEnum } from '../users/user.graphql.js';
import type { StaffType, UserType } from '../users/user.entity.js';
import { PlanLeftType } from '../recovery/care-team.graphql.js';
import type { Departure } from './departure.service.js';
import type { TeamMember } from './team.queries.js';

@ObjectType('StaffMember')
export class StaffMemberType {
  @Field(() => ID) id!: string;
  @Field(() => ID, { nullable: true }) userId!: string | null;
  @Field(() => UserTypeEnum) userType!: StaffType;
  @Field(() => String) fullName!: string;
  @Field(() => String, { nullable: true }) mobileNumber!: string | null;
  @Field(() => String, { nullable: true }) specialization!: string | null;
  @Field(() => String, { nullable: true }) registrationNumber!: string | null;
  @Field(() => ID, { nullable: true }) physiotherapistId!: string | null;
  @Field(() => ID, { nullable: true }) doctorId!: string | null;
  @Field(() => Boolean) disabled!: boolean;
  @Field(() => LocalDateScalar, { nullable: true }) lastDay!: string | null;
  @Field(() => DateTimeScalar, { nullable: true }) lastLogin!: Date | null;
  @Field(() => Int) sessionsAhead!: number;
  @Field(() => Int) version!: number;

  /** Names every field that is sent. */
  static from(member: TeamMember): StaffMemberType {
    const { id, userId, userType, fullName, mobileNumber, specialization, registrationNumber } = member;
    const { physiotherapistId, doctorId, disabled, lastDay, lastLogin, sessionsAhead, version } = member;
    const work = { specialization, registrationNumber, physiotherapistId, doctorId, lastDay, sessionsAhead };
    return { id, userId, userType, fullName, mobileNumber, disabled, lastLogin, ...work, version };
  }
}

@ObjectType('Departure')
export class DepartureType {
  @Field(() => StaffMemberType) member!: StaffMemberType;
  @Field(() => Int) handedOver!: number;
  @Field(() => Int) unassigned!: number;
  @Field(() => [PlanLeftType]) plans!: PlanLeftType[];

  /** Names every field that is sent. */
  static from({ member, handedOver, unassigned, plans }: Departure): DepartureType {
    const left = plans.map((plan) => PlanLeftType.from(plan));
    return { member: StaffMemberType.from(member), handedOver, unassigned, plans: left };
  }
}

@ObjectType('Doctor')
export class DoctorType {
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
  @Field(() => String) specialization!: string;
}

@InputType('RegisterStaffInput')
export class RegisterStaffInputType {
  @Field(() => UserTypeEnum) userType!: UserType;
  @Field(() => String) fullName!: string;
  @Field(() => String) phoneNumber!: string;
  @Field(() => String, { nullable: true }) specialization?: string;
  @Field(() => String, { nullable: true }) registrationNumber?: string;
  @Field(() => ID, { nullable: true }) physiotherapistId?: string;
}

@InputType('UpdateStaffInput')
export class UpdateStaffInputType {
  @Field(() => String, { nullable: true }) fullName?: string;
  @Field(() => String, { nullable: true }) phoneNumber?: string;
  @Field(() => String, { nullable: true }) specialization?: string;
  @Field(() => String, { nullable: true }) registrationNumber?: string;
}
