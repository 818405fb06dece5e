import type { ApolloServerPlugin } from '@apollo/server';
import { OperationTypeNode } from 'graphql';
import { COST_OF_CHANGE, type ApiKeyQuota } from '../../identity/api-keys/api-key-quota.js';
import type { GraphQLContext } from './context.js';

/** How many objects an answer holds, lists and all. */
function objectsIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inside = Object.values(value).reduce<number>((sum, part) => sum + objectsIn(part), 0);
  return Array.isArray(value) ? inside : inside + 1;
}

/** Charges a key for what its document is, beyond the 1 of every request: 5 for mutations, and 1 for each full hundred objects (AK-2). */
export function keyCost(budget: ApiKeyQuota): ApolloServerPlugin<GraphQLContext> {
  return {
    requestDidStart: async ({ contextValue }) => {
      const { actor } = contextValue;
      if (actor.kind !== 'program') return undefined;
      return {
        // Before it is done, so that a database that is away by then undoes nothing.
        didResolveOperation: async ({ operation }) => {
          if (operation?.operation === OperationTypeNode.MUTATION) await budget.add(actor.apiKeyId, COST_OF_CHANGE - 1);
        },
        willSendResponse: async ({ response: { body } }) => {
          const hundreds = body.kind === 'single' ? Math.floor(objectsIn(body.singleResult.data) / 100) : 0;
          if (hundreds > 0) await budget.add(actor.apiKeyId, hundreds);
        },
      };
    },
  };
}
