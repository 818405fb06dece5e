import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { z } from 'zod';
import type { Actor } from '../access/actor.js';
import { type Permission } from '../access/access-policy.js';
import { isPermission, isPatientPermission } from '../access/permissions.js';
import { AppError, badInput } from '../errors/errors.js';
import { rowReference, type NamedRow } from '../inputs/expected-version.js';
import { reasonFor } from '../errors/reason.js';
import { actorOf } from './actor-of.js';
import { answerInEnglish } from '../answers/answer-language.js';
import type { RouteDocs } from './route-docs.js';
import { multipart, type Upload } from './multipart.js';
import type { UploadLimiter } from './upload-limiter.js';
import { StartupError } from '../errors/startup-error.js';

/** REST endpoint: a method, a path below /api/v1, its permission, and the mapping to and from its service. */
export interface RestRoute {
  method: 'get' | 'post' | 'patch' | 'delete';
  path: string;
  /** Permission that the service requires; several if the input decides. */
  verb: Permission | readonly [Permission, ...Permission[]];
  /** Public documentation; the server does not start without it. */
  docs: RouteDocs;
  /** Public names of the service's inputs that differ, by the service's name. */
  spellings?: Record<string, string>;
  /** Accepts a URL-encoded form as well as JSON; the app parses it before the request limit. */
  takesForms?: true;
  /**
   * Keeps the JSON body as bytes, of which a signature is verified; `request.body` is a Buffer, or undefined without a body. As large as any
   * body, unless it names a limit of its own.
   */
  takesBytes?: true | { limit: string };
  /** Accepts a multipart form with one file, instead of JSON. */
  multipart?: Upload;
  handle(exchange: { request: Request; response: Response; actor: Actor }): Promise<void>;
}

/** Returns the query parameters as text. @throws AppError BAD_INPUT for arrays and objects */
export function plainQuery(request: Request): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.query)) {
    if (typeof value !== 'string' || /[[\]]/.test(name))
      throw badInput({ [name.replace(/\[.*/s, '')]: reasonFor('QUERY_NOT_PLAIN') });
    query[name] = value;
  }
  return query;
}

/** Parses an integer query parameter; undefined if it is absent or blank, NaN (which the service refuses) if it is no number. */
export function wholeNumber(text: string | undefined): number | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  return /^\d{1,15}$/.test(text.trim()) ? Number(text) : Number.NaN;
}

/**
 * Returns the row that the path names, and the version that the client last read, from If-Match or else the body.
 * @throws AppError BAD_INPUT
 */
export function namedRowOf(request: Request): NamedRow {
  const id = String(request.params['id']);
  const header = request.get('If-Match')?.trim();
  if (header && header !== '*') {
    // The ETag of details also contains a hash of the data shown with the record, which does not affect changes of the record.
    const digits = /^(?:W\/)?"(\d{1,9})(?:-[0-9a-f]{16})?"$/.exec(header)?.[1];
    if (!digits) throw badInput({ 'If-Match': reasonFor('IF_MATCH', { example: '"3"' }) });
    return { id, version: Number(digits) };
  }
  return { ...fieldsOf(rowReference, request), id };
}

const jsonObjectOnly = objectOnly('application/json');
const formOrJsonObject = objectOnly('application/json', 'application/x-www-form-urlencoded');

function objectOnly(...types: string[]): RequestHandler {
  return (request, _response, next) => {
    const hasBody =
      request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
    if (hasBody && !request.is(types)) return next(new AppError('UNSUPPORTED_MEDIA_TYPE', reasonFor('SEND_JSON')));
    next(Array.isArray(request.body) ? badInput(reasonFor('SEND_OBJECT')) : undefined);
  };
}

/** Returns the fields of a JSON body; {} if there is none. */
export function bodyOf(request: Request): Record<string, unknown> {
  return (request.body ?? {}) as Record<string, unknown>;
}

/** Returns the fields of a schema from a JSON body, mapped from their public names; the schema validates the values. */
export function fieldsOf<S extends z.ZodObject>(
  schema: S,
  request: Request,
  spellings: { [Name in keyof z.input<S>]?: string } = {},
): z.input<S> {
  const body = bodyOf(request);
  const names = Object.keys(schema.shape) as (keyof z.input<S> & string)[];
  return Object.fromEntries(names.map((name) => [name, body[spellings[name] ?? name]])) as z.input<S>;
}

/** Renames the inputs of an error to their public names. */
function asSent(failure: unknown, spellings: Record<string, string>): unknown {
  if (failure instanceof AppError) failure.spell(spellings);
  return failure;
}

/**
 * Builds a router of the endpoints. Static paths precede those with parameters; other methods of a known path are refused by name.
 * @throws StartupError for a route without a permission
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
      const plain = route.takesForms ? formOrJsonObject : jsonObjectOnly;
      const reader = route.multipart ? multipart(route.multipart, uploads) : plain;
      const isOfPatients = door.some(isPatientPermission);
      router[route.method](path, reader, async (request, response) => {
        if (!isOfPatients) answerInEnglish(response);
        try {
          await route.handle({ request, response, actor: { ...actorOf(response), door, isRest: true } });
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
