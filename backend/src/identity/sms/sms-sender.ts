import type { MessageKind } from '../../messaging/messages/message-kind.js';
import type { MessageLanguage } from '../../messaging/messages/message-language.js';

/** A message of the outbox on its way out. */
export interface OutgoingMessage {
  /** By which the gateway knows one that it was given before. */
  id: string;
  kind: MessageKind;
  /** E.164. */
  to: string;
  text: string;
  /** Of the registered text; null where the provider asks for none. */
  dltTemplateId: string | null;
}

/** The provider will not take a message, however often it is asked. */
export class SmsRefused extends Error {}

/** The way text messages leave the house. */
export interface SmsSender {
  /** Whether the provider takes a message only with the id of a registered text (India's DLT rules). */
  readonly needsTemplates: boolean;

  /**
   * Hands a one-time password over to the provider.
   * @param phone E.164
   * @param language of whoever has the number; where the provider has no text in it, the code goes in English
   * @throws when the provider did not take it
   */
  sendOtp(phone: string, code: string, language: MessageLanguage): Promise<void>;

  /**
   * Hands a message of the outbox over to the provider.
   * @throws SmsRefused when it is no use to ask again, another error when it may be
   */
  sendMessage(message: OutgoingMessage): Promise<void>;
}
