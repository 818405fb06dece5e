import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { ClaimedRow } from '../../platform/jobs/lease.js';
import type { LeasedQueue } from '../../platform/jobs/leased-job.js';
import type { ConsentScope } from '../data-consents/consent-filter.js';
import type { WebhookEndReason, WebhookEvent } from './webhook-endpoint.entity.js';
import type { StoredSecret } from './webhook-secret.js';

/** Largest number of concurrent deliveries per endpoint and process. */
const AT_ONCE = 10;
/** Consecutive failures after which the circuit breaker opens: one probe at a time over all processes until one succeeds. */
const FAILING = 5;

/** A delivery that this process has claimed. */
export interface DueDelivery extends ClaimedRow {
  event: WebhookEvent;
  resource: string;
  resourceId: string;
  version: number;
  patientId: string;
  createdAt: Date;
  /** Number of attempts before the last replay, which restarts the backoff. */
  replayedAfter: number;
}

/**
 * The pending deliveries whose time has come, in a lane for each endpoint. With an open circuit breaker the oldest delivery alone may be
 * claimed, and none while another is in progress.
 */
export const dueDeliveries: LeasedQueue = {
  name: 'webhooks',
  table: 'webhook_delivery',
  waiting: 'PENDING',
  dueSince: sql`r.send_after`,
  columns: sql`r.event, r.resource, r.resource_id as "resourceId", r.version, r.patient_id as "patientId", r.created_at as "createdAt",
    r.replayed_after as "replayedAfter"`,
  dates: ['createdAt'],
  order: sql`r.send_after`,
  batch: AT_ONCE,
  lanes: (hasDue) => sql`select e.id as lane from webhook_endpoint e where ${hasDue(sql`e.id`)}`,
  isDue: ({ lane, now }) => sql`r.endpoint_id = ${lane} and r.send_after <= ${now}`,
  free: ({ lane, now }) => sql`
    select case when e.failures < ${FAILING} then ${AT_ONCE} when first.lease_until > ${now} then 0 else 1 end::integer
    from webhook_endpoint e left join lateral (select d.lease_until from webhook_delivery d
      where d.endpoint_id = e.id and d.status = 'PENDING' order by d.send_after limit 1) first on true
    where e.id = ${lane}`,
};

/** URL of an endpoint, and its client. */
export interface Target extends ConsentScope, StoredSecret {
  url: string;
  scopes: string[];
  /** A revoked client ends its endpoint. */
  state: 'live' | 'ended' | 'client revoked';
}

/** Reads the current URL and client of an endpoint. */
export async function findTarget(pool: Pool, endpointId: string): Promise<Target> {
  const { rows } = await pool.query<Target>(
    `select e.id, e.url, e.secret_hash as "secretHash", e.sealed_secret as "sealedSecret", c.id as "clientId", c.scopes, c.purpose, c.reach,
       case when c.revoked_at is not null then 'client revoked' when e.ended_at is not null then 'ended' else 'live' end as state
     from webhook_endpoint e join smart_client c on c.id = e.client_id where e.id = $1`,
    [endpointId],
  );
  const [target] = rows;
  if (!target) throw new Error('an endpoint with deliveries is there');
  return target;
}

/** Updates the number of consecutive failures of an endpoint. */
export async function countTry(pool: Pool, endpointId: string, isDelivered: boolean): Promise<void> {
  await pool.query(
    isDelivered
      ? 'update webhook_endpoint set failures = 0 where id = $1 and failures > 0'
      : 'update webhook_endpoint set failures = failures + 1 where id = $1',
    [endpointId],
  );
}

/** Ends a live endpoint. */
export async function endEndpoint(pool: Pool, id: string, reason: WebhookEndReason): Promise<void> {
  await pool.query('update webhook_endpoint set ended_at = now(), end_reason = $2 where id = $1 and ended_at is null', [
    id,
    reason,
  ]);
}
