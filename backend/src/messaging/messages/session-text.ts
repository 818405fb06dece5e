import type { MessageKind, MessageLanguage } from '../../identity/index.js';
import { type ClinicSettings, messageText, saySameTime, sayWhen, sayWho, sayWhoElse } from '../../clinic/index.js';

/** Values of a session in a message. */
export interface SessionValues {
  startsAt: Date;
  /** Name of the physiotherapist. */
  who: string | undefined;
  /** Former start that the patient knows, for a changed or canceled session. */
  was?: Date | undefined;
}

/** Returns the text of a message about a session, with the current settings. */
export function sessionText(
  kind: MessageKind,
  language: MessageLanguage,
  { startsAt, who, was }: SessionValues,
  settings: ClinicSettings,
): string {
  const isSameTime = kind === 'SESSION_MOVED' && was?.getTime() === startsAt.getTime();
  const when = kind === 'SESSION_CANCELED' ? (was ?? startsAt) : startsAt;
  return messageText(kind, language, {
    clinic: settings.name,
    phone: settings.phones[0] ?? '',
    when: isSameTime ? saySameTime(language) : sayWhen(when, language),
    who: isSameTime ? sayWhoElse(who, language) : sayWho(who, language),
    ...(was && { was: sayWhen(was, language) }),
  });
}
