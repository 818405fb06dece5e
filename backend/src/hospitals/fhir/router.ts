import express, { Router, type ErrorRequestHandler, type Request, type RequestHandler } from 'express';
import type { Permission } from '../../platform/access/access-policy.js';
import { AppError, type ErrorCode } from '../../platform/errors/errors.js';
import type { ExchangeLog } from '../exchanges/exchange-log.js';
import type { RejectionLog } from '../exchanges/rejection-log.js';
import { bearerOf } from '../../platform/answers/bearer.js';
import { asAppError, noteFailure } from '../../platform/http/error-handler.js';
import type { RateLimit } from '../../platform/limits/rate-limit.js';
import type { Logger } from '../../platform/logger.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { AccessTokens } from '../smart-clients/access-tokens.js';
import { admits, clientAt, notTaken, send, sendContent, sendDocument, setValidators } from './answer.js';
import { addBulkRoutes } from './bulk/bulk-routes.js';
import type { BulkService } from './bulk/bulk.service.js';
import { capabilityStatement, smartConfiguration } from './capability.js';
import { readAskedOfAll } from './everything.js';
import type { FhirService, State } from './fhir.service.js';
import type { FhirWrites } from './fhir-writes.service.js';
import { addHistoryRoutes } from './history-routes.js';
import type { FhirHistory } from './history.service.js';
import { note, noteExchange } from './note-exchange.js';
import { failureOf, FhirFailure, invalid, outcomeOf, unsupported } from './outcome.js';
import { RESOURCES } from './resource-table.js';
import { pairsOf, queryOf, requireJson } from './search-text.js';
import type { ResourceDefinition } from './resource-definition.js';
import { isKept } from './versions.queries.js';
import { addWriteRoutes, isWritten } from './write-routes.js';

/** Base path of the FHIR service. */
export const FHIR_PATH = '/fhir/R4';

const FORM = 'application/x-www-form-urlencoded';
const CONFIGURATION = '/.well-known/smart-configuration';

interface Parts {
  service: FhirService;
  writes: FhirWrites;
  history: FhirHistory;
  bulk: BulkService;
  tokens: AccessTokens;
  /** Rate limit per client. */
  cap: RateLimit;
  exchanges: ExchangeLog;
  rejectionLog: RejectionLog;
  /** Middleware that queues requests with files. */
  inTurn: RequestHandler;
  publicUrl: string;
  tokenUrl: string;
}

/** Rejects formats other than JSON, in `_format` or in Accept. */
const negotiate: RequestHandler = (request, response, next) => {
  response.set('Cache-Control', 'no-store');
  const format = pairsOf(queryOf(request)).find(([name]) => name === '_format')?.[1];
  if (format !== undefined) requireJson(format);
  // A Binary is also available in its own format.
  else if (!request.path.startsWith('/Binary/') && !isJsonAccepted(request)) requireJson('');
  next();
};

/** Whether the client accepts FHIR JSON. */
function isJsonAccepted(request: Request): boolean {
  if (pairsOf(queryOf(request)).some(([name]) => name === '_format')) return true;
  const accepted = (request.get('Accept')?.trim() || '*/*').split(',').filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one));
  return accepted.some((one) => {
    const version = /fhirVersion\s*=\s*"?([\d.]+)/i.exec(one)?.[1] ?? '4.0';
    return (
      (/^\s*(\*\/\*|application\/\*|application\/fhir\+json|application\/json)\s*(;|$)/i.test(one) ||
        (request.path.startsWith('/bulk/') && /^\s*application\/(fhir\+)?ndjson\s*(;|$)/i.test(one))) &&
      version.startsWith('4.0')
    );
  });
}

/** Middleware that authenticates the client by its access token. Cookies and API keys are not accepted. */
function authenticate({ tokens, cap, rejectionLog }: Parts): RequestHandler {
  return async (request, response, next) => {
    const token = bearerOf(request);
    if (!token) throw new AppError('UNAUTHENTICATED', reasonFor('ACCESS_TOKEN_MISSING'));
    const requestId = String(response.locals['requestId']);
    let clientId: string | undefined;
    try {
      const actor = await tokens.actorOf(token, request.ip ?? '', requestId);
      response.locals['actor'] = actor;
      ({ clientId } = actor);
      await cap.consume(clientId);
    } catch (error) {
      const code = error instanceof AppError ? TURNED_AWAY[error.code] : undefined;
      if (code) rejectionLog.note({ clientId, interaction: 'request', code, requestId });
      throw error;
    }
    next();
  };
}

