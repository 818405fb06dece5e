import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Account, Actor } from '../../platform/access/actor.js';
import type { AuditTrail } from '../../platform/audit/audit-trail.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases, WriteContext } from '../../platform/use-cases.js';
import { noMessage } from './care-errors.js';
import { CareMessage } from './care-message.entity.js';
import { findMessage } from './care-message.queries.js';
import { ofOtherSide, UNREAD } from './care-scope.js';
import { messageInput } from './care.input.js';
import type { CareThreadService } from './care-thread.service.js';
import { lockThread, type LockedThread } from './lock-thread.js';
import type { PhotoStore } from './photo-store.js';
import { shown } from './send-message.service.js';
import { settleThread } from './settle-thread.js';
import type { ShownMessage } from './shown-message.js';
import type { ThreadView } from './thread-view.js';

/** Minutes within which a message can be withdrawn. */
const WITHDRAW_MINUTES = 10;

/** Marks messages as read, and withdraws them (companion §7). */
export class ChangeMessageService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: { clock: Clock; threads: CareThreadService; store: PhotoStore; audit: AuditTrail },
  ) {}

  /** Marks all messages of the other side up to one as read. @throws AppError NOT_FOUND */
  async read(actor: Actor, id: string): Promise<ThreadView> {
    const { clock, threads, audit } = this.parts;
    return this.useCases.write(actor, 'careMessage.read', messageInput, { id }, async (asked, change) => {
      const { tx, actor: own, changed } = change;
      const { thread } = await this.lock(change, asked.id);
      const count = await markRead(tx, own, asked.id, clock.now());
      if (count > 0) changed('readAt');
      const seen = async (thing: object) => audit.recordAlone(own, { verb: 'careMessage.read', ...thing });
      const answer = () => threads.show(tx, own, { thread: thread.id }, seen);
      return { subject: thread, answer, details: { messages: count } };
    });
  }

  /** Withdraws the actor's own message, whose text and pictures are deleted. @throws AppError NOT_FOUND, TOO_LATE */
  async withdraw(actor: Actor, id: string): Promise<ShownMessage> {
    const { clock, store } = this.parts;
    let keys: string[] = [];
    const done = await this.useCases.write(
      actor,
      'careMessage.withdraw',
      messageInput,
      { id },
      async (asked, change) => {
        const { tx, actor: own, lock } = change;
        const { thread } = await this.lock(change, asked.id);
        const message = await lock(CareMessage, { id: asked.id, account: own.userId });
        if (!message) throw noMessage();
        const answer = () => shown(tx, own, message.id);
        if (message.withdrawnAt) return { subject: message, answer };
        const now = clock.now();
        if (message.readAt) throw new AppError('TOO_LATE', reasonFor('CARE_MESSAGE_READ'));
        if (now.getTime() - message.sentAt.getTime() > WITHDRAW_MINUTES * 60_000)
          throw new AppError('TOO_LATE', reasonFor('CARE_MESSAGE_OLD', { minutes: WITHDRAW_MINUTES }));
        tx.assign(message, { text: '', withdrawnAt: now });
        keys = await store.forget(tx, message.id);
        await settleThread(tx, thread);
        return { subject: message, answer, details: { threadId: thread.id } };
      },
    );
    await store.drop(keys);
    return done;
  }

  /** Locks the conversation of a message. @throws AppError NOT_FOUND */
  private async lock(change: WriteContext<Account>, messageId: string): Promise<LockedThread> {
    const found = await findMessage(change.tx, change.actor, messageId);
    if (!found) throw noMessage();
    return lockThread(change, { thread: found.threadId }, this.parts.clock.now());
  }
}

/** Marks the unread messages of the other side up to one; returns how many. */
async function markRead(tx: EntityManager, actor: Account, upTo: string, now: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update care_message m set read_at = ${now} from care_message l
    where l.id = ${upTo}::uuid and m.thread_id = l.thread_id and (m.sent_at, m.id) <= (l.sent_at, l.id)
      and ${UNREAD} and ${ofOtherSide(actor)} returning m.id`.execute(tx.getKysely());
  return rows.length;
}
