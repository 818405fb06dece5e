import type { RequestHandler, Router } from 'express';
import { clientAt, send, setValidators } from './answer.js';
import { readHistory, type FhirHistory } from './history.service.js';
import { note } from './note-exchange.js';
import { FhirFailure } from './outcome.js';
import { pairsOf, queryOf } from './search-text.js';
import type { KeptServed } from './versions.queries.js';

/** Adds the routes that read the former versions of a type's resources. */
export function addHistoryRoutes(fhir: Router, served: KeptServed, history: FhirHistory): void {
  const { type, interactions } = served;
  fhir.get(`/${type}/:id/_history`, historyOf());
  fhir.get(`/${type}/:id/_history/:version`, versionOf());

  function historyOf(): RequestHandler {
    return async (request, response) => {
      const pairs = pairsOf(queryOf(request)).filter(([name]) => name !== '_format');
      const client = clientAt(response, interactions.read);
      note(response, { interaction: `${type}.history`, parameters: pairs.map(([name]) => name) });
      send(response, await history.history(client, served, String(request.params['id']), readHistory(pairs)));
    };
  }

  function versionOf(): RequestHandler {
    return async (request, response) => {
      if (pairsOf(queryOf(request)).some(([name]) => name !== '_format'))
        throw new FhirFailure(400, 'not-supported', 'A read takes no parameter but _format.');
      const client = clientAt(response, interactions.read);
      note(response, { interaction: `${type}.vread` });
      const { id, version } = request.params;
      const found = await history.version(client, served, String(id), String(version));
      setValidators(response, found);
      send(response, found.resource);
    };
  }
}
