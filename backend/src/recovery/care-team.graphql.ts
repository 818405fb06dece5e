import { Field, ID, ObjectType } from 'type-graphql';
import { AppointmentPatientType } from '../appointments/appointment.graphql.js';
import { writtenNumber } from '../patients/patient.entity.js';
import type { PlanLeft } from './plans-left.queries.js';

@ObjectType('PlanLeft')
export class PlanLeftType {
  @Field(() => ID) planId!: string;
  @Field(() => AppointmentPatientType) patient!: AppointmentPatientType;
  @Field(() => Boolean) needsPhysiotherapist!: boolean;
  @Field(() => Boolean) needsDoctor!: boolean;

  /** A plan without somebody, as it is sent. */
  static from({ planId, needsPhysiotherapist, needsDoctor, ...row }: PlanLeft): PlanLeftType {
    const patient = { id: row.patientId, patientId: writtenNumber(row.patientNumber), name: row.patientName };
    return { planId, patient, needsPhysiotherapist, needsDoctor };
  }
}
