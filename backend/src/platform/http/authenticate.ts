import type { Request, RequestHandler, Response } from 'express';
import type { ApiKeyAuthenticator } from '../../identity/api-keys/api-key-authenticator.js';
import { COST_OF_CHANGE, type ApiKeyQuota } from '../../identity/api-keys/api-key-quota.js';
import type { Actor, Program } from '../../identity/auth/actor.js';
import type { Sessions } from '../../identity/auth/session.js';
import { bearerOf } from './bearer.js';

/** What tells who is asking. */
export interface Identity {
  sessionMiddleware: RequestHandler;
  sessions: Sessions;
  apiKeys: ApiKeyAuthenticator;
  apiKeyQuota: ApiKeyQuota;
}

/** Authentication: finds the actor of a request: by its API key, beside which a cookie counts for nothing, else by its session (CO-1). */
export function authenticate({ sessionMiddleware, sessions, apiKeys, apiKeyQuota }: Identity): RequestHandler[] {
  const byKey = async (key: string, request: Request, response: Response): Promise<Program> => {
    const actor = await apiKeys.actorOf(key, request.ip ?? '', String(response.locals['requestId']));
    // GraphQL adds to the 1 of its requests what their documents turn out to be.
    const points = request.method === 'GET' || request.baseUrl === '/graphql' ? 1 : COST_OF_CHANGE;
    const { standing, refusal } = await apiKeyQuota.begin(actor.apiKeyId, points);
    response.set({ 'RateLimit-Policy': apiKeyQuota.policy, RateLimit: standing });
    if (refusal) throw refusal;
    return actor;
  };
  const bySession = async (request: Request, response: Response): Promise<Actor> => {
    const actor = await sessions.actorOf(request, String(response.locals['requestId']));
    // So that the page can offer to stay before the session ends, by the limit of this clinic and the database's clock (AU-3).
    if (actor.kind === 'account' && actor.sessionLeft) {
      response.set('Session-Seconds-Left', String(actor.sessionLeft.seconds));
      if (actor.sessionLeft.isFinal) response.set('Session-Final', 'true');
    }
    return actor;
  };
  return [
    (request, response, next) =>
      bearerOf(request) === undefined ? sessionMiddleware(request, response, next) : next(),
    async (request, response, next) => {
      const key = bearerOf(request);
      response.locals['actor'] =
        key === undefined ? await bySession(request, response) : await byKey(key, request, response);
      next();
    },
  ];
}
