import type { RequestHandler, Response } from 'express';
import { clientOf } from '../../identity/auth/actor.js';
import { actorOf } from '../../platform/http/actor-of.js';
import { cutOffStalled } from '../../platform/http/send-stream.js';
import { Semaphore } from '../../platform/limits/semaphore.js';
import { FhirFailure } from './outcome.js';

/** How many may be at what is long at once, and how long the others wait. */
export interface Places {
  /** How many are in at once. */
  all: number;
  /** How many of these one client may hold. */
  ofOne: number;
  /** How long the others wait, in milliseconds. */
  patience: number;
  /** After how many milliseconds without a byte taken an answer is cut off. */
  stalledAfter?: number;
}

/** When to come again, in seconds. */
const LATER = { retryAfterSeconds: 5 };

/**
 * Lets so many requests at once go on to what is long, and the others wait for their turn, for a while. One client never holds all places:
 * it waits for its own, however many are free. Who takes nothing of the answer any more loses the place with the connection.
 * @throws FhirFailure 429 for a client that holds all that it may, 503
 */
export function fileQueue({ all, ofOne, patience, stalledAfter }: Places): RequestHandler {
  const turns = new Semaphore(all);
  // One for each client that ever came, which is registered by an admin.
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

/** Keeps a place until the answer has left, or its client. @returns whether anybody is there to be answered */
function hold(response: Response, leave: (() => void) | undefined, refusal: () => FhirFailure): boolean {
  if (!leave) throw refusal();
  // Who left while waiting is told nothing any more.
  if (response.closed) leave();
  else response.once('close', leave);
  return !response.closed;
}

/**
 * Of the one queue of those who send and fetch documents, or fetch files of exports: eight are held in memory at once, some 25 MB each while
 * they come in; their senders have half a minute. One slow client leaves the others half of them.
 */
export const PLACES: Places = { all: 8, ofOne: 4, patience: 20_000 };
