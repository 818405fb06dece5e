import type { Response } from 'express';
import type { Actor } from '../access/actor.js';

/** Returns the actor that the middleware authenticated. */
export function actorOf(response: Response): Actor {
  return response.locals['actor'] as Actor;
}
