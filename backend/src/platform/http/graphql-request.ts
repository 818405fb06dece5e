import type { RequestHandler } from 'express';
import { z } from 'zod';
import { AppError } from '../errors/errors.js';
import { reasonFor } from '../errors/reason.js';

const operation = z.object({
  query: z.string().min(1),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
  extensions: z.record(z.string(), z.unknown()).nullish(),
});

const ANSWERS = ['application/json', 'application/graphql-response+json'];

/** Accepts one operation as JSON and refuses all else, before Apollo would do so without the request id. */
export const graphqlRequest: RequestHandler = (request, _response, next) => {
  if (!request.is('application/json')) return next(new AppError('UNSUPPORTED_MEDIA_TYPE', reasonFor('SEND_JSON')));
  if (!request.accepts(ANSWERS))
    return next(new AppError('BAD_INPUT', reasonFor('GRAPHQL_ANSWERS', { types: ANSWERS.join(', ') })));
  next(operation.safeParse(request.body).success ? undefined : new AppError('BAD_INPUT', reasonFor('SEND_OPERATION')));
};
