import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { WebhookDelivery } from './webhook-delivery.js';

/** The newest of an endpoint. */
export async function findDeliveries(em: EntityManager, endpointId: string, first: number): Promise<WebhookDelivery[]> {
  const { rows } = await sql<WebhookDelivery>`select id, event, status, attempts, resource, resource_id as "resourceId",
      created_at as "createdAt", delivered_at as "deliveredAt", case when status = 'PENDING' then send_after end as "nextAttemptAt", code
    from webhook_delivery where endpoint_id = ${endpointId}::uuid
    order by created_at desc, id desc limit ${first}`.execute(em.getKysely());
  return rows.map(({ createdAt, deliveredAt, nextAttemptAt, ...row }) => ({
    ...row,
    createdAt: new Date(createdAt),
    deliveredAt: deliveredAt && new Date(deliveredAt),
    nextAttemptAt: nextAttemptAt && new Date(nextAttemptAt),
  }));
}

/** Has all of an endpoint sent again since a moment, but for what is being sent. @returns how many */
export async function replayDeliveries(em: EntityManager, endpointId: string, since: Date): Promise<number> {
  const { numAffectedRows } = await sql`update webhook_delivery
    set status = 'PENDING', send_after = clock_timestamp(), lease_until = null, replayed_after = attempts, delivered_at = null
    where endpoint_id = ${endpointId}::uuid and created_at >= ${since}::timestamptz
      and (lease_until is null or lease_until <= clock_timestamp())`.execute(em.getKysely());
  return Number(numAffectedRows ?? 0);
}

/** Gives up what waits for an endpoint that is over, but for what is being sent. */
export async function failWaiting(em: EntityManager, endpointId: string): Promise<void> {
  await sql`update webhook_delivery set status = 'FAILED', code = 'ended', lease_until = null
    where endpoint_id = ${endpointId}::uuid and status = 'PENDING'
      and (lease_until is null or lease_until <= clock_timestamp())`.execute(em.getKysely());
}

/** How long deliveries are kept, to be looked at and sent again. */
const KEPT = '90 days';

/** Forgets old deliveries. */
export async function sweepDeliveries(pool: Pool): Promise<void> {
  await pool.query('delete from webhook_delivery where created_at < now() - $1::interval', [KEPT]);
}
