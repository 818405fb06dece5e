import { Field, Float, ID, InputType, ObjectType } from 'type-graphql';
import { sameEnum } from '../graphql/same-enum.js';
import { DateTimeScalar } from '../graphql/scalars.js';
import type { BodySide, Measure } from '../protocols/protocol-content.js';
import { BodySideEnum, MeasureEnum, MotionModeEnum } from '../recovery/recovery-enums.graphql.js';
import { EnteredAsEnum } from '../recovery/session-event.graphql.js';
import { METHODS, type Measured, type MeasureMethod } from './measurement.input.js';
import type { MeasurementRow } from './measurement.queries.js';

const MeasureMethodEnum = sameEnum('MeasureMethod', METHODS);

@ObjectType('Measurement')
export class MeasurementType implements MeasurementRow {
  @Field(() => ID) id!: string;
  @Field(() => MeasureEnum) measure!: Measure;
  @Field(() => Float) value!: number;
  @Field(() => BodySideEnum, { nullable: true }) side!: BodySide | null;
  @Field(() => MotionModeEnum, { nullable: true }) mode!: MeasurementRow['mode'];
  @Field(() => MeasureMethodEnum) method!: MeasureMethod;
  @Field(() => DateTimeScalar) takenAt!: Date;
  @Field(() => DateTimeScalar) recordedAt!: Date;
  @Field(() => EnteredAsEnum) enteredAs!: MeasurementRow['enteredAs'];
  @Field(() => String) enteredBy!: string;
  @Field(() => String, { nullable: true }) retractedReason!: string | null;
}

@InputType('MeasurementInput')
export class MeasurementInputType implements Measured {
  @Field(() => MeasureEnum) measure!: Measure;
  @Field(() => Float) value!: number;
  @Field(() => BodySideEnum, { nullable: true }) side?: BodySide | null;
  @Field(() => MotionModeEnum, { nullable: true }) mode?: MeasurementRow['mode'];
  @Field(() => MeasureMethodEnum) method!: MeasureMethod;
}
