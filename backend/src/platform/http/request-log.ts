import { v7 as uuidv7 } from 'uuid';
import type { RequestHandler } from 'express';
import { userIdOf, type Actor } from '../../identity/auth/actor.js';
import type { Logger } from '../logger.js';

/** Gives each request an id, which the answer carries, and logs one line: the route's pattern, never a URL with its query (LO-1). */
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
