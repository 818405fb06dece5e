import type { Request, RequestHandler, Response } from 'express';
import type { Binary, FhirResource } from 'fhir/r4.js';
import type { Actor } from '../../platform/access/actor.js';
import type { Permission } from '../../platform/access/access-policy.js';
import { actorOf } from '../../platform/http/actor-of.js';
import type { FhirService, SignedBundle, State } from './fhir.service.js';
import { note } from './note-exchange.js';
import { FhirFailure } from './outcome.js';
import { requireJson } from './search-text.js';

const MEDIA = 'application/fhir+json; charset=utf-8';

/** Sends a resource as the response. */
export function send(response: Response, resource: FhirResource, status = 200): void {
  note(response, { answer: resource });
  response.status(status).set('Content-Type', MEDIA).end(JSON.stringify(resource));
}

/** Sends a signed document, byte for byte; 304 to a client that has it. */
export function sendDocument(request: Request, response: Response, { text, sha256, bundle }: SignedBundle): void {
  note(response, { answer: bundle });
  response.set({ ETag: `"${sha256}"`, 'Content-Type': MEDIA });
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const known = (isRead && request.get('If-None-Match')?.split(',')) || [];
  if (known.some((one) => ['*', `"${sha256}"`].includes(one.trim().replace(/^W\//, '')))) response.status(304).end();
  else response.end(text);
}

/** Sets ETag and Last-Modified from a resource's state. */
export function setValidators(response: Response, { revision, lastUpdated }: State): void {
  response.set({ ETag: `W/"${revision}"`, 'Last-Modified': new Date(lastUpdated).toUTCString() });
}

/** Returns the request's client as actor, and names the exchange after the permission. */
export function clientAt(response: Response, verb: Permission): Actor {
  note(response, { interaction: verb.slice('fhir.'.length) });
  return { ...actorOf(response), door: [verb] };
}

/** Middleware that admits clients with the permission. */
export function admits(service: FhirService, verb: Permission): RequestHandler {
  return async (_request, response, next) => {
    await service.admit(clientAt(response, verb), verb);
    next();
  };
}

/** Handles the methods that an address does not take. */
export const notTaken =
  (...allowed: string[]): RequestHandler =>
  (_request, response) => {
    response.set('Allow', allowed.join(', '));
    throw new FhirFailure(405, 'not-supported', 'This address does not take this method.');
  };

/** Sends the content of a Binary in its own format, sandboxed against scripts. @throws FhirFailure 406 if the client does not accept it */
export function sendContent(request: Request, response: Response, { contentType, data = '' }: Binary): void {
  // Match the full type, such as `text/plain; charset=utf-8`, and the type without parameters.
  if (!request.accepts([contentType, contentType.split(';')[0] ?? contentType])) requireJson('');
  response.set({
    'Content-Type': contentType,
    'Content-Security-Policy': 'sandbox',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(Buffer.from(data, 'base64'));
}
