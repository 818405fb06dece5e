import { Arg, Ctx, Field, ID, InputType, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { PageInfoType } from '../graphql/page-info.graphql.js';
import { sameEnum } from '../graphql/same-enum.js';
import { DateTimeScalar } from '../graphql/scalars.js';
import { NamesVerb } from '../graphql/verb.js';
import { encodeCursor } from '../lists/list-cursor.js';
import { writtenNumber } from '../patients/patient.entity.js';
import { EXCHANGE_DOORS, EXCHANGE_OUTCOMES, type ExchangeDoor, type ExchangeOutcome } from './exchange-log.js';
import type { ExchangeRow, ExchangeService, ExchangeStretch } from './exchange.service.js';

const ExchangeDoorEnum = sameEnum('ExchangeDoor', EXCHANGE_DOORS);
/** How an exchange ended, as the contract names it. */
export const ExchangeOutcomeEnum = sameEnum('ExchangeOutcome', EXCHANGE_OUTCOMES);

/** An exchange as it is sent. */
@ObjectType('Exchange')
export class ExchangeType {
  @Field(() => ID) id!: string;
  @Field(() => DateTimeScalar) at!: Date;
  @Field(() => ExchangeDoorEnum) door!: ExchangeDoor;
  @Field(() => ID, { nullable: true }) clientId!: string | null;
  @Field(() => String, { nullable: true }) clientName!: string | null;
  @Field(() => String) interaction!: string;
  @Field(() => ID, { nullable: true }) patientId!: string | null;
  @Field(() => ID, { nullable: true }) patientNumber!: string | null;
  @Field(() => ExchangeOutcomeEnum) outcome!: ExchangeOutcome;
  @Field(() => String) code!: string;
  @Field(() => [String]) parameters!: string[];
  @Field(() => String) requestId!: string;

  /** Names every field that is sent. */
  static from(row: ExchangeRow): ExchangeType {
    const { id, at, door, clientId, clientName, interaction, patientId, outcome, code, parameters, requestId } = row;
    const patientNumber = writtenNumber(row.patientNumber);
    const who = { clientId, clientName, patientId, patientNumber };
    return { id, at: new Date(at), door, ...who, interaction, outcome, code, parameters, requestId };
  }
}

@ObjectType('ExchangeEdge')
class ExchangeEdgeType {
  @Field(() => ExchangeType) node!: ExchangeType;
  @Field(() => String) cursor!: string;
}

@ObjectType('ExchangeConnection')
class ExchangeConnectionType {
  @Field(() => [ExchangeEdgeType]) edges!: ExchangeEdgeType[];
  @Field(() => PageInfoType) pageInfo!: PageInfoType;

  static from({ rows, hasNextPage }: ExchangeStretch): ExchangeConnectionType {
    const edges = rows.map((row) => ({ node: ExchangeType.from(row), cursor: encodeCursor(row) }));
    return { edges, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null } };
  }
}

@InputType('ExchangeFilter')
class ExchangeFilterInput {
  @Field(() => ID, { nullable: true }) clientId?: string;
  @Field(() => ID, { nullable: true }) patientId?: string;
  @Field(() => ExchangeOutcomeEnum, { nullable: true }) outcome?: ExchangeOutcome;
}

/** The GraphQL door to what was exchanged with hospitals' systems. */
@Resolver()
export class ExchangeResolver {
  constructor(private readonly service: ExchangeService) {}

  @Query(() => ExchangeConnectionType)
  @NamesVerb('exchange.list')
  async exchanges(
    @Ctx() { actor }: GraphQLContext,
    @Arg('first', () => Int) first: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
    @Arg('filter', () => ExchangeFilterInput, { nullable: true }) filter?: ExchangeFilterInput,
  ): Promise<ExchangeConnectionType> {
    return ExchangeConnectionType.from(await this.service.list(actor, { first, after, filter }));
  }
}
