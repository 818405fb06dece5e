import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { fixedValues, loadSettings, messageContent } from '../../clinic/index.js';
import { queueMessages } from '../messages/queue-messages.js';
import { quietHoursOf, whenToSend } from '../messages/quiet-hours.js';
import { findRecipient, type Member } from '../messages/recipient.js';
import type { CareThread } from './care-thread.entity.js';

/** Minutes between two text messages to a patient about one conversation. */
const REPLY_MINUTES = 30;

/** When and with which address text messages are written. */
interface Writing {
  now: Date;
  publicUrl: string;
}

/**
 * Notifies a patient of an open clinic that it has written, at most once in 30 minutes: a later message waits until then, and is not sent
 * once everything is read. The caller holds the lock on the conversation.
 */
export async function queueReply(
  tx: EntityManager,
  { thread, patientId }: { thread: CareThread; patientId: string },
  { now, publicUrl }: Writing,
): Promise<void> {
  const settings = await loadSettings(tx);
  const recipient = settings.openedAt && (await findRecipient(tx, patientId));
  if (!recipient) return;
  const last = await findLastReply(tx, thread.id);
  if (last?.isQueued) return;
  const from = last ? new Date(last.at.getTime() + REPLY_MINUTES * 60_000) : now;
  const sendAfter = whenToSend('CARE_REPLY', from > now ? from : now, null, quietHoursOf(settings)) ?? now;
  const content = messageContent('CARE_REPLY', recipient.language, fixedValues({ clinic: settings.name, publicUrl }));
  const message = { kind: 'CARE_REPLY', ...recipient, ...content, patientId, subjectId: thread.id } as const;
  await queueMessages(tx, [{ ...message, createdAt: now, sendAfter, dedup: [thread.id, now.getTime()] }]);
}

/** Finds when the last text message about a conversation was sent, or whether one waits. */
async function findLastReply(
  tx: EntityManager,
  threadId: string,
): Promise<{ at: Date; isQueued: boolean } | undefined> {
  const { rows } = await sql<{ at: string; isQueued: boolean }>`
    select coalesce(sent_at, send_after) as at, status = 'QUEUED' as "isQueued" from message
    where subject_id = ${threadId} and kind = 'CARE_REPLY' and status not in ('SKIPPED', 'FAILED')
    order by (status = 'QUEUED') desc, created_at desc limit 1`.execute(tx.getKysely());
  return rows[0] && { at: new Date(rows[0].at), isQueued: rows[0].isQueued };
}

/** Notifies members of the team of an open clinic that a patient waits, once a wait. */
export async function queueWaiting(
  tx: EntityManager,
  { id, waitingSince }: { id: string; waitingSince: Date },
  members: readonly Member[],
  { now, publicUrl }: Writing,
): Promise<void> {
  const settings = await loadSettings(tx);
  const sendAfter = whenToSend('CARE_WAITING', now, null, quietHoursOf(settings)) ?? now;
  const messages = members.map(({ userId, to, language }) => ({
    kind: 'CARE_WAITING' as const,
    language,
    to,
    ...messageContent('CARE_WAITING', language, fixedValues({ clinic: settings.name, publicUrl })),
    accountId: userId,
    subjectId: id,
    createdAt: now,
    sendAfter,
    dedup: [id, waitingSince.getTime(), userId],
  }));
  await queueMessages(tx, messages);
}
