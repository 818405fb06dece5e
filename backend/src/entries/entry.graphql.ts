import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { CareTaskType } from '../danger-signs/task.graphql.js';
import { sameEnum } from '../graphql/same-enum.js';
import { DateTimeScalar } from '../graphql/scalars.js';
import { MeasurementInputType } from '../measurements/measurement.graphql.js';
import type { EntryResult } from './entry.service.js';
import { ENTRY_OUTCOMES } from './judge-batch.js';

const EntryOutcomeEnum = sameEnum('EntryOutcome', ENTRY_OUTCOMES);

@ObjectType('EntryResult')
export class EntryResultType {
  @Field(() => ID) clientId!: string;
  @Field(() => EntryOutcomeEnum) outcome!: EntryResult['outcome'];
  @Field(() => String, { nullable: true }) code!: string | null;
  @Field(() => String, { nullable: true }) message!: string | null;
  @Field(() => String, { nullable: true }) advice!: string | null;
  @Field(() => CareTaskType, { nullable: true }) task!: CareTaskType | null;

  /** What became of an entry, as it is sent. */
  static from({ task, ...result }: EntryResult): EntryResultType {
    return { ...result, task: task && CareTaskType.from(task) };
  }
}

@InputType('DangerAnswerInput')
class DangerAnswerInputType {
  @Field(() => ID) sign!: string;
  @Field(() => Boolean) yes!: boolean;
}

@InputType('DangerCheckInput')
class DangerCheckInputType {
  @Field(() => [DangerAnswerInputType]) answers!: DangerAnswerInputType[];
}

@InputType('ExerciseDoneInput')
class ExerciseDoneInputType {
  @Field(() => ID) exercise!: string;
  @Field(() => Int) sets!: number;
  @Field(() => Int) reps!: number;
}

@InputType('CheckInInput')
class CheckInInputType {
  @Field(() => [ExerciseDoneInputType]) exercises!: ExerciseDoneInputType[];
  @Field(() => Int, { nullable: true }) pain?: number | null;
  @Field(() => String, { nullable: true }) note?: string | null;
}

@InputType('EntryInput')
export class EntryInputType {
  @Field(() => ID) clientId!: string;
  @Field(() => DateTimeScalar) at!: Date;
  @Field(() => DangerCheckInputType, { nullable: true }) dangerCheck?: DangerCheckInputType | null;
  @Field(() => CheckInInputType, { nullable: true }) checkIn?: CheckInInputType | null;
  @Field(() => MeasurementInputType, { nullable: true }) measurement?: MeasurementInputType | null;
}
