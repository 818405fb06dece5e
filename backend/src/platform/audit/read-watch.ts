import type { Account, Actor, Program } from '../../identity/auth/actor.js';
import type { Permission } from '../../identity/auth/access-policy.js';
import { AppError } from '../errors.js';
import type { Logger } from '../logger.js';
import type { AuditSums, ListRead } from './audit-sums.js';
import type { RecordBudget } from './record-budget.js';

/** Those who read records of many: the clinic's people and programs. Patients read their own alone, hospitals' systems leave a line each. */
function readsOfMany(actor: Actor): actor is Account | Program {
  return actor.kind === 'program' || (actor.kind === 'account' && actor.role !== 'patient' && actor.role !== 'user');
}

/** Watches who reads how many records: keeps the clinic's people and programs within their budget, and puts what they read of lists on record (AD-5). */
export class ReadWatch {
  constructor(private readonly parts: { budget: RecordBudget; sums: AuditSums; logger: Logger }) {}

  /** Takes records that a list is about to hand out. @throws AppError RATE_LIMITED */
  async listed(actor: Actor, verb: Permission, read: ListRead): Promise<void> {
    if (!readsOfMany(actor) || read.ids.length === 0) return;
    await this.take(actor, verb, read.ids);
    this.parts.sums.countRead(actor, verb, read);
  }

  /** Takes a record that is about to be handed out, and has a line of its own. @throws AppError RATE_LIMITED */
  async seen(actor: Actor, verb: Permission, id: string | undefined): Promise<void> {
    if (readsOfMany(actor) && id !== undefined) await this.take(actor, verb, [id]);
  }

  /** Beyond the budget it is refused, with an alarm in the log each minute as long as it goes on. */
  private async take(actor: Account | Program, verb: Permission, ids: readonly string[]): Promise<void> {
    const { budget, sums, logger } = this.parts;
    try {
      await budget.take(actor, ids);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { userId: actorId, requestId, ip } = actor;
      const apiKeyId = actor.kind === 'program' ? actor.apiKeyId : undefined;
      if (await sums.recordRefusal(actor, verb, 'TOO_MANY_RECORDS'))
        logger.error({ actorId, apiKeyId, requestId, ip, verb }, 'somebody read more records in an hour than allowed');
      throw error;
    }
  }
}
