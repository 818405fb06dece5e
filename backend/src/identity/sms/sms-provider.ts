import type { MessageKind } from './message-kind.js';
import type { MessageLanguage } from './message-language.js';

/** How handing a message over ended. UNKNOWN: there was no answer in time, so that it may have been taken. */
export type AttemptOutcome = 'TAKEN' | 'REFUSED' | 'NOT_TAKEN' | 'UNKNOWN';

/** Names of providers of text messages. */
export type SmsProviderName = 'console' | 'http' | 'exotel' | 'msg91';
/** Names of providers of all channels. */
export type ProviderName = SmsProviderName | 'meta' | 'smtp';

/** Ids under which a text is registered. */
export interface TextIds {
  /** With the operators (DLT). */
  dltTemplateId: string | null;
  /** With a provider that has templates of its own. */
  providerTemplateId: string | null;
}

/** Text of a sign-in code that the clinic has registered in a language. */
export interface CodeTemplate extends TextIds {
  language: MessageLanguage;
  /** Returns the text with a code in it. */
  textOf(code: string): string;
}

/** Text message for a provider. */
export interface ProviderMessage extends TextIds {
  /** Our id, which the provider repeats in its delivery receipt. */
  id: string;
  /** Kind of a message of the outbox; null of a sign-in code, which is in no outbox. */
  kind: MessageKind | null;
  /** E.164. */
  to: string;
  text: string;
  /** Values of the text in the order of their places; null of a message from before they were stored. */
  values: readonly string[] | null;
}

/** What a provider said of a message. */
export interface ProviderAnswer {
  outcome: AttemptOutcome;
  /** HTTP status or code; null if there was no answer. */
  code: string | null;
  /** The provider's own id of the message. */
  reference: string | null;
  /** The answer as a sentence, without anything of the message. */
  sentence: string;
  /** Whether the provider refuses for want of credit. */
  lacksCredit: boolean;
}

/** A provider of text messages. */
export interface SmsProvider {
  readonly name: SmsProviderName;
  /** Returns whether the provider can send a text with these ids: India's operators reject texts that are not registered. */
  canSend(ids: TextIds): boolean;
  /** Returns the language and the ids of a sign-in code; English if the code is not registered in the language. */
  codeTemplate(language: MessageLanguage): TextIds & { language: MessageLanguage };
  /** Hands a message over, once; it does not throw. */
  send(message: ProviderMessage): Promise<ProviderAnswer>;
  /** Asks what is left of the prepaid money, in paise; absent if the provider does not tell. @throws Error */
  credit?(): Promise<number>;
}
