import type { Account } from '../auth/actor.js';
import { AppError } from '../../platform/errors.js';
import { reasonFor } from '../../platform/reasons/reason.js';
import type { WriteContext } from '../../platform/use-cases.js';
import { User } from './user.entity.js';

/** One's own account, locked. @throws AppError NOT_FOUND for one that went meanwhile */
export async function lockOwn({ userId }: Account, lock: WriteContext<Account>['lock']): Promise<User> {
  const user = await lock(User, { id: userId });
  if (!user) throw new AppError('NOT_FOUND', reasonFor('ACCOUNT_NOT_FOUND'));
  return user;
}
