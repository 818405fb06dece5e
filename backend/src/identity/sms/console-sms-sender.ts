import type { OutgoingMessage, SmsSender } from './sms-sender.js';

/** Prints codes to standard output, for development; production refuses to start with it. */
export class ConsoleSmsSender implements SmsSender {
  readonly needsTemplates = false;

  async sendOtp(phone: string, code: string): Promise<void> {
    console.log(`OTP for ${phone}: ${code}`);
  }

  async sendMessage({ id, kind, to, text }: OutgoingMessage): Promise<void> {
    console.log(`Message for ${to} (${kind} ${id}): ${text.replaceAll(/\s+/g, ' ')}`);
  }
}
