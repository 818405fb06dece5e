import type { Actor, Operator } from '../../platform/access/actor.js';
import type { WriteContext } from '../../platform/use-cases.js';
import type { User } from '../users/user.entity.js';
import { notifyAdmins } from './notify-admins.js';

/** Notifies the other admins of a new or enabled admin, by name or else number. */
export async function notifyOfAdmin(
  { tx, actor }: Pick<WriteContext<Actor | Operator>, 'tx' | 'actor'>,
  { id, fullName, phone }: User,
  now: Date,
): Promise<void> {
  await tx.flush();
  await notifyAdmins(tx, { kind: 'ADMIN_ADDED', subject: fullName || phone, actor, exceptId: id }, now);
}
