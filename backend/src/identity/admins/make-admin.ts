import { v7 as uuidv7 } from 'uuid';
import type { Operator } from '../../platform/access/actor.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import { notifyOfAdmin } from '../security-notices/notify-admins.js';
import { StartupError } from '../../platform/errors/startup-error.js';
import type { UseCases } from '../../platform/use-cases.js';
import { User } from '../users/user.entity.js';
import type { AdminArguments } from './admin-arguments.js';
import { hasLiveAdmin, lockAdmins } from './live-admins.js';

/**
 * Creates an admin account, or enables an existing one if `enable` is set; audits what changed.
 * @throws StartupError if the admin is disabled without `enable`, or other admins exist without `yes`
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
    // Without `enable`, an existing admin is unchanged, including a last day.
    if (enable) tx.assign(user, { disabledAt: null, lastDay: null });
    const isBack = enable && wasOff;
    // The first admin has no other admins to notify.
    if ((!known || isBack) && hasOthers) await notifyOfAdmin(change, user, clock.now());
    return { verb: known ? 'user.enable' : 'staff.makeAdmin', subject: user, answer: () => undefined };
  });
}
