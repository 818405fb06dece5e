import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { Webhook } from 'standardwebhooks';
import { deletedConsentFilter } from '../data-consents/consent-filter.js';
import type { ExchangeLog, ExchangeOutcome } from '../exchanges/exchange-log.js';
import { UNCOUNTED, type Lease } from '../../platform/jobs/lease.js';
import type { LeasedJob } from '../../platform/jobs/leased-job.js';
import { isBeyond, nextAttempt } from '../../platform/jobs/retry-table.js';
import { handOvers } from '../../platform/metrics/process-metrics.js';
import type { Logger } from '../../platform/logger.js';
import { CallFailed, type OutboundHttp } from '../../platform/outbound/outbound-http.js';
import { grantsOf } from '../smart-clients/system-scopes.js';
import { failWaiting } from './deliveries.queries.js';
import { countTry, dueDeliveries, endEndpoint, findTarget, type DueDelivery, type Target } from './due-deliveries.js';
import type { WebhookSecrets } from './webhook-secret.js';

/** Timeout of a delivery attempt, in milliseconds. */
const PATIENCE = 15_000;

interface Parts {
  em: EntityManager;
  pool: Pool;
  hosts: OutboundHttp;
  exchanges: ExchangeLog;
  secrets: WebhookSecrets;
  /** Backoff after each failed attempt, in seconds; the delivery fails after one more attempt. */
  retrySeconds: number[];
  /** Jitter from 0 to 1: extends the backoff by up to a tenth, to spread retries. */
  random: () => number;
  logger: Logger;
}

/** What the deliveries of a claim share. */
interface Present {
  target: Target;
  /** Patients that the client may read. */
  reached: Set<string>;
}

/** Sends due deliveries; endpoints do not wait for one another. */
export class WebhookJob implements LeasedJob<DueDelivery, Present> {
  readonly queue = dueDeliveries;
  readonly idle = 'no webhook is sent';
  readonly isRepeatable = false;

  constructor(private readonly parts: Parts) {}

  /** Reads the endpoint and what its client may read; fails what waits for an ended endpoint. */
  async prepare(taken: readonly DueDelivery[], endpointId: string): Promise<Present> {
    const { pool, em } = this.parts;
    const target = await findTarget(pool, endpointId);
    if (target.state === 'client revoked') await endEndpoint(pool, endpointId, 'CLIENT_REVOKED');
    if (target.state !== 'live') await failWaiting(em.fork(), endpointId);
    return { target, reached: await this.reached(target, taken) };
  }

  /** Whether processes crashed over the delivery after its last attempt. */
  isExhausted({ attempts, replayedAfter }: DueDelivery): boolean {
    return isBeyond(attempts - replayedAfter, this.parts.retrySeconds);
  }

  /** Sends a delivery, unless the endpoint has ended or the client may not know of it. */
  async run(lease: Lease<DueDelivery>, { target, reached }: Present): Promise<void> {
    const { row } = lease;
    if (target.state !== 'live') return endUnsent(lease, 'ended');
    if (mayKnow(target, row, reached.has(row.patientId))) return this.send(lease, target);
    if (row.attempts > 1) return endUnsent(lease, 'withheld');
    await lease.write(sql`delete from webhook_delivery where ${lease.isHeld} returning id`);
  }

  /** Postpones a delivery after an error of ours, or fails it. */
  async fail(lease: Lease<DueDelivery>, error: unknown, { target }: Present): Promise<void> {
    this.parts.logger.error({ error, deliveryId: lease.row.id }, 'a webhook could not be dealt with');
    await this.note(lease, target, 'not sent');
  }

  /** Returns the patients of the deliveries that the client may read. */
  private async reached(target: Target, taken: readonly DueDelivery[]): Promise<Set<string>> {
    const ids = taken.map(({ patientId }) => patientId);
    const { rows } = await sql<{ id: string }>`select p.id from patient p
      where p.id = any(${ids}::uuid[]) and ${deletedConsentFilter(target)}`.execute(this.parts.em.fork().getKysely());
    return new Set(rows.map(({ id }) => id));
  }

