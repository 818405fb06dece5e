import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageInfoType } from '../graphql/page-info.graphql.js';
import { DateTimeScalar } from '../graphql/scalars.js';
import type { WireEnum } from '../graphql/wire-enum.js';
import { encodeCursor } from '../lists/list-cursor.js';
import { writtenNumber } from '../patients/patient.entity.js';
import type { MessageKind } from './message-kind.js';
import type { MessageLanguage } from './message-language.js';
import type { MessageStatus } from './message.entity.js';
import type { MessageRow } from './message.queries.js';
import type { MessageStretch } from './message.service.js';

export const MessageKindEnum = {
  SESSION_REQUESTED: 'SESSION_REQUESTED',
  SESSION_BOOKED: 'SESSION_BOOKED',
  SESSION_MOVED: 'SESSION_MOVED',
  SESSION_CANCELED: 'SESSION_CANCELED',
  REMINDER_DAY: 'REMINDER_DAY',
  REMINDER_HOURS: 'REMINDER_HOURS',
  PAYMENT_RECEIVED: 'PAYMENT_RECEIVED',
  STAFF_REGISTERED: 'STAFF_REGISTERED',
  NUMBER_CHANGED: 'NUMBER_CHANGED',
  WRONG_CODES: 'WRONG_CODES',
  DANGER_SIGN: 'DANGER_SIGN',
  DANGER_SIGN_OVERDUE: 'DANGER_SIGN_OVERDUE',
  SLOT_OFFER: 'SLOT_OFFER',
} as const satisfies WireEnum<MessageKind>;
export const LanguageEnum = { EN: 'EN', HI: 'HI' } as const satisfies WireEnum<MessageLanguage>;
const MessageStatusEnum = {
  QUEUED: 'QUEUED',
  SENT: 'SENT',
  DELIVERED: 'DELIVERED',
  FAILED: 'FAILED',
  SKIPPED: 'SKIPPED',
} as const satisfies WireEnum<MessageStatus>;
registerEnumType(MessageKindEnum, { name: 'MessageKind' });
registerEnumType(LanguageEnum, { name: 'Language' });
registerEnumType(MessageStatusEnum, { name: 'MessageStatus' });

@ObjectType('Message')
export class MessageType {
  @Field(() => ID) id!: string;
  @Field(() => MessageKindEnum) kind!: MessageKind;
  @Field(() => LanguageEnum) language!: MessageLanguage;
  @Field(() => MessageStatusEnum) status!: MessageStatus;
  @Field(() => String) to!: string;
  @Field(() => String) text!: string;
  @Field(() => ID, { nullable: true }) patientId!: string | null;
  @Field(() => ID, { nullable: true }) patientNumber!: string | null;
  @Field(() => ID, { nullable: true }) subjectId!: string | null;
  @Field(() => DateTimeScalar) sendAfter!: Date;
  @Field(() => Int) attempts!: number;
  @Field(() => DateTimeScalar) createdAt!: Date;
  @Field(() => DateTimeScalar, { nullable: true }) sentAt!: Date | null;
  @Field(() => DateTimeScalar, { nullable: true }) deliveredAt!: Date | null;
  @Field(() => String, { nullable: true }) error!: string | null;

  /** Names every field that is sent. */
  static from(row: MessageRow): MessageType {
    const { id, kind, language, status, to, text, patientId, subjectId, error, attempts } = row;
    const { sendAfter, createdAt, sentAt, deliveredAt } = row;
    const times = { sendAfter, createdAt, sentAt, deliveredAt };
    const patientNumber = writtenNumber(row.patientNumber);
    return { id, kind, language, status, to, text, patientId, patientNumber, subjectId, ...times, attempts, error };
  }
}

@ObjectType('MessageEdge')
class MessageEdgeType {
  @Field(() => MessageType) node!: MessageType;
  @Field(() => String) cursor!: string;
}

@ObjectType('MessageConnection')
export class MessageConnectionType {
  @Field(() => [MessageEdgeType]) edges!: MessageEdgeType[];
  @Field(() => PageInfoType) pageInfo!: PageInfoType;
  @Field(() => Int) totalCount!: number;

  static from({ messages, hasNextPage, total }: MessageStretch): MessageConnectionType {
    const edges = messages.map((row) => ({ node: MessageType.from(row), cursor: encodeCursor(row) }));
    return { edges, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null }, totalCount: total };
  }
}

@InputType('MessageFilter')
export class MessageFilterInput {
  @Field(() => MessageStatusEnum, { nullable: true }) status?: MessageStatus;
  @Field(() => MessageKindEnum, { nullable: true }) kind?: MessageKind;
  @Field(() => ID, { nullable: true }) patientId?: string;
  @Field(() => ID, { nullable: true }) subjectId?: string;
}
