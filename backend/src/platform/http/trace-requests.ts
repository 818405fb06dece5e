import type { RequestHandler } from 'express';
import { patternOf } from './request-log.js';
import { beginRoot, within } from '../tracing/tracing.js';

/** Puts each request into a span, named by method and pattern of the route; does nothing while nothing is traced. */
export const traceRequests: RequestHandler = (request, response, next) => {
  const span = beginRoot(request.method, 'SERVER', { 'http.request.method': request.method });
  if (!span) return next();
  response.once('close', () => {
    const route = patternOf(request, response.locals['base']);
    span.name(`${request.method} ${route}`);
    span.set({ 'http.route': route, 'http.response.status_code': response.statusCode });
    if (response.statusCode >= 500) span.fail(String(response.statusCode));
    span.end();
  });
  within(span, next);
};
