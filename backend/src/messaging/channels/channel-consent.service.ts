import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { loadSettings } from '../../clinic/index.js';
import { messageChannels, messageLanguageOf, User } from '../../identity/index.js';
import { requireVisiblePatient } from '../../patients/index.js';
import type { Actor } from '../../platform/access/actor.js';
import { AppError, badInput } from '../../platform/errors/errors.js';
import { reasonFor, validationMessage } from '../../platform/errors/reason.js';
import { nothing } from '../../platform/inputs/parse-input.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { mailTexts } from '../email/mail-texts.js';
import { ChannelConsent, type ConsentedChannel, consentedChannels } from './channel-consent.entity.js';
import { recipientOf } from '../messages/recipient.js';
import { findLastWord, type LastWord } from './channel-consent.queries.js';

const CHANNEL = validationMessage('ONE_OF', { input: 'MESSAGE_CHANNEL', choices: messageChannels.join(', ') });
const patientId = z.string(validationMessage('REQUIRED', { input: 'ID' })).nullish();

/** Whose consents. */
export const consentsInput = z.object({ patientId });

/** What is said of a channel. */
export const setConsentInput = z.object({
  channel: z.enum(messageChannels, CHANNEL),
  given: z.boolean(validationMessage('YES_OR_NO', { input: 'CONSENT_GIVEN' })),
  patientId,
});

/** What was said of a channel. */
export interface ChannelConsentView {
  channel: ConsentedChannel;
  given: boolean;
  at: Date | null;
  by: string | null;
  words: string;
  reaches: boolean;
}

/** Reads and changes what patients say of channels. */
export class ChannelConsentService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: {
      clock: Clock;
      /** Which channels are set up. */ isOn: Readonly<Record<ConsentedChannel, boolean>>;
    },
  ) {}

  /** Returns whether WhatsApp is set up. */
  async isWhatsAppOffered(actor: Actor): Promise<boolean> {
    return this.useCases.read(actor, 'whatsApp.isOffered', nothing, {}, () => this.parts.isOn.WHATSAPP);
  }

  /** Returns what was said of the channels that are set up. A patient reads only their own. @throws AppError NOT_FOUND */
  async list(actor: Actor, input: z.input<typeof consentsInput>): Promise<ChannelConsentView[]> {
    return this.useCases.read(actor, 'channelConsent.list', consentsInput, input, async (asked, look) => {
      const em = look.em.fork();
      const account = await findAccount(em, look.actor, asked.patientId);
      if (!account) return [];
      const views: ChannelConsentView[] = [];
      for (const channel of consentedChannels.filter((one) => this.parts.isOn[one]))
        views.push(
          await viewOf(em, account, { channel, last: await findLastWord(em, { accountId: account.id, channel }) }),
        );
      return views;
    });
  }

  /**
   * Stores a yes or no to a channel, with its words. What stands so already is not stored again, unless the words have changed.
   * @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE
   */
  async set(actor: Actor, input: z.input<typeof setConsentInput>): Promise<ChannelConsentView> {
    return this.useCases.write(actor, 'channelConsent.set', setConsentInput, input, async (asked, change) => {
      const { tx, lock, actor: own } = change;
      const { given, channel } = asked;
      if (channel === 'SMS') throw badInput({ channel: reasonFor('CHANNEL_WITHOUT_CONSENT') });
      const found = await findAccount(tx, own, asked.patientId);
      if (!this.parts.isOn[channel]) throw new AppError('WRONG_STATE', OFF[channel]());
      // The lock orders what is said at once.
      const user = found && (await lock(User, { id: found.id, deletedAt: null }));
      // A no needs no address.
      if (!user || (given && !reaches(user, channel))) throw new AppError('WRONG_STATE', UNREACHED[channel]());
      const last = await findLastWord(tx, { accountId: user.id, channel });
      const words = await wordsFor(tx, user, channel);
      const stands = given === (last?.given ?? false) && (!given || last?.words === words);
      if (stands) return { subject: user, answer: () => viewOf(tx, user, { channel, last }) };
      // Later than what was said before, so that the order is kept, whichever process's clock is ahead.
      const at = new Date(Math.max(this.parts.clock.now().getTime(), (last?.at.getTime() ?? 0) + 1));
      const by = own.role === 'patient' ? 'PATIENT' : 'DESK';
      const said = { given, saidBy: by, words, language: messageLanguageOf(user.language), at } as const;
      const consent = tx.create(ChannelConsent, { accountId: user.id, channel, ...said });
      const details = { channel, account: user.id };
      return { subject: consent, answer: () => viewOf(tx, user, { channel, last: { given, at, by, words } }), details };
    });
  }
}

/** Finds the account of whom an actor asks for: of a patient their own, of staff that of a record; undefined without one. */
async function findAccount(
  em: EntityManager,
  actor: Actor,
  patientId: string | null | undefined,
): Promise<User | undefined> {
  if (actor.role === 'patient' && actor.kind === 'account' && !patientId)
    return (await em.findOne(User, { id: actor.userId, deletedAt: null })) ?? undefined;
  const record = await requireVisiblePatient(em, actor, patientId ?? '');
  return record.user ? ((await em.findOne(User, { id: record.user.id, deletedAt: null })) ?? undefined) : undefined;
}

/** Reasons why a channel is not offered, and why it does not reach somebody. */
const OFF = { WHATSAPP: () => reasonFor('WHATSAPP_OFF'), EMAIL: () => reasonFor('MAIL_OFF') };
const UNREACHED = { WHATSAPP: () => reasonFor('WHATSAPP_NO_NUMBER'), EMAIL: () => reasonFor('EMAIL_NOT_CONFIRMED') };

/** Returns whether a channel reaches an account now. */
const reaches = ({ email, emailConfirmedAt, phone }: User, channel: ConsentedChannel): boolean =>
  channel === 'EMAIL' ? Boolean(email && emailConfirmedAt) : recipientOf(phone, null) !== undefined;

async function wordsFor(em: EntityManager, user: User, channel: ConsentedChannel): Promise<string> {
  const { name: clinic } = await loadSettings(em);
  const texts = mailTexts(messageLanguageOf(user.language));
  return channel === 'EMAIL' ? texts.CONSENT({ clinic }) : texts.WHATSAPP_CONSENT({ clinic });
}

async function viewOf(
  em: EntityManager,
  user: User,
  { channel, last }: { channel: ConsentedChannel; last: LastWord | undefined },
): Promise<ChannelConsentView> {
  const words = await wordsFor(em, user, channel);
  const said = { given: last?.given ?? false, at: last?.at ?? null, by: last?.by ?? null };
  return { channel, ...said, words, reaches: reaches(user, channel) };
}
