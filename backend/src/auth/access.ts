import type { AuditTrail } from '../audit/audit-trail.js';
import { AppError } from '../errors.js';
import type { Actor, Role } from './actor.js';
import { verbs, type Verb } from './verbs.js';

/** Decides, behind both doors, who may do what. */
export class Access {
  constructor(private readonly audit: AuditTrail) {}

  /**
   * Lets the actor pass or throws.
   * @throws AppError UNAUTHENTICATED for a visitor, FORBIDDEN for an account in the wrong role; the latter leaves an audit row
   */
  async require(actor: Actor, verb: Verb): Promise<void> {
    const allowed: readonly Role[] = verbs[verb];
    if (allowed.includes(actor.role)) return;
    if (actor.role === 'visitor') throw new AppError('UNAUTHENTICATED', 'Please sign in first.');
    await this.audit.recordAlone(actor, { verb, outcome: 'refused' });
    throw new AppError('FORBIDDEN', 'Your account is not allowed to do this.');
  }
}
