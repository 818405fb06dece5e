import type { Account, Actor, Program } from '../access/actor.js';
import type { Permission } from '../access/access-policy.js';
import { AppError } from '../errors/errors.js';
import type { Logger } from '../logger.js';
import type { Clock } from '../time/clock.js';
import type { AuditSums, ListRead } from './audit-sums.js';
import type { AuditTrail } from './audit-trail.js';
import type { RecordBudget } from './record-budget.js';

/**
 * Returns whether the budget applies to an actor: staff and programs, who read records of many patients. Patients read their own; each read
 * of a client has its own audit row.
 */
function readsOfMany(actor: Actor): actor is Account | Program {
  return actor.kind === 'program' || (actor.kind === 'account' && actor.role !== 'patient' && actor.role !== 'user');
}

/** Event: an account or an API key was refused further records. */
export class TooManyRecordsRead {
  constructor(
    readonly accountId: string,
    readonly apiKeyId: string | undefined,
    readonly now: Date,
  ) {}
}

/** What a watch needs. */
interface Parts {
  audit: Pick<AuditTrail, 'noteRead'>;
  budget: RecordBudget;
  sums: AuditSums;
  clock: Clock;
  logger: Logger;
  /** Publishes the event in a transaction of its own. */
  raise: (event: TooManyRecordsRead) => Promise<void>;
}

/** Limits how many records staff and programs read, and audits what they read through lists. */
export class ReadWatch {
  constructor(private readonly parts: Parts) {}

  /** Counts records before a list returns them. @throws AppError RATE_LIMITED */
  async listed(actor: Actor, verb: Permission, read: ListRead): Promise<void> {
    if (!readsOfMany(actor) || read.ids.length === 0) return;
    await this.take(actor, verb, read.ids);
    await this.parts.audit.noteRead(actor, read.ids);
    this.parts.sums.countRead(actor, verb, read);
  }

  /** Counts one record that has its own audit row. @throws AppError RATE_LIMITED */
  async seen(actor: Actor, verb: Permission, id: string | undefined): Promise<void> {
    if (readsOfMany(actor) && id !== undefined) await this.take(actor, verb, [id]);
  }

  /** Refuses beyond the budget, and raises and logs an alarm each minute while that continues. */
  private async take(actor: Account | Program, verb: Permission, ids: readonly string[]): Promise<void> {
    const { budget, sums, logger, clock, raise } = this.parts;
    try {
      await budget.take(actor, ids);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { userId: actorId, requestId, ip } = actor;
      const apiKeyId = actor.kind === 'program' ? actor.apiKeyId : undefined;
      if (await sums.recordRefusal(actor, verb, 'TOO_MANY_RECORDS')) {
        logger.error({ actorId, apiKeyId, requestId, ip, verb }, 'somebody read more records in an hour than allowed');
        await raise(new TooManyRecordsRead(actorId, apiKeyId, clock.now())).catch((failure: unknown) =>
          logger.error({ error: failure }, 'the admins could not be told of mass reading'),
        );
      }
      throw error;
    }
  }
}
