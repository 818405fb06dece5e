import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerErrorCode, unwrapResolverError } from '@apollo/server/errors';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { AppError } from '../errors/errors.js';
import { answerLanguage } from '../answers/answer-language.js';
import { sourceLanguage } from '../languages/request-language.js';
import type { Limits } from '../limits/limits.js';
import type { Logger } from '../logger.js';
import { isOutOfStorage } from '../db/out-of-storage.js';
import { reasonFor, toReasonPayload, type SentReason } from '../errors/reason.js';
import { translated } from '../errors/translated.js';
import { toAppError } from '../db/to-app-error.js';
import type { GraphQLContext } from './context.js';
import { costLimit } from './document-cost.js';
import { documentLimits } from './document-limits.js';
import { traceOperations } from './trace-operations.js';

/** Limits on depth, breadth and length of a document. */
const armor = new ApolloArmor({
  blockFieldSuggestion: { enabled: false },
  maxTokens: { enabled: false },
  maxDepth: { n: 8, ignoreIntrospection: true },
  maxAliases: { n: 10 },
  maxDirectives: { n: 10 },
  // In document-cost.ts, because it depends on the caller and the variables.
  costLimit: { enabled: false },
});

const REFUSED_DOCUMENT = new Set<unknown>([
  ApolloServerErrorCode.GRAPHQL_PARSE_FAILED,
  ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED,
  ApolloServerErrorCode.BAD_USER_INPUT,
  ApolloServerErrorCode.BAD_REQUEST,
  ApolloServerErrorCode.OPERATION_RESOLUTION_FAILURE,
  ApolloServerErrorCode.PERSISTED_QUERY_NOT_SUPPORTED,
]);

/**
 * Returns whether GraphQL itself refused the request: the document, or at run time a variable that is null where an argument must not be.
 * Such an error has a location in the document; an error about one of our values has none.
 */
function isRefused(original: unknown, code: unknown): boolean {
  return REFUSED_DOCUMENT.has(code) || (original instanceof GraphQLError && original.nodes !== undefined);
}

function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const original = unwrapResolverError(error);
  if (!(original instanceof AppError) && isRefused(original, formatted.extensions?.['code'])) {
    // The armor's rules report every refusal as a syntax error.
    const text = formatted.message.replace(/^Syntax Error: (?=.*limit of)/i, '');
    return {
      message: text,
      ...(formatted.locations && { locations: formatted.locations }),
      ...(formatted.path && { path: formatted.path }),
      extensions: { code: 'BAD_INPUT', reasons: [toReasonPayload(reasonFor('DOCUMENT_REFUSED', { text }))] },
    };
  }
  const { message, code, fields, reasons, retryAfterSeconds } = toAppError(original);
  return {
    message,
    ...(formatted.path && { path: formatted.path }),
    extensions: { code, ...(fields && { fields }), reasons, ...(retryAfterSeconds && { retryAfterSeconds }) },
  };
}

/** Translates the errors into the language of the answer: all or none, so that Content-Language is correct. */
function sayInLanguage(errors: readonly GraphQLFormattedError[], { request, response }: GraphQLContext): void {
  const language = answerLanguage(request, response);
  const said = errors.map(({ extensions }) => translated((extensions?.['reasons'] ?? []) as SentReason[], language));
  const isSaid = said.every((sentences) => sentences !== undefined);
  response.set('Content-Language', isSaid ? language : sourceLanguage);
  if (!isSaid) return;
  for (const [at, sentences] of said.entries()) Object.assign(errors[at] ?? {}, { message: sentences.message });
  for (const [at, { fields }] of said.entries()) Object.assign(errors[at]?.extensions ?? {}, fields && { fields });
}

/** Adds the request id to errors, sets Retry-After where a retry helps, and logs internal errors. */
function errorReports(logger: Logger): ApolloServerPlugin<GraphQLContext> {
  return {
    requestDidStart: async () => ({
      didEncounterErrors: async ({ errors, contextValue, operationName }) => {
        for (const error of errors.map(unwrapResolverError)) {
          if (isOutOfStorage(error))
            logger.error({ requestId: contextValue.actor.requestId, error }, 'there is no room to store anything');
          const { code } = toAppError(error);
          if (code !== 'INTERNAL' || isRefused(error, (error as { extensions?: { code?: unknown } }).extensions?.code))
            continue;
          logger.error({ requestId: contextValue.actor.requestId, operationName, error }, 'a resolver failed');
        }
      },
      willSendResponse: async ({ response, contextValue }) => {
        if (response.body.kind !== 'single') return;
        const { errors = [] } = response.body.singleResult;
        if (errors.length > 0) sayInLanguage(errors, contextValue);
        for (const { extensions } of errors) {
          if (!extensions) continue;
          extensions['requestId'] = contextValue.actor.requestId;
          if (extensions['code'] === 'UNAVAILABLE') response.http.status = 503;
          const { retryAfterSeconds } = extensions;
          if (typeof retryAfterSeconds === 'number') response.http.headers.set('retry-after', `${retryAfterSeconds}`);
        }
      },
    }),
  };
}

/** Creates the Apollo server for the executable schema. */
export function createGraphQLServer(
  schema: GraphQLSchema,
  logger: Logger,
  limits: Limits,
  plugins: readonly ApolloServerPlugin<GraphQLContext>[],
): ApolloServer<GraphQLContext> {
  return new ApolloServer<GraphQLContext>({
    schema,
    introspection: true,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    maxRecursiveSelections: true,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: 1_000 },
    validationRules: [...armor.protect().validationRules, documentLimits],
    plugins: [
      errorReports(logger),
      costLimit(limits),
      ...plugins,
      traceOperations,
      ApolloServerPluginLandingPageDisabled(),
      // Answers are never cached (http/app.ts); the plugin would still visit each field of each row.
      ApolloServerPluginCacheControlDisabled(),
    ],
    formatError,
    logger: {
      debug: () => {},
      info: () => {},
      warn: (message) => logger.warn(message),
      error: (message) => logger.error(message),
    },
  });
}
