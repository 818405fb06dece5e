import { v7 as uuidv7 } from 'uuid';
import type { Request, RequestHandler } from 'express';
import { userIdOf, type Actor } from '../access/actor.js';
import type { Logger } from '../logger.js';
import { requestSeconds } from '../metrics/process-metrics.js';

/** Assigns a request id, which the answer contains, and logs one line per request: the route's pattern, never a URL with its query. */
export function requestLog(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const requestId = uuidv7();
    const startedAt = performance.now();
    response.locals['requestId'] = requestId;
    response.set('X-Request-Id', requestId);
    response.once('close', () => {
      const actor = response.locals['actor'] as Actor | undefined;
      const route = (request.route as { path?: string } | undefined)?.path;
      const milliseconds = Math.round(performance.now() - startedAt);
      requestSeconds.observe(
        { method: request.method, route: patternOf(request, response.locals['base']), status: response.statusCode },
        (performance.now() - startedAt) / 1000,
      );
      logger.info(
        {
          requestId,
          ip: request.ip,
          actorId: actor && userIdOf(actor),
          clientId: actor?.kind === 'client' ? actor.clientId : undefined,
          method: request.method,
          route,
          status: response.statusCode,
          milliseconds,
        },
        'request',
      );
    });
    next();
  };
}

/**
 * Pattern of the route that answered, with the path of its router in `response.locals.base`, which a router sets because Express forgets its own
 * after an error; `none` if there is no route, so that visitors make no new series.
 */
export function patternOf({ route }: Request, base: unknown): string {
  const pattern = (route as { path?: unknown } | undefined)?.path;
  return typeof pattern === 'string' ? `${typeof base === 'string' ? base : ''}${pattern}` : 'none';
}
