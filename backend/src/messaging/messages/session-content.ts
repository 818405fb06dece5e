import type { TextKind, MessageLanguage } from '../../identity/index.js';
import { type ClinicSettings, type MessageContent, messageContent, sayWhen, sayWho } from '../../clinic/index.js';

/** Values of a session in a message. */
export interface SessionValues {
  startsAt: Date;
  /** Name of the physiotherapist. */
  who: string | undefined;
  /** Former start that the patient knows, for a moved or canceled session. */
  was?: Date | undefined;
}

/** Returns the content of a message about a session, with the current settings. */
export function sessionContent(
  kind: TextKind,
  language: MessageLanguage,
  { startsAt, who, was }: SessionValues,
  settings: ClinicSettings,
): MessageContent {
  const when = kind === 'SESSION_CANCELED' ? (was ?? startsAt) : startsAt;
  return messageContent(kind, language, {
    clinic: settings.name,
    phone: settings.phones[0] ?? '',
    when: sayWhen(when, language),
    who: sayWho(who, language),
    ...(was && { was: sayWhen(was, language) }),
  });
}
