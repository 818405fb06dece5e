import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../graphql/scalars.js';
import type { Difference } from './differences.js';
import type { Reconciliation } from './reconcile.js';

@ObjectType('Difference')
class DifferenceType implements Difference {
  @Field(() => ID) planId!: string;
  @Field(() => String) what!: string;
  @Field(() => Int) fromEvents!: number;
  @Field(() => Int) shown!: number;
}

@ObjectType('Reconciliation')
export class ReconciliationType implements Reconciliation {
  @Field(() => DateTimeScalar) at!: Date;
  @Field(() => Int) plans!: number;
  @Field(() => Int) events!: number;
  @Field(() => [DifferenceType]) differences!: DifferenceType[];
}
