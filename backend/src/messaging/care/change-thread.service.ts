import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { z } from 'zod';
import { User } from '../../identity/index.js';
import type { Account, Actor } from '../../platform/access/actor.js';
import type { AuditTrail } from '../../platform/audit/audit-trail.js';
import { AppError, badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { requireVersion } from '../../platform/inputs/expected-version.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { answersFor } from './care-scope.js';
import type { CareThread } from './care-thread.entity.js';
import type { CareThreadService } from './care-thread.service.js';
import { assignInput, threadChangeInput } from './care.input.js';
import { lockThread } from './lock-thread.js';
import { settleThread } from './settle-thread.js';
import type { ThreadView } from './thread-view.js';

type Changing = 'careThread.assign' | 'careThread.close';

/** Assigns conversations and closes them (companion §7). */
export class ChangeThreadService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: { clock: Clock; threads: CareThreadService; audit: AuditTrail },
  ) {}

  /** Assigns a conversation to an account that reads it, or to nobody. @throws AppError BAD_INPUT, NOT_FOUND, CHANGED_MEANWHILE */
  async assign(actor: Actor, input: z.input<typeof assignInput>): Promise<ThreadView> {
    return this.useCases.write(actor, 'careThread.assign', assignInput, input, async ({ id, to, version }, change) => {
      const { tx, actor: own } = change;
      const { thread, row } = await lockThread(change, { thread: id }, this.parts.clock.now());
      requireVersion(version, row.version);
      if (to && !(await mayAnswer(tx, own, to, row.patientId))) throw badInput({ to: reasonFor('CARE_ASSIGNEE') });
      if ((thread.assignee?.id ?? null) !== (to ?? null))
        tx.assign(thread, { assignee: to ? tx.getReference(User, to) : null, version: thread.version + 1 });
      return {
        subject: thread,
        answer: this.answer('careThread.assign', tx, own, thread),
        details: { to: to ?? null },
      };
    });
  }

  /** Ends the wait without an answer. @throws AppError NOT_FOUND, WRONG_STATE, CHANGED_MEANWHILE */
  async close(actor: Actor, input: z.input<typeof threadChangeInput>): Promise<ThreadView> {
    return this.useCases.write(actor, 'careThread.close', threadChangeInput, input, async ({ id, version }, change) => {
      const { tx, actor: own } = change;
      const now = this.parts.clock.now();
      const { thread, row } = await lockThread(change, { thread: id }, now);
      requireVersion(version, row.version);
      if (row.status === 'CLOSED') throw new AppError('WRONG_STATE', reasonFor('CARE_CLOSED'));
      // Not before the last message, which may be stored a moment later than it came.
      tx.assign(thread, { closedAt: new Date(Math.max(now.getTime(), thread.lastMessageAt?.getTime() ?? 0)) });
      await settleThread(tx, thread);
      return { subject: thread, answer: this.answer('careThread.close', tx, own, thread) };
    });
  }

  private answer(verb: Changing, tx: EntityManager, actor: Account, { id }: CareThread): () => Promise<ThreadView> {
    const { threads, audit } = this.parts;
    return () => threads.show(tx, actor, { thread: id }, (thing) => audit.recordAlone(actor, { verb, ...thing }));
  }
}

/** Whether an account of the clinic reads the conversation of a record on the day. */
async function mayAnswer(
  tx: EntityManager,
  { today }: Account,
  accountId: string,
  patientId: string,
): Promise<boolean> {
  const { rows } = await sql`select from app_user u, patient p
    where u.id = ${accountId}::uuid and p.id = ${patientId}::uuid and ${answersFor(today)}`.execute(tx.getKysely());
  return rows.length > 0;
}
