import type { RequestHandler } from 'express';
import { cutOffStalled } from '../http/send-stream.js';
import { Turnstile } from '../limits/turnstile.js';
import { FhirFailure } from './outcome.js';

/** How many documents and files of exports a process holds in memory at once, some 25 MB each while they come in; their senders have half a minute. */
const AT_ONCE = 8;
/** How long the others wait, in milliseconds. */
const PATIENCE = 20_000;

/**
 * Lets so many requests at once go on to what is long, and the others wait for their turn, for a while. Who takes nothing of the answer
 * any more loses the place with the connection. @throws FhirFailure 503
 */
export function inTurnOf(places: number, patience: number, stalledAfter?: number): RequestHandler {
  const turns = new Turnstile(places);
  return async (_request, response, next) => {
    const leave = await turns.enter(patience);
    if (!leave) {
      const retryAfterSeconds = 5;
      throw new FhirFailure(503, 'transient', 'Many files are under way. Please try again.', { retryAfterSeconds });
    }
    // Who left while waiting is told nothing any more.
    if (response.closed) return leave();
    response.once('close', leave);
    cutOffStalled(response, stalledAfter);
    next();
  };
}

/** The one queue of those who send and fetch documents, or fetch files of exports. */
export const inTurn = inTurnOf(AT_ONCE, PATIENCE);
