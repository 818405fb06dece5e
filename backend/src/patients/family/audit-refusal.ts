import type { Permission } from '../../platform/access/access-policy.js';
import type { Actor } from '../../platform/access/actor.js';
import type { AuditTrail } from '../../platform/audit/audit-trail.js';
import { RightMissing } from './family-access.js';

/** Runs work by a grant, and audits it if the patient did not grant the right for it. @throws what the work throws */
export async function auditRefusal<T>(
  { audit, actor, verb, grantId }: { audit: AuditTrail; actor: Actor; verb: Permission; grantId: string },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RightMissing)
      await audit.recordAlone(actor, { verb, outcome: 'refused', subjectType: 'familyGrant', subjectId: grantId });
    throw error;
  }
}
