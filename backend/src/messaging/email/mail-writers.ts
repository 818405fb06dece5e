import type { EmailKind, MessageLanguage } from '../../identity/index.js';
import type { MailContent } from './mail-sender.js';

/** An e-mail of the outbox, as it is to be written. */
export interface QueuedMail {
  id: string;
  kind: EmailKind;
  language: MessageLanguage;
  /** Address. */
  to: string;
  /** Text of the outbox. */
  text: string;
  subjectId: string;
  /** What was stored of it. */
  content: object;
  takenAt: Date;
}

/** Writes an e-mail when it is handed over; undefined if what it says is no longer true. */
export type MailWriter = (mail: QueuedMail) => Promise<MailContent | undefined>;

/** Writers of e-mails by kind. Modules above add theirs, so that the outbox knows no document. */
export class MailWriters {
  private readonly writers = new Map<EmailKind, MailWriter>();

  /** Adds the writer of a kind. */
  add(kind: EmailKind, writer: MailWriter): void {
    this.writers.set(kind, writer);
  }

  /** Writes an e-mail. @throws Error for a kind that nobody writes */
  async write(mail: QueuedMail): Promise<MailContent | undefined> {
    const writer = this.writers.get(mail.kind);
    if (!writer) throw new Error(`nobody writes e-mails of the kind ${mail.kind}`);
    return writer(mail);
  }
}
