import type { Request, RequestHandler } from 'express';
import { bearerOf } from '../answers/bearer.js';

/** Returns whether a request is a CORS preflight. */
const isPreflight = (request: Request) =>
  request.method === 'OPTIONS' && request.get('Access-Control-Request-Method') !== undefined;

const asksForKey = (request: Request) => /\bauthorization\b/i.test(request.get('Access-Control-Request-Headers') ?? '');

/**
 * CORS for GraphQL: with an API key, pages of any website may read answers, since no cookie is sent; with a cookie, our own pages alone.
 * The request's Origin is never echoed.
 */
export function crossOrigin(publicUrl: string): RequestHandler {
  const own = new URL(publicUrl).origin;
  return (request, response, next) => {
    const keyMode = isPreflight(request) ? asksForKey(request) : bearerOf(request) !== undefined;
    response.vary('Origin').set('Access-Control-Allow-Origin', keyMode ? '*' : own);
    if (keyMode)
      response.set('Access-Control-Expose-Headers', 'RateLimit, RateLimit-Policy, Retry-After, X-Request-Id');
    else response.set('Access-Control-Allow-Credentials', 'true');
    if (!isPreflight(request)) return next();
    response.set({
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers': keyMode ? 'Authorization, Content-Type' : 'Content-Type',
    });
    response.status(204).end();
  };
}
