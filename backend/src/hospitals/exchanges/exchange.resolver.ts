import { Query, Resolver } from 'type-graphql';
import { encodeCursor } from '../../platform/lists/list-cursor.js';
import type { ExchangeRow, ExchangeService, ExchangeSlice } from './exchange.service.js';
import { writtenNumber } from '../../platform/lists/record-number.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

/** Maps an exchange to the GraphQL type, field by field. */
export function toExchange(row: ExchangeRow): Contract.Exchange {
  const { id, at, door, clientId, clientName, interaction, patientId, outcome, code, parameters, requestId } = row;
  const patientNumber = writtenNumber(row.patientNumber);
  const who = { clientId, clientName, patientId, patientNumber };
  return { id, at: new Date(at), door, ...who, interaction, outcome, code, parameters, requestId };
}

/** Maps a slice of exchanges to the GraphQL connection. */
function toExchangeConnection({ rows, hasNextPage }: ExchangeSlice): Contract.ExchangeConnection {
  const edges = rows.map((row) => ({ node: toExchange(row), cursor: encodeCursor(row) }));
  return { edges, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null } };
}

/** GraphQL resolvers for exchanges with external systems. */
@Resolver()
export class ExchangeResolver {
  constructor(private readonly service: ExchangeService) {}

  @Query(() => Contract.ExchangeConnection)
  @RequiresPermission('exchange.list')
  async exchanges({ first, after, filter }: Contract.ExchangesArgs, { actor }: GraphQLContext) {
    return toExchangeConnection(await this.service.list(actor, { first, after, filter }));
  }
}
