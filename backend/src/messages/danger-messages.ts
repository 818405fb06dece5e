import type { EntityManager } from '@mikro-orm/postgresql';
import { presentSettings } from '../clinic/present-settings.js';
import { queueMessages } from './queue-messages.js';
import type { Recipient } from './recipient.js';
import { messageText } from './texts/message-text.js';

/** Somebody of the team, as messages reach them. */
export interface Member extends Recipient {
  userId: string;
}

/** A danger sign that waits, as it stands: what changes of it is told anew. */
interface WaitingTask {
  id: string;
  version: number;
}

/** Tells those who are to answer a danger sign, or that nobody did in time; at any hour, and before the clinic is open (recovery §5). */
export async function tellOfSign(
  tx: EntityManager,
  kind: 'DANGER_SIGN' | 'DANGER_SIGN_OVERDUE',
  { id, version }: WaitingTask,
  members: readonly Member[],
  now: Date,
): Promise<void> {
  const { name: clinic } = await presentSettings(tx);
  const messages = members.map(({ userId, to, language }) => ({
    kind,
    language,
    to,
    text: messageText(kind, language, { clinic }),
    subjectId: id,
    createdAt: now,
    dedup: [id, version, userId],
  }));
  await queueMessages(tx, messages);
}
