import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { cannotBeOff, isOfDangerSign, isSafetyNote, SmsRefused, type SmsSender } from '../../identity/index.js';
import {
  type ClinicSettings,
  loadSettings,
  type MessageTemplate,
  type TemplateEnvironment,
  templateFor,
} from '../../clinic/index.js';
import { OutageGuard } from '../../platform/db/outage-guard.js';
import type { Logger } from '../../platform/logger.js';
import { KeyedQueue } from '../../platform/turns/keyed-queue.js';
import { refreshMessage } from './refresh-message.js';
import {
  AT_ONCE,
  findPresentNumbers,
  findPresentSessions,
  releaseMessages,
  noteOutcome,
  claimDueMessages,
  type DueMessage,
  type Outcome,
} from './due-messages.js';
import { quietHoursOf, whenToSendDue } from './quiet-hours.js';
import { isReminder, isStillRelevant, type PresentSession } from './message-relevance.js';
import { findTrueOfOffers } from './offer-messages.js';
import { findRelevantTaskMessages } from './relevant-task-messages.js';

/**
 * Backoff of danger sign messages after each failed attempt, in seconds. Gives up in less than four minutes, well
 * before the 15-minute deadline of an emergency, so that the failure can be escalated.
 */
const DANGER_RETRY_SECONDS = [15, 30, 60, 120];

/** Current data that decides whether messages are sent. */
interface Present {
  settings: ClinicSettings;
  sessions: Map<string, PresentSession>;
  /** Current numbers of messages not about sessions; null if the person has no usable number. */
  numbers: Map<string, string | null>;
  /** Ids of messages about danger signs and offers that are still relevant. */
  trueOfOthers: Set<string>;
}

/** Sends due messages. Runs in every process; each message is claimed by one. */
export class MessageWorker {
  private readonly turns = new KeyedQueue();
  private running: Promise<void> | undefined;
  private readonly away: OutageGuard;
  private isStopped = false;

  constructor(
    private readonly parts: {
      em: EntityManager;
      pool: Pool;
      sms: SmsSender;
      /** Environment of the message templates. */
      templates: TemplateEnvironment;
      /** Backoff after each failed attempt, in seconds; after one more failure the message fails. */
      retrySeconds: number[];
      logger: Logger;
    },
  ) {
    this.away = new OutageGuard(parts.logger, 'no message is sent');
  }

  /**
   * Sends all due messages; concurrent calls share one run. Does nothing while the database is unavailable or out of
   * storage, and logs that once.
   * @param now replaces the database clock
   */
  async sendDue(now?: Date): Promise<void> {
    this.running ??= this.away.try(() => this.sendAll(now)).finally(() => (this.running = undefined));
    await this.running;
  }

  /** Stops claiming messages and waits for those being sent; errors reach the caller of `sendDue`. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await this.running?.catch(() => undefined);
  }

  private async sendAll(now: Date | undefined): Promise<void> {
    let taken = AT_ONCE;
    while (taken === AT_ONCE && !this.isStopped) taken = await this.turn(now);
  }

  private async turn(now: Date | undefined): Promise<number> {
    const { pool } = this.parts;
    const messages = await claimDueMessages(pool, now);
    if (messages.length === 0) return 0;
    const present = await this.present(messages).catch(async (error: unknown) => {
      await releaseMessages(pool, messages);
      throw error;
    });
    const ends = await Promise.allSettled(messages.map((message) => this.deal(message, present, now)));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    return messages.length;
  }

  private async present(messages: DueMessage[]): Promise<Present> {
    const { pool, em } = this.parts;
    const settings = await loadSettings(em.fork());
    const ofTasks = await findRelevantTaskMessages(pool, messages);
    const trueOfOthers = new Set([...ofTasks, ...(await findTrueOfOffers(pool, messages))]);
    const sessions = await findPresentSessions(pool, messages);
    return { settings, sessions, numbers: await findPresentNumbers(pool, messages), trueOfOthers };
  }

  /** Saves results one at a time: a batch needs one connection and leaves the others to requests. */
  private async deal(taken: DueMessage, present: Present, now: Date | undefined): Promise<void> {
    const { pool, sms, logger } = this.parts;
    const session = present.sessions.get(taken.subjectId);
    const written = refreshMessage(
      { ...taken, to: present.numbers.get(taken.id) ?? taken.to },
      session,
      present.settings,
    );
    const { message, template } = this.inRegisteredLanguage(written, present);
    const unsent = unregistered(message, template, sms);
    const outcome = unsent ?? keptBack(message, present) ?? (await this.send(message, template));
    await this.turns.take('note', () => noteOutcome(pool, message, outcome, { now, session }));
    const line = { messageId: message.id, status: outcome.status };
    if (outcome.status === 'FAILED') logger.warn(line, 'a message was given up');
    else if (outcome === unsent && isSafetyNote(message.kind)) logger.warn(line, 'a note of safety was not sent');
    else logger.info(line, 'a message was dealt with');
  }

