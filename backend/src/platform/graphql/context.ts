import type { Request, Response } from 'express';
import type { Actor } from '../access/actor.js';

/** Context of a resolver: the actor, and request and response for the session cookie. */
export interface GraphQLContext {
  readonly actor: Actor;
  readonly request: Request;
  readonly response: Response;
}
