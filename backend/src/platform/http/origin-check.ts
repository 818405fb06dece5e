import type { RequestHandler } from 'express';
import { AppError } from '../errors.js';
import { reasonFor } from '../reasons/reason.js';
import { bearerOf } from './bearer.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Protection against cross-site request forgery (CSRF): unsafe requests come from our own pages or from no browser at all (CS-1): Fetch
 * Metadata decides, else Origin; a caller that sends neither is no browser. An API key has to be put into each request, so a request with
 * one was forged by nobody; its cookie is not looked at.
 */
export function originCheck(publicUrl: string): RequestHandler {
  const own = new URL(publicUrl).origin;
  return (request, _response, next) => {
    const site = request.get('Sec-Fetch-Site');
    const origin = request.get('Origin');
    const trusted =
      site === undefined ? origin === undefined || origin === own : site === 'same-origin' || site === 'none';
    next(
      SAFE.has(request.method) || trusted || bearerOf(request) !== undefined
        ? undefined
        : new AppError('FORBIDDEN', reasonFor('OTHER_WEBSITE')),
    );
  };
}
