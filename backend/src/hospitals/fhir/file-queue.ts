import type { RequestHandler, Response } from 'express';
import { clientOf } from '../../platform/access/actor.js';
import { actorOf } from '../../platform/http/actor-of.js';
import { cutOffStalled } from '../../platform/http/send-stream.js';
import { Semaphore } from '../../platform/limits/semaphore.js';
import { FhirFailure } from './outcome.js';

/** Limits of a queue for long requests. */
export interface Places {
  /** Concurrent requests in total. */
  all: number;
  /** Concurrent requests per client. */
  ofOne: number;
  /** Longest wait, in milliseconds. */
  patience: number;
  /** Milliseconds without progress after which a stalled response is aborted. */
  stalledAfter?: number;
}

/** Retry-After, in seconds. */
const LATER = { retryAfterSeconds: 5 };

/**
 * Middleware that limits concurrent long requests; others queue until the timeout. A client at its own limit waits, even if slots are free,
 * so that it never takes all of them. A stalled connection is closed and frees its slot.
 * @throws FhirFailure 429 for a client at its limit, 503
 */
export function fileQueue({ all, ofOne, patience, stalledAfter }: Places): RequestHandler {
  const turns = new Semaphore(all);
  // Grows only with the number of clients, which admins register.
  const turnsOfClients = new Map<string, Semaphore>();
  return async (_request, response, next) => {
    const since = performance.now();
    const { clientId } = clientOf(actorOf(response));
    const own = turnsOfClients.get(clientId) ?? new Semaphore(ofOne);
    turnsOfClients.set(clientId, own);
    if (!hold(response, await own.enter(patience), ofThisClient)) return;
    const left = Math.max(0, patience - (performance.now() - since));
    if (!hold(response, await turns.enter(left), ofAll)) return;
    cutOffStalled(response, stalledAfter);
    next();
  };
}

const ofThisClient = () =>
  new FhirFailure(429, 'throttled', 'Many files of this client are under way. Please try again.', LATER);
const ofAll = () => new FhirFailure(503, 'transient', 'Many files are under way. Please try again.', LATER);

/** Holds a slot until the response has ended or the connection closed. @returns whether the client is still connected */
function hold(response: Response, leave: (() => void) | undefined, refusal: () => FhirFailure): boolean {
  if (!leave) throw refusal();
  // The client disconnected while it waited.
  if (response.closed) leave();
  else response.once('close', leave);
  return !response.closed;
}

/**
 * Limits of the queue that document uploads, document downloads and export downloads share. Eight files of about 25 MB each may be in
 * memory at once; a sender has 30 seconds for its file. One slow client leaves half of the slots to others.
 */
export const PLACES: Places = { all: 8, ofOne: 4, patience: 20_000 };
