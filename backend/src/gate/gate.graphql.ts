import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { sameEnum } from '../graphql/same-enum.js';
import { DateTimeScalar } from '../graphql/scalars.js';
import { CriterionType } from '../recovery/phase.graphql.js';
import type { Deviation } from './gate.input.js';
import type { GateView } from './gate-view.js';
import { CRITERION_STATES } from './judge.js';

const CriterionStateEnum = sameEnum('CriterionState', CRITERION_STATES);
type ShownResult = GateView['results'][number];

@ObjectType('CriterionResult')
class CriterionResultType implements ShownResult {
  @Field(() => CriterionType) criterion!: ShownResult['criterion'];
  @Field(() => CriterionStateEnum) state!: ShownResult['state'];
  @Field(() => Float, { nullable: true }) actual!: number | null;
  @Field(() => DateTimeScalar, { nullable: true }) takenAt!: Date | null;
  @Field(() => String) sentence!: string;
}

@ObjectType('Gate')
export class GateType implements GateView {
  @Field(() => Int) phase!: number;
  @Field(() => Boolean) ready!: boolean;
  @Field(() => [CriterionResultType]) results!: CriterionResultType[];
  @Field(() => String) sentence!: string;
}

@InputType('DeviationInput')
export class DeviationInputType implements Deviation {
  @Field(() => ID) criterion!: string;
  @Field(() => String) reason!: string;
}
