import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { Logger } from '../../platform/logger.js';
import { handOvers } from '../../platform/metrics/process-metrics.js';
import type { Clock } from '../../platform/time/clock.js';
import { codeText } from './code-text.js';
import type { MessageLanguage } from './message-language.js';
import { ProviderStates } from './provider-states.js';
import type { CodeTemplate, ProviderAnswer, ProviderMessage, SmsProvider, SmsProviderName } from './sms-provider.js';
import type { MessageTry, OutgoingMessage, ProviderTest, SmsSender } from './sms-sender.js';

/** What a test sends instead of a code. */
const TEST_CODE = '000000';

/** Dependencies of FailoverSmsSender. */
export interface FailoverParts {
  providers: readonly SmsProvider[];
  pool: Pool;
  clock: Clock;
  logger: Logger;
  /** Reads the texts of a sign-in code that the clinic has registered. */
  findCodeTemplates: () => Promise<readonly CodeTemplate[]>;
  /** Counts a sign-in code, for the report of messages. */
  noteCode?: (sent: SentCode) => Promise<void>;
}

/** A sign-in code that a provider took, or the last one did not take; without the number. */
export interface SentCode {
  provider: SmsProviderName;
  isTaken: boolean;
  text: string;
  at: Date;
}

/** A try with a provider of text messages. */
type SmsTry = MessageTry & { provider: SmsProviderName };

/** A sign-in code to send. */
interface Code {
  phone: string;
  code: string;
  language: MessageLanguage;
}

/**
 * Sends text messages through the first provider that takes them. If one certainly did not take a message, the next is asked at once. If
 * one gave no answer, it may have taken it: a code, which is worth nothing later, goes to the next at once, any other message at its next
 * try, so that at most one doubles. If one refuses a message, no other is asked.
 */
export class FailoverSmsSender implements SmsSender {
  private readonly states: ProviderStates;

  constructor(private readonly parts: FailoverParts) {
    this.states = new ProviderStates(parts.pool, parts.clock);
  }

  get providers() {
    return this.parts.providers.map(({ name }) => name);
  }

  canSend(ids: Parameters<SmsProvider['canSend']>[0]): boolean {
    return this.parts.providers.some((provider) => provider.canSend(ids));
  }

  async sendOtp(phone: string, code: string, language: MessageLanguage): Promise<void> {
    const templates = await this.codeTemplates();
    let text = '';
    const tries = await this.handOver(this.parts.providers, (provider) => {
      const message = codeFor(provider, templates, { phone, code, language });
      ({ text } = message);
      return message;
    });
    const last = tries.at(-1);
    if (last) await this.count({ provider: last.provider, isTaken: last.outcome === 'TAKEN', text, at: last.at });
    if (last?.outcome !== 'TAKEN') throw new Error(last?.sentence ?? 'Every provider is paused.');
  }

  async sendMessage({ silent, ...message }: OutgoingMessage): Promise<MessageTry[]> {
    const silences = ({ name }: SmsProvider) => silent.filter((one) => one === name).length;
    const able = this.parts.providers.filter((provider) => provider.canSend(message));
    // Sorting is stable: those that answered keep their order.
    const inOrder = able.toSorted((one, other) => silences(one) - silences(other));
    return this.handOver(inOrder, () => message);
  }

  async sendTest(name: string, phone: string, language: MessageLanguage): Promise<ProviderTest | undefined> {
    const provider = this.parts.providers.find((one) => one.name === name);
    if (!provider) return undefined;
    const began = this.parts.clock.now();
    const code = codeFor(provider, await this.codeTemplates(), { phone, code: TEST_CODE, language });
    const answer = await this.ask(provider, code);
    return { answer, milliseconds: this.parts.clock.now().getTime() - began.getTime() };
  }

  async askCredits(): Promise<void> {
    for (const provider of this.parts.providers) {
      if (!provider.credit || !(await this.states.isCreditDue(provider.name))) continue;
      try {
        await this.states.noteCredit(provider.name, await provider.credit());
      } catch (error) {
        this.parts.logger.warn({ error, provider: provider.name }, 'a provider did not tell its credit');
      }
    }
  }

  /** A code counts more than its place in a report. */
  private async count(sent: SentCode): Promise<void> {
    const { noteCode, logger } = this.parts;
    await noteCode?.(sent).catch((error: unknown) =>
      logger.warn({ error, provider: sent.provider }, 'a sign-in code could not be counted'),
    );
  }

  /** The clinic's texts of a code; none if they cannot be read, since a code in another text is better than none. */
  private async codeTemplates(): Promise<readonly CodeTemplate[]> {
    try {
      return await this.parts.findCodeTemplates();
    } catch (error) {
      this.parts.logger.warn({ error }, 'the texts of sign-in codes could not be read');
      return [];
    }
  }

  /** Asks the providers in turn until one takes or refuses the message, or may have taken it. */
  private async handOver(
    providers: readonly SmsProvider[],
    messageFor: (provider: SmsProvider) => ProviderMessage,
  ): Promise<SmsTry[]> {
    const tries: SmsTry[] = [];
    for (const provider of providers) {
      // One provider alone is not paused: nobody else could be asked meanwhile.
      if (this.isSeveral && !(await this.states.mayAsk(provider.name))) continue;
      const message = messageFor(provider);
      const at = this.parts.clock.now();
      const answer = await this.ask(provider, message);
      tries.push({ ...answer, at, provider: provider.name });
      const goesOn = answer.outcome === 'NOT_TAKEN' || (answer.outcome === 'UNKNOWN' && message.kind === null);
      if (!goesOn) break;
    }
    return tries;
  }

  private async ask(provider: SmsProvider, message: ProviderMessage): Promise<ProviderAnswer> {
    const { logger } = this.parts;
    const answer = await provider.send(message);
    handOvers.inc({ provider: provider.name, outcome: answer.outcome });
    const line = { provider: provider.name, outcome: answer.outcome, code: answer.code };
    if (answer.outcome !== 'TAKEN') logger.warn(line, 'a provider did not take a message');
    // What became of the message counts more than the note about its provider.
    await this.states
      .note(provider.name, answer, this.isSeveral)
      .catch((error: unknown) => logger.warn({ error, provider: provider.name }, 'a provider could not be noted'));
    return answer;
  }

  private get isSeveral(): boolean {
    return this.parts.providers.length > 1;
  }
}

/**
 * Returns the message with a sign-in code as a provider has it registered: in the language that is asked for by the clinic's text or by the
 * environment's, else in English.
 */
function codeFor(
  provider: SmsProvider,
  templates: readonly CodeTemplate[],
  { phone, code, language }: Code,
): ProviderMessage {
  const ownIn = (wanted: MessageLanguage) =>
    templates.find((template) => template.language === wanted && provider.canSend(template));
  const given = provider.codeTemplate(language);
  const own = ownIn(language) ?? (given.language === language ? undefined : ownIn('EN'));
  const { dltTemplateId, providerTemplateId } = own ?? given;
  const text = own?.textOf(code) ?? codeText(code, given.language);
  return { id: randomUUID(), kind: null, to: phone, text, values: [code], dltTemplateId, providerTemplateId };
}
