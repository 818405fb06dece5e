import type { EntityManager } from '@mikro-orm/postgresql';
import { fixedValues, loadSettings, messageContent } from '../../clinic/index.js';
import { findRecipient, queueMessages, quietHoursOf, whenToSend } from '../../messaging/index.js';

/** A plan that begins. */
interface Begun {
  planId: string;
  patientId: string;
}

/** Notifies the patient of an open clinic that a plan begins, and where to find it, in the transaction that creates the plan. */
export async function notifyOfPlan(
  tx: EntityManager,
  { planId, patientId }: Begun,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> {
  const settings = await loadSettings(tx);
  const recipient = settings.openedAt && (await findRecipient(tx, patientId));
  if (!recipient) return;
  const content = messageContent('PLAN_STARTED', recipient.language, fixedValues({ clinic: settings.name, publicUrl }));
  const sendAfter = whenToSend('PLAN_STARTED', now, null, quietHoursOf(settings)) ?? now;
  const message = { kind: 'PLAN_STARTED', ...recipient, ...content, patientId, subjectId: planId } as const;
  await queueMessages(tx, [{ ...message, createdAt: now, sendAfter, dedup: [planId] }]);
}
