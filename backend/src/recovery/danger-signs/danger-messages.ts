import type { EntityManager } from '@mikro-orm/postgresql';
import { fixedValues, loadSettings, messageText } from '../../clinic/index.js';
import { findRecipient, type Member, queueMessages } from '../../messaging/index.js';
import { RecoveryPlan } from '../ledger/recovery-plan.entity.js';

/** A danger sign that waits, as it stands: what changes of it is told anew. */
interface WaitingTask {
  id: string;
  version: number;
}

/** Tells those who are to answer a danger sign, or that nobody did in time; at any hour, and before the clinic is open (recovery §5). */
export async function notifyOfSign(
  tx: EntityManager,
  kind: 'DANGER_SIGN' | 'DANGER_SIGN_OVERDUE',
  { id, version }: WaitingTask,
  members: readonly Member[],
  now: Date,
): Promise<void> {
  const { name: clinic } = await loadSettings(tx);
  const messages = members.map(({ userId, to, language }) => ({
    kind,
    language,
    to,
    text: messageText(kind, language, { clinic }),
    accountId: userId,
    subjectId: id,
    createdAt: now,
    dedup: [id, version, userId],
  }));
  await queueMessages(tx, messages);
}

/** Tells a patient that a danger sign is answered; at any hour, since she waits for it (companion §4). */
export async function notifyOfAnswer(
  tx: EntityManager,
  { id, planId }: { id: string; planId: string },
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> {
  const { patient } = await tx.findOneOrFail(RecoveryPlan, planId);
  const recipient = await findRecipient(tx, patient.id);
  if (!recipient) return;
  const { name: clinic } = await loadSettings(tx);
  const text = messageText('SIGN_ANSWERED', recipient.language, fixedValues({ clinic, publicUrl }));
  const message = { kind: 'SIGN_ANSWERED', ...recipient, text, patientId: patient.id, subjectId: id } as const;
  await queueMessages(tx, [{ ...message, createdAt: now, dedup: [id] }]);
}
