import type { MessageKind } from './message-kind.js';
import type { MessageLanguage } from './message-language.js';

/** Message of the outbox to send. */
export interface OutgoingMessage {
  /** Idempotency key for the gateway. */
  id: string;
  kind: MessageKind;
  /** E.164. */
  to: string;
  text: string;
  /** Id of the registered text; null if the provider needs none. */
  dltTemplateId: string | null;
}

/** The provider rejects a message permanently. */
export class SmsRefused extends Error {}

/** Sends text messages through a provider. */
export interface SmsSender {
  /** Whether the provider requires the id of a registered text (India's DLT rules). */
  readonly needsTemplates: boolean;

  /**
   * Sends a one-time code.
   * @param phone E.164
   * @param language language of the receiver; if the provider has no text in it, the code is sent in English
   * @throws Error if the provider did not accept it
   */
  sendOtp(phone: string, code: string, language: MessageLanguage): Promise<void>;

  /** Sends a message of the outbox. @throws SmsRefused if a retry is useless, another error if it may succeed */
  sendMessage(message: OutgoingMessage): Promise<void>;
}
