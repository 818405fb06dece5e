import type { AuditSums } from '../../platform/audit/audit-sums.js';
import { AppError } from '../../platform/errors.js';
import { reasonFor, type Reason } from '../../platform/reasons/reason.js';
import type { Actor, Role, Visitor } from './actor.js';
import {
  FHIR_SCOPES,
  KEY_SCOPES,
  accessPolicy,
  type AllowedActor,
  type FhirScope,
  type KeyScope,
  type Permission,
} from './access-policy.js';

type Grantee = Role | KeyScope | FhirScope;

/** What an actor comes with. */
function heldBy(actor: Actor): readonly Grantee[] {
  if (actor.kind === 'client') return actor.grants;
  return actor.kind === 'program' ? actor.scopes : [actor.role];
}

/** Authorization: decides, behind both doors, who may do what. */
export class Access {
  constructor(private readonly sums: AuditSums) {}

  /**
   * Answers the actor, as one of those whom the table lets pass, or throws.
   * @throws AppError UNAUTHENTICATED for a visitor, FORBIDDEN for an account in the wrong role and for an API key without the scope; the latter two are on record (AD-6)
   */
  async require<V extends Permission>(actor: Actor, verb: V): Promise<AllowedActor<V>> {
    // A mistake of ours, answered as one: the door that was opened is another one than the table, the log and the tests speak of.
    if (!actor.door.includes(verb)) throw new Error(`the door names ${actor.door.join()}, its service asks ${verb}`);
    return this.allows(actor, verb) ? (actor as AllowedActor<V>) : this.refuse(actor, verb);
  }

  /** Whether the table lets an actor pass. */
  allows(actor: Actor, verb: Permission): boolean {
    const allowed: readonly Grantee[] = accessPolicy[verb];
    return heldBy(actor).some((grant) => allowed.includes(grant));
  }

  /**
   * Refuses as the table does, also what it leaves to the rows to say.
   * @param lacking what a client's token would have to allow, where it is not the verb itself
   * @throws AppError as above
   */
  async refuse(actor: Actor, verb: Permission, lacking?: FhirScope): Promise<never> {
    if (actor.kind === 'visitor') throw new AppError('UNAUTHENTICATED', reasonFor('SIGN_IN_FIRST'));
    const reason = reasonOf(actor, verb, lacking);
    await this.sums.recordRefusal(actor, verb, [reason.code, ...Object.values(reason.values)].join(' '));
    throw new AppError('FORBIDDEN', reason);
  }
}

/** Why the table refuses. */
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
