import type { RequestHandler } from 'express';
import { AppError } from '../errors.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Unsafe requests come from our own pages or from no browser at all (CS-1): Fetch Metadata decides, else Origin; a caller that
 * sends neither is no browser.
 */
export function originCheck(publicUrl: string): RequestHandler {
  const own = new URL(publicUrl).origin;
  return (request, _response, next) => {
    const site = request.get('Sec-Fetch-Site');
    const origin = request.get('Origin');
    const trusted =
      site === undefined ? origin === undefined || origin === own : site === 'same-origin' || site === 'none';
    next(
      SAFE.has(request.method) || trusted
        ? undefined
        : new AppError('FORBIDDEN', 'Requests from other websites are refused.'),
    );
  };
}
