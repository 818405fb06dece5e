import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { z } from 'zod';
import { User } from '../../identity/index.js';
import { auditRefusal, lockFamily, requireFamily } from '../../patients/index.js';
import type { Account, Actor } from '../../platform/access/actor.js';
import type { AuditTrail } from '../../platform/audit/audit-trail.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { publish } from '../../platform/events/domain-events.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases, WriteContext, WriteResult } from '../../platform/use-cases.js';
import { type CareAuthor, CareMessage } from './care-message.entity.js';
import { CareMessageReceived } from './care-message-received.js';
import { noMessage, noPhoto } from './care-errors.js';
import { CarePhoto } from './care-photo.entity.js';
import { countSent, findMessage } from './care-message.queries.js';
import { asFamily, OF_PATIENT, type ThreadReader, UNREAD } from './care-scope.js';
import { queueReply } from './care-texts.js';
import type { CareThread } from './care-thread.entity.js';
import type { ThreadReference } from './care-thread.queries.js';
import { referenceOf } from './care-thread.service.js';
import { familySendInput, type NewCareMessage, sendInput } from './care.input.js';
import { lockThread } from './lock-thread.js';
import { unsentBefore } from './photo-store.js';
import { settleThread } from './settle-thread.js';
import type { ShownMessage } from './shown-message.js';

/** Messages that a patient may send in an hour. */
const MOST_AN_HOUR = 20;
const HOUR_MS = 3_600_000;

const AUTHORS: Partial<Record<Account['role'], CareAuthor>> = {
  patient: 'PATIENT',
  physiotherapist: 'PHYSIOTHERAPIST',
  doctor: 'DOCTOR',
  admin: 'ADMIN',
};

/** Sends messages between patients and the care team (companion §7). */
export class SendMessageService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: { clock: Clock; publicUrl: string; audit: AuditTrail },
  ) {}

  /**
   * Sends a message, once for each `clientId` of an account.
   * @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE, LIMIT_REACHED, IDEMPOTENCY_KEY_REUSED
   */
  async send(actor: Actor, input: z.input<typeof sendInput>): Promise<ShownMessage> {
    return this.useCases.write(
      actor,
      'careMessage.send',
      sendInput,
      input,
      (asked, change) => this.write(asked, change, referenceOf(change.actor, asked.patientId)),
      refused,
    );
  }

  /**
   * Sends a message of a family member to the patient's care team, once for each `clientId` of an account.
   * @throws AppError BAD_INPUT, NOT_FOUND, FORBIDDEN, WRONG_STATE, LIMIT_REACHED, IDEMPOTENCY_KEY_REUSED
   */
  async sendAsFamily(actor: Actor, input: z.input<typeof familySendInput>): Promise<ShownMessage> {
    const { clock, audit } = this.parts;
    const verb = 'family.sendMessage';
    const work = async ({ grantId, ...asked }: z.output<typeof familySendInput>, change: WriteContext<Account>) => {
      const { patientId } = await requireFamily(change.tx, change.actor, grantId, clock.now());
      const family = { ...change, actor: asFamily(change.actor, patientId) };
      const check = async () => void (await lockFamily(change, grantId, 'MESSAGE', clock.now()));
      return this.write({ ...asked, patientId }, family, { patient: patientId }, check);
    };
    return auditRefusal({ audit, actor, verb, grantId: input.grantId }, () =>
      this.useCases.write(actor, verb, familySendInput, input, work, refused),
    );
  }

  /** @param check checks access again, once the conversation is locked */
  private async write(
    asked: NewCareMessage,
    change: WriteContext<ThreadReader>,
    reference: ThreadReference,
    check?: () => Promise<void>,
  ): Promise<WriteResult<ShownMessage>> {
    const { publicUrl, clock } = this.parts;
    const { tx, actor: own } = change;
    const now = clock.now();
    const { thread, row } = await lockThread(change, reference, now);
    await check?.();
    const sent = await tx.findOne(CareMessage, { account: own.userId, clientId: asked.clientId });
    if (sent) {
      await requireSame(tx, sent, thread, asked);
      return { subject: sent, answer: () => shown(tx, own, sent.id) };
    }
    if (own.role === 'patient' && !row.isInCare) throw new AppError('WRONG_STATE', reasonFor('CARE_ENDED'));
    if (own.role === 'patient' && (await countSent(tx, own.userId, new Date(now.getTime() - HOUR_MS))) >= MOST_AN_HOUR)
      throw new AppError('LIMIT_REACHED', reasonFor('CARE_MESSAGES_FULL', { most: MOST_AN_HOUR }));
    const message = create(change, thread, asked, now);
    await attachPhotos(change, message, asked.photoIds, now);
    await settleThread(tx, thread);
    await tx.flush();
    if (own.role !== 'patient') await queueReply(tx, { thread, patientId: row.patientId }, { now, publicUrl });
    else if ((await countOthersUnread(tx, message)) === 0)
      await publish(tx, new CareMessageReceived(row.patientId, now));
    return { subject: message, answer: () => shown(tx, own, message.id), details: { threadId: thread.id } };
  }
}

