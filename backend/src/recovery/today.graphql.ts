import { Field, ID, Int, ObjectType } from 'type-graphql';
import { AppointmentType } from '../appointments/appointment.graphql.js';
import { CareTaskType } from '../danger-signs/task.graphql.js';
import { LocalDateScalar } from '../graphql/scalars.js';
import type { Severity } from '../protocols/protocol-content.js';
import type { Adherence } from './adherence.js';
import { ExerciseType } from './phase.graphql.js';
import { LedgerType } from './plan.graphql.js';
import { SeverityEnum } from './recovery-enums.graphql.js';
import type { TodayView } from './today.service.js';

@ObjectType('DangerSign')
class DangerSignType {
  @Field(() => ID) key!: string;
  @Field(() => String) question!: string;
  @Field(() => SeverityEnum) severity!: Severity;
}

@ObjectType('TodayExercise')
class TodayExerciseType {
  @Field(() => ExerciseType) exercise!: ExerciseType;
  @Field(() => Int) timesDone!: number;
}

@ObjectType('Adherence')
class AdherenceType implements Adherence {
  @Field(() => Int) prescribed!: number;
  @Field(() => Int) done!: number;
  @Field(() => Int, { nullable: true }) percent!: number | null;
}

@ObjectType('Today')
export class TodayType {
  @Field(() => LocalDateScalar) day!: string;
  @Field(() => ID) planId!: string;
  @Field(() => Int) daysSinceSurgery!: number;
  @Field(() => Int) phase!: number;
  @Field(() => String) phaseName!: string;
  @Field(() => Int) phaseCount!: number;
  @Field(() => String) sentence!: string;
  @Field(() => Boolean) needsDangerCheck!: boolean;
  @Field(() => Boolean) stopped!: boolean;
  @Field(() => String, { nullable: true }) advice!: string | null;
  @Field(() => CareTaskType, { nullable: true }) openTask!: CareTaskType | null;
  @Field(() => [DangerSignType]) dangerSigns!: DangerSignType[];
  @Field(() => [TodayExerciseType]) exercises!: TodayExerciseType[];
  @Field(() => AppointmentType, { nullable: true }) nextSession!: AppointmentType | null;
  @Field(() => LedgerType) ledger!: LedgerType;
  @Field(() => Int) recoveryPercent!: number;
  @Field(() => AdherenceType) adherence!: AdherenceType;

  /** A day as it is sent. */
  static from({ openTask, nextSession, ...day }: TodayView): TodayType {
    return {
      ...day,
      openTask: openTask && CareTaskType.from(openTask),
      nextSession: nextSession && AppointmentType.from(nextSession),
    };
  }
}
