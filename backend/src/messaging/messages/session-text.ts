import type { MessageKind, MessageLanguage } from '../../identity/index.js';
import { type ClinicSettings, messageText, saySameTime, sayWhen, sayWho, sayWhoElse } from '../../clinic/index.js';

/** What a message says of a session. */
export interface SessionValues {
  startsAt: Date;
  /** The name of who treats. */
  who: string | undefined;
  /** Of one that has changed or is canceled: when it was to begin, as far as the patient knows. */
  was?: Date | undefined;
}

/** The words of a message about a session, from what the settings say by now. */
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