  /**
   * Replaces a safety message by its English version if its own language is not registered, and a mandatory one also if
   * its language is turned off: another language is better than no message. It has no variables, so its text is the
   * registered one.
   */
  private inRegisteredLanguage(
    message: DueMessage,
    { settings }: Present,
  ): { message: DueMessage; template: MessageTemplate } {
    const { sms, templates } = this.parts;
    const template = templateFor(settings, templates, message.kind, message.language);
    const english = templateFor(settings, templates, message.kind, 'EN');
    const isRegistered = ({ dltTemplateId }: MessageTemplate) => !sms.needsTemplates || dltTemplateId !== null;
    const isLacking = !isRegistered(template) && isSafetyNote(message.kind);
    const isOff = !template.enabled && cannotBeOff(message.kind);
    if (!(isLacking || isOff) || !isRegistered(english)) return { message, template };
    return { message: { ...message, language: 'EN', text: english.text }, template: english };
  }

  private async send(message: DueMessage, { dltTemplateId }: MessageTemplate): Promise<Outcome> {
    const { sms, retrySeconds } = this.parts;
    const { id, kind, to, text, attempts, takenAt } = message;
    try {
      await sms.sendMessage({ id, kind, to, text, dltTemplateId });
      return { status: 'SENT', attempts };
    } catch (failure) {
      const error = failure instanceof Error ? failure.message : 'The message could not be handed over.';
      const seconds = (isOfDangerSign(kind) ? DANGER_RETRY_SECONDS : retrySeconds)[attempts - 1];
      if (failure instanceof SmsRefused || seconds === undefined) return { status: 'FAILED', attempts, error };
      return { status: 'QUEUED', attempts, error, sendAfter: new Date(takenAt.getTime() + seconds * 1_000) };
    }
  }
}

/** Result of a message that is not sent; counts no attempt. */
const skipped = ({ attempts }: DueMessage, error: string): Outcome => ({
  status: 'SKIPPED',
  attempts: attempts - 1,
  error,
});

/** Result of a message whose kind the clinic turned off, or whose template the provider requires but lacks. */
function unregistered(message: DueMessage, template: MessageTemplate, sms: SmsSender): Outcome | undefined {
  if (!template.enabled) return skipped(message, 'Messages of this kind are switched off in the settings.');
  if (sms.needsTemplates && !template.dltTemplateId)
    return skipped(message, 'Its text has no DLT template id in the settings yet.');
  return undefined;
}

/** Result of a message that is no longer relevant, or must wait for the end of the quiet hours. */
function keptBack(message: DueMessage, { settings, sessions, numbers, trueOfOthers }: Present): Outcome | undefined {
  const { kind, subjectId, sessionStart, takenAt } = message;
  const session = sessions.get(subjectId);
  const isTrue =
    isOfDangerSign(kind) || kind === 'SLOT_OFFER'
      ? trueOfOthers.has(message.id)
      : isStillRelevant(message, session, takenAt);
  if (!isTrue) return skipped(message, 'What it says is no longer true.');
  if ((session && !session.recipient) || numbers.get(message.id) === null)
    return skipped(message, 'No number reaches the patient any more.');
  if (isReminder(kind) && !session?.wantsReminders) return skipped(message, 'The patient wants no reminders.');
  const sendAfter = whenToSendDue(kind, takenAt, sessionStart, quietHoursOf(settings));
  if (!sendAfter) return skipped(message, 'It was due in the quiet time.');
  return sendAfter > takenAt ? { status: 'QUEUED', attempts: message.attempts - 1, sendAfter } : undefined;
}
