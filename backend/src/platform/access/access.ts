import { AppError } from '../errors/errors.js';
import { reasonFor, type Reason } from '../errors/reason.js';
import type { Actor, Role, Visitor } from './actor.js';
import { KEY_SCOPES, accessPolicy, type AllowedActor, type KeyScope, type Permission } from './access-policy.js';
import { halfAccount } from './half-session.js';
import { FHIR_SCOPES, type FhirScope } from './fhir-permissions.js';
import { isDeskRestPermission } from './permissions.js';

type Grantee = Role | KeyScope | FhirScope;

/** Returns the roles and scopes of an actor. */
function heldBy(actor: Actor): readonly Grantee[] {
  if (actor.kind === 'client') return actor.grants;
  return actor.kind === 'program' ? actor.scopes : [actor.role];
}

/** Records refusals in the audit trail. */
export interface RefusalLog {
  /** @param why code of the reason with its values; refusals with the same `why` are counted together */
  recordRefusal(actor: Actor, permission: Permission, why: string): Promise<unknown>;
}

/** Authorization of GraphQL and REST requests by the access policy. */
export class Access {
  constructor(private readonly refusals: RefusalLog) {}

  /**
   * Returns the actor, narrowed to those that the policy grants the permission to.
   * @throws AppError UNAUTHENTICATED for a visitor, FORBIDDEN for an account in another role or an API key without the scope; FORBIDDEN is
   * recorded. A half session is a visitor, except for the permissions that complete it.
   */
  async require<V extends Permission>(actor: Actor, verb: V): Promise<AllowedActor<V>> {
    // A programming error: the endpoint declares another permission than its service requires, so the policy, the log and the tests
    // disagree.
    if (!actor.door.includes(verb)) throw new Error(`the door names ${actor.door.join()}, its service asks ${verb}`);
    const half = halfAccount(actor, verb);
    if (half) return half as AllowedActor<V>;
    return this.allows(actor, verb) ? (actor as AllowedActor<V>) : this.refuse(actor, verb);
  }

  /** Returns whether the policy grants a permission to an actor. */
  allows(actor: Actor, verb: Permission): boolean {
    if (actor.role === 'reception' && actor.isRest && !isDeskRestPermission(verb)) return false;
    const allowed: readonly Grantee[] = accessPolicy[verb];
    return heldBy(actor).some((grant) => allowed.includes(grant));
  }

  /**
   * Refuses an actor that the policy allows but a row-level check does not, with the same error and audit record as the policy.
   * @param lacking scope that the client's token lacks, if it is not the permission itself
   * @throws AppError UNAUTHENTICATED, FORBIDDEN
   */
  async refuse(actor: Actor, verb: Permission, lacking?: FhirScope): Promise<never> {
    if (actor.kind === 'visitor') throw new AppError('UNAUTHENTICATED', firstOf(actor));
    const reason = reasonOf(actor, verb, lacking);
    await this.refusals.recordRefusal(actor, verb, [reason.code, ...Object.values(reason.values)].join(' '));
    throw new AppError('FORBIDDEN', reason);
  }
}

/** Returns what a visitor is told to do first. */
function firstOf({ half }: Visitor): Reason {
  if (half?.lacks === 'BIRTH_YEAR') return reasonFor('BIRTH_YEAR_FIRST');
  return half ? reasonFor('SECOND_FACTOR_FIRST') : reasonFor('SIGN_IN_FIRST');
}

/** Returns the reason of a refusal. */
function reasonOf(actor: Exclude<Actor, Visitor>, verb: Permission, lacking: FhirScope | undefined): Reason {
  const allowed: readonly Grantee[] = accessPolicy[verb];
  if (actor.kind === 'account' || actor.kind === 'source') return reasonFor('ACCOUNT_NOT_ALLOWED');
  if (actor.kind === 'client') {
    const missing = lacking ?? FHIR_SCOPES.find((grant) => allowed.includes(grant));
    return reasonFor('CLIENT_SCOPE_MISSING', { scope: `system/${missing ?? 'none'}` });
  }
  const missing = KEY_SCOPES.find((scope) => allowed.includes(scope));
  return missing ? reasonFor('API_KEY_SCOPE_MISSING', { scope: missing }) : reasonFor('API_KEY_NOT_ALLOWED');
}
