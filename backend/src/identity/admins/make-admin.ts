import { v7 as uuidv7 } from 'uuid';
import type { Operator } from '../../platform/access/actor.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import { notifyOfAdmin } from '../security-notices/notify-of-admin.js';
import { StartupError } from '../../platform/errors/startup-error.js';
import type { UseCases } from '../../platform/use-cases.js';
import { User } from '../users/user.entity.js';
import type { AdminArguments } from './admin-arguments.js';
import { hasLiveAdmin, lockAdmins } from './live-admins.js';

/**
 * Makes the account of an admin, or leaves alone the one that is there. One row on record for what changed.
 * @throws StartupError when the admin is switched off, or others are there, and nobody said that this is meant
 */
export async function makeAdmin(
  useCases: UseCases,
  clock: Clock,
  { phone, name, enable, yes }: AdminArguments,
): Promise<void> {
  const operator: Operator = { kind: 'console', role: 'console', requestId: uuidv7() };
  await useCases.operate(operator, async (change) => {
    const { tx, lock } = change;
    await lockAdmins(tx);
    const known = await lock(User, { phone, userType: 'admin', deletedAt: null });
    const wasOff = known?.isOffOn(clinicDay(clock.now())) ?? false;
    if (wasOff && !enable)
      throw new StartupError(`The admin ${phone} is switched off. Add --enable to switch the account on again.`);
    const hasOthers = await hasLiveAdmin(tx, known?.id);
    if (!known && !yes && hasOthers)
      throw new StartupError(
        `Other admins can sign in already, and one of them can make ${phone} an admin. Add --yes to do it here all the same.`,
      );
    const user = known ?? tx.create(User, { userType: 'admin', phone, fullName: name, createdAt: clock.now() });
    // Said again of an admin who is there, nothing changes: not the last day that somebody entered either.
    if (enable) tx.assign(user, { disabledAt: null, lastDay: null });
    const isBack = enable && wasOff;
    // The first one has nobody to be told.
    if ((!known || isBack) && hasOthers) await notifyOfAdmin(change, user, clock.now());
    return { verb: known ? 'user.enable' : 'staff.makeAdmin', subject: user, answer: () => undefined };
  });
}
