import type { ApolloServerPlugin } from '@apollo/server';
import { OperationTypeNode } from 'graphql';
import { COST_OF_CHANGE, type ApiKeyQuota } from './api-key-quota.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';

/** Returns the number of objects in a response, including nested ones. */
function objectsIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inside = Object.values(value).reduce<number>((sum, part) => sum + objectsIn(part), 0);
  return Array.isArray(value) ? inside : inside + 1;
}

/** Charges a key for a document beyond the 1 of every request: 5 for mutations, and 1 for each full hundred objects of the response. */
export function keyCost(budget: ApiKeyQuota): ApolloServerPlugin<GraphQLContext> {
  return {
    requestDidStart: async ({ contextValue }) => {
      const { actor } = contextValue;
      if (actor.kind !== 'program') return undefined;
      return {
        // Charged before execution, so that an outage afterwards does not undo it.
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