  private async send(lease: Lease<DueDelivery>, target: Target): Promise<void> {
    const { pool, em, exchanges } = this.parts;
    const { id, event, patientId } = lease.row;
    const code = await this.post(target, lease.row);
    // Not a reading of the record: an id contains no data of the patient.
    const of = { clientId: target.clientId, interaction: event, patientIds: [], patientId, parameters: [] };
    exchanges.note({ door: 'WEBHOOK', ...of, outcome: outcomeOf(code), code, requestId: id });
    handOvers.inc({ provider: 'webhook', outcome: HAND_OVERS[outcomeOf(code)] });
    await this.note(lease, target, code);
    await countTry(pool, target.id, isDelivered(code));
    if (code !== '410') return;
    await endEndpoint(pool, target.id, 'GONE');
    await failWaiting(em.fork(), target.id);
  }

  /** Stores the result of an attempt: an HTTP status or an error code. */
  private async note(lease: Lease<DueDelivery>, target: Target, code: string): Promise<void> {
    const { logger, retrySeconds, random } = this.parts;
    const { id, attempts, replayedAfter, takenAt } = lease.row;
    const failures = attempts - replayedAfter;
    const sendAfter = code === '410' ? undefined : nextAttempt(takenAt, failures, retrySeconds, random());
    const line = { deliveryId: id, endpointId: target.id, code };
    if (isDelivered(code)) await lease.end(sql`status = 'DELIVERED', code = ${code}, delivered_at = ${lease.now}`);
    else if (sendAfter) await lease.end(sql`code = ${code}, send_after = ${sendAfter}::timestamptz`);
    else await lease.end(sql`status = 'FAILED', code = ${code}`);
    if (isDelivered(code) || sendAfter) logger.info(line, 'a webhook was dealt with');
    else logger.warn(line, 'a webhook was given up');
  }

  /** Sends a delivery. @returns the HTTP status, or an error code without a response */
  private async post(target: Target, delivery: DueDelivery): Promise<string> {
    const secret = this.parts.secrets.find(target);
    if (secret === undefined) return 'no secret';
    const body = bodyOf(delivery);
    try {
      const status = await this.parts.hosts.post(target.url, {
        headers: {
          'content-type': 'application/json',
          'webhook-id': delivery.id,
          'webhook-timestamp': String(Math.floor(delivery.takenAt.getTime() / 1_000)),
          'webhook-signature': new Webhook(secret).sign(delivery.id, delivery.takenAt, body),
        },
        body,
        patience: PATIENCE,
      });
      return String(status);
    } catch (error) {
      if (error instanceof CallFailed) return error.reason;
      throw error;
    }
  }
}

const isDelivered = (code: string) => /^2\d\d$/.test(code);

/** Fails a delivery that is not sent. */
const endUnsent = (lease: Lease<DueDelivery>, code: string) =>
  lease.end(sql`status = 'FAILED', code = ${code}, ${UNCOUNTED}`);

/**
 * Whether a client may receive an event: one that it could read, or the end of a consent while it has no access to the patient. After a new
 * consent it need not delete anything.
 */
function mayKnow({ scopes }: Target, { event, resource }: DueDelivery, isReached: boolean): boolean {
  const [mayRead] = grantsOf(scopes, [`${resource}.r`]);
  return mayRead !== undefined && isReached === (event !== 'consent.revoked');
}

/** Builds the body, which is identical in all attempts and contains no personal data. */
function bodyOf({ event, createdAt, resource, resourceId, version }: DueDelivery): string {
  const data = { resource, id: resourceId, versionId: String(version) };
  return JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data });
}

/** Outcomes in the words of hand-overs. */
const HAND_OVERS: Readonly<Record<ExchangeOutcome, string>> = {
  SUCCEEDED: 'TAKEN',
  REFUSED: 'REFUSED',
  FAILED: 'NOT_TAKEN',
};

function outcomeOf(code: string): ExchangeOutcome {
  if (code.startsWith('2')) return 'SUCCEEDED';
  return /^[34]/.test(code) ? 'REFUSED' : 'FAILED';
}
