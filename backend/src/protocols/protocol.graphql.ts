import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar, JsonScalar } from '../graphql/scalars.js';
import { sameEnum } from '../graphql/same-enum.js';
import type { ProtocolContent } from './protocol-content.js';
import type { ApprovalRow, ProtocolRow, VersionRow } from './protocol.queries.js';
import { PROTOCOL_STATUSES, type ProtocolStatus } from './protocol-version.entity.js';

const ProtocolStatusEnum = sameEnum('ProtocolStatus', PROTOCOL_STATUSES);

@ObjectType('ProtocolApproval')
class ProtocolApprovalType {
  @Field(() => String) doctorName!: string;
  @Field(() => String) statement!: string;
  @Field(() => DateTimeScalar) approvedAt!: Date;
  @Field(() => Boolean) isSample!: boolean;
  @Field(() => String) contentHash!: string;

  static from({ doctorName, statement, approvedAt, isSample, contentHash }: ApprovalRow): ProtocolApprovalType {
    return { doctorName, statement, approvedAt: new Date(approvedAt), isSample, contentHash };
  }
}

@ObjectType('ProtocolVersion')
export class ProtocolVersionType {
  @Field(() => ID) id!: string;
  @Field(() => Int) number!: number;
  @Field(() => ProtocolStatusEnum) status!: ProtocolStatus;
  @Field(() => String) contentHash!: string;
  @Field(() => JsonScalar) content!: ProtocolContent;
  @Field(() => [ProtocolApprovalType]) approvals!: ProtocolApprovalType[];

  static from({ id, number, status, contentHash, content, approvals }: VersionRow): ProtocolVersionType {
    return {
      id,
      number,
      status,
      contentHash,
      content,
      approvals: approvals.map((row) => ProtocolApprovalType.from(row)),
    };
  }
}

@ObjectType('Protocol')
export class ProtocolType {
  @Field(() => ID) id!: string;
  @Field(() => String) slug!: string;
  @Field(() => String) name!: string;
  @Field(() => Boolean) isSample!: boolean;
  @Field(() => [ProtocolVersionType]) versions!: ProtocolVersionType[];

  /** Names every field that is sent. */
  static from({ id, slug, name, isSample, versions }: ProtocolRow): ProtocolType {
    return { id, slug, name: name.en, isSample, versions: versions.map((row) => ProtocolVersionType.from(row)) };
  }
}
