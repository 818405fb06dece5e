import express, { type RequestHandler, type Response, type Router } from 'express';
import type { Actor } from '../../../platform/access/actor.js';
import { actorOf } from '../../../platform/http/actor-of.js';
import type { FhirService } from '../fhir.service.js';
import { note } from '../note-exchange.js';
import { FhirFailure } from '../outcome.js';
import { MY_PATIENTS } from '../resources/group.mapper.js';
import { pairsOf } from '../search-text.js';
import type { FoundExport } from './bulk-export.queries.js';
import type { BulkService } from './bulk.service.js';
import { parametersOf, readKickOff } from './kick-off.js';

const KICK_OFF = ['/$export', '/Patient/$export', `/Group/${MY_PATIENTS}/$export`];
/** Retry-After of an unfinished export, in seconds. */
const SOON = 5;

function clientAt(response: Response, interaction: string): Actor {
  note(response, { door: 'BULK', interaction });
  return { ...actorOf(response), door: ['fhir.export'] };
}

/** Dependencies of the export routes. */
interface Parts {
  bulk: BulkService;
  service: FhirService;
  inTurn: RequestHandler;
}

/** Adds the routes of exports. Add them before the routes of single resources, which would match the same URLs. */
export function addBulkRoutes(fhir: Router, base: string, { bulk, service, inTurn }: Parts): void {
  const statusUrl = (id: string) => `${base}/bulk/${id}`;
  const accept = (response: Response, id: string) => response.status(202).set('Content-Location', statusUrl(id));

  const begin: RequestHandler = async (request, response) => {
    const client = clientAt(response, 'export');
    const at = request.originalUrl.indexOf('?');
    const pairs = [...pairsOf(at < 0 ? '' : request.originalUrl.slice(at + 1)), ...parametersOf(request.body)];
    note(response, { parameters: pairs.map(([name]) => name) });
    const asked = readKickOff(pairs, request.get('Prefer') ?? '');
    const address = base + request.originalUrl.slice(request.baseUrl.length);
    // Send no Content-Type: Medplum's command line fails to parse an empty body that is declared as JSON.
    accept(response, await bulk.begin(client, asked, address)).end();
  };
  fhir.get(KICK_OFF, begin);
  fhir.post(KICK_OFF, express.raw({ type: () => true, limit: '1mb' }), begin);

  fhir.get('/bulk/:job', async (request, response) => {
    const id = request.params.job;
    const found = await bulk.find(clientAt(response, 'export.status'), id);
    if (found.status === 'RUNNING') {
      const progress = `${found.resources} resources written`;
      accept(response, id)
        .set({ 'X-Progress': progress, 'Retry-After': String(SOON) })
        .end();
      return;
    }
    if (found.status === 'FAILED')
      throw new FhirFailure(500, 'exception', 'The export could not be made; please ask for it again.');
    response.set({ 'Content-Type': 'application/json', Expires: new Date(found.expiresAt ?? 0).toUTCString() });
    response.end(JSON.stringify(manifestOf(found, statusUrl(id))));
  });
  fhir.delete('/bulk/:job', async (request, response) => {
    await bulk.drop(clientAt(response, 'export.delete'), request.params.job);
    response.status(202).end();
  });
  fhir.get('/bulk/:job/:file', async (_request, response, next) => {
    await service.admit(clientAt(response, 'export.file'), 'fhir.export');
    next();
  });
  fhir.get('/bulk/:job/:file', inTurn);
  fhir.get('/bulk/:job/:file', async (request, response) => {
    const { job, file } = request.params;
    const bytes = await bulk.file(clientAt(response, 'export.file'), job, file);
    response.set('Content-Type', 'application/fhir+ndjson').end(bytes);
  });
  fhir.all([...KICK_OFF, '/bulk/:job', '/bulk/:job/:file'], () => {
    throw new FhirFailure(405, 'not-supported', 'This address does not take this method.');
  });
}

/** Builds the manifest of an export (Bulk Data 2.0). */
function manifestOf({ transactionTime, request, files }: FoundExport, url: string) {
  const told = (isGone: boolean) =>
    files
      .filter(({ type }) => (type === 'Bundle') === isGone)
      .map(({ type, name, count }) => ({ type, url: `${url}/${name}`, count }));
  return { transactionTime, request, requiresAccessToken: true, output: told(false), deleted: told(true), error: [] };
}
