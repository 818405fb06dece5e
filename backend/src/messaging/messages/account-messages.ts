import type { EntityManager } from '@mikro-orm/postgresql';
import {
  type MessageKind,
  messageLanguageOf,
  type NumberChanged,
  type SignedInOnNewDevice,
  type User,
  type WrongCodesEntered,
} from '../../identity/index.js';
import {
  fixedValues,
  loadSettings,
  type MemberAdded,
  messageContent,
  sayDoor,
  sayRole,
  sayWhen,
} from '../../clinic/index.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { MailWriter } from '../email/mail-writers.js';
import { mailTexts } from '../email/mail-texts.js';
import { queueMessages } from './queue-messages.js';
import { quietHoursOf, whenToSend } from './quiet-hours.js';

/** A message about an account, sent whether or not the clinic is open. */
interface AccountMessage {
  kind: Extract<MessageKind, 'STAFF_REGISTERED' | 'NUMBER_CHANGED' | 'WRONG_CODES' | 'NEW_DEVICE'>;
  user: User;
  to: string;
  now: Date;
  values?: Record<string, string>;
  /** Part of the deduplication key; not a phone number, because the key outlives the message's number. */
  which: string | number;
}

/** Notifies the former number of an account that it no longer signs in. */
export async function notifyOldNumber(tx: EntityManager, { user, oldPhone, at }: NumberChanged): Promise<void> {
  await tell(tx, { kind: 'NUMBER_CHANGED', user, to: oldPhone, now: at, which: user.version });
}

/** Notifies the owner of a number, once a day, of many wrong codes. A changed number counts separately. */
export async function notifyOfWrongCodes(tx: EntityManager, { user, at }: WrongCodesEntered): Promise<void> {
  await tell(tx, { kind: 'WRONG_CODES', user, to: user.phone, now: at, which: `${clinicDay(at)} ${user.version}` });
}

/** Notifies the owner of an account of a sign-in on a new device: by text message, and by e-mail if there is a confirmed address. */
export async function notifyOfNewDevice(tx: EntityManager, signedIn: SignedInOnNewDevice): Promise<void> {
  const { user, network, which, at } = signedIn;
  const language = messageLanguageOf(user.language);
  const words = mailTexts(language);
  const device = signedIn.device || words.NEW_DEVICE_UNKNOWN;
  await tell(tx, { kind: 'NEW_DEVICE', user, to: user.phone, now: at, values: { device }, which });
  if (!user.email || !user.emailConfirmedAt) return;
  const when = sayWhen(at, language);
  const values = { device, network: network || words.NEW_DEVICE_UNKNOWN, when };
  await queueMessages(tx, [
    {
      kind: 'NEW_DEVICE_MAIL',
      channel: 'EMAIL',
      language,
      to: user.email,
      text: words.NEW_DEVICE(values),
      values: [],
      content: {},
      accountId: user.id,
      subjectId: user.id,
      createdAt: at,
      dedup: [user.id, which],
    },
  ]);
}

/** Writes the e-mail about a sign-in on a new device. */
export const newDeviceWriter: MailWriter = async ({ language, text }) => ({
  subject: mailTexts(language).NEW_DEVICE_SUBJECT,
  text,
  files: [],
});

/** Notifies a new member of the team. */
export async function notifyNewMember(
  tx: EntityManager,
  { user, userType, at }: MemberAdded,
  publicUrl: string,
): Promise<void> {
  const { login } = fixedValues({ clinic: '', publicUrl });
  const values = { role: sayRole(userType, messageLanguageOf(user.language)), door: sayDoor(userType), login };
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
      ...messageContent(kind, language, { clinic: settings.name, ...values }),
      // NUMBER_CHANGED goes to the former number, not to the account's.
      ...(kind !== 'NUMBER_CHANGED' && { accountId: user.id }),
      subjectId: user.id,
      createdAt: now,
      sendAfter: whenToSend(kind, now, null, quietHoursOf(settings)) ?? now,
      dedup: [user.id, which],
    },
  ]);
}
