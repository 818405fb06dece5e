import type { EntityManager } from '@mikro-orm/postgresql';
import { fixedValues, loadSettings, messageContent } from '../../clinic/index.js';
import { findRecipient, type Member, queueMessages } from '../../messaging/index.js';
import { RecoveryPlan } from '../ledger/recovery-plan.entity.js';

/** A waiting danger sign; each change of it needs a new notification. */
interface WaitingTask {
  id: string;
  version: number;
}

/** Notifies responders of a danger sign, or of a missed deadline; also in quiet hours, and before the clinic opens. */
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
    ...messageContent(kind, language, { clinic }),
    accountId: userId,
    subjectId: id,
    createdAt: now,
    dedup: [id, version, userId],
  }));
  await queueMessages(tx, messages);
}

/** Notifies a patient that a danger sign was resolved; also in quiet hours, because the patient must not exercise until then. */
export async function notifyOfAnswer(
  tx: EntityManager,
  { id, planId }: { id: string; planId: string },
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> {
  const { patient } = await tx.findOneOrFail(RecoveryPlan, planId);
  const recipient = await findRecipient(tx, patient.id);
  if (!recipient) return;
  const { name: clinic } = await loadSettings(tx);
  const content = messageContent('SIGN_ANSWERED', recipient.language, fixedValues({ clinic, publicUrl }));
  const message = { kind: 'SIGN_ANSWERED', ...recipient, ...content, patientId: patient.id, subjectId: id } as const;
  await queueMessages(tx, [{ ...message, createdAt: now, dedup: [id] }]);
}
