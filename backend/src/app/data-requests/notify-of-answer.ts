import type { EntityManager } from '@mikro-orm/postgresql';
import { fixedValues, loadSettings, messageContent } from '../../clinic/index.js';
import { User } from '../../identity/index.js';
import { queueMessages, quietHoursOf, recipientOf, whenToSend } from '../../messaging/index.js';
import type { DataRequest } from './data-request.entity.js';

/** Tells a patient that the clinic has answered a request, also before the clinic is open. The answer itself is read after signing in. */
export async function notifyOfAnswer(
  tx: EntityManager,
  { id, accountId }: DataRequest,
  now: Date,
  publicUrl: string,
): Promise<void> {
  const user = await tx.findOneOrFail(User, accountId);
  const recipient = recipientOf(user.phone, user.language);
  if (!recipient) return;
  const { to, language } = recipient;
  const settings = await loadSettings(tx);
  const content = messageContent('REQUEST_ANSWERED', language, fixedValues({ clinic: settings.name, publicUrl }));
  const sendAfter = whenToSend('REQUEST_ANSWERED', now, null, quietHoursOf(settings)) ?? now;
  const message = { kind: 'REQUEST_ANSWERED', language, to, ...content, accountId, subjectId: id } as const;
  await queueMessages(tx, [{ ...message, createdAt: now, sendAfter, dedup: [id] }]);
}
