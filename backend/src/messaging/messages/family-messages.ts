import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { messageLanguageOf } from '../../identity/index.js';
import { fixedValues, loadSettings, messageContent } from '../../clinic/index.js';
import { type FamilyInvited, isLiveGrant } from '../../patients/index.js';
import type { DueMessage } from './due-messages.js';
import { queueMessages } from './queue-messages.js';
import { quietHoursOf, whenToSend } from './quiet-hours.js';

/**
 * Notifies a number that a patient granted access to, also before the clinic is open, because the patient is waiting for it. The language is
 * that of the number's account, or else the one in which access was granted. The message names nobody, and goes to no other number.
 */
export async function notifyOfInvitation(
  tx: EntityManager,
  { grantId, phone, language: granted, now }: FamilyInvited,
  publicUrl: string,
): Promise<void> {
  const settings = await loadSettings(tx);
  const language = (await findLanguage(tx, phone)) ?? granted;
  const content = messageContent('FAMILY_INVITED', language, fixedValues({ clinic: settings.name, publicUrl }));
  const sendAfter = whenToSend('FAMILY_INVITED', now, null, quietHoursOf(settings)) ?? now;
  const message = { kind: 'FAMILY_INVITED', language, to: phone, ...content, subjectId: grantId } as const;
  await queueMessages(tx, [{ ...message, createdAt: now, sendAfter, dedup: [grantId] }]);
}

async function findLanguage(tx: EntityManager, phone: string) {
  const { rows } = await sql<{ language: string }>`
    select language from app_user where phone = ${phone} and deleted_at is null and user_type in ('user', 'patient')`.execute(
    tx.getKysely(),
  );
  return rows[0] && messageLanguageOf(rows[0].language);
}

/** Finds the invitations that are still open. */
export async function findOpenInvitations(em: EntityManager, messages: readonly DueMessage[]): Promise<Set<string>> {
  const invitations = messages.filter(({ kind }) => kind === 'FAMILY_INVITED');
  const [first] = invitations;
  if (!first) return new Set();
  const { rows } = await sql<{ id: string }>`
    select g.id from family_grant g where g.id = any(${invitations.map(({ subjectId }) => subjectId)}::uuid[])
      and g.accepted_at is null and ${isLiveGrant(first.takenAt)}`.execute(em.getKysely());
  const open = new Set(rows.map(({ id }) => id));
  return new Set(invitations.filter(({ subjectId }) => open.has(subjectId)).map(({ id }) => id));
}
