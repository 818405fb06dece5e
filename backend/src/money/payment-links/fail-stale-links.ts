import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { AuditTrail } from '../../platform/audit/audit-trail.js';
import type { Clock } from '../../platform/time/clock.js';

/** Most payments that one run fails; the next one follows in minutes. */
const BATCH = 500;

/**
 * Fails the pending payments of links that are over for 7 days, each with a row in the audit trail. A payment that somebody is settling is
 * left to the next run.
 */
export async function failStaleLinks(em: EntityManager, { clock, audit }: { clock: Clock; audit: AuditTrail }) {
  const now = clock.now();
  await em.fork().transactional(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      update payment set status = 'Failed', failed_reason = 'Its payment link was over for 7 days.', version = version + 1
      where id in (
        select y.id from payment_link l join payment y on y.id = l.payment_id
        where l.canceled_at is null and l.expires_at <= ${now}::timestamptz - interval '7 days' and y.status = 'Pending'
        order by y.id limit ${BATCH} for update of y skip locked
      ) returning id`.execute(tx.getKysely());
    const job = { kind: 'console', role: 'console', requestId: uuidv7() } as const;
    for (const { id } of rows)
      await audit.record(tx, job, {
        verb: 'paymentLink.expire',
        subjectType: 'payment',
        subjectId: id,
        changedFields: ['failedReason', 'status'],
      });
  });
}
