import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { LocalDateScalar, PaiseScalar } from '../graphql/scalars.js';
import type { ChargeRow } from './charge.queries.js';

@ObjectType('Charge')
export class ChargeType {
  @Field(() => ID) id!: string;
  @Field(() => String) text!: string;
  @Field(() => PaiseScalar) amount!: number;
  @Field(() => LocalDateScalar) day!: string;
  @Field(() => ID, { nullable: true }) appointmentId!: string | null;
  @Field(() => String, { nullable: true }) canceledReason!: string | null;

  /** Names every field that is sent. */
  static from({ id, text, amountPaise: amount, day, appointmentId, canceledReason }: ChargeRow): ChargeType {
    return { id, text, amount, day, appointmentId, canceledReason };
  }
}

@ObjectType('Balance')
export class BalanceType {
  @Field(() => PaiseScalar) charged!: number;
  @Field(() => PaiseScalar) paid!: number;
  @Field(() => PaiseScalar) refunded!: number;
  @Field(() => PaiseScalar) due!: number;
}

@InputType('ChargeInput')
export class ChargeInputType {
  @Field(() => ID) patientId!: string;
  @Field(() => String) text!: string;
  @Field(() => PaiseScalar) amount!: number;
  @Field(() => LocalDateScalar, { nullable: true }) day?: string;
}
