import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { AppointmentPhysiotherapistType, SessionTypeEnum } from '../appointments/appointment.graphql.js';
import type { SessionType } from '../appointments/appointment.entity.js';
import { DateTimeScalar, LocalDateScalar } from '../graphql/scalars.js';
import type { FreeSlot } from './availability.service.js';

@ObjectType('FreeSlot')
export class FreeSlotType {
  @Field(() => DateTimeScalar) startsAt!: Date;
  @Field(() => DateTimeScalar) endsAt!: Date;
  @Field(() => AppointmentPhysiotherapistType) physiotherapist!: AppointmentPhysiotherapistType;
  @Field(() => Boolean) requested!: boolean;

  /** Names every field that is sent. */
  static from({ startsAt, endsAt, physiotherapist: { id, name }, requested }: FreeSlot): FreeSlotType {
    return { startsAt, endsAt, physiotherapist: { id, name }, requested };
  }
}

@InputType('FreeSlotsInput')
export class FreeSlotsInputType {
  @Field(() => LocalDateScalar) from!: string;
  @Field(() => LocalDateScalar) until!: string;
  @Field(() => SessionTypeEnum) sessionType!: SessionType;
  @Field(() => ID, { nullable: true }) physiotherapistId?: string;
  @Field(() => Int, { nullable: true }) durationMinutes?: number;
  @Field(() => ID, { nullable: true }) appointmentId?: string;
}
