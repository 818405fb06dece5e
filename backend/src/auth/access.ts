import type { AuditSums } from '../audit/audit-sums.js';
import { AppError } from '../errors.js';
import { because, type Reason } from '../reasons/reason.js';
import type { Actor, Role, Visitor } from './actor.js';
import { GRANTS, SCOPES, verbs, type ActorWith, type Grant, type Scope, type Verb } from './verbs.js';

type Permission = Role | Scope | Grant;

/** What an actor comes with. */
function heldBy(actor: Actor): readonly Permission[] {
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
  async require<V extends Verb>(actor: Actor, verb: V): Promise<ActorWith<V>> {
    // A mistake of ours, answered as one: the door that was opened is another one than the table, the log and the tests speak of.
    if (!actor.door.includes(verb)) throw new Error(`the door names ${actor.door.join()}, its service asks ${verb}`);
    return this.allows(actor, verb) ? (actor as ActorWith<V>) : this.refuse(actor, verb);
  }

  /** Whether the table lets an actor pass. */
  allows(actor: Actor, verb: Verb): boolean {
    const allowed: readonly Permission[] = verbs[verb];
    return heldBy(actor).some((grant) => allowed.includes(grant));
  }

  /**
   * Refuses as the table does, also what it leaves to the rows to say.
   * @param lacking what a client's token would have to allow, where it is not the verb itself
   * @throws AppError as above
   */
  async refuse(actor: Actor, verb: Verb, lacking?: Grant): Promise<never> {
    if (actor.kind === 'visitor') throw new AppError('UNAUTHENTICATED', because('SIGN_IN_FIRST'));
    const reason = reasonOf(actor, verb, lacking);
    await this.sums.recordRefusal(actor, verb, [reason.code, ...Object.values(reason.values)].join(' '));
    throw new AppError('FORBIDDEN', reason);
  }
}

/** Why the table refuses. */
function reasonOf(actor: Exclude<Actor, Visitor>, verb: Verb, lacking: Grant | undefined): Reason {
  const allowed: readonly Permission[] = verbs[verb];
  if (actor.kind === 'account' || actor.kind === 'source') return because('ACCOUNT_NOT_ALLOWED');
  if (actor.kind === 'client') {
    const missing = lacking ?? GRANTS.find((grant) => allowed.includes(grant));
    return because('CLIENT_SCOPE_MISSING', { scope: `system/${missing ?? 'none'}` });
  }
  const missing = SCOPES.find((scope) => allowed.includes(scope));
  return missing ? because('API_KEY_SCOPE_MISSING', { scope: missing }) : because('API_KEY_NOT_ALLOWED');
}
