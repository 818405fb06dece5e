import type { Request, RequestHandler } from 'express';
import { bearerOf } from './bearer.js';

/** A browser asks beforehand whether a page may send the real request. */
const isPreflight = (request: Request) =>
  request.method === 'OPTIONS' && request.get('Access-Control-Request-Method') !== undefined;

const asksForKey = (request: Request) => /\bauthorization\b/i.test(request.get('Access-Control-Request-Headers') ?? '');

/**
 * CORS: who may read answers of GraphQL in a browser (CO-1): with an API key the pages of any website, since nothing is lent to them;
 * with a cookie our own alone. What a request says of its origin is never repeated.
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
