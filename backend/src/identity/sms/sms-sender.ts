import type { MessageKind } from './message-kind.js';
import type { MessageLanguage } from './message-language.js';
import type { ProviderAnswer, ProviderName, SmsProviderName, TextIds } from './sms-provider.js';

/** Message of the outbox to send. */
export interface OutgoingMessage extends TextIds {
  /** Idempotency key for the provider. */
  id: string;
  kind: MessageKind;
  /** E.164. */
  to: string;
  text: string;
  /** Values of the text in the order of their places; null of a message from before they were stored. */
  values: readonly string[] | null;
  /** Providers that gave no answer at former tries; named once for each of them. */
  silent: readonly string[];
}

/** A try to hand a message over to a provider. */
export interface MessageTry extends ProviderAnswer {
  at: Date;
  provider: ProviderName;
}

/** What became of a test message. */
export interface ProviderTest {
  answer: ProviderAnswer;
  milliseconds: number;
}

/** Sends text messages through one provider, or the next one. */
export interface SmsSender {
  /** Names of the providers, in the order in which they are asked. */
  readonly providers: readonly SmsProviderName[];

  /** Returns whether any provider can send a text with these ids (India's DLT rules). */
  canSend(ids: TextIds): boolean;

  /**
   * Sends a one-time code.
   * @param phone E.164
   * @param language language of the receiver; if the provider has no text in it, the code is sent in English
   * @throws Error if no provider accepted it
   */
  sendOtp(phone: string, code: string, language: MessageLanguage): Promise<void>;

  /** Tries to send a message of the outbox once, and returns the tries of it; none if every provider is paused. The last one decides. */
  sendMessage(message: OutgoingMessage): Promise<MessageTry[]>;

  /** Sends the text of a sign-in code, with the code 000000, by one provider, paused or not; undefined without such a provider. */
  sendTest(provider: string, phone: string, language: MessageLanguage): Promise<ProviderTest | undefined>;

  /** Asks the providers that tell it what is left of the prepaid money, each once an hour over all processes. */
  askCredits(): Promise<void>;
}
