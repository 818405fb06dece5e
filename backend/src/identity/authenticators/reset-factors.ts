import { v7 as uuidv7 } from 'uuid';
import type { Operator } from '../../platform/access/actor.js';
import { StartupError } from '../../platform/errors/startup-error.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import type { Sessions } from '../auth/session.js';
import { notifyAdmins } from '../security-notices/notify-admins.js';
import { User } from '../users/user.entity.js';
import { Factors } from './factors.js';

/**
 * Removes the second factors of an admin who lost them, with the recovery codes, ends the admin's sessions and notifies all admins: the way
 * back for the last admin, whom no other one can reset.
 * @throws StartupError if no admin has the number, or the admin has no factor
 */
export async function resetFactorsOf(
  useCases: UseCases,
  { clock, sessions }: { clock: Clock; sessions: Pick<Sessions, 'endOthers'> },
  phone: string,
): Promise<void> {
  const operator: Operator = { kind: 'console', role: 'console', requestId: uuidv7() };
  await useCases.operate(operator, async ({ tx, lock, changed, actor }) => {
    const user = await lock(User, { phone, userType: 'admin', deletedAt: null });
    if (!user) throw new StartupError(`There is no admin ${phone}.`);
    if ((await new Factors(clock).removeAll(tx, user.id)) === 0)
      throw new StartupError(`The admin ${phone} has no second factor.`);
    await sessions.endOthers(tx, user.id, undefined);
    await notifyAdmins(tx, { kind: 'FACTORS_RESET', subject: user.fullName || user.phone, actor }, clock.now());
    changed('factors');
    return { verb: 'factor.reset', subject: user, answer: () => undefined };
  });
}
