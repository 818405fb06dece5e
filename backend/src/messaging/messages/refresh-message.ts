import type { ClinicSettings } from '../../clinic/index.js';
import type { DueMessage } from './due-messages.js';
import { sessionText } from './session-text.js';
import { isStillRelevant, type PresentSession } from './message-relevance.js';

/**
 * A message about a session as it would be written now: a reminder waits for weeks, in which its patient may take another number or
 * language, and somebody else may treat. One about a move or a cancellation keeps its words, which name the time that the patient knew; it
 * waits for a night at most, and the next change is told by a message of its own. What is not true any more stays as it was.
 */
export function refreshMessage(
  message: DueMessage,
  session: PresentSession | undefined,
  settings: ClinicSettings,
): DueMessage {
  if (!session?.recipient || !isStillRelevant(message, session, message.takenAt)) return message;
  const { to, language } = session.recipient;
  if (message.kind === 'SESSION_MOVED' || message.kind === 'SESSION_CANCELED') return { ...message, to };
  return { ...message, to, language, text: sessionText(message.kind, language, session, settings) };
}
