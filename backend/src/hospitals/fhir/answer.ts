import type { Request, RequestHandler, Response } from 'express';
import type { Binary, FhirResource } from 'fhir/r4.js';
import type { Actor } from '../../platform/access/actor.js';
import type { Permission } from '../../platform/access/access-policy.js';
import { actorOf } from '../../platform/http/actor-of.js';
import type { FhirService, State } from './fhir.service.js';
import { note } from './note-exchange.js';
import { requireJson } from './search-text.js';

const MEDIA = 'application/fhir+json; charset=utf-8';

/** Answers with a resource. */
export function send(response: Response, resource: FhirResource, status = 200): void {
  note(response, { answer: resource });
  response.status(status).set('Content-Type', MEDIA).end(JSON.stringify(resource));
}

/** Says in which state a resource was found. */
export function setValidators(response: Response, { revision, lastUpdated }: State): void {
  response.set({ ETag: `W/"${revision}"`, 'Last-Modified': new Date(lastUpdated).toUTCString() });
}

/** The actor of a request, at the door of a verb, which is what the exchange is called. */
export function clientAt(response: Response, verb: Permission): Actor {
  note(response, { interaction: verb.slice('fhir.'.length) });
  return { ...actorOf(response), door: [verb] };
}

/** Lets pass whom a verb is for. */
export function admits(service: FhirService, verb: Permission): RequestHandler {
  return async (_request, response, next) => {
    await service.admit(clientAt(response, verb), verb);
    next();
  };
}

/** Answers with what a Binary holds, as itself: nothing that a browser would run. @throws FhirFailure 406 where it does not suit */
export function sendContent(request: Request, response: Response, { contentType, data = '' }: Binary): void {
  // As it was sent, as in `text/plain; charset=utf-8`, and without what stands behind the semicolon.
  if (!request.accepts([contentType, contentType.split(';')[0] ?? contentType])) requireJson('');
  response.set({
    'Content-Type': contentType,
    'Content-Security-Policy': 'sandbox',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(Buffer.from(data, 'base64'));
}
