import { Field, ID, ObjectType } from 'type-graphql';
import { AppointmentPatientType } from '../appointments/appointment.graphql.js';
import { sameEnum } from '../graphql/same-enum.js';
import { DateTimeScalar } from '../graphql/scalars.js';
import { namedPatient } from '../patients/named-patient.js';
import type { Severity } from '../protocols/protocol-content.js';
import { SeverityEnum } from '../recovery/recovery-enums.graphql.js';
import { TASK_STATUSES, type TaskStatus } from './care-task.entity.js';
import type { OpenSignView } from './open-sign-view.js';
import type { TaskView } from './task-view.js';

const TaskStatusEnum = sameEnum('TaskStatus', TASK_STATUSES);

@ObjectType('CareTask')
export class CareTaskType {
  @Field(() => ID) id!: string;
  @Field(() => SeverityEnum) severity!: Severity;
  @Field(() => TaskStatusEnum) status!: TaskStatus;
  @Field(() => [ID]) signs!: string[];
  @Field(() => AppointmentPatientType) patient!: AppointmentPatientType;
  @Field(() => DateTimeScalar) createdAt!: Date;
  @Field(() => DateTimeScalar) dueAt!: Date;
  @Field(() => Boolean) overdue!: boolean;
  @Field(() => String, { nullable: true }) note!: string | null;

  /** Names every field that is sent. */
  static from({ patientId, patientNumber, patientName, ...task }: TaskView): CareTaskType {
    return { ...task, patient: namedPatient({ patientId, patientNumber, patientName }) };
  }
}

@ObjectType('OpenSign')
export class OpenSignType {
  @Field(() => CareTaskType) task!: CareTaskType;
  @Field(() => [String]) questions!: string[];
  @Field(() => DateTimeScalar) lastYesAt!: Date;
  @Field(() => ID) planId!: string;
  @Field(() => String) protocolName!: string;
  @Field(() => String, { nullable: true }) doctorName!: string | null;
  @Field(() => String, { nullable: true }) phone!: string | null;

  /** An open sign, as it is sent. */
  static from({ task, ...sign }: OpenSignView): OpenSignType {
    return { ...sign, task: CareTaskType.from(task) };
  }
}
