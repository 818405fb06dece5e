import type { EntityManager } from '@mikro-orm/postgresql';
import { loadSettings } from '../../clinic/settings/load-settings.js';
import { queueMessages } from './queue-messages.js';
import type { Member } from './recipient.js';
import { messageText } from '../../clinic/message-templates/message-text.js';

/** Tells admins that there is a security notice for them; at any hour, and before the clinic is open. */
export async function notifyOfSecurity(
  tx: EntityManager,
  noticeId: string,
  members: readonly Member[],
  now: Date,
): Promise<void> {
  const { name: clinic } = await loadSettings(tx);
  const messages = members.map(({ userId, to, language }) => ({
    kind: 'SECURITY_NOTICE' as const,
    language,
    to,
    text: messageText('SECURITY_NOTICE', language, { clinic }),
    accountId: userId,
    subjectId: noticeId,
    createdAt: now,
    dedup: [noticeId, userId],
  }));
  await queueMessages(tx, messages);
}
