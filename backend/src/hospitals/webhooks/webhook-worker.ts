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

/** How long an endpoint may take for its answer, in milliseconds (hospital §8). */
const PATIENCE = 15_000;

interface Parts {
  em: EntityManager;
  pool: Pool;
  hosts: OutboundHttp;
  exchanges: ExchangeLog;
  /** What secrets are made of. */
  secret: string | undefined;
  /** How long to wait after each try that failed, in seconds; after one more it is given up. */
  retrySeconds: number[];
  /** By how much of a tenth of that longer, so that what failed together does not come together again (HR-1). */
  random: () => number;
  logger: Logger;
}

/** Sends what is due, in every process: each delivery is taken by one of them, and no endpoint waits for another one (hospital §8). */
export class WebhookWorker {
  private readonly lanes = new Map<string, Promise<void>>();
  private readonly away: OutageGuard;
  private isStopped = false;

  constructor(private readonly parts: Parts) {
    this.away = new OutageGuard(parts.logger, 'no webhook is sent');
  }

  /**
   * Sends all that is due, but for endpoints at which this process is at it already.
   * @param now instead of the database's clock
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

  /** Takes no more, and waits for what is being sent; what fails of it hears whoever had it sent. */
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

  /** Judges them as it stands now: what may not leave any more ends here. @returns nothing for an endpoint that is over */
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

  /** Whom the client reaches of those whom the deliveries are about (HR-1). */
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
    // No reading of the record: an id says nothing of the person.
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

  /** @returns the status of the answer, or why there is none */
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
 * Whether a client may be told: of what it could read itself, and of the end of a consent as long as it does not reach the patient (who
 * allowed it again meanwhile has nothing to be forgotten).
 */
function mayKnow({ scopes }: Target, { event, resource }: DueDelivery, isReached: boolean): boolean {
  const [mayRead] = grantsOf(scopes, [`${resource}.r`]);
  return mayRead !== undefined && isReached === (event !== 'consent.revoked');
}

/** The same in every try, and nothing of the person. */
function bodyOf({ event, createdAt, resource, resourceId, version }: DueDelivery): string {
  const data = { resource, id: resourceId, versionId: String(version) };
  return JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data });
}

function outcomeOf(code: string): ExchangeOutcome {
  if (code.startsWith('2')) return 'SUCCEEDED';
  return /^[34]/.test(code) ? 'REFUSED' : 'FAILED';
}
