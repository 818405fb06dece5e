import type { TextKind } from '../../identity/index.js';
import type { ClinicSettings } from '../../clinic/index.js';
import type { DueMessage } from './due-messages.js';
import { sessionContent } from './session-content.js';
import { isStillRelevant, type PresentSession } from './message-relevance.js';

/**
 * Updates recipient and text of a message about a session to the current data: a reminder may wait for weeks, during
 * which number, language or physiotherapist change. A message about a move or a cancellation keeps its text, which
 * states the former time; it waits at most one night, and the next change has its own message. A message that is no
 * longer relevant stays unchanged.
 */
export function refreshMessage<Message extends DueMessage & { kind: TextKind }>(
  message: Message,
  session: PresentSession | undefined,
  settings: ClinicSettings,
): Message {
  if (!session?.recipient || !isStillRelevant(message, session, message.takenAt)) return message;
  const { to, language } = session.recipient;
  if (message.kind === 'SESSION_MOVED' || message.kind === 'SESSION_CANCELED') return { ...message, to };
  return { ...message, to, language, ...sessionContent(message.kind, language, session, settings) };
}
