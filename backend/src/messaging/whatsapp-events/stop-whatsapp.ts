import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { loadSettings, messageContent } from '../../clinic/index.js';
import { messageLanguageOf, User } from '../../identity/index.js';
import { ChannelConsent } from '../channels/channel-consent.entity.js';
import { findLastWord } from '../channels/channel-consent.queries.js';
import { queueMessages } from '../messages/queue-messages.js';
import { recipientOf } from '../messages/recipient.js';
import type { WhatsAppText } from './whatsapp-events.js';

/**
 * Ends the consent to WhatsApp of an account whose owner wrote STOP; the same event changes nothing twice. One answer is queued to the
 * number that wrote. Returns what was stored; undefined without a consent that holds, or if it was stored before.
 * @param user locked: what is said at once has an order
 */
export async function stopWhatsApp(
  tx: EntityManager,
  user: User,
  { words: { reference: id, from, text }, now }: { words: WhatsAppText; now: Date },
): Promise<ChannelConsent | undefined> {
  // Meta's id holds the number, which the row of the consent does not keep.
  const reference = createHash('sha256').update(id).digest('hex');
  if (await tx.findOne(ChannelConsent, { accountId: user.id, reference })) return undefined;
  const last = await findLastWord(tx, { accountId: user.id, channel: 'WHATSAPP' });
  if (!last?.given) return undefined;
  const language = messageLanguageOf(user.language);
  const at = new Date(Math.max(now.getTime(), last.at.getTime() + 1));
  const said = { channel: 'WHATSAPP', given: false, saidBy: 'STOP', words: text, language, at, reference } as const;
  const consent = tx.create(ChannelConsent, { accountId: user.id, ...said });
  const to = recipientOf(from, user.language)?.to;
  if (!to) return consent;
  const { name: clinic } = await loadSettings(tx);
  const content = messageContent('CHANNEL_STOPPED', language, { clinic });
  const message = { id: uuidv7(), kind: 'CHANNEL_STOPPED', language, to, ...content } as const;
  // Without the account: the answer goes to the number that wrote, also if the account has another one.
  await queueMessages(tx, [{ ...message, subjectId: user.id, createdAt: now, dedup: [reference] }]);
  return consent;
}
