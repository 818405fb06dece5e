import type { z } from 'zod';
import {
  type MessageChannel,
  messageLanguageOf,
  type ProviderAnswer,
  type ProviderStates,
  type SmsSender,
  User,
} from '../../identity/index.js';
import { loadSettings } from '../../clinic/index.js';
import type { Actor } from '../../platform/access/actor.js';
import type { AuditTrail } from '../../platform/audit/audit-trail.js';
import { AppError, badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { nothing } from '../../platform/inputs/parse-input.js';
import type { RateLimit } from '../../platform/limits/rate-limit.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import type { MailTest } from '../messages/mail-test.js';
import type { WhatsAppHandover } from '../messages/whatsapp-handover.js';
import { isCreditLow } from './low-credit.js';
import { channelTestInput } from './channel.input.js';

/** A provider, and how it does. */
export interface ChannelView {
  channel: MessageChannel;
  provider: string;
  /** 1 is asked first. */
  rank: number;
  isPaused: boolean;
  takenAt: Date | null;
  failedAt: Date | null;
  failure: string | null;
  /** In paise. */
  credit: number | null;
  isCreditLow: boolean;
}

/** What became of a test. */
export interface TestView {
  isTaken: boolean;
  provider: string;
  sentence: string;
  milliseconds: number;
}

/** Lists the providers of messages, and tests them. */
export class ChannelService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: {
      sms: SmsSender;
      states: ProviderStates;
      /** Undefined: no e-mail is set up. */
      mail: { test: MailTest; states: ProviderStates } | undefined;
      /** Undefined: no WhatsApp is set up. */
      whatsApp: { handover: WhatsAppHandover; states: ProviderStates } | undefined;
      clock: Clock;
      audit: AuditTrail;
      cap: RateLimit;
    },
  ) {}

  /** Returns the configured providers, in the order in which they are asked. */
  async list(actor: Actor): Promise<ChannelView[]> {
    return this.useCases.read(actor, 'channel.list', nothing, {}, async (_, { em }) => {
      const { sms, states, mail, whatsApp } = this.parts;
      const { creditWarning } = await loadSettings(em.fork());
      const texts = await this.views('SMS', sms.providers, states, creditWarning ?? null);
      const byWhatsApp = whatsApp ? await this.views('WHATSAPP', ['meta'], whatsApp.states, null) : [];
      const byMail = mail ? await this.views('EMAIL', ['smtp'], mail.states, null) : [];
      return [...texts, ...byWhatsApp, ...byMail];
    });
  }

  private async views(
    channel: MessageChannel,
    providers: readonly string[],
    states: ProviderStates,
    creditWarning: number | null,
  ): Promise<ChannelView[]> {
    const now = this.parts.clock.now();
    const known = new Map((await states.all()).map((state) => [state.provider, state]));
    return providers.map((provider, at) => {
      const state = known.get(provider);
      const credit = state?.credit ?? null;
      return {
        channel,
        provider,
        rank: at + 1,
        isPaused: state?.pausedUntil != null && state.pausedUntil > now,
        takenAt: state?.takenAt ?? null,
        failedAt: state?.failedAt ?? null,
        failure: state?.failure ?? null,
        credit,
        isCreditLow: isCreditLow(state, creditWarning),
      };
    });
  }

  /**
   * Sends a test to the admin's own number, or confirmed e-mail address, by one provider, paused or not. Audited with its result.
   * @throws AppError BAD_INPUT without such a provider, WRONG_STATE without a confirmed address or a name of the text with WhatsApp, RATE_LIMITED
   */
  async test(actor: Actor, input: z.input<typeof channelTestInput>): Promise<TestView> {
    return this.useCases.read(
      actor,
      'channel.test',
      channelTestInput,
      input,
      async ({ channel, provider }, { actor: own, em }) => {
        const { audit, cap } = this.parts;
        if (!this.providersOf(channel).includes(provider)) throw badInput({ provider: reasonFor('PROVIDER_UNKNOWN') });
        const user = await em.fork().findOneOrFail(User, own.userId);
        if (channel === 'EMAIL' && !user.emailConfirmedAt)
          throw new AppError('WRONG_STATE', reasonFor('EMAIL_NOT_CONFIRMED'));
        await cap.consume(own.userId);
        const test = await this.send(channel, provider, user);
        if (!test) throw badInput({ provider: reasonFor('PROVIDER_UNKNOWN') });
        const { outcome, sentence } = test.answer;
        const isTaken = outcome === 'TAKEN';
        await audit.recordAlone(own, {
          verb: 'channel.test',
          outcome: isTaken ? 'done' : 'failed',
          subjectType: 'user',
          subjectId: own.userId,
          details: { channel, provider, outcome },
        });
        return { isTaken, provider, sentence, milliseconds: test.milliseconds };
      },
    );
  }

  private providersOf(channel: MessageChannel): readonly string[] {
    const { sms, mail, whatsApp } = this.parts;
    if (channel === 'SMS') return sms.providers;
    return channel === 'EMAIL' ? (mail ? ['smtp'] : []) : whatsApp ? ['meta'] : [];
  }

  private async send(
    channel: MessageChannel,
    provider: string,
    { phone, email, language }: User,
  ): Promise<{ answer: ProviderAnswer; milliseconds: number } | undefined> {
    const { sms, mail, whatsApp } = this.parts;
    const own = messageLanguageOf(language);
    if (channel === 'WHATSAPP') return whatsApp?.handover.test(phone, own);
    return channel === 'SMS' ? sms.sendTest(provider, phone, own) : mail?.test(email ?? '', own);
  }
}
