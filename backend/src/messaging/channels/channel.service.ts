import type { z } from 'zod';
import { messageLanguageOf, type ProviderStates, type SmsSender, User } from '../../identity/index.js';
import { loadSettings } from '../../clinic/index.js';
import type { Actor } from '../../platform/access/actor.js';
import type { AuditTrail } from '../../platform/audit/audit-trail.js';
import { badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { nothing } from '../../platform/inputs/parse-input.js';
import type { RateLimit } from '../../platform/limits/rate-limit.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { channelTestInput } from './channel.input.js';

/** A provider, and how it does. */
export interface ChannelView {
  channel: 'SMS';
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
    private readonly parts: { sms: SmsSender; states: ProviderStates; clock: Clock; audit: AuditTrail; cap: RateLimit },
  ) {}

  /** Returns the configured providers, in the order in which they are asked. */
  async list(actor: Actor): Promise<ChannelView[]> {
    return this.useCases.read(actor, 'channel.list', nothing, {}, async (_, { em }) => {
      const { sms, states, clock } = this.parts;
      const { creditWarning } = await loadSettings(em.fork());
      const known = new Map((await states.all()).map((state) => [state.provider, state]));
      return sms.providers.map((provider, at) => {
        const state = known.get(provider);
        const credit = state?.credit ?? null;
        const isBelow = credit !== null && creditWarning != null && credit < creditWarning;
        return {
          channel: 'SMS',
          provider,
          rank: at + 1,
          isPaused: state?.pausedUntil != null && state.pausedUntil > clock.now(),
          takenAt: state?.takenAt ?? null,
          failedAt: state?.failedAt ?? null,
          failure: state?.failure ?? null,
          credit,
          isCreditLow: isBelow || (state?.lacksCredit ?? false),
        };
      });
    });
  }

  /**
   * Sends a test to the admin's own number by one provider, paused or not. Audited with its result.
   * @throws AppError BAD_INPUT without such a provider, RATE_LIMITED
   */
  async test(actor: Actor, input: z.input<typeof channelTestInput>): Promise<TestView> {
    return this.useCases.read(
      actor,
      'channel.test',
      channelTestInput,
      input,
      async ({ channel, provider }, { actor: own, em }) => {
        const { sms, audit, cap } = this.parts;
        if (!sms.providers.some((one) => one === provider)) throw badInput({ provider: reasonFor('PROVIDER_UNKNOWN') });
        await cap.consume(own.userId);
        const { phone, language } = await em.fork().findOneOrFail(User, own.userId);
        const test = await sms.sendTest(provider, phone, messageLanguageOf(language));
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
}
