import { Field, ID, Int, ObjectType } from 'type-graphql';
import { sameEnum } from '../graphql/same-enum.js';
import { DateTimeScalar } from '../graphql/scalars.js';
import { PlanSessionStateEnum } from './recovery-enums.graphql.js';
import { ENTERED_AS, SESSION_EVENT_KINDS, type SessionEventRow } from './session-event.queries.js';

const SessionEventKindEnum = sameEnum('SessionEventKind', SESSION_EVENT_KINDS);
export const EnteredAsEnum = sameEnum('EnteredAs', ENTERED_AS);

@ObjectType('SessionEvent')
export class SessionEventType implements Omit<SessionEventRow, 'at'> {
  @Field(() => ID) id!: string;
  @Field(() => Int) number!: number;
  @Field(() => SessionEventKindEnum) kind!: SessionEventRow['kind'];
  @Field(() => DateTimeScalar) at!: Date;
  @Field(() => ID, { nullable: true }) appointmentId!: string | null;
  @Field(() => String, { nullable: true }) reason!: string | null;
  @Field(() => EnteredAsEnum) enteredAs!: SessionEventRow['enteredAs'];
  @Field(() => PlanSessionStateEnum) state!: SessionEventRow['state'];

  /** An event as it is sent. */
  static from({ at, ...event }: SessionEventRow): SessionEventType {
    return { ...event, at: new Date(at) };
  }
}
