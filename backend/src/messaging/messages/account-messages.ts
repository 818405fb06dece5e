import type { EntityManager } from '@mikro-orm/postgresql';
import {
  type MessageKind,
  messageLanguageOf,
  type NumberChanged,
  type User,
  type WrongCodesEntered,
} from '../../identity/index.js';
import { loadSettings, type MemberAdded, messageText, sayDoor, sayRole } from '../../clinic/index.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import { queueMessages } from './queue-messages.js';
import { quietHoursOf, whenToSend } from './quiet-hours.js';

/** A message about an account, which is sent whether or not the clinic is open (clinic §3). */
interface AccountMessage {
  kind: Extract<MessageKind, 'STAFF_REGISTERED' | 'NUMBER_CHANGED' | 'WRONG_CODES'>;
  user: User;
  to: string;
  now: Date;
  values?: Record<string, string>;
  /** What makes it this one beside the account; no number, since it outlives the message. */
  which: string | number;
}

/** Tells a number that it signs nobody in any more (AU-9). */
export async function notifyOldNumber(tx: EntityManager, { user, oldPhone, at }: NumberChanged): Promise<void> {
  await tell(tx, { kind: 'NUMBER_CHANGED', user, to: oldPhone, now: at, which: user.version });
}

/** Tells the owner of a number, once a day, that many wrong codes were tried for it (OTP-6); of another number anew. */
export async function notifyOfWrongCodes(tx: EntityManager, { user, at }: WrongCodesEntered): Promise<void> {
  await tell(tx, { kind: 'WRONG_CODES', user, to: user.phone, now: at, which: `${clinicDay(at)} ${user.version}` });
}

/** Tells somebody that they can sign in for the team now. */
export async function notifyNewMember(tx: EntityManager, { user, userType, at }: MemberAdded): Promise<void> {
  const values = { role: sayRole(userType, messageLanguageOf(user.language)), door: sayDoor(userType) };
  await tell(tx, { kind: 'STAFF_REGISTERED', user, to: user.phone, now: at, values, which: user.version });
}

async function tell(tx: EntityManager, { kind, user, to, now, values, which }: AccountMessage): Promise<void> {
  const settings = await loadSettings(tx);
  const language = messageLanguageOf(user.language);
  await queueMessages(tx, [
    {
      kind,
      language,
      to,
      text: messageText(kind, language, { clinic: settings.name, ...values }),
      // A number that was given up is told itself.
      ...(kind !== 'NUMBER_CHANGED' && { accountId: user.id }),
      subjectId: user.id,
      createdAt: now,
      sendAfter: whenToSend(kind, now, null, quietHoursOf(settings)) ?? now,
      dedup: [user.id, which],
    },
  ]);
}
