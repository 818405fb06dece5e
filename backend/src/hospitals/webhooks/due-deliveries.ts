import type { Pool } from 'pg';
import type { ConsentScope } from '../data-consents/consent-filter.js';
import type { WebhookDeliveryStatus } from './webhook-delivery.js';
import type { WebhookEndReason, WebhookEvent } from './webhook-endpoint.entity.js';

/** Largest number of concurrent deliveries per endpoint and process. */
const AT_ONCE = 10;
/** Consecutive failures after which the circuit breaker opens: one probe at a time over all processes until one succeeds. */
const FAILING = 5;

/** A delivery that this process has claimed. */
export interface DueDelivery {
  id: string;
  event: WebhookEvent;
  resource: string;
  resourceId: string;
  version: number;
  patientId: string;
  createdAt: Date;
  attempts: number;
  /** Number of attempts before the last replay, which restarts the backoff. */
  replayedAfter: number;
  /** Time of the claim, by the database's clock. */
  takenAt: Date;
}

/** URL of an endpoint, and its client. */
export interface Target extends ConsentScope {
  id: string;
  url: string;
  secretHash: string;
  scopes: string[];
  isEnded: boolean;
  isRevoked: boolean;
}

/** Result of a delivery attempt. */
export interface Outcome {
  status: WebhookDeliveryStatus;
  /** An HTTP status or an error code. */
  code: string;
  /** Number of attempts. */
  attempts: number;
  /** Time of the next attempt, if the delivery stays pending. */
  sendAfter?: Date;
}

/** The database's clock, unless a test passes a time. */
const NOW = 'coalesce($1::timestamptz, clock_timestamp())';
const DUE = `d.status = 'PENDING' and d.send_after <= ${NOW} and (d.lease_until is null or d.lease_until <= ${NOW})`;

/** Finds the endpoints with due deliveries. */
export async function findDueEndpoints(pool: Pool, now: Date | undefined): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select e.id from webhook_endpoint e where exists (select from webhook_delivery d where d.endpoint_id = e.id and ${DUE})`,
    [now],
  );
  return rows.map(({ id }) => id);
}

/**
 * Claims due deliveries of an endpoint and counts the attempt, in one statement that skips locked rows. If the process is killed, the lease
 * expires and the deliveries are due again with the same ids: at-least-once delivery. With an open circuit breaker it claims only the
 * oldest delivery, and none while another is in progress.
 */
export async function claimDueDeliveries(
  pool: Pool,
  endpointId: string,
  now: Date | undefined,
): Promise<DueDelivery[]> {
  const { rows } = await pool.query<DueDelivery>(
    `with due as materialized (
       select d.id, d.send_after from webhook_delivery d where d.endpoint_id = $2 and ${DUE}
       order by d.send_after for update skip locked limit ${AT_ONCE}),
     places as materialized (
       select case when e.failures < ${FAILING} then ${AT_ONCE} when first.lease_until > ${NOW} then 0 else 1 end as free
       from webhook_endpoint e left join lateral (
         select lease_until from webhook_delivery where endpoint_id = e.id and status = 'PENDING' order by send_after limit 1) first on true
       where e.id = $2)
     update webhook_delivery d set attempts = d.attempts + 1, lease_until = ${NOW} + interval '60 seconds'
     from (select id from due order by send_after limit (select free from places)) taken where d.id = taken.id
     returning d.id, d.event, d.resource, d.resource_id as "resourceId", d.version, d.patient_id as "patientId",
       d.created_at as "createdAt", d.attempts, d.replayed_after as "replayedAfter", ${NOW} as "takenAt"`,
    [now, endpointId],
  );
  return rows;
}

/** Reads the current URL and client of an endpoint. */
export async function findTarget(pool: Pool, endpointId: string): Promise<Target> {
  const { rows } = await pool.query<Target>(
    `select e.id, e.url, e.secret_hash as "secretHash", e.ended_at is not null as "isEnded", c.id as "clientId", c.scopes,
       c.purpose, c.reach, c.revoked_at is not null as "isRevoked"
     from webhook_endpoint e join smart_client c on c.id = e.client_id where e.id = $1`,
    [endpointId],
  );
  const [target] = rows;
  if (!target) throw new Error('an endpoint with deliveries is there');
  return target;
}

/** Stores a delivery's result, unless its lease expired and another process claimed it. */
export async function noteOutcome(
  pool: Pool,
  { id, attempts }: DueDelivery,
  outcome: Outcome,
  now: Date | undefined,
): Promise<void> {
  await pool.query(
    `update webhook_delivery set status = $4, code = $5, attempts = $6, send_after = coalesce($7, send_after), lease_until = null,
       delivered_at = case when $4 = 'DELIVERED' then ${NOW} end
     where id = $2 and attempts = $3 and lease_until is not null`,
    [now, id, attempts, outcome.status, outcome.code, outcome.attempts, outcome.sendAfter],
  );
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

/** Releases deliveries that were not attempted, and uncounts the attempt: they are due again at once. */
export async function releaseDeliveries(pool: Pool, taken: DueDelivery[]): Promise<void> {
  await pool.query(
    `update webhook_delivery d set attempts = d.attempts - 1, lease_until = null
     from unnest($1::uuid[], $2::int[]) as taken (id, attempts)
     where d.id = taken.id and d.attempts = taken.attempts and d.lease_until is not null`,
    [taken.map(({ id }) => id), taken.map(({ attempts }) => attempts)],
  );
}

/** Deletes deliveries that were never sent and that the client may no longer receive. */
export async function dropUntold(pool: Pool, ids: string[]): Promise<void> {
  if (ids.length > 0)
    await pool.query('delete from webhook_delivery where id = any($1) and lease_until is not null', [ids]);
}

/** Ends a live endpoint. */
export async function endEndpoint(pool: Pool, id: string, reason: WebhookEndReason): Promise<void> {
  await pool.query('update webhook_endpoint set ended_at = now(), end_reason = $2 where id = $1 and ended_at is null', [
    id,
    reason,
  ]);
}
