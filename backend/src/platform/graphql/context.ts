import type { Request, Response } from 'express';
import type { Actor } from '../../identity/auth/actor.js';

/** What a resolver gets: who asks, and the exchange for the session's cookie. */
export interface GraphQLContext {
  readonly actor: Actor;
  readonly request: Request;
  readonly response: Response;
}
