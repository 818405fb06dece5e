import type { RequestHandler } from 'express';
import { AppError } from '../errors/errors.js';
import { reasonFor } from '../errors/reason.js';
import { bearerOf } from '../answers/bearer.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * CSRF protection: accepts unsafe requests from our own pages and from non-browsers, by Fetch Metadata, else Origin; a request with neither
 * is not from a browser. A request with an API key cannot be forged, so it passes; its cookie is ignored.
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
