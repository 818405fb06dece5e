import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import type { Actor, Operator } from '../../platform/access/actor.js';
import type { Tables } from '../../platform/db/tables.js';
import { publish } from '../../platform/events/domain-events.js';
import type { SecurityNoticeKind } from './security-notice.entity.js';
import type { WriteContext } from '../../platform/use-cases.js';
import type { User } from '../users/user.entity.js';

/** Event: a security notice was created, and all admins must be notified. */
export class SecurityNoticeRaised {
  constructor(
    readonly noticeId: string,
    /** Admin whom the notice is about, who is notified otherwise. */
    readonly exceptId: string | undefined,
    readonly at: Date,
  ) {}
}

/** Security notice to create, for a change or an alarm. */
export interface NewNotice {
  kind: SecurityNoticeKind;
  subject: string | null;
  /** Who made the change; undefined for an alarm. */
  actor?: Actor | Operator;
  /** Admin who is notified otherwise, because the notice is about them. */
  exceptId?: string;
  /** Key of an alarm; no second notice with the same key is created. */
  dedupKey?: string;
}

/**
 * Creates a notice for the admins' dashboard and a text message to each admin, in the transaction of the change. The admin who made the
 * change is notified too, since somebody else may have used their session.
 */
export async function notifyAdmins(
  tx: EntityManager,
  { kind, subject, actor, exceptId, dedupKey }: NewNotice,
  now: Date,
): Promise<void> {
  const id = uuidv7();
  const by_id = actor?.kind === 'account' ? actor.userId : null;
  const { numInsertedOrUpdatedRows: written } = await tx
    .getKysely<Tables>()
    .insertInto('security_notice')
    .values({ id, kind, at: now.toISOString(), by_id, subject, dedup_key: dedupKey ?? null })
    .onConflict((conflict) => conflict.column('dedup_key').doNothing())
    .executeTakeFirst();
  if (!written) return;
  await publish(tx, new SecurityNoticeRaised(id, exceptId, now));
}

/** Notifies the other admins of a new or enabled admin, by name or else number. */
export async function notifyOfAdmin(
  { tx, actor }: Pick<WriteContext<Actor | Operator>, 'tx' | 'actor'>,
  { id, fullName, phone }: User,
  now: Date,
): Promise<void> {
  await tx.flush();
  await notifyAdmins(tx, { kind: 'ADMIN_ADDED', subject: fullName || phone, actor, exceptId: id }, now);
}
