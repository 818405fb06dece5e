import type { Scope } from './verbs.js';
import type { UserType } from '../users/user.entity.js';

/** Who is asking: nobody known, or an account in the role that the database gives it now (AU-8). */
export type Role = 'visitor' | UserType;

/** The one on whose behalf a service method runs; the first argument of each. */
export interface Actor {
  readonly role: Role;
  /** The account; undefined for a visitor. */
  readonly userId: string | undefined;
  /** The session that the actor came with; undefined for a visitor and for a program. */
  readonly sessionId: string | undefined;
  /** The API key that a program came with; the actor may then do what its scopes name, and nothing else. */
  readonly apiKey?: { readonly id: string; readonly scopes: readonly Scope[] };
  /** The address of the caller. */
  readonly ip: string;
  /** Ties answers, log lines and audit rows together. */
  readonly requestId: string;
}