/** Status of the rejections that a client can resolve. */
const TURNED_AWAY: Partial<Record<ErrorCode, string>> = { UNAUTHENTICATED: '401', RATE_LIMITED: '429' };

function search(service: FhirService, served: ResourceDefinition): RequestHandler {
  return async (request, response) => {
    const handling = /\bhandling\s*=\s*lenient\b/.test(request.get('Prefer') ?? '') ? 'lenient' : 'strict';
    const form = request.method === 'POST' ? formOf(request) : '';
    const pairs = [...pairsOf(queryOf(request)), ...pairsOf(form)];
    note(response, { parameters: pairs.map(([name]) => name) });
    send(response, await service.search(clientAt(response, served.interactions.search), served, { pairs, handling }));
  };
}

/** Reads a form body. @throws FhirFailure 415 for another media type, 400 for anything but UTF-8 */
function formOf(request: Request): string {
  const body: unknown = request.body;
  const length = Number(request.headers['content-length'] ?? 0);
  if (!Buffer.isBuffer(body)) {
    if (length === 0 && request.headers['transfer-encoding'] === undefined) return '';
    throw new FhirFailure(415, 'not-supported', `A search is sent as ${FORM}.`);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw invalid('The parameters are not UTF-8.');
  }
}

function read(service: FhirService, served: ResourceDefinition): RequestHandler {
  return async (request, response) => {
    const other = pairsOf(queryOf(request)).some(([name]) => name !== '_format');
    if (other) throw new FhirFailure(400, 'not-supported', 'A read takes no parameter but _format.');
    const id = String(request.params['id']);
    const isKnown = (state: State) => hasState(request, state);
    const found = await service.read(clientAt(response, served.interactions.read), served, id, isKnown);
    const { resource } = found;
    setValidators(response, found);
    note(response, { answer: resource });
    if (isKnown(found)) return void response.status(304).end();
    if (resource.resourceType === 'Binary' && !isJsonAccepted(request)) return sendContent(request, response, resource);
    send(response, resource);
  };
}

/** Lists the operations on a single resource; FHIR allows GET and POST. */
function operationsOf(service: FhirService, served: ResourceDefinition): [name: string, handler: RequestHandler][] {
  const { everything: all, document: whole } = served.interactions;
  return [
    ...(all ? [['everything', everything(service, served, all)] as [string, RequestHandler]] : []),
    ...(whole ? [['document', documented(service, served, whole)] as [string, RequestHandler]] : []),
  ];
}

/** Handles `$document`. */
function documented(service: FhirService, served: ResourceDefinition, verb: Permission): RequestHandler {
  return async (request, response) => {
    const client = clientAt(response, verb);
    const body: unknown = request.body;
    // `persist` has no effect: documents are stored when they are signed.
    const others = pairsOf(queryOf(request)).filter(([name]) => name !== '_format' && name !== 'persist');
    if (others.length > 0 || (Buffer.isBuffer(body) && hasParameters(body)))
      throw unsupported('$document takes no parameter but _format.');
    sendDocument(request, response, await service.document(client, served, String(request.params['id'])));
  };
}

/** Handles `$everything`. */
function everything(service: FhirService, served: ResourceDefinition, verb: Permission): RequestHandler {
  return async (request, response) => {
    const pairs = pairsOf(queryOf(request)).filter(([name]) => name !== '_format');
    note(response, { parameters: pairs.map(([name]) => name) });
    const client = clientAt(response, verb);
    const body: unknown = request.body;
    if (Buffer.isBuffer(body) && hasParameters(body))
      throw unsupported('$everything takes its parameters in the address.');
    const id = String(request.params['id']);
    send(response, await service.everything(client, served, id, readAskedOfAll(pairs)));
  };
}

/** Whether an operation's body has parameters; an empty body and an empty Parameters resource have none. */
function hasParameters(body: Buffer): boolean {
  if (body.length === 0) return false;
  try {
    const { resourceType, parameter = [], ...rest } = JSON.parse(body.toString()) as Record<string, unknown>;
    const isEmpty = resourceType === 'Parameters' && Array.isArray(parameter) && parameter.length === 0;
    return !isEmpty || Object.keys(rest).length > 0;
  } catch {
    return true;
  }
}

