import { Field, ID, Int, ObjectType } from 'type-graphql';
import { AppointmentPatientType } from '../appointments/appointment.graphql.js';
import { DateTimeScalar } from '../graphql/scalars.js';
import { namedPatient } from '../patients/named-patient.js';
import type { MissedRow, OfferRow } from './missed.queries.js';

@ObjectType('MissedSession')
export class MissedSessionType {
  @Field(() => ID) planId!: string;
  @Field(() => Int) number!: number;
  @Field(() => AppointmentPatientType) patient!: AppointmentPatientType;
  @Field(() => DateTimeScalar) missedAt!: Date;
  @Field(() => String, { nullable: true }) reason!: string | null;

  /** A missed session as it is sent. */
  static from({ planId, number, missedAt, reason, ...row }: MissedRow): MissedSessionType {
    return { planId, number, patient: namedPatient(row), missedAt: new Date(missedAt), reason };
  }
}

@ObjectType('SlotOffer')
export class SlotOfferType {
  @Field(() => ID) id!: string;
  @Field(() => ID) planId!: string;
  @Field(() => Int) number!: number;
  @Field(() => [DateTimeScalar]) slots!: Date[];
  @Field(() => DateTimeScalar) expiresAt!: Date;

  /** An offer as it is sent. */
  static from({ slots, expiresAt, ...offer }: OfferRow): SlotOfferType {
    return { ...offer, slots: slots.map((slot) => new Date(slot)), expiresAt: new Date(expiresAt) };
  }
}
