import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import {
  cannotBeOff,
  isAlsoText,
  isOfDangerSign,
  isOfPlan,
  isOfSeries,
  isSafetyNote,
  type MessageKind,
  type TextKind,
} from '../../identity/index.js';
import {
  type ClinicSettings,
  filledText,
  loadSettings,
  type MessageTemplate,
  type TemplateEnvironment,
  templateFor,
} from '../../clinic/index.js';
import { fillPayUrl, type PayTokens } from '../../money/index.js';
import type { Lease } from '../../platform/jobs/lease.js';
import type { LeasedJob } from '../../platform/jobs/leased-job.js';
import { isBeyond } from '../../platform/jobs/retry-table.js';
import type { Logger } from '../../platform/logger.js';
import { findPushAccounts, queuePush, queuePushAlone } from '../push/due-pushes.js';
import { findOpenInvitations } from './family-messages.js';
import { findPayUrls } from './link-messages.js';
import { refreshMessage } from './refresh-message.js';
import type { TextHandover } from './text-handover.js';
import {
  dueMessages,
  failedAttempt,
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
import { findRelevantCareMessages, isOfCare } from './relevant-care-messages.js';
import { findRelevantPlanMessages } from './relevant-plan-messages.js';
import { findRelevantTaskMessages } from './relevant-task-messages.js';

/**
 * Backoff of danger sign messages after each failed attempt, in seconds. Gives up in less than four minutes, well
 * before the 15-minute deadline of an emergency, so that the failure can be escalated.
 */
const DANGER_RETRY_SECONDS = [15, 30, 60, 120];

/** Wait of a message that can go only by WhatsApp while that is paused, in seconds. */
const PAUSE_SECONDS = 60;

const NOT_ARRIVED = 'WhatsApp says that it did not arrive. Its text has no DLT template id in the settings yet.';
const NOT_HANDED_OVER = 'The message could not be handed over.';

/** A message that goes as a text. */
type DueText = DueMessage & { kind: TextKind };

/** Current data that decides whether messages are sent. */
interface Present {
  settings: ClinicSettings;
  sessions: Map<string, PresentSession>;
  /** Current numbers of messages not about sessions; null if the person has no usable number. */
  numbers: Map<string, string | null>;
  /** Ids of messages about danger signs, offers, series, conversations, plans and payment links that are still relevant. */
  trueOfOthers: Set<string>;
  /** Addresses of payment links that can be paid, by message id. */
  payUrls: Map<string, string>;
  /** Accounts whose browsers are offered a message first, by message id. */
  pushAccounts: Map<string, string>;
}

/** Sends due texts; `MailJob` sends e-mails. */
export class MessageJob implements LeasedJob<DueText, Present> {
  readonly queue = dueMessages;
  readonly idle = 'no message is sent';
  readonly isRepeatable = false;

  constructor(
    private readonly parts: {
      em: EntityManager;
      pool: Pool;
      texts: TextHandover;
      /** Environment of the message templates. */
      templates: TemplateEnvironment;
      payTokens: PayTokens;
      /** Backoff after each failed attempt, in seconds; after one more failure the message fails. */
      retrySeconds: number[];
      /** Whether messages of some kinds are first offered to the patient's browsers. */
      isPushOn: boolean;
      logger: Logger;
    },
  ) {}

  /** Loads the current data of the messages. */
  async prepare(messages: readonly DueText[]): Promise<Present> {
    const { pool, em, isPushOn, payTokens } = this.parts;
    const settings = await loadSettings(em.fork());
    const ofTasks = await findRelevantTaskMessages(pool, messages);
    const ofSeries = await findTrueOfSeries(pool, messages);
    const ofCare = await findRelevantCareMessages(pool, messages);
    const ofPlans = await findRelevantPlanMessages(pool, messages);
    const ofFamily = await findOpenInvitations(em.fork(), messages);
    const ofOffers = await findTrueOfOffers(pool, messages);
    const payUrls = await findPayUrls(em.fork(), messages, payTokens);
    const ofMoney = [...payUrls.keys()];
    const trueOfOthers = new Set([
      ...ofTasks,
      ...ofOffers,
      ...ofSeries,
      ...ofCare,
      ...ofPlans,
      ...ofFamily,
      ...ofMoney,
    ]);
    const sessions = await findPresentSessions(pool, messages);
    const numbers = await findPresentNumbers(pool, messages);
    const pushAccounts = isPushOn ? await findPushAccounts(pool, messages) : new Map<string, string>();
    return { settings, sessions, numbers, trueOfOthers, payUrls, pushAccounts };
  }

  /** Whether processes crashed over the message after its last attempt. */
  isExhausted({ kind, attempts }: DueText): boolean {
    return isBeyond(attempts, this.waitsOf(kind));
  }

  /** Sends a message as it reads now, unless it is no longer to be sent. */
  async run(lease: Lease<DueText>, present: Present): Promise<void> {
    const { row } = lease;
    const { texts, logger } = this.parts;
    const session = present.sessions.get(row.subjectId);
    const written = refreshMessage({ ...row, to: present.numbers.get(row.id) ?? row.to }, session, present.settings);
    const { message, template } = asRegistered(this.inRegisteredLanguage(written, present));
    const off = disabled(template);
    const kept = off ?? keptBack(message, present);
    const account = kept ? undefined : present.pushAccounts.get(message.id);
    // A push needs no registered text, and no text waits for a push service: another job calls it.
    if (account && !isAlsoText(message.kind)) return queuePushAlone(lease, account);
    if (account) await queuePush(lease, account);
    // Read last: who says no meanwhile gets nothing by WhatsApp any more.
    const turn = kept ? 'NOT' : await texts.turnOfWhatsApp(message, template);
    const isByWhatsApp = turn === 'NOW';
    const isUnsent = !kept && !isByWhatsApp && !texts.canSend(template);
    const unsent = isUnsent ? unregistered(row, turn === 'PAUSED') : undefined;
    const outcome = kept ?? unsent ?? (await this.send(message, template, { present, isByWhatsApp }));
    await noteOutcome(lease, message, outcome, session);
    const line = { messageId: message.id, status: outcome.status };
    if (outcome.status === 'FAILED') logger.warn(line, 'a message was given up');
    else if ((off ?? unsent) && isSafetyNote(message.kind)) logger.warn(line, 'a note of safety was not sent');
    else logger.info(line, 'a message was dealt with');
  }

  /** Postpones a message after an error of ours, or fails it. */
  async fail(lease: Lease<DueText>, error: unknown): Promise<void> {
    const { row } = lease;
    this.parts.logger.error({ error, messageId: row.id }, 'a message could not be dealt with');
    await noteOutcome(lease, row, this.failed(row, NOT_HANDED_OVER), undefined);
  }

  /**
   * Replaces a safety message by its English version if its own language is not registered, and a mandatory one also if
   * its language is turned off: another language is better than no message. Its values stay; one from before values were
   * stored has none.
   */
  private inRegisteredLanguage(message: DueText, { settings }: Present): Registered {
    const { texts, templates } = this.parts;
    const template = templateFor(settings, templates, message.kind, message.language);
    const english = templateFor(settings, templates, message.kind, 'EN');
    const isRegistered = (one: MessageTemplate) => texts.canSend(one);
    const isLacking = !isRegistered(template) && isSafetyNote(message.kind);
    const isOff = !template.enabled && cannotBeOff(message.kind);
    if (!(isLacking || isOff) || !isRegistered(english)) return { message, template };
    const values = message.values ?? [];
    const text = filledText(english.text, values) ?? english.text;
    return { message: { ...message, language: 'EN', text, values }, template: english };
  }

  private async send(
    message: DueText,
    template: MessageTemplate,
    { present, isByWhatsApp }: { present: Present; isByWhatsApp: boolean },
  ): Promise<Outcome> {
    const { settings } = present;
    const handed = await this.parts.texts.handOver(withPayUrl(message, present), template, { settings, isByWhatsApp });
    return 'status' in handed ? handed : { ...this.failed(message, handed.error), tries: handed.tries };
  }

  /** Result of a failed attempt. */
  private failed(message: DueMessage, error: string): Outcome {
    return failedAttempt(message, error, this.waitsOf(message.kind));
  }

  private waitsOf(kind: MessageKind): readonly number[] {
    return isOfDangerSign(kind) ? DANGER_RETRY_SECONDS : this.parts.retrySeconds;
  }
}

/** A message with the template of its text. */
interface Registered {
  message: DueText;
  template: MessageTemplate;
}

/**
 * Returns a message in the text that is registered under its id, which may name the clinic as it was called then. One from before values were
 * stored keeps its own text.
 */
function asRegistered({ message, template }: Registered): Registered {
  const { registeredText } = template;
  const text = registeredText === null ? undefined : filledText(registeredText, message.values ?? []);
  return { message: text === undefined ? message : { ...message, text }, template };
}

/** Returns a message about a payment link with its address, which the outbox does not store. */
function withPayUrl(message: DueMessage, { payUrls }: Present): DueMessage {
  const url = payUrls.get(message.id);
  if (url === undefined) return message;
  const { text, values } = message;
  return { ...message, text: fillPayUrl(text, url), values: values?.map((value) => fillPayUrl(value, url)) ?? null };
}

/** Result of a message that is not sent. */
const skipped = (error: string): Outcome => ({ status: 'SKIPPED', isUncounted: true, error });

/** Result of a message whose kind the clinic turned off. */
const disabled = ({ enabled }: MessageTemplate): Outcome | undefined =>
  enabled ? undefined : skipped('Messages of this kind are switched off in the settings.');

/** Result of a message whose template the provider requires but lacks: it waits for WhatsApp while that is paused. */
function unregistered({ takenAt, byWhatsApp }: DueMessage, isPaused: boolean): Outcome {
  if (byWhatsApp.includes('TAKEN')) return { status: 'FAILED', isUncounted: true, error: NOT_ARRIVED };
  if (!isPaused) return skipped('Its text has no DLT template id in the settings yet.');
  const sendAfter = new Date(takenAt.getTime() + PAUSE_SECONDS * 1_000);
  return { status: 'QUEUED', isUncounted: true, sendAfter, error: 'WhatsApp is paused after failures.' };
}

/** Whether a message is compared with something other than a session before it is sent. */
const isJudged = (kind: MessageKind) =>
  isOfDangerSign(kind) ||
  isOfSeries(kind) ||
  isOfCare(kind) ||
  isOfPlan(kind) ||
  kind === 'SLOT_OFFER' ||
  kind === 'FAMILY_INVITED' ||
  kind === 'PAYMENT_LINK' ||
  kind === 'PAYMENT_DUE';

/** Result of a message that is no longer relevant, or must wait for the end of the quiet hours. */
function keptBack(message: DueMessage, { settings, sessions, numbers, trueOfOthers }: Present): Outcome | undefined {
  const { kind, subjectId, sessionStart, takenAt } = message;
  const session = sessions.get(subjectId);
  const isTrue = isJudged(kind) ? trueOfOthers.has(message.id) : isStillRelevant(message, session, takenAt);
  if (!isTrue) return skipped('What it says is no longer true.');
  if ((session && !session.recipient) || numbers.get(message.id) === null)
    return skipped('No number reaches the patient any more.');
  if (isReminder(kind) && !session?.wantsReminders) return skipped('The patient wants no reminders.');
  const sendAfter = whenToSendDue(kind, takenAt, sessionStart, quietHoursOf(settings));
  if (!sendAfter) return skipped('It was due in the quiet time.');
  return sendAfter > takenAt ? { status: 'QUEUED', isUncounted: true, sendAfter } : undefined;
}
