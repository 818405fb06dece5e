import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import {
  type MessageLanguage,
  type MessageTry,
  mayGoByWhatsApp,
  type ProviderAnswer,
  type ProviderStates,
} from '../../identity/index.js';
import { loadSettings, type MessageTemplate, type TemplateEnvironment, templateFor } from '../../clinic/index.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { handOvers } from '../../platform/metrics/process-metrics.js';
import type { Logger } from '../../platform/logger.js';
import type { Clock } from '../../platform/time/clock.js';
import type { MetaSender, WhatsAppMessage } from '../whatsapp/meta-sender.js';
import type { DueMessage } from './due-messages.js';
import { saysYesToWhatsApp } from './whatsapp-consents.js';

/** Code of a test. */
const TEST_CODE = '000000';

/** Whether a text goes by WhatsApp: now, not before a pause after failures is over, or not at all. */
export type TurnOfWhatsApp = 'NOW' | 'PAUSED' | 'NOT';

/** Hands texts of the outbox over to WhatsApp, and tests it. */
export class WhatsAppHandover {
  constructor(
    private readonly parts: {
      em: EntityManager;
      meta: MetaSender;
      states: ProviderStates;
      templates: TemplateEnvironment;
      clock: Clock;
      logger: Logger;
    },
  ) {}

  /**
   * Returns whether a text goes by WhatsApp, as of now: its kind has a name there in its language, its recipient says yes, and it was not
   * refused there, nor may it have been taken. The answer to somebody who wrote STOP goes where they wrote.
   */
  async turnOf(
    { id, kind, values, byWhatsApp }: DueMessage,
    { whatsappName }: MessageTemplate,
  ): Promise<TurnOfWhatsApp> {
    if (whatsappName === null || values === null || !mayGoByWhatsApp(kind)) return 'NOT';
    if (byWhatsApp.some((outcome) => outcome !== 'NOT_TAKEN')) return 'NOT';
    const isWanted = kind === 'CHANNEL_STOPPED' || (await saysYesToWhatsApp(this.parts.em.fork(), id));
    if (!isWanted) return 'NOT';
    // Asked last: it takes the turn of a provider whose pause is over.
    return (await this.parts.states.mayAsk('meta')) ? 'NOW' : 'PAUSED';
  }

  /** Hands a text over, once. */
  async send({ id, to, values, language }: DueMessage, { whatsappName }: MessageTemplate): Promise<MessageTry> {
    const at = this.parts.clock.now();
    const answer = await this.ask({ id, to, name: whatsappName ?? '', language, values: values ?? [] });
    return { ...answer, at, provider: 'meta' };
  }

  /** Sends the text of a sign-in code, with 000000, to a number; in English if it has no name in the language. @throws AppError WRONG_STATE without a name */
  async test(to: string, own: MessageLanguage): Promise<{ answer: ProviderAnswer; milliseconds: number }> {
    const { em, templates, clock } = this.parts;
    const settings = await loadSettings(em.fork());
    const nameIn = (wanted: MessageLanguage) =>
      templateFor(settings, templates, 'SIGN_IN_CODE', wanted).whatsappName ?? undefined;
    const name = nameIn(own) ?? nameIn('EN');
    if (name === undefined) throw new AppError('WRONG_STATE', reasonFor('WHATSAPP_TEST_NAME'));
    const began = clock.now();
    const inOwn = nameIn(own) === undefined ? 'EN' : own;
    const answer = await this.ask({ id: uuidv7(), to, name, language: inOwn, values: [TEST_CODE] });
    return { answer, milliseconds: clock.now().getTime() - began.getTime() };
  }

  private async ask(message: WhatsAppMessage): Promise<ProviderAnswer> {
    const { meta, states, logger } = this.parts;
    const answer = await meta.send(message);
    handOvers.inc({ provider: 'meta', outcome: answer.outcome });
    const line = { provider: 'meta', outcome: answer.outcome, code: answer.code };
    if (answer.outcome !== 'TAKEN') logger.warn(line, 'WhatsApp did not take a message');
    // What became of the message counts more than the note about its provider.
    await states
      .note('meta', answer, true)
      .catch((error: unknown) => logger.warn({ error, provider: 'meta' }, 'WhatsApp could not be noted'));
    return answer;
  }
}
