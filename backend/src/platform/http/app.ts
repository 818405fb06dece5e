import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import { RequestContext, type EntityManager } from '@mikro-orm/postgresql';
import express, { type ErrorRequestHandler, type Express, type RequestHandler, type Router } from 'express';
import type { Config } from '../config.js';
import { AppError } from '../errors/errors.js';
import type { GraphQLContext } from '../graphql/context.js';
import type { Logger } from '../logger.js';
import { reasonFor } from '../errors/reason.js';
import { actorOf } from './actor-of.js';
import type { BuiltSite } from './built-site.js';
import { compressAnswers } from './compress-answers.js';
import { crossOrigin } from './cross-origin.js';
import { errorHandler, nothingHere } from './error-handler.js';
import { graphqlRequest } from './graphql-request.js';
import { originCheck } from './origin-check.js';
import { pages } from './pages.js';
import { probes, type Health } from './probes.js';
import { requestLog } from './request-log.js';
import { traceRequests } from './trace-requests.js';
import { limitRequests } from './request-rate.js';
import { bodyDeadline, RequestLimit } from './request-limit.js';
import { restRouter, type RestRoute } from './rest.js';
import { securityHeaders } from './security-headers.js';
import { UploadLimiter } from './upload-limiter.js';

/** Parts of the app. */
export interface AppParts {
  config: Config;
  logger: Logger;
  em: EntityManager;
  health: Health;
  /** GET /metrics. */
  metrics: Router;
  /** Middleware that authenticates requests to /graphql and /api, in this order. */
  authenticate: readonly RequestHandler[];
  /** Serves the contract, the OpenAPI description and both guides. */
  docs: RequestHandler;
  graphql: ApolloServer<GraphQLContext>;
  routes: RestRoute[];
  site: BuiltSite;
  /** Endpoints of external systems. */
  external: ExternalEndpoints;
  /** The page of payment links, with the answers to its errors. */
  payPages: Router;
  /** Pages that whoever has their link may open, without an account. */
  linkPages: Router;
  /** Answers errors below their path, /r. */
  linkFailures: ErrorRequestHandler;
}

/** Endpoints that authenticate their callers themselves, outside /graphql and /api, and format errors as their standards require. */
export interface ExternalEndpoints {
  router: Router;
  /** Error handlers by path. */
  failures: ReadonlyMap<string, ErrorRequestHandler>;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Creates the Express app. The order of the middleware matters. */
export function createApp(parts: AppParts): Express {
  const { config, logger, em } = parts;
  const app = express();
  app.disable('x-powered-by').disable('etag').set('trust proxy', config.trustedProxies).set('query parser', 'simple');
  app.use(traceRequests, requestLog(logger), ...securityHeaders());
  app.use((request, _response, next) => {
    next(METHODS.has(request.method) ? undefined : new AppError('METHOD_NOT_ALLOWED', reasonFor('METHOD_UNKNOWN')));
  });
  const { requestsAtOnce, requestsPerAddressAtOnce, jsonBodySeconds } = config.limits;
  const { requestsPerAddressMinute, requestsPerAccountMinute } = config.limits;
  const places = new RequestLimit(requestsAtOnce, requestsPerAddressAtOnce);
  app.use(probes(parts.health, places), parts.metrics);
  // Reads JSON bodies before the request limit, so that a slow sender occupies no slot.
  app.use(['/graphql', '/api'], bodyDeadline(jsonBodySeconds));
  app.use((request, response, next) =>
    /^\/(?:graphql|api)(?:\/|$)/i.test(request.path) ? next() : places.take(request, response, next),
  );
  app.use(parts.docs);
  // Before the JSON parser and the pages, which external systems do not use; errors have the formats of the standards.
  const { router, failures } = parts.external;
  app.use([...failures.keys()], (_request, _response, next) => RequestContext.create(em, next));
  app.use(router);
  for (const [path, failure] of failures) app.use(path, failure);

  app.use(['/graphql', '/api'], (_request, response, next) => {
    response.set('Cache-Control', 'no-store').vary('Accept-Language');
    next();
  });
  app.use('/graphql', crossOrigin(config.publicUrl));
  const forms = express.urlencoded({ extended: false, limit: '100kb' });
  const bytesUpTo = (limit = '100kb') => express.raw({ type: 'application/json', limit, inflate: false });
  for (const { path, takesForms, takesBytes } of parts.routes) {
    if (takesBytes) app.post(`/api/v1${path}`, bytesUpTo(takesBytes === true ? undefined : takesBytes.limit));
    else if (takesForms) app.post(`/api/v1${path}`, forms);
  }
  app.use(
    ['/graphql', '/api'],
    originCheck(config.publicUrl),
    express.json({ limit: '100kb', type: 'application/json' }),
    places.take,
    ...parts.authenticate,
    limitRequests({ perAddress: requestsPerAddressMinute, perAccount: requestsPerAccountMinute }),
    (_request, _response, next) => RequestContext.create(em, next),
  );
  app.post(
    '/graphql',
    graphqlRequest,
    compressAnswers(),
    expressMiddleware(parts.graphql, {
      context: async ({ req, res }) => ({ actor: actorOf(res), request: req, response: res }),
    }),
  );
  app.all('/graphql', (_request, response, next) => {
    response.set('Allow', 'POST');
    next(new AppError('METHOD_NOT_ALLOWED', reasonFor('GRAPHQL_TAKES_POST')));
  });
  app.use(
    '/api/v1',
    (_request, response, next) => {
      response.locals['base'] = '/api/v1';
      next();
    },
    restRouter(parts.routes, new UploadLimiter(config.limits.uploadsAtOnce, config.limits.uploadSeconds)),
  );
  app.use('/api', nothingHere);
  app.use(['/r', '/pay'], (_request, _response, next) => RequestContext.create(em, next));
  app.use(parts.payPages);
  app.use(parts.linkPages);
  app.use('/r', parts.linkFailures);
  app.use(pages(parts.site));
  app.use(nothingHere);
  app.use(errorHandler(logger));
  return app;
}
