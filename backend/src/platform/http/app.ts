import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import { RequestContext, type EntityManager } from '@mikro-orm/postgresql';
import express, { type Express, type Router } from 'express';
import type { Config } from '../config.js';
import { AppError } from '../errors.js';
import { fhirFailures } from '../../hospitals/fhir/router.js';
import type { GraphQLContext } from '../graphql/context.js';
import type { OpenApi } from '../openapi/description.js';
import type { Logger } from '../logger.js';
import { reasonFor } from '../reasons/reason.js';
import { TOKEN_PATH, tokenFailures } from '../../hospitals/smart-clients/token-endpoint.js';
import { actorOf } from './actor-of.js';
import type { BuiltSite } from './built-site.js';
import { crossOrigin } from './cross-origin.js';
import { docs, type Guides } from './docs.js';
import { errorHandler, nothingHere } from './error-handler.js';
import { graphqlRequest } from './graphql-request.js';
import { authenticate, type Identity } from './authenticate.js';
import { originCheck } from './origin-check.js';
import { pages } from './pages.js';
import { probes, type Health } from './probes.js';
import { requestLog } from './request-log.js';
import { limitRequests } from './request-rate.js';
import { bodyDeadline, RequestLimit } from './request-limit.js';
import { restRouter, type RestRoute } from './rest.js';
import { securityHeaders } from './security-headers.js';
import { UploadLimiter } from './upload-limiter.js';

/** What the app is put together from. */
export interface AppParts {
  config: Config;
  logger: Logger;
  em: EntityManager;
  health: Health;
  identity: Identity;
  contract: string;
  openApi: OpenApi;
  /** How an integrator begins, and a hospital. */
  guides: Guides;
  graphql: ApolloServer<GraphQLContext>;
  routes: RestRoute[];
  site: BuiltSite;
  /** The doors of hospitals' systems. */
  hospitals: Router;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The middleware, in the order in which a request meets it. */
export function createApp(parts: AppParts): Express {
  const { config, logger, em } = parts;
  const app = express();
  app.disable('x-powered-by').disable('etag').set('trust proxy', config.trustedProxies).set('query parser', 'simple');
  app.use(requestLog(logger), ...securityHeaders());
  app.use((request, _response, next) => {
    next(METHODS.has(request.method) ? undefined : new AppError('METHOD_NOT_ALLOWED', reasonFor('METHOD_UNKNOWN')));
  });
  const { requestsAtOnce, requestsPerAddressAtOnce, jsonBodySeconds } = config.limits;
  const { requestsPerAddressMinute, requestsPerAccountMinute } = config.limits;
  const places = new RequestLimit(requestsAtOnce, requestsPerAddressAtOnce);
  app.use(probes(parts.health, places));
  // A body in JSON is read first: whoever sends it slowly holds no place.
  app.use(['/graphql', '/api'], bodyDeadline(jsonBodySeconds));
  app.use((request, response, next) =>
    /^\/(?:graphql|api)(?:\/|$)/i.test(request.path) ? next() : places.take(request, response, next),
  );
  app.use(docs(parts.contract, parts.openApi, parts.guides));
  // Before the parser of JSON and the pages, of which none answers a hospital's system; its failures are told in words of its own.
  app.use(['/fhir', TOKEN_PATH], (_request, _response, next) => RequestContext.create(em, next));
  app.use(parts.hospitals);
  app.use('/fhir', fhirFailures(logger));
  app.use(TOKEN_PATH, tokenFailures(logger));

  app.use(['/graphql', '/api'], (_request, response, next) => {
    response.set('Cache-Control', 'no-store').vary('Accept-Language');
    next();
  });
  app.use('/graphql', crossOrigin(config.publicUrl));
  app.use(
    ['/graphql', '/api'],
    originCheck(config.publicUrl),
    express.json({ limit: '100kb', type: 'application/json' }),
    places.take,
    ...authenticate(parts.identity),
    limitRequests({ perAddress: requestsPerAddressMinute, perAccount: requestsPerAccountMinute }),
    (_request, _response, next) => RequestContext.create(em, next),
  );
  app.post(
    '/graphql',
    graphqlRequest,
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
    restRouter(parts.routes, new UploadLimiter(config.limits.uploadsAtOnce, config.limits.uploadSeconds)),
  );
  app.use('/api', nothingHere);
  app.use(pages(parts.site));
  app.use(nothingHere);
  app.use(errorHandler(logger));
  return app;
}
