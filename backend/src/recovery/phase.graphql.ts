import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { Measure, ProtocolContent } from '../protocols/protocol-content.js';
import type { ShownExercise, ShownPhase } from './phase-in-language.js';
import { ComparisonEnum, CriterionKindEnum, MeasureEnum, MotionModeEnum } from './recovery-enums.graphql.js';

type ContentCriterion = ProtocolContent['phases'][number]['criteria'][number];

@ObjectType('Exercise')
export class ExerciseType implements ShownExercise {
  @Field(() => ID) key!: string;
  @Field(() => String) name!: string;
  @Field(() => String) instructions!: string;
  @Field(() => Int) sets!: number;
  @Field(() => Int) reps!: number;
  @Field(() => Int) holdSeconds!: number;
  @Field(() => Int) timesPerDay!: number;
}

@ObjectType('TargetBand')
class TargetBandType {
  @Field(() => MeasureEnum) measure!: Measure;
  @Field(() => Float) low!: number;
  @Field(() => Float) high!: number;
}

@ObjectType('Criterion')
export class CriterionType {
  @Field(() => ID) key!: string;
  @Field(() => CriterionKindEnum) kind!: ContentCriterion['kind'];
  @Field(() => MeasureEnum, { nullable: true }) measure!: Measure | null;
  @Field(() => MotionModeEnum, { nullable: true }) mode!: ContentCriterion['mode'] | null;
  @Field(() => ComparisonEnum) comparison!: ContentCriterion['comparison'];
  @Field(() => Float) value!: number;
  @Field(() => Int, { nullable: true }) maxAgeDays!: number | null;
  @Field(() => Boolean) staffOnly!: boolean;
}

@ObjectType('Phase')
export class PhaseType implements ShownPhase {
  @Field(() => Int) number!: number;
  @Field(() => String) name!: string;
  @Field(() => String) goal!: string;
  @Field(() => Int) sessions!: number;
  @Field(() => Int) fromDay!: number;
  @Field(() => Int) toDay!: number;
  @Field(() => [CriterionType]) criteria!: ShownPhase['criteria'];
  @Field(() => [TargetBandType]) targets!: TargetBandType[];
  @Field(() => [ExerciseType]) exercises!: ExerciseType[];
}
