import type { Pool } from 'pg';
import type { ConsentScope } from '../data-consents/consent-filter.js';
import type { WebhookDeliveryStatus } from './webhook-delivery.js';
import type { WebhookEndReason, WebhookEvent } from './webhook-endpoint.entity.js';

/** How many deliveries of one endpoint a process sends at once. */
const AT_ONCE = 10;
/** After so many tries in a row that failed, one delivery at a time is tried, by all processes together, until one gets through (HR-1). */
const FAILING = 5;

/** A delivery that this process alone may send now. */
export interface DueDelivery {
  id: string;
  event: WebhookEvent;
  resource: string;
  resourceId: string;
  version: number;
  patientId: string;
  createdAt: Date;
  attempts: number;
  /** How many of them were before the last replay, after which the waits begin anew. */
  replayedAfter: number;
  /** The database's moment at which it was taken. */
  takenAt: Date;
}

/** Where deliveries of an endpoint go, and for whom. */
export interface Target extends ConsentScope {
  id: string;
  url: string;
  secretHash: string;
  scopes: string[];
  isEnded: boolean;
  isRevoked: boolean;
}

/** What became of a delivery. */
export interface Outcome {
  status: WebhookDeliveryStatus;
  /** How it ended: an HTTP status or a word. */
  code: string;
  /** How often it was tried. */
  attempts: number;
  /** Of one that stays pending. */
  sendAfter?: Date;
}

/** The clock is the database's; a test says what it shows. */
const NOW = 'coalesce($1::timestamptz, clock_timestamp())';
const DUE = `d.status = 'PENDING' and d.send_after <= ${NOW} and (d.lease_until is null or d.lease_until <= ${NOW})`;

/** The endpoints for which something is due. */
export async function findDueEndpoints(pool: Pool, now: Date | undefined): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select e.id from webhook_endpoint e where exists (select from webhook_delivery d where d.endpoint_id = e.id and ${DUE})`,
    [now],
  );
  return rows.map(({ id }) => id);
}

/**
 * Takes deliveries of an endpoint and counts the try, in one transaction of one statement, whose locks nobody waits for. Should the
 * process be killed, the lease runs out, and they are due again under the same ids: at least once. Of an endpoint that keeps failing the
 * longest due one alone, and none while that is under way.
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

/** Where they go, as it stands now. */
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

/** Writes what became of a delivery, unless its lease had run out and it was taken anew. */
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

/** Counts the tries in a row of which an endpoint took nothing. */
export async function countTry(pool: Pool, endpointId: string, isDelivered: boolean): Promise<void> {
  await pool.query(
    isDelivered
      ? 'update webhook_endpoint set failures = 0 where id = $1 and failures > 0'
      : 'update webhook_endpoint set failures = failures + 1 where id = $1',
    [endpointId],
  );
}

/** Takes the try back of deliveries with which nothing was begun: they are due again at once. */
export async function releaseDeliveries(pool: Pool, taken: DueDelivery[]): Promise<void> {
  await pool.query(
    `update webhook_delivery d set attempts = d.attempts - 1, lease_until = null
     from unnest($1::uuid[], $2::int[]) as taken (id, attempts)
     where d.id = taken.id and d.attempts = taken.attempts and d.lease_until is not null`,
    [taken.map(({ id }) => id), taken.map(({ attempts }) => attempts)],
  );
}

/** Takes away deliveries that never left and may not: nobody was told of them, and nobody shall be. */
export async function dropUntold(pool: Pool, ids: string[]): Promise<void> {
  if (ids.length > 0)
    await pool.query('delete from webhook_delivery where id = any($1) and lease_until is not null', [ids]);
}

/** Ends an endpoint that is not over yet. */
export async function endEndpoint(pool: Pool, id: string, reason: WebhookEndReason): Promise<void> {
  await pool.query('update webhook_endpoint set ended_at = now(), end_reason = $2 where id = $1 and ended_at is null', [
    id,
    reason,
  ]);
}
