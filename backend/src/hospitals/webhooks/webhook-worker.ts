import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { Webhook } from 'standardwebhooks';
import { deletedConsentFilter } from '../data-consents/consent-filter.js';
import { OutageGuard } from '../../platform/db/outage-guard.js';
import type { ExchangeLog, ExchangeOutcome } from '../exchanges/exchange-log.js';
import type { Logger } from '../../platform/logger.js';
import { CallFailed, type OutboundHttp } from '../../platform/outbound/outbound-http.js';
import { grantsOf } from '../smart-clients/system-scopes.js';
import { settleAll } from '../../platform/turns/settle-all.js';
import { failWaiting } from './deliveries.queries.js';
import {
  countTry,
  dropUntold,
  endEndpoint,
  findDueEndpoints,
  findTarget,
  releaseDeliveries,
  noteOutcome,
  claimDueDeliveries,
  type DueDelivery,
  type Target,
} from './due-deliveries.js';
import { knownSecret } from './webhook-secret.js';

/** Timeout of a delivery attempt, in milliseconds. */
const PATIENCE = 15_000;

interface Parts {
  em: EntityManager;
  pool: Pool;
  hosts: OutboundHttp;
  exchanges: ExchangeLog;
  /** Server secret from which endpoint secrets are derived. */
  secret: string | undefined;
  /** Backoff after each failed attempt, in seconds; the delivery fails after one more attempt. */
  retrySeconds: number[];
  /** Jitter from 0 to 1: extends the backoff by up to a tenth, to spread retries. */
  random: () => number;
  logger: Logger;
}

/** Sends due deliveries; runs in every process. Each delivery is claimed by one process, and endpoints do not wait for one another. */
export class WebhookWorker {
  private readonly lanes = new Map<string, Promise<void>>();
  private readonly away: OutageGuard;
  private isStopped = false;

  constructor(private readonly parts: Parts) {
    this.away = new OutageGuard(parts.logger, 'no webhook is sent');
  }

  /**
   * Sends all due deliveries, except of endpoints that this process is already working on.
   * @param now replaces the database's clock
   */
  async sendDue(now?: Date): Promise<void> {
    if (this.isStopped) return;
    await this.away.try(async () => {
      const free = (await findDueEndpoints(this.parts.pool, now)).filter((id) => !this.lanes.has(id));
      await settleAll(
        free.map((id) => {
          const lane = this.sendAll(id, now).finally(() => this.lanes.delete(id));
          this.lanes.set(id, lane);
          return lane;
        }),
      );
    });
  }

  /** Claims no more deliveries, and waits for those in progress. Their errors go to the caller of `sendDue`. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await Promise.allSettled(this.lanes.values());
  }

  private async sendAll(endpointId: string, now: Date | undefined): Promise<void> {
    const { pool } = this.parts;
    let taken: DueDelivery[];
    while (!this.isStopped && (taken = await claimDueDeliveries(pool, endpointId, now)).length > 0) {
      const leaving = await this.prepare(endpointId, taken, now).catch(async (error: unknown) => {
        await releaseDeliveries(pool, taken);
        throw error;
      });
      if (leaving) await settleAll(leaving.known.map((delivery) => this.deal(leaving.target, delivery, now)));
    }
  }

  /** Evaluates claimed deliveries and ends those that may no longer be sent. @returns undefined for an ended endpoint */
  private async prepare(endpointId: string, taken: DueDelivery[], now: Date | undefined) {
    const { pool, em } = this.parts;
    const target = await findTarget(pool, endpointId);
    if (target.isRevoked) await endEndpoint(pool, endpointId, 'CLIENT_REVOKED');
    if (target.isRevoked || target.isEnded) {
      await releaseDeliveries(pool, taken);
      await failWaiting(em.fork(), endpointId);
      return undefined;
    }
    const reached = await this.reached(target, taken);
    const known = taken.filter((delivery) => mayKnow(target, delivery, reached.has(delivery.patientId)));
    const withheld = taken.filter((delivery) => !known.includes(delivery));
    await dropUntold(
      pool,
      withheld.filter(({ attempts }) => attempts === 1).map(({ id }) => id),
    );
    for (const delivery of withheld.filter(({ attempts }) => attempts > 1))
      await noteOutcome(pool, delivery, { status: 'FAILED', code: 'withheld', attempts: delivery.attempts - 1 }, now);
    return { target, known };
  }

  /** Returns the patients of the deliveries that the client may read. */
  private async reached(target: Target, taken: DueDelivery[]): Promise<Set<string>> {
    const ids = taken.map(({ patientId }) => patientId);
    const { rows } = await sql<{ id: string }>`select p.id from patient p
      where p.id = any(${ids}::uuid[]) and ${deletedConsentFilter(target)}`.execute(this.parts.em.fork().getKysely());
    return new Set(rows.map(({ id }) => id));
  }

  private async deal(target: Target, delivery: DueDelivery, now: Date | undefined): Promise<void> {
    const { pool, em, exchanges, logger, retrySeconds, random } = this.parts;
    const { id, event, attempts, replayedAfter, patientId, takenAt } = delivery;
    const code = await this.post(target, delivery);
    const isDelivered = /^2\d\d$/.test(code);
    const seconds = code === '410' ? undefined : retrySeconds[attempts - replayedAfter - 1];
    const wait = seconds && seconds * (1_000 + 100 * random());
    const sendAfter = wait === undefined ? undefined : new Date(takenAt.getTime() + wait);
    if (isDelivered) await noteOutcome(pool, delivery, { status: 'DELIVERED', code, attempts }, now);
    else if (sendAfter) await noteOutcome(pool, delivery, { status: 'PENDING', code, attempts, sendAfter }, now);
    else await noteOutcome(pool, delivery, { status: 'FAILED', code, attempts }, now);
    await countTry(pool, target.id, isDelivered);
    if (code === '410') {
      await endEndpoint(pool, target.id, 'GONE');
      await failWaiting(em.fork(), target.id);
    }
    // Not a reading of the record: an id contains no data of the patient.
    const outcome = outcomeOf(code);
    const { clientId } = target;
    const exchange = {
      door: 'WEBHOOK',
      clientId,
      interaction: event,
      patientIds: [],
      patientId,
      parameters: [],
    } as const;
    exchanges.note({ ...exchange, outcome, code, requestId: id });
    const line = { deliveryId: id, endpointId: target.id, code };
    if (isDelivered || sendAfter) logger.info(line, 'a webhook was dealt with');
    else logger.warn(line, 'a webhook was given up');
  }

  /** Sends a delivery. @returns the HTTP status, or an error code without a response */
  private async post(target: Target, delivery: DueDelivery): Promise<string> {
    const secret = knownSecret(this.parts.secret, target);
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

function outcomeOf(code: string): ExchangeOutcome {
  if (code.startsWith('2')) return 'SUCCEEDED';
  return /^[34]/.test(code) ? 'REFUSED' : 'FAILED';
}
