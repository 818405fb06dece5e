import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import type { Actor, Operator } from '../../platform/access/actor.js';
import type { Tables } from '../../platform/db/tables.js';
import { publish } from '../../platform/events/domain-events.js';
import type { SecurityNoticeKind } from './security-notice.entity.js';
import { SecurityNoticeRaised } from './security-notice-raised.js';

/** A notice that a change or an alarm causes. */
export interface NewNotice {
  kind: SecurityNoticeKind;
  subject: string | null;
  /** Who did it; nobody of an alarm. */
  actor?: Actor | Operator;
  /** An admin who is told of it otherwise, being the one whom it is about. */
  exceptId?: string;
  /** What makes an alarm this one: no second notice with the same is written. */
  dedupKey?: string;
}

/**
 * Writes a notice for the dashboard of admins, and a text message to each, in the transaction of the change (AU-11): all are there, or none.
 * Whoever did it is told, too, since it may have been somebody else in their session.
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
