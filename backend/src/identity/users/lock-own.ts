import type { Account } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { WriteContext } from '../../platform/use-cases.js';
import { User } from './user.entity.js';

/** Returns one's own account with a row lock. @throws AppError NOT_FOUND if it was deleted meanwhile */
export async function lockOwn({ userId }: Account, lock: WriteContext<Account>['lock']): Promise<User> {
  const user = await lock(User, { id: userId });
  if (!user) throw new AppError('NOT_FOUND', reasonFor('ACCOUNT_NOT_FOUND'));
  return user;
}