/** Maps the constraint that the same id at once in the conversations of two patients violates. */
const refused = (constraint: string) => (constraint === 'care_message_client' ? idReused() : undefined);

/** Returns a message as an account sees it. @throws AppError NOT_FOUND */
export async function shown(em: EntityManager, actor: ThreadReader, id: string): Promise<ShownMessage> {
  const row = await findMessage(em, actor, id);
  if (!row) throw noMessage();
  return { row, actor };
}

function create(
  { tx, actor }: WriteContext<ThreadReader>,
  thread: CareThread,
  { clientId, text }: NewCareMessage,
  now: Date,
): CareMessage {
  const author = actor.familyOf === undefined ? AUTHORS[actor.role] : 'FAMILY';
  if (!author) throw new Error(`${actor.role} writes no messages`);
  // A later time for each, so that "up to this message" and "after the closing" are unambiguous.
  const last = Math.max(thread.lastMessageAt?.getTime() ?? 0, thread.closedAt?.getTime() ?? 0);
  return tx.create(CareMessage, {
    thread,
    account: tx.getReference(User, actor.userId),
    clientId,
    author,
    text,
    sentAt: new Date(Math.max(now.getTime(), last + 1)),
    readAt: null,
    withdrawnAt: null,
  });
}

/** Checks that a repeated message is the one that was sent; a withdrawn one has nothing left to compare. @throws AppError IDEMPOTENCY_KEY_REUSED */
async function requireSame(
  tx: EntityManager,
  sent: CareMessage,
  thread: CareThread,
  { text, photoIds }: NewCareMessage,
): Promise<void> {
  const photos = await tx.find(CarePhoto, { message: sent }, { orderBy: { position: 'asc' } });
  const isSame =
    sent.thread.id === thread.id &&
    (sent.withdrawnAt !== null || (sent.text === text && photos.map(({ id }) => id).join() === photoIds.join()));
  if (!isSame) throw idReused();
}

const idReused = () => new AppError('IDEMPOTENCY_KEY_REUSED', reasonFor('IDEMPOTENCY_KEY_REUSED'));

/** Attaches pictures that the author uploaded within the hour and has not sent yet. @throws AppError NOT_FOUND */
async function attachPhotos(
  { tx, actor, lock }: WriteContext<ThreadReader>,
  message: CareMessage,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  for (const [at, id] of ids.entries()) {
    const own = { id, account: actor.userId, message: null, addedAt: { $gt: unsentBefore(now) } };
    const photo = await lock(CarePhoto, own);
    if (!photo) throw noPhoto();
    tx.assign(photo, { message, position: at + 1 });
  }
}

/** Counts the other unread messages of the patient's side. */
async function countOthersUnread(tx: EntityManager, { id, thread }: CareMessage): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from care_message m
    where m.thread_id = ${thread.id} and m.id <> ${id} and ${OF_PATIENT} and ${UNREAD}`.execute(tx.getKysely());
  return rows[0]?.count ?? 0;
}
