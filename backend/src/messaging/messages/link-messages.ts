import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { loadSettings, messageContent, sayAmount } from '../../clinic/index.js';
import { balanceIsAtLeast, isOpenLink, type LinkMessage, type PayTokens } from '../../money/index.js';
import type { DueMessage } from './due-messages.js';
import { queueMessages } from './queue-messages.js';
import { quietHoursOf, whenToSend } from './quiet-hours.js';
import { findRecipient } from './recipient.js';

/**
 * Queues the message about a payment link of an open clinic, in the link's transaction. The outbox stores its address without the token,
 * which is put in when the message is handed over.
 * @returns the message's id; null if it reaches nobody
 */
export async function notifyOfLink(
  tx: EntityManager,
  { kind, linkId, patientId, amountPaise, hiddenUrl }: LinkMessage,
  now: Date,
): Promise<string | null> {
  const settings = await loadSettings(tx);
  const recipient = settings.openedAt && (await findRecipient(tx, patientId));
  if (!recipient) return null;
  const amount = sayAmount(amountPaise, recipient.language);
  const content = messageContent(kind, recipient.language, { clinic: settings.name, amount, link: hiddenUrl });
  const id = uuidv7();
  const sendAfter = whenToSend(kind, now, null, quietHoursOf(settings)) ?? now;
  const message = { id, kind, ...recipient, ...content, patientId, subjectId: linkId, createdAt: now, sendAfter };
  await queueMessages(tx, [{ ...message, dedup: [linkId] }]);
  return id;
}

/** Finds the addresses of the links that messages are about, by message id: of those that can be paid, and of a reminder whose amount is still due. */
export async function findPayUrls(
  em: EntityManager,
  messages: readonly DueMessage[],
  tokens: PayTokens,
): Promise<Map<string, string>> {
  const ofLinks = messages.filter(({ kind }) => kind === 'PAYMENT_LINK' || kind === 'PAYMENT_DUE');
  const [first] = ofLinks;
  if (!first) return new Map();
  const { rows } = await sql<{ id: string; linkId: string; tokenHash: string }>`
    select m.id, l.id as "linkId", l.token_hash as "tokenHash"
    from message m join payment_link l on l.id = m.subject_id join payment y on y.id = l.payment_id
      join patient p on p.id = y.patient_id and p.deleted_at is null
    where m.id = any(${ofLinks.map(({ id }) => id)}::uuid[]) and ${isOpenLink(first.takenAt)}
      and (m.kind <> 'PAYMENT_DUE' or ${balanceIsAtLeast(sql`p.id`, sql`y.amount_paise`)})`.execute(em.getKysely());
  return new Map(
    rows.flatMap(({ id, linkId, tokenHash }) => {
      const url = tokens.urlOf(linkId, tokenHash);
      return url === undefined ? [] : [[id, url] as const];
    }),
  );
}
