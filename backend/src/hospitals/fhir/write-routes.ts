import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import { WRITTEN_TYPES, type WrittenType } from '../../platform/access/fhir-permissions.js';
import { admits, clientAt, notTaken, send, setValidators } from './answer.js';
import { patchOf, resourceOf, validatedIn } from './body.js';
import type { FhirWrites, WrittenServed } from './fhir-writes.service.js';
import type { FhirService, Found } from './fhir.service.js';
import { note } from './note-exchange.js';
import { FhirFailure } from './outcome.js';
import { pairsOf, queryOf } from './search-text.js';
import type { ResourceDefinition } from './resource-definition.js';

/** Largest body by type; a document includes its content. */
const LARGEST: Record<WrittenType, string> = { Patient: '1mb', ServiceRequest: '1mb', DocumentReference: '7mb' };

/** Whether clients may write a type. */
export const isWritten = (served: ResourceDefinition): served is WrittenServed =>
  (WRITTEN_TYPES as readonly string[]).includes(served.type);

/** Dependencies of the write routes. */
interface Parts {
  service: FhirService;
  writes: FhirWrites;
  inTurn: RequestHandler;
}

/** Adds the routes that create and update a type. */
export function addWriteRoutes(fhir: Router, served: WrittenServed, base: string, parts: Parts): void {
  const { service, writes, inTurn } = parts;
  const { type, interactions } = served;
  const { create, update } = interactions;
  const raw = express.raw({ type: () => true, limit: LARGEST[type] });
  const body = type === 'DocumentReference' ? [inTurn, raw] : [raw];
  // Check the permission first, so that a rejected client takes no slot and its body is not read.
  if (create) {
    fhir.post(`/${type}`, plain, admits(service, create), ...body, makes(create));
    fhir.post(`/${type}/$validate`, plain, admits(service, create), ...body, validates(create));
    fhir.all(`/${type}/$validate`, notTaken('POST'));
  }
  if (update) {
    fhir.put(`/${type}`, admits(service, update), ...body, identified(update));
    fhir.put(`/${type}/:id`, plain, admits(service, update), ...body, changes(update));
    fhir.patch(`/${type}/:id`, plain, admits(service, update), raw, patches(update));
  }

  function makes(verb: NonNullable<typeof create>): RequestHandler {
    return async (request, response) => {
      const client = clientAt(response, verb);
      const ifNoneExist = request.get('If-None-Exist');
      const made = await writes.create(client, served, { body: () => resourceOf(request), ifNoneExist });
      response.set('Location', `${base}/${type}/${made.id}`);
      answer(request, response, made, made.isNew ? 201 : 200);
    };
  }

  function validates(verb: NonNullable<typeof create>): RequestHandler {
    return async (request, response) => {
      const client = clientAt(response, verb);
      note(response, { interaction: `${type}.validate` });
      send(response, await writes.validate(client, served, () => validatedIn(resourceOf(request))));
    };
  }

  function changes(verb: NonNullable<typeof update>): RequestHandler {
    return async (request, response) => {
      const client = clientAt(response, verb);
      const sent = {
        id: String(request.params['id']),
        body: () => resourceOf(request),
        ifMatch: request.get('If-Match'),
      };
      answer(request, response, await writes.update(client, served, sent), 200);
    };
  }

  function identified(verb: NonNullable<typeof update>): RequestHandler {
    return async (request, response) => {
      const actor = clientAt(response, verb);
      const client = { ...actor, door: [verb, ...(create ? [create] : [])] };
      const pairs = pairsOf(queryOf(request)).filter(([name]) => name !== '_format');
      note(response, { parameters: pairs.map(([name]) => name) });
      const query = queryOf(request).replace(/(^|&)_format=[^&]*/, '');
      const sent = { query, body: () => resourceOf(request), ifMatch: request.get('If-Match') };
      const made = await writes.updateIdentified(client, served, sent);
      if (made.isNew) response.set('Location', `${base}/${type}/${made.id}`);
      answer(request, response, made, made.isNew ? 201 : 200);
    };
  }

  function patches(verb: NonNullable<typeof update>): RequestHandler {
    return async (request, response) => {
      const actor = clientAt(response, verb);
      const client = { ...actor, door: [verb, interactions.read] };
      note(response, { interaction: `${type}.patch` });
      const sent = {
        id: String(request.params['id']),
        patch: () => patchOf(request),
        ifMatch: request.get('If-Match'),
      };
      answer(request, response, await writes.patch(client, served, sent), 200);
    };
  }
}

/** Middleware that rejects parameters other than the format. @throws FhirFailure */
const plain: RequestHandler = ({ originalUrl }, _response, next) => {
  const at = originalUrl.indexOf('?');
  if (at >= 0 && pairsOf(originalUrl.slice(at + 1)).some(([name]) => name !== '_format'))
    throw new FhirFailure(400, 'not-supported', 'A write takes no parameter but _format.');
  next();
};

/** Sends the resource, or only its state if the client prefers a minimal response. */
function answer(request: Request, response: Response, found: Found, status: number): void {
  setValidators(response, found);
  if (!/\breturn\s*=\s*minimal\b/.test(request.get('Prefer') ?? '')) return send(response, found.resource, status);
  note(response, { answer: found.resource });
  response.status(status).end();
}
