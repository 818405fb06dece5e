import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import type { AuditTrail } from '../audit/audit-trail.js';
import type { Clock } from '../clock.js';
import { LOCKED } from '../db/locked.js';
import { StartupError } from '../startup-error.js';
import { User } from '../users/user.entity.js';
import type { AdminArguments } from './admin-arguments.js';
import { hasLiveAdmin, lockAdmins } from './live-admins.js';

/**
 * Makes the account of an admin, or leaves alone the one that is there. One row on record for what changed.
 * @throws StartupError when the admin is switched off, or others are there, and nobody said that this is meant
 */
export async function makeAdmin(
  em: EntityManager,
  { audit, clock }: { audit: AuditTrail; clock: Clock },
  { phone, name, enable, yes }: AdminArguments,
): Promise<void> {
  await em.transactional(async (tx) => {
    await lockAdmins(tx);
    const known = await tx.findOne(User, { phone, userType: 'admin', deletedAt: null }, LOCKED);
    if (known && !known.disabledAt) return;
    if (known && !enable)
      throw new StartupError(`The admin ${phone} is switched off. Add --enable to switch the account on again.`);
    if (!known && !yes && (await hasLiveAdmin(tx)))
      throw new StartupError(
        `Other admins can sign in already, and one of them can make ${phone} an admin. Add --yes to do it here all the same.`,
      );
    const user = known ?? tx.create(User, { userType: 'admin', phone, fullName: name, createdAt: clock.now() });
    user.disabledAt = null;
    await tx.flush();
    audit.record(
      tx,
      { kind: 'console', role: 'console', requestId: uuidv7() },
      {
        verb: known ? 'user.enable' : 'staff.makeAdmin',
        subjectType: 'user',
        subjectId: user.id,
      },
    );
  });
}
