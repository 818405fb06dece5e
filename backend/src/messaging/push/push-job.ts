import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { MessageKind } from '../../identity/index.js';
import type { Lease } from '../../platform/jobs/lease.js';
import type { LeasedJob } from '../../platform/jobs/leased-job.js';
import type { Logger } from '../../platform/logger.js';
import { handOvers } from '../../platform/metrics/process-metrics.js';
import { CallFailed, type OutboundHttp } from '../../platform/outbound/outbound-http.js';
import { clinicDay, endOfDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import { settleAll } from '../../platform/turns/settle-all.js';
import { duePushes, endPush, findWaitingMessages, type DuePush } from './due-pushes.js';
import { isPushService } from './push-hosts.js';
import { deleteEndpoints, findEndpoints } from './push.queries.js';
import type { Vapid } from './vapid.js';

/** Timeout of a push service, in milliseconds. */
const PATIENCE = 10_000;
/** Attempts of a push: a second one only after a process crashed over the first. */
const MOST_ATTEMPTS = 2;
/** Seconds for which a push service keeps a notification for a browser that is not connected. */
const A_DAY = 86_400;

/** Wakes the browsers of patients by push, without content. */
export class PushJob implements LeasedJob<DuePush, Map<string, MessageKind>> {
  readonly queue = duePushes;
  readonly idle = 'no push notification is sent';
  readonly isRepeatable = false;

  constructor(
    private readonly parts: {
      em: EntityManager;
      pool: Pool;
      vapid: Vapid;
      outbound: OutboundHttp;
      hosts: readonly string[];
      clock: Clock;
      logger: Logger;
    },
  ) {}

  /** Loads which messages still wait for their push. */
  prepare(pushes: readonly DuePush[]): Promise<Map<string, MessageKind>> {
    return findWaitingMessages(this.parts.pool, pushes);
  }

  /** Whether processes crashed over the push. */
  isExhausted({ attempts }: DuePush): boolean {
    return attempts > MOST_ATTEMPTS;
  }

  /** Wakes all browsers of the account, side by side. */
  async run(lease: Lease<DuePush>, waiting: Map<string, MessageKind>): Promise<void> {
    const kind = waiting.get(lease.row.id);
    if (!kind) return endPush(lease, { status: 'FAILED', isTaken: false });
    const { em, logger } = this.parts;
    const endpoints = await findEndpoints(em.fork(), lease.row.accountId);
    const answers: { endpoint: string; status: number | undefined }[] = [];
    await settleAll(
      endpoints.map(async (endpoint) => void answers.push({ endpoint, status: await this.wake(endpoint, kind) })),
    );
    for (const { status } of answers)
      handOvers.inc({ provider: 'push', outcome: status === 201 ? 'TAKEN' : status ? 'REFUSED' : 'UNKNOWN' });
    const gone = answers.filter(({ status }) => status === 404 || status === 410).map(({ endpoint }) => endpoint);
    await deleteEndpoints(em.fork(), gone);
    const taken = answers.filter(({ status }) => status === 201).length;
    await endPush(lease, { status: 'DONE', isTaken: taken > 0 });
    logger.info({ messageId: lease.row.id, taken, gone: gone.length, of: answers.length }, 'a push was dealt with');
  }

  /** Gives a push up after an error of ours; the text is sent. */
  async fail(lease: Lease<DuePush>, error: unknown): Promise<void> {
    this.parts.logger.error({ error, messageId: lease.row.id }, 'a push could not be dealt with');
    await endPush(lease, { status: 'FAILED', isTaken: false });
  }

  /** Calls an endpoint. @returns the status of the answer; undefined without one */
  private async wake(endpoint: string, kind: MessageKind): Promise<number | undefined> {
    const { vapid, outbound, hosts } = this.parts;
    // The operator may have removed the host since.
    if (!isPushService(endpoint, hosts, outbound)) return undefined;
    const headers = {
      authorization: await vapid.authorize(endpoint),
      ttl: String(this.keptFor(kind)),
      urgency: kind === 'SIGN_ANSWERED' ? 'high' : 'normal',
    };
    try {
      return await outbound.post(endpoint, { headers, body: '', patience: PATIENCE });
    } catch (error) {
      if (error instanceof CallFailed) return undefined;
      throw error;
    }
  }

  /** Returns how long a notification is worth showing, in seconds: a reminder until the end of the clinic's day. */
  private keptFor(kind: MessageKind): number {
    if (kind !== 'CHECK_IN') return A_DAY;
    const now = this.parts.clock.now();
    return Math.max(60, Math.floor((endOfDay(clinicDay(now)).getTime() - now.getTime()) / 1_000));
  }
}
