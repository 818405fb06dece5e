import type { AuditTrail } from '../audit/audit-trail.js';
import { AppError } from '../errors.js';
import type { Actor, Role } from './actor.js';
import { SCOPES, verbs, type Scope, type Verb } from './verbs.js';

/** Decides, behind both doors, who may do what. */
export class Access {
  constructor(private readonly audit: AuditTrail) {}

  /**
   * Lets the actor pass or throws.
   * @throws AppError UNAUTHENTICATED for a visitor, FORBIDDEN for an account in the wrong role and for an API key without the scope; the latter two leave an audit row
   */
  async require(actor: Actor, verb: Verb): Promise<void> {
    const allowed: readonly (Role | Scope)[] = verbs[verb];
    const held: readonly (Role | Scope)[] = actor.apiKey?.scopes ?? [actor.role];
    if (held.some((grant) => allowed.includes(grant))) return;
    if (actor.role === 'visitor') throw new AppError('UNAUTHENTICATED', 'Please sign in first.');
    await this.audit.recordAlone(actor, { verb, outcome: 'refused' });
    if (!actor.apiKey) throw new AppError('FORBIDDEN', 'Your account is not allowed to do this.');
    const missing = SCOPES.find((scope) => allowed.includes(scope));
    throw new AppError(
      'FORBIDDEN',
      missing ? `This API key lacks the scope ${missing}.` : 'No API key may do this: it takes a person who signs in.',
    );
  }
}