/** Whether the client has the current state; If-None-Match takes precedence. */
function hasState(request: Request, { revision, lastUpdated }: State): boolean {
  const known = request.get('If-None-Match');
  if (known !== undefined)
    return known.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === `"${revision}"`);
  const since = Date.parse(request.get('If-Modified-Since') ?? '');
  return !Number.isNaN(since) && Math.floor(Date.parse(lastUpdated) / 1_000) * 1_000 <= since;
}

/** Builds the router of the FHIR R4 service from the table of resources. */
export function fhirRouter(parts: Parts): Router {
  const { service, history, inTurn, publicUrl, tokenUrl } = parts;
  const base = publicUrl + FHIR_PATH;
  const configuration = smartConfiguration(publicUrl, tokenUrl);
  const statement = capabilityStatement(base, tokenUrl);
  const router = Router();
  const tell: RequestHandler = (_request, response) => void response.json(configuration);
  router.get([CONFIGURATION, FHIR_PATH + CONFIGURATION], tell);
  const fhir = Router();
  fhir.use(negotiate);
  fhir.get('/metadata', (_request, response) => send(response, statement));
  fhir.use(authenticate(parts), noteExchange(parts.exchanges));
  addBulkRoutes(fhir, base, parts);
  // Include exchanges that have just ended.
  fhir.use('/AuditEvent', async (_request, _response, next) => {
    await parts.exchanges.written();
    next();
  });
  for (const served of RESOURCES) {
    const { type, interactions } = served;
    fhir.get(`/${type}`, search(service, served));
    fhir.post(`/${type}/_search`, express.raw({ type: FORM, limit: '1mb' }), search(service, served));
    fhir.all(`/${type}/_search`, notTaken('POST'));
    if (isWritten(served)) addWriteRoutes(fhir, served, base, parts);
    fhir.all(
      `/${type}`,
      notTaken('GET', 'HEAD', ...(interactions.create ? ['POST'] : []), ...(interactions.update ? ['PUT'] : [])),
    );
    const versions = [`/${type}/:id/_history`, `/${type}/:id/_history/:version`];
    if (isKept(served)) addHistoryRoutes(fhir, served, history);
    fhir.all(versions, isKept(served) ? notTaken('GET', 'HEAD') : notTaken());
    fhir.all(`/${type}/_history`, notTaken());
    for (const [name, handler] of operationsOf(service, served)) {
      const address = `/${type}/:id/$${name}`;
      fhir.get(address, handler);
      fhir.post(address, express.raw({ type: () => true, limit: '1mb' }));
      fhir.post(address, handler);
      fhir.all(address, notTaken('GET', 'HEAD', 'POST'));
    }
    if (served.filled) fhir.get(`/${type}/:id`, admits(service, interactions.read), inTurn);
    fhir.get(`/${type}/:id`, read(service, served));
    fhir.all(`/${type}/:id`, notTaken('GET', 'HEAD', ...(interactions.update ? ['PUT', 'PATCH'] : [])));
  }
  fhir.all(['/', '/_history'], notTaken());
  router.use(FHIR_PATH, fhir);
  router.use('/fhir', (_request, _response, next) =>
    next(new FhirFailure(404, 'not-found', 'There is nothing at this address.')),
  );
  return router;
}

/** Middleware that answers every failure below /fhir with an OperationOutcome. */
export function fhirFailures(logger: Logger): ErrorRequestHandler {
  return (thrown, request, response, next) => {
    if (response.headersSent) return next(thrown);
    const error = thrown instanceof FhirFailure ? undefined : asAppError(thrown);
    if (error) noteFailure(logger, error, thrown, response);
    const failure = error ? failureOf(error) : (thrown as FhirFailure);
    if (failure.status === 401)
      response.set('WWW-Authenticate', bearerOf(request) ? 'Bearer error="invalid_token"' : 'Bearer');
    if (failure.retryAfterSeconds) response.set('Retry-After', String(failure.retryAfterSeconds));
    response.set('Cache-Control', 'no-store');
    send(response, outcomeOf(failure), failure.status);
  };
}
