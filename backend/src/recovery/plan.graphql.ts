import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { AppointmentPatientType } from '../appointments/appointment.graphql.js';
import { CareTaskType } from '../danger-signs/task.graphql.js';
import { DateTimeScalar, LocalDateScalar } from '../graphql/scalars.js';
import { namedPatient } from '../patients/named-patient.js';
import type { BodySide } from '../protocols/protocol-content.js';
import { PhaseType } from './phase.graphql.js';
import type { Ledger, PassageRow, PlanSessionRow } from './plan.queries.js';
import type { PlanView } from './plan-view.js';
import { BodySideEnum, PlanSessionStateEnum, PlanStatusEnum } from './recovery-enums.graphql.js';
import type { PlanStatus } from './recovery-plan.entity.js';

@ObjectType('Ledger')
export class LedgerType implements Ledger {
  @Field(() => Int) planned!: number;
  @Field(() => Int) done!: number;
  @Field(() => Int) missed!: number;
  @Field(() => Int) cancelled!: number;
  @Field(() => Int) ahead!: number;
  @Field(() => Int) booked!: number;
  @Field(() => Int) missedInAll!: number;
  @Field(() => Int) settled!: number;
}

@ObjectType('PlanSession')
class PlanSessionType implements PlanSessionRow {
  @Field(() => Int) number!: number;
  @Field(() => Int) phase!: number;
  @Field(() => PlanSessionStateEnum) state!: PlanSessionRow['state'];
  @Field(() => ID, { nullable: true }) appointmentId!: string | null;
}

@ObjectType('Deviation')
class DeviationType {
  @Field(() => ID) criterion!: string;
  @Field(() => String) reason!: string;
}

@ObjectType('GatePassage')
class GatePassageType {
  @Field(() => Int) fromPhase!: number;
  @Field(() => Int, { nullable: true }) toPhase!: number | null;
  @Field(() => DateTimeScalar) confirmedAt!: Date;
  @Field(() => String) confirmedBy!: string;
  @Field(() => [DeviationType]) deviations!: DeviationType[];
  @Field(() => ID, { nullable: true }) reportId!: string | null;

  static from({ confirmedAt, ...passage }: PassageRow): GatePassageType {
    return { ...passage, confirmedAt: new Date(confirmedAt), reportId: null };
  }
}

@ObjectType('RecoveryPlan')
export class RecoveryPlanType {
  @Field(() => ID) id!: string;
  @Field(() => AppointmentPatientType) patient!: AppointmentPatientType;
  @Field(() => String) protocolName!: string;
  @Field(() => Int) protocolVersion!: number;
  @Field(() => Boolean) isSample!: boolean;
  @Field(() => LocalDateScalar) surgeryDate!: string;
  @Field(() => BodySideEnum) side!: BodySide;
  @Field(() => PlanStatusEnum) status!: PlanStatus;
  @Field(() => Int) phase!: number;
  @Field(() => [PhaseType]) phases!: PhaseType[];
  @Field(() => LedgerType) ledger!: LedgerType;
  @Field(() => Int) recoveryPercent!: number;
  @Field(() => [PlanSessionType]) sessions!: PlanSessionType[];
  @Field(() => [GatePassageType]) passages!: GatePassageType[];
  @Field(() => CareTaskType, { nullable: true }) openTask!: CareTaskType | null;
  @Field(() => String, { nullable: true }) physiotherapistName!: string | null;
  @Field(() => String, { nullable: true }) doctorName!: string | null;
  @Field(() => String, { nullable: true }) referral!: string | null;
  @Field(() => Int) version!: number;

  /** A plan as it is sent. */
  static from({ patientId, patientNumber, patientName, passages, openTask, ...plan }: PlanView): RecoveryPlanType {
    return {
      ...plan,
      patient: namedPatient({ patientId, patientNumber, patientName }),
      passages: passages.map((row) => GatePassageType.from(row)),
      openTask: openTask && CareTaskType.from(openTask),
    };
  }
}

@InputType('CreatePlanInput')
export class CreatePlanInputType {
  @Field(() => ID) patientId!: string;
  @Field(() => ID) protocolVersionId!: string;
  @Field(() => LocalDateScalar) surgeryDate!: string;
  @Field(() => BodySideEnum) side!: BodySide;
  @Field(() => ID) physiotherapistId!: string;
  @Field(() => ID) doctorId!: string;
  @Field(() => String, { nullable: true }) referral?: string;
}
