import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import {
  cannotBeOff,
  isOfDangerSign,
  isOfSeries,
  isSafetyNote,
  type MessageKind,
  SmsRefused,
  type SmsSender,
} from '../../identity/index.js';
import {
  type ClinicSettings,
  loadSettings,
  type MessageTemplate,
  type TemplateEnvironment,
  templateFor,
} from '../../clinic/index.js';
import type { Lease } from '../../platform/jobs/lease.js';
import type { LeasedJob } from '../../platform/jobs/leased-job.js';
import { isBeyond, nextAttempt } from '../../platform/jobs/retry-table.js';
import type { Logger } from '../../platform/logger.js';
import { refreshMessage } from './refresh-message.js';
import {
  dueMessages,
  findPresentNumbers,
  findPresentSessions,
  noteOutcome,
  type DueMessage,
  type Outcome,
} from './due-messages.js';
import { quietHoursOf, whenToSendDue } from './quiet-hours.js';
import { isReminder, isStillRelevant, type PresentSession } from './message-relevance.js';
import { findTrueOfSeries } from './known-series.js';
import { findTrueOfOffers } from './offer-messages.js';
import { findRelevantTaskMessages } from './relevant-task-messages.js';

/**
 * Backoff of danger sign messages after each failed attempt, in seconds. Gives up in less than four minutes, well
 * before the 15-minute deadline of an emergency, so that the failure can be escalated.
 */
const DANGER_RETRY_SECONDS = [15, 30, 60, 120];

const NOT_HANDED_OVER = 'The message could not be handed over.';

/** Current data that decides whether messages are sent. */
interface Present {
  settings: ClinicSettings;
  sessions: Map<string, PresentSession>;
  /** Current numbers of messages not about sessions; null if the person has no usable number. */
  numbers: Map<string, string | null>;
  /** Ids of messages about danger signs and offers that are still relevant. */
  trueOfOthers: Set<string>;
}

/** Sends due messages. */
export class MessageJob implements LeasedJob<DueMessage, Present> {
  readonly queue = dueMessages;
  readonly idle = 'no message is sent';
  readonly isRepeatable = false;

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
  ) {}

  /** Loads the current data of the messages. */
  async prepare(messages: readonly DueMessage[]): Promise<Present> {
    const { pool, em } = this.parts;
    const settings = await loadSettings(em.fork());
    const ofTasks = await findRelevantTaskMessages(pool, messages);
    const ofSeries = await findTrueOfSeries(pool, messages);
    const trueOfOthers = new Set([...ofTasks, ...(await findTrueOfOffers(pool, messages)), ...ofSeries]);
    const sessions = await findPresentSessions(pool, messages);
    return { settings, sessions, numbers: await findPresentNumbers(pool, messages), trueOfOthers };
  }

  /** Whether processes crashed over the message after its last attempt. */
  isExhausted({ kind, attempts }: DueMessage): boolean {
    return isBeyond(attempts, this.waitsOf(kind));
  }

  /** Sends a message as it reads now, unless it is no longer to be sent. */
  async run(lease: Lease<DueMessage>, present: Present): Promise<void> {
    const { sms, logger } = this.parts;
    const { row } = lease;
    const session = present.sessions.get(row.subjectId);
    const written = refreshMessage({ ...row, to: present.numbers.get(row.id) ?? row.to }, session, present.settings);
    const { message, template } = this.inRegisteredLanguage(written, present);
    const unsent = unregistered(template, sms);
    const outcome = unsent ?? keptBack(message, present) ?? (await this.send(message, template));
    await noteOutcome(lease, message, outcome, session);
    const line = { messageId: message.id, status: outcome.status };
    if (outcome.status === 'FAILED') logger.warn(line, 'a message was given up');
    else if (outcome === unsent && isSafetyNote(message.kind)) logger.warn(line, 'a note of safety was not sent');
    else logger.info(line, 'a message was dealt with');
  }

  /** Postpones a message after an error of ours, or fails it. */
  async fail(lease: Lease<DueMessage>, error: unknown): Promise<void> {
    const { row } = lease;
    this.parts.logger.error({ error, messageId: row.id }, 'a message could not be dealt with');
    await noteOutcome(lease, row, this.failed(row, NOT_HANDED_OVER), undefined);
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
    const { id, kind, to, text } = message;
    try {
      await this.parts.sms.sendMessage({ id, kind, to, text, dltTemplateId });
      return { status: 'SENT' };
    } catch (failure) {
      const error = failure instanceof Error ? failure.message : NOT_HANDED_OVER;
      return failure instanceof SmsRefused ? { status: 'FAILED', error } : this.failed(message, error);
    }
  }

  /** Result of a failed attempt. */
  private failed({ kind, takenAt, attempts }: DueMessage, error: string): Outcome {
    const sendAfter = nextAttempt(takenAt, attempts, this.waitsOf(kind));
    return sendAfter ? { status: 'QUEUED', error, sendAfter } : { status: 'FAILED', error };
  }

  private waitsOf(kind: MessageKind): readonly number[] {
    return isOfDangerSign(kind) ? DANGER_RETRY_SECONDS : this.parts.retrySeconds;
  }
}

/** Result of a message that is not sent. */
const skipped = (error: string): Outcome => ({ status: 'SKIPPED', isUncounted: true, error });

/** Result of a message whose kind the clinic turned off, or whose template the provider requires but lacks. */
function unregistered(template: MessageTemplate, sms: SmsSender): Outcome | undefined {
  if (!template.enabled) return skipped('Messages of this kind are switched off in the settings.');
  if (sms.needsTemplates && !template.dltTemplateId)
    return skipped('Its text has no DLT template id in the settings yet.');
  return undefined;
}

/** Result of a message that is no longer relevant, or must wait for the end of the quiet hours. */
function keptBack(message: DueMessage, { settings, sessions, numbers, trueOfOthers }: Present): Outcome | undefined {
  const { kind, subjectId, sessionStart, takenAt } = message;
  const session = sessions.get(subjectId);
  const isTrue =
    isOfDangerSign(kind) || kind === 'SLOT_OFFER' || isOfSeries(kind)
      ? trueOfOthers.has(message.id)
      : isStillRelevant(message, session, takenAt);
  if (!isTrue) return skipped('What it says is no longer true.');
  if ((session && !session.recipient) || numbers.get(message.id) === null)
    return skipped('No number reaches the patient any more.');
  if (isReminder(kind) && !session?.wantsReminders) return skipped('The patient wants no reminders.');
  const sendAfter = whenToSendDue(kind, takenAt, sessionStart, quietHoursOf(settings));
  if (!sendAfter) return skipped('It was due in the quiet time.');
  return sendAfter > takenAt ? { status: 'QUEUED', isUncounted: true, sendAfter } : undefined;
}
