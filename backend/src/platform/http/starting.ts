import express, { type Express } from 'express';
import { AppError } from '../errors/errors.js';
import type { Logger } from '../logger.js';
import { reasonFor } from '../errors/reason.js';
import { errorHandler } from './error-handler.js';
import { requestLog } from './request-log.js';
import { securityHeaders } from './security-headers.js';

/** App that answers from opening the port until the application is composed: the process is live but not ready. */
export function createStartingApp(logger: Logger): Express {
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.use(requestLog(logger), ...securityHeaders());
  app.get('/livez', (_request, response) => void response.json({ status: 'ok' }));
  app.get('/readyz', (_request, response) => {
    response.status(503).set('Retry-After', '3').json({ status: 'starting' });
  });
  app.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next(new AppError('UNAVAILABLE', reasonFor('STARTING'), { retryAfterSeconds: 3 }));
  });
  app.use(errorHandler(logger));
  return app;
}
