import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { z } from 'zod';
import type { Actor } from '../../identity/auth/actor.js';
import { isPermission, isPatientPermission, type Permission } from '../../identity/auth/access-policy.js';
import { AppError, badInput } from '../errors.js';
import { rowReference, type NamedRow } from '../inputs/expected-version.js';
import { reasonFor } from '../reasons/reason.js';
import { actorOf } from './actor-of.js';
import { answerInEnglish } from '../answers/answer-language.js';
import type { RouteDocs } from '../openapi/route-docs.js';
import { multipart, type Upload } from './multipart.js';
import type { UploadLimiter } from './upload-limiter.js';
import { StartupError } from '../startup-error.js';

/** One row of the call table: a method, a path below /api/v1, the verb of the access table, and the translation to and from its service. */
export interface RestRoute {
  method: 'get' | 'post' | 'patch' | 'delete';
  path: string;
  /** What the service asks; several where the payload decides. */
  verb: Permission | readonly [Permission, ...Permission[]];
  /** What outsiders are told of it; a route of which nothing can be told stops the start. */
  docs: RouteDocs;
  /** The inputs that callers spell otherwise than the service does: its name for each, and theirs (reading 19). */
  spellings?: Record<string, string>;
  /** Takes a multipart form with one file, instead of JSON. */
  multipart?: Upload;
  handle(exchange: { request: Request; response: Response; actor: Actor }): Promise<void>;
}

/** The query as plain texts. @throws AppError BAD_INPUT for arrays and objects (AZ-6) */
export function plainQuery(request: Request): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.query)) {
    if (typeof value !== 'string' || /[[\]]/.test(name))
      throw badInput({ [name.replace(/\[.*/s, '')]: reasonFor('QUERY_NOT_PLAIN') });
    query[name] = value;
  }
  return query;
}

/** A whole number out of a query, or undefined when it is absent, blank or (left to the service to refuse) no number. */
export function wholeNumber(text: string | undefined): number | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  return /^\d{1,15}$/.test(text.trim()) ? Number(text) : Number.NaN;
}

/** The row that an address names, and the version that the sender read of it: of If-Match, else of the body (OL-1). @throws AppError BAD_INPUT */
export function namedRowOf(request: Request): NamedRow {
  const id = String(request.params['id']);
  const header = request.get('If-Match')?.trim();
  if (header && header !== '*') {
    // Details carry more than the version: whatever else is shown beside the record does not keep it from being changed.
    const digits = /^(?:W\/)?"(\d{1,9})(?:-[0-9a-f]{16})?"$/.exec(header)?.[1];
    if (!digits) throw badInput({ 'If-Match': reasonFor('IF_MATCH', { example: '"3"' }) });
    return { id, version: Number(digits) };
  }
  return { ...fieldsOf(rowReference, request), id };
}

const jsonObjectOnly: RequestHandler = (request, _response, next) => {
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  if (hasBody && !request.is('application/json'))
    return next(new AppError('UNSUPPORTED_MEDIA_TYPE', reasonFor('SEND_JSON')));
  next(Array.isArray(request.body) ? badInput(reasonFor('SEND_OBJECT')) : undefined);
};

/** The fields of a JSON body; none of one that was left out. */
export function bodyOf(request: Request): Record<string, unknown> {
  return (request.body ?? {}) as Record<string, unknown>;
}

/** The fields of a schema out of a JSON body, from under what callers call them; what they hold is for the schema to find out. */
export function fieldsOf<S extends z.ZodObject>(
  schema: S,
  request: Request,
  spellings: { [Name in keyof z.input<S>]?: string } = {},
): z.input<S> {
  const body = bodyOf(request);
  const names = Object.keys(schema.shape) as (keyof z.input<S> & string)[];
  return Object.fromEntries(names.map((name) => [name, body[spellings[name] ?? name]])) as z.input<S>;
}

/** A failure with its inputs named as the caller sent them. */
function asSent(failure: unknown, spellings: Record<string, string>): unknown {
  if (failure instanceof AppError) failure.spell(spellings);
  return failure;
}

/**
 * The routes as one router. Static paths go before those with parameters; other methods of a known path are refused by name.
 * @throws StartupError for a route that names no verb (AZ-1)
 */
export function restRouter(routes: RestRoute[], uploads: UploadLimiter): Router {
  const router = Router();
  const byPath = Map.groupBy(
    routes.toSorted((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':'))),
    (route) => route.path,
  );
  for (const [path, sharing] of byPath) {
    for (const route of sharing) {
      const door = [route.verb].flat();
      if (!door.every(isPermission))
        throw new StartupError(`${route.method} ${route.path} names no verb of the access table`);
      const reader = route.multipart ? multipart(route.multipart, uploads) : jsonObjectOnly;
      const isOfPatients = door.some(isPatientPermission);
      router[route.method](path, reader, async (request, response) => {
        if (!isOfPatients) answerInEnglish(response);
        try {
          await route.handle({ request, response, actor: { ...actorOf(response), door } });
        } catch (failure) {
          throw asSent(failure, route.spellings ?? {});
        }
      });
    }
    router.all(path, (_request, response, next) => {
      response.set('Allow', sharing.map((route) => route.method.toUpperCase()).join(', '));
      next(new AppError('METHOD_NOT_ALLOWED', reasonFor('METHOD_NOT_TAKEN')));
    });
  }
  return router;
}
