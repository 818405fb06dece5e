import type { FilterQuery } from '@mikro-orm/core';
import type { VisibleTo } from '../../platform/access/visible-to.js';
import type { User } from './user.entity.js';

/** Filter of the accounts whose picture an actor may see: all for an admin, one's own for other accounts. */
export function visibleUsers(to: VisibleTo): FilterQuery<User> {
  if (to === 'SYSTEM' || to.role === 'admin') return { deletedAt: null };
  return to.kind === 'account' ? { id: to.userId, deletedAt: null } : { id: { $in: [] } };
}
