import type { ApolloServerPlugin } from '@apollo/server';
import { beginWithin } from '../tracing/tracing.js';

/** Longest name of an operation that is kept, since callers choose it. */
const LONGEST_NAME = 60;

/** Puts the execution of each GraphQL operation into a span, by type and name; no variable and no document. */
export const traceOperations: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async executionDidStart({ operation, operationName }) {
        const type = operation.operation;
        const name = (operationName ?? '').slice(0, LONGEST_NAME);
        const named = { 'graphql.operation.type': type, ...(name && { 'graphql.operation.name': name }) };
        const span = beginWithin(name ? `${type} ${name}` : type, 'INTERNAL', named);
        return { executionDidEnd: async () => span?.end() };
      },
    };
  },
};
