import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { WebhookDelivery } from './webhook-delivery.js';

const COLUMNS = sql`id, event, status, attempts, resource, resource_id as "resourceId", created_at as "createdAt",
  delivered_at as "deliveredAt", case when status = 'PENDING' then send_after end as "nextAttemptAt", code`;

const deliveryOf = ({ createdAt, deliveredAt, nextAttemptAt, ...row }: WebhookDelivery): WebhookDelivery => ({
  ...row,
  createdAt: new Date(createdAt),
  deliveredAt: deliveredAt && new Date(deliveredAt),
  nextAttemptAt: nextAttemptAt && new Date(nextAttemptAt),
});

/** Finds the newest deliveries of an endpoint. */
export async function findDeliveries(em: EntityManager, endpointId: string, first: number): Promise<WebhookDelivery[]> {
  const { rows } =
    await sql<WebhookDelivery>`select ${COLUMNS} from webhook_delivery where endpoint_id = ${endpointId}::uuid
    order by created_at desc, id desc limit ${first}`.execute(em.getKysely());
  return rows.map(deliveryOf);
}

/** Finds a delivery and its endpoint. */
export async function findDelivery(
  em: EntityManager,
  id: string,
): Promise<{ delivery: WebhookDelivery; endpointId: string } | undefined> {
  const { rows } = await sql<WebhookDelivery & { endpointId: string }>`select ${COLUMNS}, endpoint_id as "endpointId"
    from webhook_delivery where id = ${id}::uuid`.execute(em.getKysely());
  return rows.map(({ endpointId, ...row }) => ({ delivery: deliveryOf(row), endpointId }))[0];
}

/** SQL assignments that make a delivery due at once and restart its backoff. Deliveries in progress are excluded. */
const AGAIN = sql`status = 'PENDING', send_after = clock_timestamp(), lease_until = null, replayed_after = attempts, delivered_at = null`;
const IS_FREE = sql`(lease_until is null or lease_until <= clock_timestamp())`;

/** Replays an endpoint's deliveries since a time. @returns their number */
export async function replayDeliveries(em: EntityManager, endpointId: string, since: Date): Promise<number> {
  const { numAffectedRows } = await sql`update webhook_delivery set ${AGAIN}
    where endpoint_id = ${endpointId}::uuid and created_at >= ${since}::timestamptz and ${IS_FREE}`.execute(
    em.getKysely(),
  );
  return Number(numAffectedRows ?? 0);
}

/** Replays one delivery. @returns whether it existed and was not in progress */
export async function replayDelivery(em: EntityManager, id: string): Promise<boolean> {
  const { numAffectedRows } =
    await sql`update webhook_delivery set ${AGAIN} where id = ${id}::uuid and ${IS_FREE}`.execute(em.getKysely());
  return Number(numAffectedRows ?? 0) > 0;
}

/** Fails the pending deliveries of an ended endpoint, except those in progress. */
export async function failWaiting(em: EntityManager, endpointId: string): Promise<void> {
  await sql`update webhook_delivery set status = 'FAILED', code = 'ended', lease_until = null
    where endpoint_id = ${endpointId}::uuid and status = 'PENDING'
      and (lease_until is null or lease_until <= clock_timestamp())`.execute(em.getKysely());
}

/** Retention period of deliveries, for inspection and replay. */
const KEPT = '90 days';

/** Deletes old deliveries. */
export async function sweepDeliveries(pool: Pool): Promise<void> {
  await pool.query('delete from webhook_delivery where created_at < now() - $1::interval', [KEPT]);
}
