import { Field, ID, Int, ObjectType } from 'type-graphql';
import { AppointmentPatientType } from '../appointments/appointment.graphql.js';
import { CareTaskType } from '../danger-signs/task.graphql.js';
import { namedPatient } from '../patients/named-patient.js';
import type { PatientUnderCare } from './under-care.service.js';

@ObjectType('PatientUnderCare')
export class PatientUnderCareType {
  @Field(() => AppointmentPatientType) patient!: AppointmentPatientType;
  @Field(() => ID) planId!: string;
  @Field(() => Int) phase!: number;
  @Field(() => Int) phaseCount!: number;
  @Field(() => Boolean) ready!: boolean;
  @Field(() => CareTaskType, { nullable: true }) openTask!: CareTaskType | null;
  @Field(() => Int, { nullable: true }) lastPain!: number | null;
  @Field(() => Int) recoveryPercent!: number;

  /** A patient in the list, as it is sent. */
  static from({ patientId, patientNumber, patientName, openTask, ...row }: PatientUnderCare): PatientUnderCareType {
    const patient = namedPatient({ patientId, patientNumber, patientName });
    return { ...row, patient, openTask: openTask && CareTaskType.from(openTask) };
  }
}
