import type * as Contract from '../../platform/graphql/generated.js';
import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { encodeCursor } from '../../platform/lists/list-cursor.js';
import type { ExchangeRow, ExchangeService, ExchangeSlice } from './exchange.service.js';
import { writtenNumber } from '../../platform/lists/record-number.js';

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
export const exchangeResolvers = (service: ExchangeService): RootResolvers => ({
  Query: {
    exchanges: withPermission('exchange.list', async ({ first, after, filter }, { actor }) =>
      toExchangeConnection(await service.list(actor, { first, after, filter })),
    ),
  },
});
