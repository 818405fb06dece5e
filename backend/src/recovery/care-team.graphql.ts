import { Field, ID, ObjectType } from 'type-graphql';
import { AppointmentPatientType } from '../appointments/appointment.graphql.js';
import { namedPatient } from '../patients/named-patient.js';
import type { PlanLeft } from './plans-left.queries.js';

@ObjectType('PlanLeft')
export class PlanLeftType {
  @Field(() => ID) planId!: string;
  @Field(() => AppointmentPatientType) patient!: AppointmentPatientType;
  @Field(() => Boolean) needsPhysiotherapist!: boolean;
  @Field(() => Boolean) needsDoctor!: boolean;

  /** A plan without somebody, as it is sent. */
  static from({ planId, needsPhysiotherapist, needsDoctor, ...row }: PlanLeft): PlanLeftType {
    return { planId, patient: namedPatient(row), needsPhysiotherapist, needsDoctor };
  }
}
