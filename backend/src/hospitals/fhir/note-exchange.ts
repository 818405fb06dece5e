import type { RequestHandler, Response } from 'express';
import type { Client } from '../../identity/auth/actor.js';
import type { ExchangeDoor, ExchangeLog, ExchangeOutcome } from '../exchanges/exchange-log.js';
import { RESOURCES, searchOf } from './resource-table.js';

/** What the handlers of a request leave to be kept of it. */
interface Noted {
  /** FHIR unless told otherwise. */
  door?: ExchangeDoor;
  interaction?: string;
  parameters?: readonly string[];
  answer?: unknown;
}

/** The names that may be kept; another one could be anything, and be what somebody is called. */
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

/** Leaves what is known of an exchange while it runs. */
export function note(response: Response, known: Noted): void {
  response.locals['noted'] = { ...(response.locals['noted'] as Noted | undefined), ...known };
}

/** Keeps the exchange of each request of a client, once its answer has left (hospital §8). */
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

/** A parameter without its modifier or chain. */
function nameOf(parameter: string): string {
  const [name = ''] = parameter.split(/[:.]/);
  return NAMES.has(name) ? name : UNKNOWN;
}

/** The patients whom an answer is of: itself, its entries, and whom they refer to, which is in no text that people write. */
function patientsOf(answer: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(answer)) for (const one of answer as unknown[]) patientsOf(one, found);
  else if (typeof answer === 'object' && answer !== null) {
    const { resourceType, id, reference } = answer as Record<string, unknown>;
    // No reading of the record: whom a client dealt with says nothing of the person.
    if (resourceType === 'AuditEvent') return found;
    if (resourceType === 'Patient' && typeof id === 'string') found.add(id);
    if (typeof reference === 'string' && reference.startsWith('Patient/'))
      found.add(reference.slice('Patient/'.length));
    for (const part of Object.values(answer)) patientsOf(part, found);
  }
  return found;
}
