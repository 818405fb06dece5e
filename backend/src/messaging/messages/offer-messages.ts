import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { loadSettings, messageContent, sayWhen } from '../../clinic/index.js';
import type { DueMessage } from './due-messages.js';
import { queueMessages } from './queue-messages.js';
import { quietHoursOf, whenToSend } from './quiet-hours.js';
import { findRecipient } from './recipient.js';

/** An offer of slots for a missed session. */
interface Offered {
  id: string;
  patientId: string;
  expiresAt: Date;
}

/** Notifies a patient of an open clinic of offered slots, in the transaction of the offer. */
export async function notifyOfOffer(
  tx: EntityManager,
  { id, patientId, expiresAt }: Offered,
  now: Date,
): Promise<void> {
  const settings = await loadSettings(tx);
  const recipient = settings.openedAt && (await findRecipient(tx, patientId));
  if (!recipient) return;
  const { name: clinic, phones } = settings;
  const until = sayWhen(expiresAt, recipient.language);
  const content = messageContent('SLOT_OFFER', recipient.language, { clinic, until, phone: phones[0] ?? '' });
  const sendAfter = whenToSend('SLOT_OFFER', now, null, quietHoursOf(settings)) ?? now;
  const message = {
    kind: 'SLOT_OFFER',
    ...recipient,
    ...content,
    patientId,
    subjectId: id,
    createdAt: now,
    sendAfter,
  } as const;
  await queueMessages(tx, [{ ...message, dedup: [id] }]);
}

/** Finds the messages about offers that are still open: not accepted, replaced or expired. */
export async function findTrueOfOffers(pool: Pool, messages: readonly DueMessage[]): Promise<Set<string>> {
  const ofOffers = messages.filter(({ kind }) => kind === 'SLOT_OFFER');
  const [first] = ofOffers;
  if (!first) return new Set();
  const { rows } = await pool.query<{ id: string }>(
    `select m.id from message m join slot_offer o on o.id = m.subject_id join recovery_plan r on r.id = o.plan_id and r.status = 'ACTIVE'
       join patient p on p.id = r.patient_id and p.deleted_at is null
       join plan_session s on s.plan_id = o.plan_id and s.number = o.number and s.state = 'MISSED'
     where m.id = any($1) and o.accepted_at is null and o.expires_at > $2`,
    [ofOffers.map(({ id }) => id), first.takenAt],
  );
  return new Set(rows.map(({ id }) => id));
}
