import type { RequestHandler, Response } from 'express';
import type { Client } from '../../platform/access/actor.js';
import type { ExchangeDoor, ExchangeLog, ExchangeOutcome } from '../exchanges/exchange-log.js';
import { RESOURCES, searchOf } from './resource-table.js';

/** Details of an exchange that the handlers of a request provide. */
interface Noted {
  /** Defaults to FHIR. */
  door?: ExchangeDoor;
  interaction?: string;
  parameters?: readonly string[];
  answer?: unknown;
}

/** Parameter names that may be stored. Any other name could contain personal data. */
const NAMES = new Set([
  ...RESOURCES.flatMap((served) => Object.keys(searchOf(served))),
  '_sort',
  '_count',
  '_summary',
  '_total',
  '_format',
  '_cursor',
  '_include',
  '_revinclude',
  '_elements',
  '_since',
  '_type',
  '_outputFormat',
  '_typeFilter',
  '_pretty',
]);
const UNKNOWN = '(unknown)';

/** Adds details to the exchange of the current request. */
export function note(response: Response, known: Noted): void {
  response.locals['noted'] = { ...(response.locals['noted'] as Noted | undefined), ...known };
}

/** Middleware that logs the exchange of each client request once its response has ended. */
export function noteExchange(exchanges: ExchangeLog): RequestHandler {
  return (_request, response, next) => {
    response.once('close', () => {
      const {
        door = 'FHIR',
        interaction = 'unknown',
        parameters = [],
        answer,
      } = (response.locals['noted'] ?? {}) as Noted;
      const isWhole = response.writableFinished;
      exchanges.note({
        door,
        clientId: (response.locals['actor'] as Client).clientId,
        interaction,
        patientIds: response.headersSent ? [...patientsOf(answer)] : [],
        outcome: isWhole ? outcomeOf(response.statusCode) : 'FAILED',
        code: isWhole ? String(response.statusCode) : 'cut off',
        parameters: [...new Set(parameters.map(nameOf))],
        requestId: String(response.locals['requestId']),
      });
    });
    next();
  };
}

function outcomeOf(status: number): ExchangeOutcome {
  if (status < 400) return 'SUCCEEDED';
  return status < 500 ? 'REFUSED' : 'FAILED';
}

/** Strips a parameter's modifier and chain. */
function nameOf(parameter: string): string {
  const [name = ''] = parameter.split(/[:.]/);
  return NAMES.has(name) ? name : UNKNOWN;
}

/** Collects the patients that a response refers to: as a resource, in entries, and in references, but not in free text. */
function patientsOf(answer: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(answer)) for (const one of answer as unknown[]) patientsOf(one, found);
  else if (typeof answer === 'object' && answer !== null) {
    const { resourceType, id, reference } = answer as Record<string, unknown>;
    // Not a reading of the record: the exchange contains no data of the patient.
    if (resourceType === 'AuditEvent') return found;
    if (resourceType === 'Patient' && typeof id === 'string') found.add(id);
    if (typeof reference === 'string' && reference.startsWith('Patient/'))
      found.add(reference.slice('Patient/'.length));
    for (const part of Object.values(answer)) patientsOf(part, found);
  }
  return found;
}
