import type { ProviderAnswer } from '../../identity/index.js';

/** A file of an e-mail. */
export interface MailFile {
  name: string;
  /** Media type. */
  type: string;
  bytes: Buffer;
}

/** What is written in an e-mail. */
export interface MailContent {
  subject: string;
  /** Plain text. */
  text: string;
  /** HTML of the same words; made of the text if absent. */
  html?: string;
  files: readonly MailFile[];
}

/** An e-mail to hand over. */
export interface OutgoingMail extends MailContent {
  /** Id of the message: the server and the recipient know by it what comes twice. */
  id: string;
  /** Address. */
  to: string;
}

/** Sends e-mail. */
export interface MailSender {
  /** Hands an e-mail over, once; it does not throw. */
  send(mail: OutgoingMail): Promise<ProviderAnswer>;
}
