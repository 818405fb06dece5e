import type { RequestHandler } from 'express';
import type { ApiKeys } from '../api-keys/api-keys.js';
import type { Sessions } from '../auth/session.js';
import { bearerOf } from './bearer.js';

/** What tells who is asking. */
export interface Identity {
  sessionMiddleware: RequestHandler;
  sessions: Sessions;
  apiKeys: ApiKeys;
}

/** Finds the actor of a request: by its API key, beside which a cookie counts for nothing, else by its session (CO-1). */
export function identify({ sessionMiddleware, sessions, apiKeys }: Identity): RequestHandler[] {
  return [
    (request, response, next) =>
      bearerOf(request) === undefined ? sessionMiddleware(request, response, next) : next(),
    async (request, response, next) => {
      const key = bearerOf(request);
      const requestId = String(response.locals['requestId']);
      response.locals['actor'] =
        key === undefined
          ? await sessions.actorOf(request, requestId)
          : await apiKeys.actorOf(key, request.ip ?? '', requestId);
      next();
    },
  ];
}
