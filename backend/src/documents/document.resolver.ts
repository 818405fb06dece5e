import { Arg, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { PageInfoType } from '../graphql/page-info.graphql.js';
import { DateTimeScalar } from '../graphql/scalars.js';
import { NamesVerb } from '../graphql/verb.js';
import { encodeCursor } from '../lists/list-cursor.js';
import type { DocumentService, DocumentStretch, ListedDocument } from './document.service.js';

@ObjectType('HospitalDocument')
class HospitalDocumentType {
  @Field(() => ID) id!: string;
  @Field(() => ID) patientId!: string;
  @Field(() => ID, { nullable: true }) referralId!: string | null;
  @Field(() => String) clientName!: string;
  @Field(() => String, { nullable: true }) title!: string | null;
  @Field(() => String, { nullable: true }) type!: string | null;
  @Field(() => String) mediaType!: string;
  @Field(() => Int) size!: number;
  @Field(() => DateTimeScalar) writtenAt!: Date;
  @Field(() => DateTimeScalar) receivedAt!: Date;
  @Field(() => String) url!: string;

  /** Names every field that is sent. */
  static from(row: ListedDocument): HospitalDocumentType {
    const { id, patientId, referralId, clientName, title, type, size, receivedAt } = row;
    const mediaType = row.mediaType.replace(/;.*/, '');
    const url = `/api/v1/admin/documents/${id}`;
    const what = { title, type, mediaType, size, writtenAt: new Date(row.at), receivedAt, url };
    return { id, patientId, referralId, clientName, ...what };
  }
}

@ObjectType('HospitalDocumentEdge')
class HospitalDocumentEdgeType {
  @Field(() => HospitalDocumentType) node!: HospitalDocumentType;
  @Field(() => String) cursor!: string;
}

@ObjectType('HospitalDocumentConnection')
class HospitalDocumentConnectionType {
  @Field(() => [HospitalDocumentEdgeType]) edges!: HospitalDocumentEdgeType[];
  @Field(() => PageInfoType) pageInfo!: PageInfoType;

  static from({ rows, hasNextPage }: DocumentStretch): HospitalDocumentConnectionType {
    const edges = rows.map((row) => ({ node: HospitalDocumentType.from(row), cursor: encodeCursor(row) }));
    return { edges, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null } };
  }
}

/** The GraphQL door to what hospitals sent. */
@Resolver()
export class DocumentResolver {
  constructor(private readonly service: DocumentService) {}

  @Query(() => HospitalDocumentConnectionType)
  @NamesVerb('document.list')
  async hospitalDocuments(
    @Ctx() { actor }: GraphQLContext,
    @Arg('patientId', () => ID) patientId: string,
    @Arg('first', () => Int) first: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
  ): Promise<HospitalDocumentConnectionType> {
    return HospitalDocumentConnectionType.from(await this.service.list(actor, { patientId, first, after }));
  }
}
