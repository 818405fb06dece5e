import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageInfoType } from '../graphql/page-info.graphql.js';
import { DateTimeScalar } from '../graphql/scalars.js';
import type { WireEnum } from '../graphql/wire-enum.js';
import { encodeCursor } from '../lists/list-cursor.js';
import { writtenNumber } from '../patients/patient.entity.js';
import type { ContactForm, ContactStatus } from './contact-message.entity.js';
import type { MessageRow } from './inbox.queries.js';
import type { InboxStretch } from './inbox.service.js';

const ContactFormEnum = { ABOUT: 'ABOUT', CONTACT: 'CONTACT' } as const satisfies WireEnum<ContactForm>;
export const ContactStatusEnum = {
  NEW: 'NEW',
  READ: 'READ',
  DONE: 'DONE',
  SPAM: 'SPAM',
} as const satisfies WireEnum<ContactStatus>;
registerEnumType(ContactFormEnum, { name: 'ContactForm' });
registerEnumType(ContactStatusEnum, { name: 'ContactStatus' });

@ObjectType('ContactMessage')
export class ContactMessageType {
  @Field(() => ID) id!: string;
  @Field(() => ContactFormEnum) form!: ContactForm;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) phone!: string | null;
  @Field(() => String, { nullable: true }) email!: string | null;
  @Field(() => String, { nullable: true }) subject!: string | null;
  @Field(() => String) message!: string;
  @Field(() => ContactStatusEnum) status!: ContactStatus;
  @Field(() => DateTimeScalar) receivedAt!: Date;
  @Field(() => ID, { nullable: true }) patientId!: string | null;
  @Field(() => ID, { nullable: true }) patientNumber!: string | null;
  @Field(() => Int) version!: number;

  /** Names every field that is sent. */
  static from(row: MessageRow): ContactMessageType {
    const { id, form, name, phone, email, subject, message, status, receivedAt, patientId, version } = row;
    const patientNumber = writtenNumber(row.patientNumber);
    return { id, form, name, phone, email, subject, message, status, receivedAt, patientId, patientNumber, version };
  }
}

@ObjectType('ContactMessageEdge')
class ContactMessageEdgeType {
  @Field(() => ContactMessageType) node!: ContactMessageType;
  @Field(() => String) cursor!: string;
}

@ObjectType('ContactMessageConnection')
export class ContactMessageConnectionType {
  @Field(() => [ContactMessageEdgeType]) edges!: ContactMessageEdgeType[];
  @Field(() => PageInfoType) pageInfo!: PageInfoType;
  @Field(() => Int) totalCount!: number;
  @Field(() => Int) unread!: number;

  static from({ messages, hasNextPage, total, unread }: InboxStretch): ContactMessageConnectionType {
    const edges = messages.map((row) => ({ node: ContactMessageType.from(row), cursor: encodeCursor(row) }));
    return {
      edges,
      pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null },
      totalCount: total,
      unread,
    };
  }
}
