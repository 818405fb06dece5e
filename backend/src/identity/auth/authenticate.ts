import type { Request, RequestHandler, Response } from 'express';
import type { ApiKeyAuthenticator } from '../api-keys/api-key-authenticator.js';
import { COST_OF_CHANGE, type ApiKeyQuota } from '../api-keys/api-key-quota.js';
import type { Actor, Program } from '../../platform/access/actor.js';
import type { Sessions } from './session.js';
import { bearerOf } from '../../platform/answers/bearer.js';

/** Dependencies of authentication. */
export interface Identity {
  sessionMiddleware: RequestHandler;
  sessions: Sessions;
  apiKeys: ApiKeyAuthenticator;
  apiKeyQuota: ApiKeyQuota;
}

/** Authenticates a request by its API key, in which case a cookie is ignored, else by its session. */
export function authenticate({ sessionMiddleware, sessions, apiKeys, apiKeyQuota }: Identity): RequestHandler[] {
  const byKey = async (key: string, request: Request, response: Response): Promise<Program> => {
    const actor = await apiKeys.actorOf(key, request.ip ?? '', String(response.locals['requestId']));
    // GraphQL charges the cost of its documents separately.
    const points = request.method === 'GET' || request.baseUrl === '/graphql' ? 1 : COST_OF_CHANGE;
    const { standing, refusal } = await apiKeyQuota.begin(actor.apiKeyId, points);
    response.set({ 'RateLimit-Policy': apiKeyQuota.policy, RateLimit: standing });
    if (refusal) throw refusal;
    return actor;
  };
  const bySession = async (request: Request, response: Response): Promise<Actor> => {
    const actor = await sessions.actorOf(request, String(response.locals['requestId']));
    // Lets the page offer to extend the session before it expires.
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
