import type { Response } from 'express';
import type { Actor } from '../../identity/auth/actor.js';

/** The actor that the middleware found for a request. */
export function actorOf(response: Response): Actor {
  return response.locals['actor'] as Actor;
}
