import { Arg, Ctx, Field, ID, InputType, Int, ObjectType, Query, registerEnumType, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { PageInfoType } from '../graphql/page-info.graphql.js';
import { DateTimeScalar } from '../graphql/scalars.js';
import { NamesVerb } from '../graphql/verb.js';
import type { WireEnum } from '../graphql/wire-enum.js';
import { encodeCursor } from '../lists/list-cursor.js';
import { writtenNumber } from '../patients/patient.entity.js';
import type { AuditLine, AuditListService, AuditStretch } from './audit-list.service.js';

const AuditOutcomeEnum = { DONE: 'done', FAILED: 'failed', REFUSED: 'refused' } as const satisfies WireEnum<
  AuditLine['outcome']
>;
registerEnumType(AuditOutcomeEnum, { name: 'AuditOutcome' });

@ObjectType('AuditEvent')
class AuditEventType {
  @Field(() => ID) id!: string;
  @Field(() => DateTimeScalar) at!: Date;
  @Field(() => ID, { nullable: true }) actorId!: string | null;
  @Field(() => String, { nullable: true }) actorName!: string | null;
  @Field(() => String) actorRole!: string;
  @Field(() => ID, { nullable: true }) apiKeyId!: string | null;
  @Field(() => ID, { nullable: true }) clientId!: string | null;
  @Field(() => String) verb!: string;
  @Field(() => String, { nullable: true }) subjectType!: string | null;
  @Field(() => ID, { nullable: true }) subjectId!: string | null;
  @Field(() => ID, { nullable: true }) patientNumber!: string | null;
  @Field(() => AuditOutcomeEnum) outcome!: AuditLine['outcome'];
  @Field(() => [String]) changedFields!: string[];
  @Field(() => String, { nullable: true }) details!: string | null;
  @Field(() => String) requestId!: string;

  /** Names every field that is sent: not from where, nor the session. */
  static from(line: AuditLine): AuditEventType {
    const { id, actorId, actorName, actorRole, apiKeyId, clientId } = line;
    const { verb, subjectType, subjectId, outcome, changedFields, requestId } = line;
    const who = { actorId, actorName, actorRole, apiKeyId, clientId };
    const patientNumber = writtenNumber(line.patientNumber);
    const what = { verb, subjectType, subjectId, patientNumber, outcome, changedFields, requestId };
    return { id, at: new Date(line.at), ...who, ...what, details: line.details && JSON.stringify(line.details) };
  }
}

@ObjectType('AuditEventEdge')
class AuditEventEdgeType {
  @Field(() => AuditEventType) node!: AuditEventType;
  @Field(() => String) cursor!: string;
}

@ObjectType('AuditEventConnection')
class AuditEventConnectionType {
  @Field(() => [AuditEventEdgeType]) edges!: AuditEventEdgeType[];
  @Field(() => PageInfoType) pageInfo!: PageInfoType;

  static from({ lines, hasNextPage }: AuditStretch): AuditEventConnectionType {
    const edges = lines.map((line) => ({ node: AuditEventType.from(line), cursor: encodeCursor(line) }));
    return { edges, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null } };
  }
}

@InputType('AuditFilter')
class AuditFilterInput {
  @Field(() => ID, { nullable: true }) actorId?: string;
  @Field(() => String, { nullable: true }) verb?: string;
  @Field(() => AuditOutcomeEnum, { nullable: true }) outcome?: AuditLine['outcome'];
  @Field(() => ID, { nullable: true }) patientId?: string;
  @Field(() => ID, { nullable: true }) subjectId?: string;
  @Field(() => DateTimeScalar, { nullable: true }) from?: Date;
  @Field(() => DateTimeScalar, { nullable: true }) before?: Date;
}

/** The GraphQL door to the audit trail. */
@Resolver()
export class AuditResolver {
  constructor(private readonly service: AuditListService) {}

  @Query(() => AuditEventConnectionType)
  @NamesVerb('audit.list')
  async auditEvents(
    @Ctx() { actor }: GraphQLContext,
    @Arg('first', () => Int) first: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
    @Arg('filter', () => AuditFilterInput, { nullable: true }) filter?: AuditFilterInput,
  ): Promise<AuditEventConnectionType> {
    return AuditEventConnectionType.from(await this.service.list(actor, { first, after, filter }));
  }
}
