import type { EntityManager } from '@mikro-orm/postgresql';
import type { SecurityNoticeRaised } from '../../identity/index.js';
import { loadSettings, messageContent } from '../../clinic/index.js';
import { queueMessages } from './queue-messages.js';
import { findAdmins } from './reachable-admins.js';

/** Notifies admins of a security incident, at any time of day and also before the clinic opens. */
export async function notifyOfSecurity(
  tx: EntityManager,
  { noticeId, exceptId, at }: SecurityNoticeRaised,
): Promise<void> {
  const members = (await findAdmins(tx, at)).filter(({ userId }) => userId !== exceptId);
  const { name: clinic } = await loadSettings(tx);
  const messages = members.map(({ userId, to, language }) => ({
    kind: 'SECURITY_NOTICE' as const,
    language,
    to,
    ...messageContent('SECURITY_NOTICE', language, { clinic }),
    accountId: userId,
    subjectId: noticeId,
    createdAt: at,
    dedup: [noticeId, userId],
  }));
  await queueMessages(tx, messages);
}
